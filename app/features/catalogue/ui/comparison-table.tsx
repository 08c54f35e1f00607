import { pathOf } from "~/addresses/addresses";
import type { ComparedCell, ComparedRow, Comparison } from "~/features/catalogue/core/comparison";
import { toComparisonSearch } from "~/features/catalogue/core/comparison-link";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { compareMessages } from "~/i18n/messages/compare";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";
import styles from "./comparison-table.module.css";
import { FactAnswer, FactSource } from "./fact-cell";

interface ComparisonTableProps {
  readonly comparison: Comparison;
  /** Configured origin of the site. */
  readonly origin: string;
}

/**
 * Two or three tools side by side: a row for each question, in it each tool's answer, its basis and its month. On paper
 * each tool has its short link, behind which are the addresses of the texts.
 */
export function ComparisonTable({ comparison: { tools, rows }, origin }: ComparisonTableProps) {
  const text = useMessages(compareMessages);
  const locale = useLocale();
  const ids = tools.map(({ id }) => id);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{text.caption(tools.map(({ title }) => title))}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.question}>
              {text.question}
            </th>
            {tools.map(({ id, title, titleLang }) => (
              <th key={id} scope="col">
                <Link
                  to={pathOf("resource", locale, { id })}
                  lang={titleLang ?? undefined}
                  className={styles.tool}
                >
                  {title}
                </Link>
                <span className={styles.typed}>{typedLink(shortLinkUrl(origin, id, locale))}</span>
                <Link
                  to={pathOf("compare", locale) + toComparisonSearch(ids.filter((other) => other !== id))}
                  aria-label={text.removeTool(title)}
                  className={styles.remove}
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
      <th scope="row" className={styles.question}>
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
