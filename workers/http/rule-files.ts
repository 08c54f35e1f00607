// Files beside the page of rules: their changes as RSS, and their certain dates for a calendar.
import type { Context } from "hono";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { findRule, RULES } from "~/content/rules/rules.server";
import { changesUpTo } from "~/features/changes/core/change";
import { toChangesFeed } from "~/features/changes/core/rule-change";
import { CHANGES_OF_RULES } from "~/features/changes/io/changes.server";
import { type Rule, toWording } from "~/features/rules/core/rule";
import { listCertainDates, toCalendarId, writeCalendar } from "~/features/rules/core/rule-calendar";
import { rulesMessages } from "~/i18n/messages/rules";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { shellMessages } from "~/i18n/messages/shell";
import { dayInZone } from "~/lib/day-in-zone";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

const KEPT = { "Cache-Control": "public, max-age=3600" } as const;

/** The changes that a reader of a language has come to by now. */
function changesSoFar(locale: Locale) {
  return changesUpTo(CHANGES_OF_RULES, dayInZone(new Date(), LANGUAGES[locale].timeZone));
}

/** `GET /rules/changes.xml`, and its twin in each language. */
export function ruleChanges(locale: Locale) {
  return (c: Context<AppBindings>): Response => {
    const { feed } = rulesPageMessages[locale];
    const xml = toChangesFeed({
      changes: changesSoFar(locale),
      getTitle: (id) => findRule(id)?.title[locale] ?? id,
      ...feed,
      locale,
      origin: getConfig(c.env).siteOrigin,
      siteTitle: shellMessages[locale].siteTitle,
    });
    return c.body(xml, 200, { ...KEPT, "Content-Type": "application/rss+xml; charset=utf-8" });
  };
}

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
    const file = writeCalendar({
      name: calendar.name,
      revisedOn: changesSoFar(locale)[0]?.seenOn ?? "",
      events: listCertainDates(RULES).map(({ rule, kind, day }) => ({
        uid: toCalendarId({ rule, kind }),
        day,
        summary: calendar[kind](rule.title[locale]),
        description: worded(rule, locale),
        url: `${page}#${rule.id}`,
      })),
    });
    return c.body(file, 200, {
      ...KEPT,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendar.fileName}"`,
    });
  };
}
