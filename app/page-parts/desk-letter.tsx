import type { DigestIssue } from "~/features/digest/core/digest-issue";
import { formatWeek, type IsoWeek } from "~/features/digest/core/iso-week";
import { STORY_CHOICES, type StoryChoice } from "~/features/digest/core/story-choice";
import { deskMessages } from "~/i18n/messages/desk";
import { useLocale, useMessages } from "~/i18n/translate";
import { ActForm, type DeskView, RecordPlace } from "./desk-forms";

interface LetterProps extends DeskView {
  readonly letter: {
    readonly week: IsoWeek;
    /** "2026-47". */
    readonly slug: string;
    readonly issue: Pick<DigestIssue, "news" | "prompt"> | null;
    readonly goodNews: number;
    readonly readers: number;
    readonly kept: readonly { readonly id: string; readonly title: string; readonly choice: StoryChoice }[];
    readonly items: readonly { readonly title: string; readonly place: string | null }[];
    /** The author's own address; null where no mail can be sent to it. */
    readonly sendsTo: string | null;
  };
}

/** The next letter as it would go out now, and what the author keeps out of it. */
export function LetterPart({ letter, ...view }: LetterProps) {
  const { letter: text } = useMessages(deskMessages);
  const { week, slug, issue, goodNews, readers, kept, items, sendsTo } = letter;
  return (
    <>
      <p>{text.lead(formatWeek(week, useLocale()), readers)}</p>
      {issue === null ? <p>{text.none(goodNews)}</p> : <h3>{text.stories}</h3>}
      <ol className="stack">
        {issue?.news.map(({ id, title, classNote, gist, sourceName }) => (
          <li key={id}>
            <strong>{title}</strong> <span className="muted">{sourceName}</span>
            <p>{classNote ?? gist}</p>
            <div className="cluster">
              {STORY_CHOICES.map((choice) => (
                <ActForm
                  key={choice}
                  area="story"
                  id={`${slug}/${id}`}
                  to={choice}
                  label={text.choices[choice]}
                  about={title}
                  {...view}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {items.length === 0 ? null : <h3>{text.items}</h3>}
      <ul>
        {items.map(({ title, place }) => (
          <li key={title}>
            {title} <RecordPlace place={place} />
          </li>
        ))}
      </ul>
      {issue === null || issue.prompt === null ? null : (
        <p>
          {text.prompt}: {issue.prompt.title}
        </p>
      )}
      {kept.length === 0 ? null : <h3>{text.kept}</h3>}
      <ul className="stack">
        {kept.map(({ id, title, choice }) => (
          <li key={id}>
            <strong>{title}</strong>: {text.keptAs[choice]}
            <ActForm area="story" id={`${slug}/${id}`} to="" label={text.putBack} about={title} {...view} />
          </li>
        ))}
      </ul>
      {issue === null ? null : sendsTo === null ? (
        <p className="muted">{text.cannotSend}</p>
      ) : (
        <>
          <p className="muted">{text.sendText(sendsTo)}</p>
          <ActForm area="letter" id={slug} label={text.send} {...view} />
        </>
      )}
    </>
  );
}
