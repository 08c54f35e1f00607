// A ready prompt has blanks to fill in. The copy button copies the filled text.

/** Key of the typed values in the tab's session storage; the cookies page names it. */
export const PROMPT_BLANKS_KEY = "prompt-blanks";

export interface PromptBlank {
  /** Stable name for a form field: "blank-1", "blank-2" ... in reading order. */
  readonly id: string;
  /** The words of the blank, without its brackets. */
  readonly label: string;
}

export type PromptSegment =
  | { readonly kind: "text"; readonly text: string }
  /** `at`: its place in the prompt, which tells two mentions of one blank apart. */
  | { readonly kind: "blank"; readonly blank: PromptBlank; readonly at: number };

/** Values by blank id; an absent or blank value leaves the blank open. */
export type BlankValues = Readonly<Record<string, string>>;

/** A blank is one line in square brackets; an unclosed or empty bracket is ordinary text. */
const BLANK = /\[([^[\]\n]*[^[\]\s][^[\]\n]*)\]/g;

/** The prompt cut into text and blanks; the same label twice is one blank, filled in both places. */
export function parsePrompt(prompt: string): PromptSegment[] {
  const segments: PromptSegment[] = [];
  const blanks = new Map<string, PromptBlank>();
  let end = 0;
  for (const match of prompt.matchAll(BLANK)) {
    if (match.index > end) segments.push({ kind: "text", text: prompt.slice(end, match.index) });
    const label = (match[1] ?? "").trim();
    const blank = blanks.get(label) ?? { id: `blank-${blanks.size + 1}`, label };
    blanks.set(label, blank);
    segments.push({ kind: "blank", blank, at: match.index });
    end = match.index + match[0].length;
  }
  if (end < prompt.length) segments.push({ kind: "text", text: prompt.slice(end) });
  return segments;
}

/** The distinct blanks in reading order: one form field each. */
export function listBlanks(segments: readonly PromptSegment[]): PromptBlank[] {
  const blanks = new Map<string, PromptBlank>();
  for (const segment of segments) {
    if (segment.kind === "blank") blanks.set(segment.blank.id, segment.blank);
  }
  return [...blanks.values()];
}

/**
 * The text to copy. Filled blanks stand as typed. Open ones keep their brackets, so that nobody sends half a
 * sentence.
 */
export function fillPrompt(segments: readonly PromptSegment[], values: BlankValues): string {
  return segments
    .map((segment) => {
      if (segment.kind === "text") return segment.text;
      const value = values[segment.blank.id]?.trim() ?? "";
      return value === "" ? `[${segment.blank.label}]` : value;
    })
    .join("");
}

/**
 * True for a blank that asks for a skill of the Brazilian curriculum, whose code can be checked. The word is Portuguese
 * in any language: who is asked for a "skill" follows another curriculum.
 */
export function asksForSkill({ label }: PromptBlank): boolean {
  return /\bhabilidades?\b/i.test(label);
}

/** How many blanks are still open, for the note beside the copy button. */
export function countOpenBlanks(segments: readonly PromptSegment[], values: BlankValues): number {
  return listBlanks(segments).filter((blank) => (values[blank.id]?.trim() ?? "") === "").length;
}
