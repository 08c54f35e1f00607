import { LANGUAGES, LOCALES, type Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { utcDay } from "~/db/daily-counter.server";
import { targetLooks } from "~/db/desk-tables.server";
import type { DeskSection } from "~/features/desk/core/desk-view";
import { lookAtTarget } from "~/features/desk/io/target-looks.server";
import { countsSince } from "~/features/scans/core/scan-report";
import { checkTarget } from "~/features/short-links/core/check-target";
import { describeTargets } from "~/features/short-links/core/retarget-report";
import { findShortLink } from "~/features/short-links/io/built-in-links.server";
import { DAY_MS } from "~/lib/durations";
import { getConfig } from "../env";
import { withinBudget } from "../within-budget";
import { ownHosts, readOwnTargets } from "./site-state";
import type { DeskVisit } from "./visit";

type Counts = { readonly id: string; readonly scans: number } & Readonly<Record<Locale, number>>;

const DAYS = 30;
const DATABASE_BUDGET_MS = 3000;

/** A count in all, and in each language. */
function describeCounts(counts: Counts | undefined): string {
  const byLanguage = LOCALES.map((locale) => `${LANGUAGES[locale].name} ${counts?.[locale] ?? 0}`);
  return `${counts?.scans ?? 0} (${byLanguage.join(", ")})`;
}

/** Every printed code, and every other that the author leads elsewhere. Without the database, what it counts is missing. */
export async function readCodes(visit: DeskVisit): Promise<DeskSection[]> {
  const { env, db, now, moment, place, toForm } = visit;
  const text = visit.words.codes;
  const since = utcDay(new Date(now.getTime() - DAYS * DAY_MS));
  const count = async (what: "scans" | "tries") =>
    (await env.DB.prepare(countsSince(what)).bind(since).all<Counts>()).results;
  const counted = Promise.all([count("scans"), count("tries"), db.select().from(targetLooks)]);
  const [own, stored, tried] = await Promise.all([
    readOwnTargets(env),
    withinBudget(counted, DATABASE_BUDGET_MS).catch(() => null),
    tryTarget(visit),
  ]);
  const [scans, tries, looks] = stored ?? [null, [], []];
  const codes = new Set([...PRINTED_PAGES, ...PRINTED_ENTRANCES, ...(own ?? [])].map(({ id }) => id));
  const items = [...codes].map((id) => {
    const row = own?.find((one) => one.id === id);
    const targets = row?.targets ?? findShortLink(id) ?? {};
    const scanned = scans && `. ${text.scans(describeCounts(scans.find((one) => one.id === id)))}`;
    const lastLooks = looks.filter(({ address }) => Object.values(targets).includes(address));
    return {
      name: id,
      aside: describeTargets(targets) + (scanned ?? ""),
      isFolded: true,
      lines: [
        row === undefined ? text.builtIn : text.own,
        ...(row?.problem ? [text.notFollowed] : []),
        ...lastLooks.map(({ answeredAt, found }) =>
          answeredAt === null ? text.notAnswered(found) : `${text.answered} ${moment(answeredAt)}`,
        ),
      ],
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
  return [
    { notes: [text.lead, ...(own === null ? [text.linksDown] : [])] },
    ...tried,
    { items },
    {
      heading: text.tries,
      none: text.noTries,
      items: tries.map((counts) => ({ name: counts.id, aside: describeCounts(counts) })),
    },
  ];
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
