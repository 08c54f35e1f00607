import { toPath } from "~/addresses/addresses";
import { type DeskAct, type DeskArea, readSubject } from "~/features/desk/core/acts";
import { Moment } from "~/features/news/ui/moment";
import { checkRetarget } from "~/features/short-links/core/check-target";
import { describeTargets } from "~/features/short-links/core/retarget-report";
import { deskMessages } from "~/i18n/messages/desk";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

/** Enough of a hash to tell one from another. */
const SHORT_ID = 12;

/** Acts, by whom and when, the newest first; the last act on a thing can be taken back. */
export function ActList({ acts }: { readonly acts: readonly DeskAct[] }) {
  const { acts: text } = useMessages(deskMessages);
  return (
    <section className="stack">
      <h2>{text.heading}</h2>
      <p className="muted">{acts.length === 0 ? text.none : text.lead}</p>
      <ul className="stack">
        {acts.map((act) => (
          <li key={act.id}>
            <Act act={act} isLast={acts.find(({ subject }) => subject === act.subject) === act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Act({ act, isLast }: { readonly act: DeskAct; readonly isLast: boolean }) {
  const { acts: text } = useMessages(deskMessages);
  const locale = useLocale();
  const { area, id } = readSubject(act.subject) ?? { area: "letter", id: act.subject };
  const article = id.split("/").at(-1) ?? "";
  const canBeUndone = isLast && area !== "letter";
  const [before, after] = [useWords(area, act.before), useWords(area, act.after)];
  return (
    <>
      {text.areas[area]}{" "}
      {area === "article" || area === "story" ? (
        <a href={toPath("news-article", locale, { article })}>{article.slice(0, SHORT_ID)}</a>
      ) : (
        <strong>{id.slice(0, 2 * SHORT_ID)}</strong>
      )}
      {act.undoes === null ? null : ` (${text.isUndo})`}, <Moment at={act.at} withTime />, {act.who}.{" "}
      {area === "letter" ? null : text.change(before, after)}
      {canBeUndone ? (
        <form method="post">
          <input type="hidden" name="undo" value={act.id} />
          <Button type="submit" size="small">
            {text.undo}
            <span className="visually-hidden">: {id}</span>
          </Button>
        </form>
      ) : null}
    </>
  );
}

/** A state as a person reads it, within a sentence. */
function useWords(area: DeskArea, state: string | null): string {
  const { acts, letter, news } = useMessages(deskMessages);
  const { reasons: article } = useMessages(newsArticleMessages).withdrawn;
  if (state === null) return acts.itself;
  const targets = area === "code" ? checkRetarget(state, []) : null;
  if (targets?.ok) return describeTargets(targets.value);
  const words: Readonly<Partial<Record<DeskArea, Readonly<Record<string, string>>>>> = {
    ...{ article, story: letter.keptAs, report: news.answers },
  };
  return words[area]?.[state.replace(/ .*/, "")]?.replace(/\.$/, "") ?? state;
}
