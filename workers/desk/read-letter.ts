import type { DeskSection } from "~/features/desk/core/desk-view";
import { weekOfNextLetter } from "~/features/digest/core/digest-schedule";
import { formatWeek, weekSlug } from "~/features/digest/core/iso-week";
import { STORY_CHOICES } from "~/features/digest/core/story-choice";
import { getConfig } from "../env";
import { composeDigest } from "../jobs/digest";
import type { DeskVisit } from "./visit";

/** The next letter as it would go out now, and what the author keeps out of it. */
export async function readLetter({
  env,
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
  const { canWriteMails, contactEmail } = getConfig(env);
  const sendsTo = canWriteMails ? contactEmail : null;
  const slug = weekSlug(week);
  return [
    { notes: [lead] },
    {
      heading: text.stories,
      items: news.map(({ id, title, classNote, gist, sourceName }) => ({
        name: title,
        aside: sourceName,
        lines: [classNote ?? gist],
        forms: STORY_CHOICES.map((to) => toForm(`story:${slug}/${id}`, text.choices[to], title, to)),
      })),
    },
    {
      heading: text.items,
      items: items.map(({ id, title }) => ({ name: title, place: place(id) })),
    },
    { notes: prompt === null ? [] : [`${text.prompt}: ${prompt.title}`] },
    sendsTo === null
      ? { notes: [text.cannotSend] }
      : {
          items: [
            { name: text.sendText(sendsTo), forms: [toForm(`letter:${slug}`, text.send, slug, "sent")] },
          ],
        },
  ];
}
