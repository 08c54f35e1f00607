import { toPath } from "~/addresses/addresses";
import { type DeskArea, readSubject } from "~/features/desk/core/acts";
import type { DeskSection } from "~/features/desk/core/desk-view";
import type { DeskAct } from "~/features/desk/io/act-store.server";
import { checkRetarget } from "~/features/short-links/core/check-target";
import { describeTargets } from "~/features/short-links/core/retarget-report";
import { newsArticleMessages } from "~/i18n/messages/news-article";
import type { DeskVisit } from "./visit";

/** Enough of a hash to tell one from another. */
const SHORT_ID = 24;

/** Acts, by whom and when, the newest first; the last act on a thing can be taken back. */
export function toActSection(acts: readonly DeskAct[], visit: DeskVisit): DeskSection {
  const { locale, words, moment } = visit;
  const { acts: text, letter, news } = words;
  const { reasons } = newsArticleMessages[locale].withdrawn;
  const stateWords = { code: {}, article: reasons, story: letter.keptAs, report: news.answers, letter: {} };

  /** A state as a person reads it, within a sentence. */
  function describe(area: DeskArea, state: string | null): string {
    if (state === null) return text.itself;
    const targets = area === "code" ? checkRetarget(state, []) : null;
    if (targets?.ok) return describeTargets(targets.value);
    const known: Readonly<Record<string, string>> = stateWords[area];
    return known[state.replace(/ .*/, "")]?.replace(/\.$/, "") ?? state;
  }

  const items = acts.map((act) => {
    const { subject, before, after } = act;
    const { area, id } = readSubject(subject) ?? { area: "code" as const, id: subject };
    const article = id.split("/").at(-1) ?? "";
    const isLast = acts.find((one) => one.subject === subject) === act;
    return {
      name: `${text.areas[area]} ${article.slice(0, SHORT_ID)}`,
      ...(area === "article" || area === "story"
        ? { href: toPath("news-article", locale, { article }) }
        : {}),
      aside: `${act.undoes === null ? "" : `${text.isUndo}, `}${moment(act.at)}, ${act.who}`,
      lines: area === "letter" ? [] : [text.change(describe(area, before), describe(area, after))],
      forms:
        isLast && area !== "letter"
          ? [{ label: text.undo, about: id, fields: { undo: String(act.id) } }]
          : [],
    };
  });
  return { notes: [acts.length === 0 ? text.none : text.lead], items };
}
