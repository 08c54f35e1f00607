import { LANGUAGES } from "~/addresses/languages";
import {
  BROKEN_KINDS,
  type CheckFigures,
  type KindCount,
  missesAim,
  shareOf,
  sumOf,
  TURNED_KINDS,
} from "~/features/news/core/run/check-figures";
import { newsPipelineMessages } from "~/i18n/messages/news-pipeline";
import { useLocale, useMessages } from "~/i18n/translate";
import { Moment } from "./moment";
import styles from "./pipeline.module.css";

/** What the check of summaries catches and what it does not, kind by kind, as it was measured. */
export function PipelineCheck({ figures }: { figures: CheckFigures }) {
  const { check: text } = useMessages(newsPipelineMessages);
  const { first, second, measuredOn } = figures;
  // One decimal: 7.5 % of true sentences refused must not be told as 7.
  const percent = new Intl.NumberFormat(LANGUAGES[useLocale()].formats, {
    style: "percent",
    maximumFractionDigits: 1,
  });
  const rows: readonly {
    readonly kind: Parameters<typeof missesAim>[0];
    readonly name: string;
    readonly known: KindCount;
    readonly fresh: KindCount;
  }[] = [
    ...BROKEN_KINDS.map((kind) => ({
      kind,
      name: text.kinds[kind],
      known: first.broken[kind],
      fresh: second.broken[kind],
    })),
    {
      kind: "turned",
      name: text.turned,
      known: sumOf(first, TURNED_KINDS),
      fresh: sumOf(second, TURNED_KINDS),
    },
    {
      kind: "broken",
      name: text.broken,
      known: sumOf(first, BROKEN_KINDS),
      fresh: sumOf(second, BROKEN_KINDS),
    },
    { kind: null, name: text.wronglyRefused, known: first.passing, fresh: second.passing },
  ];
  const share = (count: KindCount) => (
    <span className={styles.share}>
      {text.share(count.refused, count.sentences, percent.format(shareOf(count)))}
    </span>
  );
  return (
    <>
      <p className="reading">
        {text.lead(first.articles, second.articles)} <Moment at={`${measuredOn}T12:00:00.000Z`} />.
      </p>
      {/* Not every browser lets the keyboard into what scrolls, so it is a stop of its own. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be a stop of the keyboard */}
      <section tabIndex={0} aria-label={text.kind} className={styles.wide}>
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
            {rows.map(({ kind, name, known, fresh }) => (
              <tr key={name}>
                <th scope="row" className={styles.kind}>
                  {name}
                </th>
                <td>{share(known)}</td>
                <td>
                  {share(fresh)}
                  {missesAim(kind, fresh) ? `: ${text.missed}` : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted reading">{text.limits}</p>
    </>
  );
}
