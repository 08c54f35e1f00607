// View model of a checked text: plain data, the same from the Worker and on the device.
import { type CheckedCode, type CheckedText, type CodeStatus, checkText, countStatuses } from "./check-codes";
import { type CodeList, pageAddress } from "./code-list";
import type { Stage } from "./skill-prefix";

export interface CodeView {
  readonly code: string;
  readonly stage: Stage;
  readonly years: readonly [number, number];
  readonly subject: string;
  readonly document: string;
  readonly page: number | null;
  /** The document, at the page where it is known. */
  readonly href: string | undefined;
}

export interface CheckedCodeView extends Omit<CheckedCode, "codes"> {
  readonly codes: readonly CodeView[];
}

export interface CheckedView {
  readonly pieces: CheckedText["pieces"];
  readonly found: readonly CheckedCodeView[];
  readonly counts: Readonly<Record<CodeStatus, number>>;
  /** Codes of the text that were not judged. */
  readonly more: number;
}

function toCodeView(code: string, { codes, documents }: CodeList): CodeView[] {
  const known = codes.get(code);
  if (known === undefined) return [];
  const { stage, years, subject, document } = known.group;
  const { page } = known;
  return [{ code, stage, years, subject, document, page, href: pageAddress(documents, document, page) }];
}

/** A text with its codes judged, up to a limit, ready to be shown. */
export function viewText(text: string, list: CodeList, most?: number): CheckedView {
  const { pieces, found, more } = checkText(text, list, most);
  return {
    pieces,
    found: found.map((code) => ({ ...code, codes: code.codes.flatMap((name) => toCodeView(name, list)) })),
    counts: countStatuses(found),
    more,
  };
}
