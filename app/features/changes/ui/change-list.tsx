import { Fragment } from "react";
import { toPath } from "~/addresses/addresses";
import type { LessonChange, ShownChange } from "~/features/changes/core/shown-change";
import { formatDatePart, formatWholeDate } from "~/i18n/format-month";
import { changesMessages } from "~/i18n/messages/changes";
import { controlsMessages } from "~/i18n/messages/controls";
import { useLocale, useMessages } from "~/i18n/translate";
import { LinkWhereKnown } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { StaleSwitch } from "~/ui/stale-switch";

interface ChangeListProps {
  readonly changes: readonly ShownChange[];
  /** False on the page of the subject, which need not name it. */
  readonly hasSubject?: boolean;
}

/** Changes one below the other: what stood there, what stands there now, since when, why, and who says so. */
export function ChangeList({ changes, hasSubject = true }: ChangeListProps) {
  return (
    <ul className="stack">
      {changes.map((change) => (
        <li key={change.id} id={hasSubject ? change.id : undefined}>
          <ChangeItem change={change} hasSubject={hasSubject} />
        </li>
      ))}
    </ul>
  );
}

function ChangeItem({ change, hasSubject }: { change: ShownChange; hasSubject: boolean }) {
  const text = useMessages(changesMessages);
  const locale = useLocale();
  const { subject, field, was, now, since, seenOn, why } = change;
  return (
    <>
      <p>
        <strong>
          {hasSubject && subject !== null ? (
            <>
              <Link to={subject.path}>{subject.title}</Link>
              {": "}
            </>
          ) : null}
          {field}
        </strong>{" "}
        {was === null ? now : `${text.was}: ${was}. ${text.now}: ${now}`}
        {since === null ? null : (
          <>
            {" ("}
            <Since date={since} />)
          </>
        )}
      </p>
      {why === null ? null : (
        <p>
          {text.why}: {why}
        </p>
      )}
      <p className="muted">
        {text.seen(formatWholeDate(seenOn, locale))}
        <Source change={change} />
      </p>
      <Uses change={change} />
    </>
  );
}

/** "From" a day to come; the browser says "since" from that day on, since the page may be older. */
function Since({ date }: { date: string }) {
  const text = useMessages(changesMessages);
  const words = formatWholeDate(date, useLocale());
  if (date.length < "2026-11-17".length) return text.since(words);
  return <StaleSwitch month={date} days={-1} fresh={text.from(words)} old={text.since(words)} />;
}

function Source({ change: { source } }: { change: ShownChange }) {
  const text = useMessages(changesMessages);
  const { newTab } = useMessages(controlsMessages);
  const locale = useLocale();
  if (source === null) return null;
  const month = source.month === null ? text.undated : formatDatePart(source.month, locale);
  return (
    <>
      {`. ${text.source}: `}
      <LinkWhereKnown href={source.address} newTabLabel={newTab}>
        {source.name}
      </LinkWhereKnown>
      {`, ${month}`}
    </>
  );
}

/** So many uses stand in the line; more of them would hide the change, and are folded. */
const FEW_USES = 3;

/** The printed codes, lessons and clauses that use the fact. */
function Uses({ change: { pages, clauseCount } }: { change: ShownChange }) {
  const text = useMessages(changesMessages);
  const locale = useLocale();
  const clauses = { path: toPath("school-kit", locale), title: text.clauses(clauseCount) };
  const links = clauseCount === 0 ? pages : [...pages, clauses];
  if (links.length === 0) return null;
  const uses = links.map(({ path, title }, index) => (
    <Fragment key={path}>
      {index === 0 ? null : "; "}
      <Link to={path}>{title}</Link>
    </Fragment>
  ));
  return links.length > FEW_USES ? (
    <details className="muted">
      <summary>
        {text.affects} ({links.length})
      </summary>
      <p>{uses}</p>
    </details>
  ) : (
    <p className="muted">
      {text.affects}: {uses}
    </p>
  );
}

/** The changes of one record, on its page, with the way to all of them; nothing where there are none. */
export function ChangesSection({ changes }: { readonly changes: readonly ShownChange[] }) {
  const text = useMessages(changesMessages);
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <section id="what-changed" className="reading stack" data-print="hide">
      <h2>{text.ofRecord}</h2>
      <ChangeList changes={changes} hasSubject={false} />
      <p>
        <Link to={toPath("changes", locale)}>{text.all}</Link>
      </p>
    </section>
  );
}

/** Says on a lesson which of the facts that it rests on changed, and when; nothing where none did. */
export function LessonChanges({ changes }: { readonly changes: readonly LessonChange[] }) {
  const text = useMessages(changesMessages);
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <details data-print="hide">
      <summary>{text.ofLesson(changes.length)}</summary>
      <ul>
        {changes.map(({ path, title, date }) => (
          <li key={path}>
            <Link to={path}>{title}</Link> ({formatWholeDate(date, locale)})
          </li>
        ))}
      </ul>
    </details>
  );
}
