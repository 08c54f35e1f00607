import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { utcDay } from "~/db/daily-counter.server";
import type { DeskSection } from "~/features/desk/core/desk-view";
import { lookAtTarget } from "~/features/desk/io/target-looks.server";
import { SCANS_SINCE } from "~/features/scans/core/scan-report";
import { checkTarget } from "~/features/short-links/core/check-target";
import { describeTargets } from "~/features/short-links/core/retarget-report";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { DAY_MS } from "~/lib/durations";
import { getConfig } from "../env";
import { withinBudget } from "../within-budget";
import { ownHosts, readOwnTargets } from "./site-state";
import type { DeskVisit } from "./visit";

type Scans = { readonly id: string; readonly scans: number } & Readonly<Record<Locale, number>>;

const SCAN_DAYS = 30;
const DATABASE_BUDGET_MS = 3000;

/** Every printed code, and every other that the author leads elsewhere. Without the database, its scans are missing. */
export async function readCodes(visit: DeskVisit): Promise<DeskSection[]> {
  const { env, now, place, toForm } = visit;
  const text = visit.words.codes;
  const since = utcDay(new Date(now.getTime() - SCAN_DAYS * DAY_MS));
  const [own, scans, tried] = await Promise.all([
    readOwnTargets(env),
    withinBudget(env.DB.prepare(SCANS_SINCE).bind(since).all<Scans>(), DATABASE_BUDGET_MS).catch(() => null),
    tryTarget(visit),
  ]);
  /** A count in all, and in each language. */
  function describeScans(code: string): string {
    if (scans === null) return "";
    const row = scans.results.find(({ id }) => id === code);
    const byLanguage = LOCALES.map((locale) => `${LANGUAGES[locale].name} ${row?.[locale] ?? 0}`);
    return `. ${text.scans(`${row?.scans ?? 0} (${byLanguage.join(", ")})`)}`;
  }
  const codes = new Set([...PRINTED_PAGES, ...PRINTED_ENTRANCES, ...(own ?? [])].map(({ id }) => id));
  const items = [...codes].map((id) => {
    const row = own?.find((one) => one.id === id);
    return {
      name: id,
      aside: describeTargets(row?.targets ?? findShortLink(id) ?? {}) + describeScans(id),
      isFolded: true,
      lines: [row === undefined ? text.builtIn : text.own, ...(row?.problem ? [text.notFollowed] : [])],
      place: place(id),
      forms: [
        {
          label: text.look,
          about: id,
          fields: { part: "codes", id },
          to: { label: text.newTarget, hint: text.targetHint },
        },
        ...(row === undefined ? [] : [toForm(`code:${id}`, text.restore, id, "")]),
      ],
    };
  });
  return [{ notes: [text.lead, ...(own === null ? [text.linksDown] : [])] }, ...tried, { items }];
}

/** A look at the target that a form asks for, before its code leads there. */
async function tryTarget({ env, query, words, toForm }: DeskVisit): Promise<DeskSection[]> {
  const { codes: text } = words;
  const [id, to] = [query.get("id") ?? "", query.get("to") ?? ""];
  if (to === "" || findShortLink(id) === null) return [];
  const checked = checkTarget(to, ownHosts(env));
  if (!checked.ok) return [{ notes: [`${text.refused} ${to}`] }];
  const { url, title, answers, found } = await lookAtTarget(checked.value, getConfig(env).fetchAllow);
  const lines = [...(title === null ? [] : [`“${title}”`]), answers ? text.answers : text.silent(found)];
  const forms = [toForm(`code:${id}`, text.confirm, id, to)];
  return [{ items: [{ name: text.looked(id), aside: url, lines, forms }] }];
}
