// Every code that exists. The numbers have legal gaps, so nothing but membership says whether a code exists.
import { parsePrefix, type SkillPrefix, writeCode } from "./skill-prefix";

/** Numbers one after the other on one page of the document. */
export interface CodeRun {
  readonly first: number;
  readonly last: number;
  /** Page of the PDF; null where the source has none that can be trusted. */
  readonly page: number | null;
}

/** All codes that begin alike. */
export interface CodeGroup extends SkillPrefix {
  readonly prefix: string;
  /** Name of the document it stands in. */
  readonly document: string;
  readonly runs: readonly CodeRun[];
}

export interface SkillCode {
  readonly code: string;
  readonly number: number;
  readonly group: CodeGroup;
  readonly page: number | null;
}

export interface CodeList {
  /** Addresses of the documents by name. */
  readonly documents: Readonly<Record<string, string>>;
  readonly groups: readonly CodeGroup[];
  readonly codes: ReadonlyMap<string, SkillCode>;
}

const RUN = /^(\d+)(?:-(\d+))?(?:@(\d+))?$/;

function parseRun(text: string): CodeRun {
  const [, first, last = first, page] = RUN.exec(text) ?? [];
  if (first === undefined) throw new Error(`not a run of codes: ${text}`);
  return { first: Number(first), last: Number(last), page: page === undefined ? null : Number(page) };
}

function parseGroup(document: string, prefix: string, runs: unknown): CodeGroup {
  const parts = parsePrefix(prefix);
  if (parts === null) throw new Error(`not the front of a code: ${prefix}`);
  return { ...parts, prefix, document, runs: String(runs).split(" ").map(parseRun) };
}

function toCodes(group: CodeGroup): SkillCode[] {
  return group.runs.flatMap(({ first, last, page }) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const number = first + index;
      return { code: writeCode(group.prefix, number), number, group, page };
    }),
  );
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new Error("not a list of codes");
  return { ...value };
}

/** Reads the data file, `{ documents, codes: { document: { prefix: "1-4@335 5" } } }`. Throws on any other text. */
export function parseCodeList(data: unknown): CodeList {
  const { documents, codes } = toRecord(data);
  const groups = Object.entries(toRecord(codes)).flatMap(([document, prefixes]) =>
    Object.entries(toRecord(prefixes)).map(([prefix, runs]) => parseGroup(document, prefix, runs)),
  );
  const addresses = Object.entries(toRecord(documents)).map(([name, url]) => [name, String(url)] as const);
  return {
    documents: Object.fromEntries(addresses),
    groups,
    codes: new Map(groups.flatMap(toCodes).map((code) => [code.code, code])),
  };
}

/** The address of a document, opened at a page where it is known; undefined when nothing is known of the document. */
export function pageAddress(
  documents: CodeList["documents"],
  document: string,
  page: number | null,
): string | undefined {
  const url = documents[document];
  return url === undefined || page === null ? url : `${url}#page=${page}`;
}
