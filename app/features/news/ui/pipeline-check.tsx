import { LANGUAGES } from "~/addresses/languages";
import {
  BROKEN_KINDS,
  type CheckFigures,
  type KindCount,
  shareOf,
  sumOf,
  TURNED_KINDS,
} from "~/features/news/core/run/check-figures";
import { Moment } from "~/features/news/ui/moment";
import styles from "~/features/news/ui/pipeline.module.css";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { useLocale, useMessages } from "~/i18n/translate";

/** What the check of summaries catches and what it does not, kind by kind, as it was measured. */
export function PipelineCheck({ figures }: { figures: CheckFigures }) {
  const { check: text } = useMessages(newsPipelineMessages);
  const { first, second, measuredOn } = figures;
  // One decimal: 7.5 % of true sentences refused must not be told as 7.
  const percent = new Intl.NumberFormat(LANGUAGES[useLocale()].formats, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const rows: readonly (readonly [string, KindCount, KindCount])[] = [
    ...BROKEN_KINDS.map((kind) => [text.kinds[kind], first.broken[kind], second.broken[kind]] as const),
    [text.turned, sumOf(first, TURNED_KINDS), sumOf(second, TURNED_KINDS)],
    [text.broken, sumOf(first, BROKEN_KINDS), sumOf(second, BROKEN_KINDS)],
    [text.wronglyRefused, first.passing, second.passing],
  ];
  return (
    <>
      <p>
        {text.lead(first.articles + second.articles)} <Moment at={`${measuredOn}T12:00:00.000Z`} />.
      </p>
      <table className={styles.models}>
        <caption className="visually-hidden">{text.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{text.kind}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([kind, before, after]) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{text.share(before.refused, before.sentences, percent.format(shareOf(before)))}</td>
              <td>{text.share(after.refused, after.sentences, percent.format(shareOf(after)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{text.limits}</p>
    </>
  );
}
