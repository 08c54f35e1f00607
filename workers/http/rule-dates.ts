// The certain dates of the rules, for a calendar.
import type { Context } from "hono";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { RULES } from "~/content/rules/rules.server";
import { changesUpTo } from "~/features/changes/core/change";
import { CHANGES_OF_RULES } from "~/features/changes/io/changes.server";
import { type Rule, toWording } from "~/features/rules/core/rule";
import { listCertainDates, toCalendarId, writeCalendar } from "~/features/rules/core/rule-calendar";
import { rulesMessages } from "~/i18n/messages/rules";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { dayInZone } from "~/lib/day-in-zone";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

function worded(rule: Rule, locale: Locale): string {
  const { leads, advice } = rulesMessages[locale];
  const { isDuty, text } = toWording(rule, locale);
  return `${isDuty ? leads[rule.kind] : advice}: ${text}`;
}

/** `GET /rules/dates.ics`, and its twin in each language. */
export function ruleDates(locale: Locale) {
  return (c: Context<AppBindings>): Response => {
    const { calendar } = rulesPageMessages[locale];
    const { siteOrigin } = getConfig(c.env);
    const page = siteOrigin + toPath("rules", locale);
    const today = dayInZone(new Date(), LANGUAGES[locale].timeZone);
    const file = writeCalendar({
      name: calendar.name,
      revisedOn: changesUpTo(CHANGES_OF_RULES, today)[0]?.seenOn ?? "",
      events: listCertainDates(RULES).map(({ rule, kind, day }) => ({
        uid: toCalendarId({ rule, kind }),
        day,
        summary: calendar[kind](rule.title[locale]),
        description: worded(rule, locale),
        url: `${page}#${rule.id}`,
      })),
    });
    return c.body(file, 200, {
      "Cache-Control": "public, max-age=3600",
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendar.fileName}"`,
    });
  };
}
