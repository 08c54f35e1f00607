// Acts of the desk. Each gives one thing a new state and remembers the one before, so that every act is taken back in
// one way. A state is a text; null is how the site has it by itself.
import { STORY_CHOICES } from "~/features/digest/core/story-choice";
import { WITHDRAWAL_REASONS } from "~/features/news/core/withdrawal";
import { REPORT_ANSWERS } from "~/features/reports/core/reader-report";

/** Acts are kept, and can be taken back, for so long. */
export const ACT_DAYS = 30;

/** The parts of the desk, in the order of its links. */
export const DESK_PARTS = ["today", "codes", "news", "letter"] as const;

/** The areas that can be changed, and the words for their states; a code takes any target, as KV holds it. */
const STATES = {
  code: null,
  article: WITHDRAWAL_REASONS,
  /** Of one week's letter. */
  story: STORY_CHOICES,
  report: REPORT_ANSWERS,
  /** A week's letter as it stands, to the author alone. */
  letter: ["sent"],
} as const satisfies Readonly<Record<string, readonly string[] | null>>;
export type DeskArea = keyof typeof STATES;

export interface DeskAct {
  readonly id: number;
  readonly at: string;
  readonly who: string;
  /** Area and id of what was changed: "code:chapter3-ex1". */
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly undoes: number | null;
}

/** The part of an act that its form names: the thing, its new state, and the last act that the page knew (0 for none). */
export interface AskedChange {
  readonly area: DeskArea;
  readonly id: string;
  readonly to: string | null;
  readonly seen: number;
}

/** Outcome of an act, as the page says it afterwards. */
export const ACT_OUTCOMES = ["done", "undone", "sent", "late", "same", "refused", "failed"] as const;
export type ActOutcome = (typeof ACT_OUTCOMES)[number];

const SUBJECT = /^(\w+):((?:\d{4}-\d{2}\/)?[\w-]{1,80})$/;
const NUMBER = /^\d{1,15}$/;
const TARGET_MAX = 2100;

/** Area and id in the name of a thing; the id of a story begins with its week. */
export function readSubject(subject: string): Pick<AskedChange, "area" | "id"> | null {
  const [, name = "", id = ""] = SUBJECT.exec(subject) ?? [];
  const isKnown = Object.hasOwn(STATES, name) && (name === "story") === id.includes("/");
  return isKnown ? { area: name as DeskArea, id } : null;
}

/** Reads a posted form: a change, or the act to take back; null where it asks for nothing that the desk does. */
export function parseAct(fields: Readonly<Record<string, unknown>>): AskedChange | { undo: number } | null {
  const read = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  if (NUMBER.test(read("undo"))) return { undo: Number(read("undo")) };
  const thing = readSubject(read("subject"));
  if (thing === null || !NUMBER.test(read("seen"))) return null;
  const to = read("to");
  const states: readonly string[] | null = STATES[thing.area];
  const isKnown = states === null ? to.length <= TARGET_MAX : to === "" || states.includes(to);
  return isKnown ? { ...thing, to: to === "" ? null : to, seen: Number(read("seen")) } : null;
}
