import { LANGUAGES } from "~/addresses/languages";
import {
  type CheckFigures,
  type KindCount,
  MEASURED_KINDS,
  shareOf,
} from "~/features/news/core/run/check-figures";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { useLocale, useMessages } from "~/i18n/translate";
import { Moment } from "./moment";
import styles from "./pipeline.module.css";

/** What the check of summaries does, what it cannot see, and what it was measured to do; null before it was measured. */
export function PipelineCheck({ figures }: { figures: CheckFigures | null }) {
  const { check: text } = useMessages(newsPipelineMessages);
  return (
    <>
      <p className="reading">{text.own}</p>
      <p className="reading">{text.translated}</p>
      <p className="reading">{text.blind}</p>
      {figures === null ? <p className="muted reading">{text.none}</p> : <Figures figures={figures} />}
    </>
  );
}

function Figures({ figures }: { figures: CheckFigures }) {
  const { check: text } = useMessages(newsPipelineMessages);
  // One decimal: 7.5 % of true sentences refused must not be told as 7.
  const percent = new Intl.NumberFormat(LANGUAGES[useLocale()].formats, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const share = (count: KindCount) => (
    <span className={styles.share}>
      {text.share(count.refused, count.sentences, percent.format(shareOf(count)))}
    </span>
  );
  return (
    <>
      <p className="reading">
        {text.lead(figures.articles)} {text.written} <Moment at={`${figures.writtenOn}T12:00:00.000Z`} />,{" "}
        {text.measured} <Moment at={`${figures.measuredOn}T12:00:00.000Z`} />.
      </p>
      {/* Not every browser lets the keyboard into what scrolls, so it is a stop of its own. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be a stop of the keyboard */}
      <section tabIndex={0} aria-label={text.kind} className={styles.wide}>
        <table className={styles.models}>
          <caption className="visually-hidden">{text.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{text.kind}</th>
              <th scope="col">{text.falseOnes}</th>
              <th scope="col">{text.trueOnes}</th>
            </tr>
          </thead>
          <tbody>
            {MEASURED_KINDS.map((kind) => (
              <tr key={kind}>
                <th scope="row" className={styles.kind}>
                  {text.rows[kind]}
                </th>
                <td>{share(figures.counts[kind].false)}</td>
                <td>{share(figures.counts[kind].true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted reading">{text.fellBack}</p>
    </>
  );
}
