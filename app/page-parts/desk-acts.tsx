import { toPath } from "~/addresses/addresses";
import { describeState, listLatestActs, readSubject } from "~/features/desk/core/acts";
import { Moment } from "~/features/news/ui/moment";
import { deskMessages } from "~/i18n/messages/desk";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { type DeskView, deskSearch } from "./desk-forms";

/** Enough of a hash to tell one from another. */
const SHORT_ID = 12;

/** Acts, by whom and when, with a button where it can be taken back. */
export function ActList({ place, acts }: DeskView) {
  const { acts: text } = useMessages(deskMessages);
  const undoable = new Set(listLatestActs(acts).map(({ id }) => id));
  return (
    <section className="stack" aria-label={text.heading}>
      <h2>{text.heading}</h2>
      <p className="muted">{text.lead}</p>
      {acts.length === 0 ? <p>{text.none}</p> : null}
      <ul className="stack">
        {acts.map(({ id, at, who, subject, before, undoes }) => {
          const thing = readSubject(subject);
          return (
            <li key={id}>
              {text.areas[thing?.area ?? "letter"]} <ActedOn subject={subject} />
              {undoes === null ? null : ` (${text.isUndo})`}, <Moment at={at} withTime />, {who}.{" "}
              {thing === null ? null : text.before(describeState(before) ?? text.itself)}
              {thing === null || !undoable.has(id) ? null : (
                <form method="post" action={deskSearch(place)}>
                  <input type="hidden" name="undo" value={id} />
                  <Button type="submit" size="small">
                    {text.undo}
                    <span className="visually-hidden">: {thing.id}</span>
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Subject of an act: a code by its name, an article by its address. */
function ActedOn({ subject }: { readonly subject: string }) {
  const locale = useLocale();
  const thing = readSubject(subject);
  const article = thing?.id.split("/").at(-1) ?? "";
  if (thing?.area === "article" || thing?.area === "story")
    return <a href={toPath("news-article", locale, { article })}>{article.slice(0, SHORT_ID)}</a>;
  return <strong>{thing === null ? subject.split(":")[1] : thing.id.slice(0, 2 * SHORT_ID)}</strong>;
}
