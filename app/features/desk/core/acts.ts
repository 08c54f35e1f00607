// Acts of the desk. Each gives one thing a new state and remembers the one before, so that every act is taken back in
// one way. A state is a text; null is how the site has it by itself.
import { LOCALES } from "~/addresses/languages";
import { STORY_CHOICES } from "~/features/digest/core/story-choice";
import { WITHDRAWAL_REASONS } from "~/features/news/core/withdrawal";
import { REPORT_ANSWERS } from "~/features/reports/core/reader-report";
import { DAY_MS } from "~/lib/durations";
import { parseJson } from "~/lib/parse-json";

/** Acts are kept, and can be taken back, for so long. */
export const ACT_DAYS = 30;

/** code: the author's target, as KV holds it. article: why it was withdrawn. story: its choice. report: its answer. */
export const DESK_AREAS = ["code", "article", "story", "report"] as const;
export type DeskArea = (typeof DESK_AREAS)[number];

export interface DeskAct {
  readonly id: number;
  readonly at: string;
  readonly who: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly undoes: number | null;
}

/** An act that a form asks for. */
export type AskedAct =
  | {
      readonly kind: "change";
      readonly area: DeskArea;
      readonly id: string;
      /** As typed for a code, else a word of the area's list. */
      readonly to: string | null;
      /** Id of the last act on it that the form knew; 0 for none. An older form changes nothing. */
      readonly seen: number;
    }
  | { readonly kind: "undo"; readonly act: number }
  | { readonly kind: "send-letter"; readonly seen: number };

/** Outcome of an act, as the page says it afterwards. */
export const ACT_OUTCOMES = ["done", "undone", "sent", "late", "same", "refused", "failed"] as const;
export type ActOutcome = (typeof ACT_OUTCOMES)[number];

const CHOICES: Readonly<Record<Exclude<DeskArea, "code">, readonly string[]>> = {
  article: WITHDRAWAL_REASONS,
  story: STORY_CHOICES,
  report: REPORT_ANSWERS,
};

/** Ids of articles, reports and codes; that of a story begins with its week. */
const ID = /^(?:\d{4}-\d{2}\/)?[\w-]{1,80}$/;
const TARGET_MAX = 2100;

/** Reads a posted form; null where it asks for nothing that the desk does. */
export function parseAct(fields: Readonly<Record<string, unknown>>): AskedAct | null {
  const read = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const seen = /^\d{1,15}$/.test(read("seen")) ? Number(read("seen")) : null;
  if (/^\d{1,15}$/.test(read("undo"))) return { kind: "undo", act: Number(read("undo")) };
  if (seen === null) return null;
  if (read("area") === "letter") return { kind: "send-letter", seen };
  const area = DESK_AREAS.find((name) => name === read("area"));
  const [id, to] = [read("id"), read("to")];
  if (area === undefined || !ID.test(id) || (area === "story") !== id.includes("/")) return null;
  const isKnown = area === "code" ? to.length <= TARGET_MAX : to === "" || CHOICES[area].includes(to);
  return isKnown ? { kind: "change", area, id, to: to === "" ? null : to, seen } : null;
}

/** The name of what an act changes. */
export function subjectFor(area: DeskArea, id: string): string {
  return `${area}:${id}`;
}

/** Area and id in the name of a subject; null for a letter that was sent. */
export function readSubject(subject: string): { readonly area: DeskArea; readonly id: string } | null {
  const [name = "", ...rest] = subject.split(":");
  const area = DESK_AREAS.find((one) => one === name);
  return area === undefined ? null : { area, id: rest.join(":") };
}

/** Id of the last act on a subject, which its forms carry along; 0 for none. */
export function getSeen(acts: readonly DeskAct[], subject: string): number {
  return Math.max(0, ...acts.filter((act) => act.subject === subject).map(({ id }) => id));
}

/** The last act on each subject, newest first: the only one that can be taken back. */
export function listLatestActs(acts: readonly DeskAct[]): DeskAct[] {
  const latest = new Map<string, DeskAct>();
  for (const act of acts) {
    const known = latest.get(act.subject);
    if (known === undefined || known.id < act.id) latest.set(act.subject, act);
  }
  return [...latest.values()].sort((one, other) => other.id - one.id);
}

/** A state as a person reads it; null for how the site has it by itself. */
export function describeState(state: string | null): string | null {
  const stored = parseJson(state ?? "");
  const isTargets = typeof stored === "object" && stored !== null;
  return isTargets ? [...new Set(Object.values(stored).map(String))].join(", ") : state;
}

/** The instant (ISO) before which an act can no longer be taken back. */
export function actsBefore(now: Date): string {
  return new Date(now.getTime() - ACT_DAYS * DAY_MS).toISOString();
}

/** The parts of the desk, in the order of its links. */
export const DESK_PARTS = ["today", "codes", "news", "letter"] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

/** The part that an address asks for. */
export function readPart(text: string | null): DeskPart {
  return DESK_PARTS.find((part) => part === text) ?? "today";
}

/** The targets of a code as words: one for all languages, or one for each. */
export function describeTargets(targets: Readonly<Record<string, string>>): string {
  const all = LOCALES.map((locale) => targets[locale] ?? "");
  return new Set(all).size === 1
    ? (all[0] ?? "")
    : LOCALES.map((locale) => `${targets[locale]} (${locale})`).join(", ");
}
