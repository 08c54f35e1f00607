import { LANGUAGES } from "~/addresses/languages";
import type { FactShare } from "~/features/evidence/core/fact-shares";
import styles from "~/features/news/ui/pipeline.module.css";
import { factSharesMessages } from "~/i18n/messages/fact-shares";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { useLocale, useMessages } from "~/i18n/translate";
import { ColumnHeads } from "~/ui/column-heads";

/** Shows whose texts the facts about tools come from. */
export function FactShares({ shares }: { shares: readonly FactShare[] }) {
  const text = useMessages(factSharesMessages);
  const { questions } = useMessages(toolFactsMessages);
  const percent = new Intl.NumberFormat(LANGUAGES[useLocale()].formats, { style: "percent" });
  const [{ official = 0, others = 0, unknown = 0 } = {}] = shares;
  const tools = official + others + unknown;
  return (
    <section id="tools" aria-labelledby="tools-heading" className="stack">
      <h2 id="tools-heading">{text.title}</h2>
      <p className="reading">{text.lead(tools)}</p>
      {/* Not every browser lets the keyboard into what scrolls, so it is a stop of its own. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be a stop of the keyboard */}
      <section tabIndex={0} aria-label={text.question} className={styles.wide}>
        <table className={styles.models}>
          <caption className="visually-hidden">{text.title}</caption>
          <ColumnHeads columns={[text.question, text.official, text.others, text.unknown]} />
          <tbody>
            {shares.map((share) => (
              <tr key={share.question}>
                <th scope="row" className={styles.kind}>
                  {questions[share.question]}
                </th>
                <td>{text.share(share.official, percent.format(share.official / tools))}</td>
                <td>{share.others}</td>
                <td>{share.unknown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
