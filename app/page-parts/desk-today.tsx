import { toPath } from "~/addresses/addresses";
import type { SitePart, Trouble } from "~/features/desk/core/troubles";
import { Moment } from "~/features/news/ui/moment";
import { deskMessages } from "~/i18n/messages/desk";
import { useLocale, useMessages } from "~/i18n/translate";
import { Prose } from "~/ui/prose";
import { type DeskPlace, deskSearch, RecordPlace } from "./desk-forms";

interface TodayProps {
  readonly place: DeskPlace;
  readonly today: {
    readonly troubles: readonly (Trouble & { readonly place: string | null })[];
    readonly off: readonly SitePart[];
    readonly lastRun: { readonly status: string; readonly startedAt: string } | null;
    readonly openReports: number;
    readonly lastBackup: { readonly takenAt: string; readonly held: Readonly<Record<string, number>> } | null;
    readonly limits: readonly {
      readonly name: "models" | "pages" | "runs";
      readonly used: number;
      readonly most: number;
    }[];
  };
}

/** Troubles with their remedies, and the use of the day. */
export function TodayPart({ today, place }: TodayProps) {
  const { today: text, troubles: words, partsOff, unknown } = useMessages(deskMessages);
  const { troubles, off, lastRun, openReports, lastBackup, limits } = today;
  const rows = Object.values(lastBackup?.held ?? {});
  const desk = toPath("desk", useLocale());
  return (
    <Prose>
      {troubles.length === 0 ? (
        <p>
          <strong>{text.allWell}</strong>
        </p>
      ) : (
        <>
          <h3>{text.wrong}</h3>
          <ul>
            {troubles.map(({ kind, subject, since, place: record }) => (
              <li key={`${kind} ${subject}`}>
                <strong>{words[kind].what(subject)}</strong>{" "}
                {since === null ? (
                  text.sinceUnknown
                ) : (
                  <>
                    {text.since} <Moment at={since} withTime />.
                  </>
                )}
                <br />
                {words[kind].todo} <RecordPlace place={record} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={desk + deskSearch({ ...place, part: "news" })}>{text.reports(openReports)}</a>
      </p>
      {off.length === 0 ? null : (
        <>
          <h3>{text.off}</h3>
          <p className="muted">{text.offLead}</p>
          <ul>
            {off.map((part) => (
              <li key={part}>{partsOff[part]}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{text.used}</h3>
      <ul>
        {limits.map(({ name, used, most }) => (
          <li key={name}>
            {text.limits[name]}: {text.usedOf(used, most)}
          </li>
        ))}
      </ul>
      <h3>{text.lastRun}</h3>
      <p>
        {lastRun === null ? (
          unknown
        ) : (
          <>
            <Moment at={lastRun.startedAt} withTime />: {text.runStates[lastRun.status] ?? lastRun.status}
          </>
        )}
      </p>
      <h3>{text.backup}</h3>
      <p>
        {lastBackup === null ? (
          text.noBackup
        ) : (
          <>
            <Moment at={lastBackup.takenAt} withTime />:{" "}
            {text.holds(
              rows.reduce((sum, count) => sum + count, 0),
              rows.length,
            )}
          </>
        )}
      </p>
      <h3>{text.domain}</h3>
      <p>{text.domainText}</p>
    </Prose>
  );
}
