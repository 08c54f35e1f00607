// /compare?ids=… puts two or three tools side by side, without script.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import {
  type ComparedCell,
  type ComparedRow,
  type Comparison,
  toComparison,
} from "~/features/catalogue/core/comparison";
import { COMPARED_MAX, parseComparison, toComparisonSearch } from "~/features/catalogue/core/comparison-link";
import { FactAnswer, FactSource } from "~/features/catalogue/ui/fact-table";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { compareMessages } from "~/i18n/messages/compare";
import { pagesMessages } from "~/i18n/messages/pages";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Button } from "~/ui/button";
import { Select } from "~/ui/field";
import { Link } from "~/ui/navigation";
import PrintButton from "~/ui/print-button.island";
import styles from "./comparison-form.module.css";
import comparisonTableStyles from "./comparison-table.module.css";

export async function loader({ request }: LoaderFunctionArgs) {
  const { findComparedId, listComparedTools, listToolsToCompare } = await import(
    "~/features/catalogue/io/compared-tools.server"
  );
  const locale = localeOfRequest(request);
  const { ids, unknown, omitted } = parseComparison(new URL(request.url).searchParams, findComparedId);
  return {
    comparison: toComparison(listComparedTools(ids, locale)),
    unknown,
    omitted: listComparedTools(omitted, locale).map(({ title }) => title),
    others: listToolsToCompare(ids, locale),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** One tool is nothing to compare, so it is only named; with none the page says what it is for. */
export default function Compare() {
  const { comparison, unknown, omitted, others } = useLoaderData<typeof loader>();
  const text = useMessages(compareMessages);
  const pages = useMessages(pagesMessages);
  const origin = useSiteOrigin();
  const { tools } = comparison;
  const [first] = tools;
  const isWhole = tools.length > 1;
  return (
    <div className="page section stack">
      <h1>{pages.compare.title}</h1>
      {unknown.length > 0 ? <p role="status">{text.unknown(unknown)}</p> : null}
      {omitted.length > 0 ? <p role="status">{text.omitted(omitted, COMPARED_MAX)}</p> : null}
      {isWhole ? null : <p className="reading">{first === undefined ? text.none : text.one(first.title)}</p>}
      {isWhole ? (
        <>
          <div className="cluster" data-print="hide">
            <Island name="print-button" of={PrintButton} props={{ label: text.print }} />
          </div>
          <ComparisonTable comparison={comparison} origin={origin} />
        </>
      ) : null}
      <ComparisonForm chosen={tools.map(({ id }) => id)} others={others} />
    </div>
  );
}

interface ComparisonFormProps {
  /** Ids of the tools that stay. */
  readonly chosen: readonly string[];
  readonly others: readonly { readonly id: string; readonly title: string }[];
}

/** Adds a tool to those that are chosen, or the first two: an ordinary form, which needs no script. */
function ComparisonForm({ chosen, others }: ComparisonFormProps) {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  if (chosen.length >= COMPARED_MAX) return null;
  const labels = chosen.length === 0 ? [text.choose, text.chooseAnother] : [text.chooseAnother];
  return (
    <form action={pathOf("compare", locale)} className={styles.form} data-print="hide">
      {chosen.length === 0 ? null : <input type="hidden" name="ids" value={chosen.join(",")} />}
      {labels.map((label) => (
        <Select key={label} name="ids" label={label} required className={styles.field}>
          <option value="">{text.pick}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      ))}
      <Button type="submit" variant="brand">
        {text.show}
      </Button>
    </form>
  );
}

interface ComparisonTableProps {
  readonly comparison: Comparison;
  /** Configured origin of the site. */
  readonly origin: string;
}

/**
 * Two or three tools side by side: a row for each question, in it each tool's answer, its basis and its month. On paper
 * each tool has its short link, behind which are the addresses of the texts.
 */
function ComparisonTable({ comparison: { tools, rows }, origin }: ComparisonTableProps) {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  const ids = tools.map(({ id }) => id);
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
                  to={pathOf("resource", locale, { id })}
                  lang={titleLang ?? undefined}
                  className={comparisonTableStyles.tool}
                >
                  {title}
                </Link>
                <span className={comparisonTableStyles.typed}>
                  {typedLink(shortLinkUrl(origin, id, locale))}
                </span>
                <Link
                  to={pathOf("compare", locale) + toComparisonSearch(ids.filter((other) => other !== id))}
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
        <AnswerCell key={cell.tool.id} cell={cell} />
      ))}
    </tr>
  );
}

/** On a phone the answers of a row stand one under the other, so each names its tool there. */
function AnswerCell({ cell: { tool, fact } }: { cell: ComparedCell }) {
  const text = useMessages(compareMessages);
  return (
    <td data-tool={tool.title}>
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
