// Files beside the page of rules: their changes as RSS, and their certain dates for a calendar.
import type { Context } from "hono";
import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { findRule, RULES } from "~/content/rules/rules.server";
import { type Wording, wordingOf } from "~/features/rules/core/rule";
import { calendarIdOf, listCertainDates, writeCalendar } from "~/features/rules/core/rule-calendar";
import { toChangesFeed } from "~/features/rules/core/rule-change";
import { rulesMessages } from "~/i18n/messages/rules";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { shellMessages } from "~/i18n/messages/shell";
import { getConfig } from "../env";
import type { AppBindings } from "./app-bindings";

const KEPT = { "Cache-Control": "public, max-age=3600" } as const;

/** `GET /rules/changes.xml`, and its twin in each language. */
export function ruleChanges(locale: Locale) {
  return (c: Context<AppBindings>): Response => {
    const { feed } = rulesPageMessages[locale];
    const xml = toChangesFeed({
      changes: RULE_CHANGES,
      titleOf: (id) => findRule(id)?.title[locale] ?? id,
      ...feed,
      locale,
      origin: getConfig(c.env).siteOrigin,
      siteTitle: shellMessages[locale].siteTitle,
    });
    return c.body(xml, 200, { ...KEPT, "Content-Type": "application/rss+xml; charset=utf-8" });
  };
}

function worded({ isDuty, text }: Wording, locale: Locale): string {
  const { duty, advice } = rulesMessages[locale];
  return `${isDuty ? duty : advice}: ${text}`;
}

/** `GET /rules/dates.ics`, and its twin in each language. */
export function ruleDates(locale: Locale) {
  return (c: Context<AppBindings>): Response => {
    const { calendar } = rulesPageMessages[locale];
    const { siteOrigin } = getConfig(c.env);
    const page = siteOrigin + pathOf("rules", locale);
    const file = writeCalendar({
      name: calendar.name,
      revisedOn: RULE_CHANGES.at(-1)?.on ?? "",
      events: listCertainDates(RULES).map(({ rule, kind, day }) => ({
        uid: calendarIdOf({ rule, kind }),
        day,
        summary: calendar[kind](rule.title[locale]),
        description: worded(wordingOf(rule, locale), locale),
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
