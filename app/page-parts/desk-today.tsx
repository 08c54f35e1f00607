import { toPath } from "~/addresses/addresses";
import { Moment } from "~/features/news/ui/moment";
import { deskMessages } from "~/i18n/messages/desk";
import { useLocale, useMessages } from "~/i18n/translate";
import { type DeskData, DeskList, RecordPlace } from "./desk-forms";

/** Troubles with their remedies, and the use of the day. */
export function TodayPart({ today }: { readonly today: DeskData<"readToday"> }) {
  const { today: text, troubles: words, partsOff, unknown } = useMessages(deskMessages);
  const { troubles, off, lastRun, openReports, lastBackup, limits, domainPaidUntil } = today;
  const rows = Object.values(lastBackup?.held ?? {});
  const held = rows.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {troubles.length === 0 ? <strong>{text.allWell}</strong> : null}
      <DeskList heading={text.wrong}>
        {troubles.map(({ kind, subject, since, place }) => (
          <p key={`${kind} ${subject}`}>
            <strong>{words[kind].what(subject)}</strong> {since === null ? text.sinceUnknown : text.since}{" "}
            {since && <Moment at={since} withTime />}
            <br />
            {words[kind].todo} <RecordPlace place={place} />
          </p>
        ))}
      </DeskList>
      <p>
        <a href={`${toPath("desk", useLocale())}?part=news`}>{text.reports(openReports)}</a>
      </p>
      <DeskList heading={text.off}>
        {off.map((part) => (
          <span key={part}>{partsOff[part]}</span>
        ))}
      </DeskList>
      <DeskList heading={text.used}>
        {limits.map(({ name, used, most }) => (
          <span key={name}>
            {text.limits[name]}: {text.usedOf(used, most)}
          </span>
        ))}
      </DeskList>
      <h3>{text.lastRun}</h3>
      <p>
        {lastRun === null ? unknown : text.runStates[lastRun.status]}{" "}
        {lastRun && <Moment at={lastRun.startedAt} withTime />}
      </p>
      <h3>{text.backup}</h3>
      <p>
        {lastBackup === null ? text.noBackup : text.holds(held, rows.length)}{" "}
        {lastBackup && <Moment at={lastBackup.takenAt} withTime />}
      </p>
      <h3>{text.domain}</h3>
      <p>
        {domainPaidUntil === null ? text.domainUnknown : text.domainPaid}{" "}
        {domainPaidUntil && <Moment at={`${domainPaidUntil}T12:00:00Z`} />}
      </p>
    </>
  );
}
