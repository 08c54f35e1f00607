import { toPath } from "~/addresses/addresses";
import { listViewPath } from "~/addresses/list-views";
import {
  COMPARED_MAX,
  type ComparedCell,
  type ComparedRow,
  type Comparison,
} from "~/features/catalogue/core/comparison";
import { FactAnswer, FactSource } from "~/features/catalogue/ui/fact-table";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { compareMessages } from "~/i18n/messages/compare";
import { favouritesPageMessages } from "~/i18n/messages/favourites-page";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { Button } from "~/ui/button";
import { Options, Select } from "~/ui/field";
import { Link } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";
import styles from "./comparison-form.module.css";
import comparisonTableStyles from "./comparison-table.module.css";
import { useSiteOrigin } from "./site-origin";

interface ComparedToolsProps {
  readonly comparison: Comparison;
  /** Ids of the whole list, which stay in the links. */
  readonly ids: readonly string[];
  /** Ids of the address that name nothing. */
  readonly unknown: readonly string[];
  /** Titles of the tools beyond those that are compared. */
  readonly omitted: readonly string[];
  /** Tools that may be added. */
  readonly others: readonly { readonly id: string; readonly title: string }[];
}

/** One tool is nothing to compare, so it is only named; with none the page says what it is for. */
export function ComparedTools({ comparison, ids, unknown, omitted, others }: ComparedToolsProps) {
  const text = useMessages(compareMessages);
  const { title } = useMessages(favouritesPageMessages).views.compare;
  const { tools } = comparison;
  const [first] = tools;
  const isWhole = tools.length > 1;
  return (
    <>
      <h1>{title}</h1>
      {unknown.length > 0 ? <p role="status">{text.unknown(unknown)}</p> : null}
      {omitted.length > 0 ? <p role="status">{text.omitted(omitted, COMPARED_MAX)}</p> : null}
      {isWhole ? (
        <>
          <div className="cluster" data-print="hide">
            <Island name="print-button" of={PrintButton} props={{ label: text.print }} />
          </div>
          <ComparisonTable comparison={comparison} ids={ids} />
        </>
      ) : (
        <p className="reading">{first === undefined ? text.none : text.one(first.title)}</p>
      )}
      {tools.length < COMPARED_MAX ? (
        <ComparisonForm isFirst={first === undefined} ids={ids} others={others} />
      ) : null}
    </>
  );
}

interface ComparisonFormProps extends Pick<ComparedToolsProps, "ids" | "others"> {
  /** True while no tool is chosen. */
  readonly isFirst: boolean;
}

/** Adds a tool to the list, or the first two: an ordinary form, which needs no script. */
function ComparisonForm({ isFirst, ids, others }: ComparisonFormProps) {
  const text = useMessages(compareMessages);
  const labels = isFirst ? [text.choose, text.chooseAnother] : [text.chooseAnother];
  return (
    <form action={toPath("favourites", useLocale())} className={styles.form} data-print="hide">
      {ids.length === 0 ? null : <input type="hidden" name="ids" value={ids.join(",")} />}
      <input type="hidden" name="view" value="compare" />
      {labels.map((label) => (
        <Select key={label} name="ids" label={label} required className={styles.field}>
          <option value="">{text.pick}</option>
          <Options of={others.map(({ id, title }) => [id, title])} />
        </Select>
      ))}
      <Button type="submit" variant="brand">
        {text.show}
      </Button>
    </form>
  );
}

/**
 * Two or three tools side by side: a row for each question, in it each tool's answer, its basis and its month. On paper
 * each tool has its short link, behind which are the addresses of the texts.
 */
function ComparisonTable({
  comparison: { tools, rows },
  ids,
}: Pick<ComparedToolsProps, "comparison" | "ids">) {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  const origin = useSiteOrigin();
  return (
    <div className={comparisonTableStyles.frame}>
      <table className={comparisonTableStyles.table}>
        <caption className="visually-hidden">{text.caption(tools.map(({ title }) => title))}</caption>
        <thead>
          <tr>
            <th scope="col" className={comparisonTableStyles.question}>
              {text.question}
            </th>
            {tools.map(({ id, title, titleLang }) => (
              <th key={id} scope="col">
                <Link
                  to={toPath("resource", locale, { id })}
                  lang={titleLang ?? undefined}
                  className={comparisonTableStyles.tool}
                >
                  {title}
                </Link>
                <span className={`on-paper ${comparisonTableStyles.typed}`}>
                  {typedLink(shortLinkUrl(origin, id, locale))}
                </span>
                <Link
                  to={listViewPath("compare", locale, { ids: ids.filter((other) => other !== id) })}
                  aria-label={text.removeTool(title)}
                  className={comparisonTableStyles.remove}
                  data-print="hide"
                >
                  {text.remove}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QuestionRow key={row.question} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QuestionRow({ row }: { row: ComparedRow }) {
  const { questions } = useMessages(toolFactsMessages);
  return (
    <tr>
      <th scope="row" className={comparisonTableStyles.question}>
        {questions[row.question]}
      </th>
      {row.cells.map((cell) => (
        <AnswerCell key={cell.tool.id} fact={cell.fact} />
      ))}
    </tr>
  );
}

function AnswerCell({ fact }: Pick<ComparedCell, "fact">) {
  const text = useMessages(compareMessages);
  return (
    <td>
      {fact === null ? (
        text.notAsked
      ) : (
        <>
          <FactAnswer fact={fact} />
          <FactSource fact={fact} isNamedAlone />
        </>
      )}
    </td>
  );
}
