import places from "virtual:record-places";
import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import type { DeskForm } from "~/features/desk/core/desk-view";
import { formatMoment } from "~/i18n/format-moment";
import { deskMessages } from "~/i18n/messages/desk";
import type { Env } from "../env";

export type DeskVisit = ReturnType<typeof createVisit>;

/** What every part of the desk reads with. `seen` is the id of the last act, so that only one of two posts does something. */
export function createVisit(env: Env, now: Date, locale: Locale, query: URLSearchParams, seen: number) {
  return {
    ...{ env, now, locale, query },
    db: createDb(env.DB),
    words: deskMessages[locale],
    /** An instant with hour and minute. */
    moment: (at: string) => formatMoment(at, locale, true),
    /** File and line of a record. */
    place: (name: string) => places[name] ?? null,
    /** The form that gives a thing a new state, "" for the site's own, or offers some. */
    toForm: (subject: string, label: string, about: string, to: string | DeskForm["to"]): DeskForm => {
      const fields = { subject, seen: String(seen) };
      return typeof to === "string"
        ? { label, about, fields: { ...fields, to } }
        : { label, about, fields, to };
    },
  };
}
