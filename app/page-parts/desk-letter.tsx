import { formatWeek } from "~/features/digest/core/iso-week";
import { STORY_CHOICES } from "~/features/digest/core/story-choice";
import { deskMessages } from "~/i18n/messages/desk";
import { useLocale, useMessages } from "~/i18n/translate";
import { ActForm, type DeskData, DeskList, Item, RecordPlace } from "./desk-forms";

/** The next letter as it would go out now, and what the author keeps out of it. */
export function LetterPart({ letter }: { readonly letter: DeskData<"readLetter"> }) {
  const { letter: text } = useMessages(deskMessages);
  const { week, slug, issue, goodNews, readers, kept, items, sendsTo } = letter;
  return (
    <>
      <p>{text.lead(formatWeek(week, useLocale()), readers)}</p>
      {issue === null ? <p>{text.none(goodNews)}</p> : null}
      <DeskList heading={text.stories}>
        {(issue?.news ?? []).map(({ id, title, classNote, gist, sourceName }) => (
          <Item key={id} name={title} aside={sourceName}>
            <p>{classNote ?? gist}</p>
            <div className="cluster">
              {STORY_CHOICES.map((to) => (
                <ActForm
                  key={to}
                  subject={`story:${slug}/${id}`}
                  to={to}
                  label={text.choices[to]}
                  about={title}
                />
              ))}
            </div>
          </Item>
        ))}
      </DeskList>
      <DeskList heading={text.items}>
        {items.map(({ title, place }) => (
          <span key={title}>
            {title} <RecordPlace place={place} />
          </span>
        ))}
      </DeskList>
      {issue?.prompt ? (
        <p>
          {text.prompt}: {issue.prompt.title}
        </p>
      ) : null}
      <DeskList heading={text.kept}>
        {kept.map(({ id, title, choice }) => (
          <Item key={id} name={title} aside={text.keptAs[choice]}>
            <ActForm subject={`story:${slug}/${id}`} to="" label={text.putBack} about={title} />
          </Item>
        ))}
      </DeskList>
      {issue === null ? null : (
        <>
          <p className="muted">{sendsTo === null ? text.cannotSend : text.sendText(sendsTo)}</p>
          {sendsTo === null ? null : <ActForm subject={`letter:${slug}`} to="sent" label={text.send} />}
        </>
      )}
    </>
  );
}
