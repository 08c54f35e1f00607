// Acts of the desk. Each gives one thing a new state and remembers the one before, so that every act is taken back in
// one way. A state is a text; null is how the site has it by itself.
import { STORY_CHOICES } from "~/features/digest/core/story-choice";
import { WITHDRAWAL_REASONS } from "~/features/news/core/withdrawal";
import { REPORT_ANSWERS } from "~/features/reports/core/reader-report";

/** Acts are kept, and can be taken back, for so long. */
export const ACT_DAYS = 30;

/** The parts of the desk, in the order of its links. */
export const DESK_PARTS = ["today", "codes", "news", "letter"] as const;
export type DeskPart = (typeof DESK_PARTS)[number];

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

/** A thing that can be changed. */
export interface DeskThing {
  readonly area: DeskArea;
  /** That of a story begins with its week. */
  readonly id: string;
}

/** What a form asks for. */
export interface AskedAct extends DeskThing {
  readonly to: string | null;
  /** Id of the last act that its page knew; 0 for none. */
  readonly seen: number;
  /** The act that is taken back; null for none. */
  readonly undoes: WrittenAct | null;
}

/** An act that was done. */
interface WrittenAct {
  readonly id: number;
  /** Area and id of what was changed: "code:chapter3-ex1". */
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Outcome of an act, as the page says it afterwards. */
export const ACT_OUTCOMES = ["done", "undone", "sent", "late", "refused", "failed"] as const;
export type ActOutcome = (typeof ACT_OUTCOMES)[number];

const SUBJECT = /^(\w+):((?:\d{4}-\d{2}\/)?[\w-]{1,80})$/;
const NUMBER = /^\d{1,15}$/;

/** Reads the name of a thing, such as "code:chapter3-ex1". */
export function readSubject(subject: string): DeskThing | null {
  const [, name = "", id = ""] = SUBJECT.exec(subject) ?? [];
  const isKnown = Object.hasOwn(STATES, name) && (name === "story") === id.includes("/");
  return isKnown ? { area: name as DeskArea, id } : null;
}

/** Reads a posted form, which may name one of these acts to be taken back; null where it asks for nothing that the desk does. */
export function parseAct(
  fields: Readonly<Record<string, unknown>>,
  acts: readonly WrittenAct[],
): AskedAct | null {
  const read = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const undoes = acts.find(({ id }) => String(id) === read("undo")) ?? null;
  const thing = readSubject(undoes?.subject ?? read("subject"));
  if (thing === null) return null;
  if (undoes !== null) return { ...thing, to: undoes.before, seen: undoes.id, undoes };
  const [to, seen] = [read("to"), read("seen")];
  const states: readonly string[] | null = STATES[thing.area];
  const isKnown = to === "" || states === null || states.includes(to);
  return isKnown && NUMBER.test(seen) ? { ...thing, to: to || null, seen: Number(seen), undoes } : null;
}
