/** Abbreviations whose full stop ends no sentence, in English and Portuguese, lower case. */
const ABBREVIATIONS = new Set(
  "mr mrs ms dr dra prof profa sr sra srta st vs etc e.g i.e eg ie inc ltd corp co u.s u.k u.n e.u d.c a.m p.m approx est ex av ed al cf gov sen rep gen".split(
    " ",
  ),
);

/**
 * Abbreviations that stand before a number. Many are words too, and words end sentences: "two years ago. The",
 * "drop out. The", "à beira do mar. O".
 */
const BEFORE_NUMBERS = new Set(
  "no nº art p pág fig vol jan feb mar apr jun jul aug sep sept oct nov dec fev abr ago set out dez".split(
    " ",
  ),
);

/** Begins where a run of marks begins: from each of its marks it would be read to its end again. */
const BOUNDARY = /(?<![.!?…])([.!?…]+["”’')\]]*)\s+(?=["“‘'(¿¡[]*[\p{Lu}\d])/gu;

/** Characters before a full stop in which an abbreviation is looked for: more than any has. */
const LONGEST_ABBREVIATION = 24;

/** A bracket that words of the same sentence stand before: "at Tucson (Ariz.) Unified". */
const WITHIN_BRACKETS = /\S \([^()]*$/;

/** A line that goes on in the next one: no mark ends it, and the next begins small. */
const WRAPPED = /(?<!\n|[.!?…:;]["”’')\]]*\s*)\n\s*(?=\p{Ll})/gu;

/** The sentences of a plain text, trimmed. A line end ends one, unless the line was only wrapped; a known abbreviation does not. */
export function splitSentences(text: string): string[] {
  return text.replace(WRAPPED, " ").split("\n").flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(BOUNDARY)) {
    const end = match.index + (match[1]?.length ?? 0);
    const before = line.slice(Math.max(start, match.index - LONGEST_ABBREVIATION), match.index);
    const lastWord = /[\p{L}\p{N}.º]+$/u.exec(before)?.[0].toLowerCase() ?? "";
    const isInitial = /^(?:\p{L}\.)*\p{L}$/u.test(lastWord);
    const isBeforeNumber = /^\d/.test(line.slice(match.index + match[0].length));
    const isAbbreviation =
      isInitial || ABBREVIATIONS.has(lastWord) || (isBeforeNumber && BEFORE_NUMBERS.has(lastWord));
    if (match[1]?.startsWith(".") && isAbbreviation) continue;
    if (match[1]?.includes(")") && WITHIN_BRACKETS.test(line.slice(start, match.index))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}
