import type { DeskSection } from "~/features/desk/core/desk-view";
import { weekOfNextLetter } from "~/features/digest/core/digest-schedule";
import { formatWeek, weekSlug } from "~/features/digest/core/iso-week";
import { STORY_CHOICES } from "~/features/digest/core/story-choice";
import { composeDigest } from "../jobs/digest";
import type { DeskVisit } from "./visit";

/** The next letter as it would go out now, and what the author keeps out of it. */
export async function readLetter({
  db,
  now,
  locale,
  words,
  place,
  toForm,
}: DeskVisit): Promise<DeskSection[]> {
  const { letter: text } = words;
  const week = weekOfNextLetter(now);
  const { outcome } = await composeDigest(db, week, locale);
  const lead = text.lead(formatWeek(week, locale));
  if (outcome.kind === "none") return [{ notes: [lead, text.none(outcome.goodNews)] }];
  const { news, items, prompt } = outcome.issue;
  return [
    { notes: [lead] },
    {
      heading: text.stories,
      items: news.map(({ id, title, classNote, gist, sourceName }) => ({
        name: title,
        aside: sourceName,
        lines: [classNote ?? gist],
        forms: STORY_CHOICES.map((to) =>
          toForm(`story:${weekSlug(week)}/${id}`, text.choices[to], title, to),
        ),
      })),
    },
    {
      heading: text.items,
      items: items.map(({ id, title }) => ({ name: title, place: place(id) })),
    },
    { notes: prompt === null ? [] : [`${text.prompt}: ${prompt.title}`] },
  ];
}
