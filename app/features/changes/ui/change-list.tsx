import { toPath } from "~/addresses/addresses";
import type { CodeLink } from "~/features/book-resources/core/landing";
import type { ShownChange } from "~/features/changes/core/shown-change";
import { formatDatePart, formatWholeDate } from "~/i18n/format-month";
import { changesMessages } from "~/i18n/messages/changes";
import { controlsMessages } from "~/i18n/messages/controls";
import { useLocale, useMessages } from "~/i18n/translate";
import { LinkWhereKnown } from "~/ui/external-link";
import { Link } from "~/ui/navigation";
import { Prose } from "~/ui/prose";

interface ChangeListProps {
  readonly changes: readonly ShownChange[];
  /** False on the page of the subject, which need not name it. */
  readonly hasSubject?: boolean;
}

/** Changes one below the other: what stood there, what stands there now, since when, why, and who says so. */
export function ChangeList({ changes, hasSubject = true }: ChangeListProps) {
  const text = useMessages(changesMessages);
  const { newTab } = useMessages(controlsMessages);
  const locale = useLocale();
  return (
    <ul className="stack">
      {changes.map(({ id, subject, field, was, now, since, seenOn, why, source, uses }) => (
        <li key={id} id={hasSubject ? id : undefined}>
          <p>
            <strong>
              {hasSubject && subject !== null ? <Link to={subject.path}>{subject.title}</Link> : null}
              {hasSubject && subject !== null ? ": " : null}
              {field}
            </strong>{" "}
            {was === null ? now : `${text.was}: ${was}. ${text.now}: ${now}`}
            {since === null ? null : ` (${text.from(formatWholeDate(since, locale))})`}
          </p>
          {why === null ? null : <p>{`${text.why}: ${why}`}</p>}
          <p className="muted">
            {text.seen(formatWholeDate(seenOn, locale))}
            {source === null ? null : (
              <>
                {`. ${text.source}: `}
                <LinkWhereKnown href={source.address} newTabLabel={newTab}>
                  {source.name}
                </LinkWhereKnown>
                {`, ${source.month === null ? text.undated : formatDatePart(source.month, locale)}`}
              </>
            )}
          </p>
          <FoldedLinks summary={`${text.affects} (${uses.length})`} links={uses} />
        </li>
      ))}
    </ul>
  );
}

interface FoldedLinksProps {
  readonly summary: string;
  readonly links: readonly (CodeLink & { readonly date?: string })[];
}

/** Links behind the line that says what they are, which are so many that they would hide it; nothing where there are none. */
function FoldedLinks({ summary, links }: FoldedLinksProps) {
  const locale = useLocale();
  if (links.length === 0) return null;
  return (
    <details data-print="hide">
      <summary>{summary}</summary>
      <Prose>
        <ul>
          {links.map(({ path, title, date }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
              {date === undefined ? null : ` (${formatWholeDate(date, locale)})`}
            </li>
          ))}
        </ul>
      </Prose>
    </details>
  );
}

/** The changes of one record, on its page, with the way to all of them; nothing where there are none. */
export function ChangesSection({ changes }: { readonly changes: readonly ShownChange[] }) {
  const text = useMessages(changesMessages);
  const locale = useLocale();
  if (changes.length === 0) return null;
  return (
    <section id="what-changed" className="reading stack" data-print="hide">
      <h2 className="size-l">{text.ofRecord}</h2>
      <ChangeList changes={changes} hasSubject={false} />
      <p>
        <Link to={toPath("changes", locale)}>{text.all}</Link>
      </p>
    </section>
  );
}

/** Says on a lesson which of the facts that it rests on changed, and since when; nothing where none did. */
export function LessonChanges({ changes }: { readonly changes: readonly ShownChange[] }) {
  const { ofLesson } = useMessages(changesMessages);
  const links = changes.map(({ path, title, since, seenOn }) => ({ path, title, date: since ?? seenOn }));
  return <FoldedLinks summary={ofLesson(links.length)} links={links} />;
}
