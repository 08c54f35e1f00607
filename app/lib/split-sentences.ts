/** Abbreviations whose full stop ends no sentence, in English and Portuguese, lower case. */
const ABBREVIATIONS = new Set(
  "mr mrs ms dr dra prof profa sr sra srta st vs etc e.g i.e eg ie no nº art inc ltd corp co u.s u.k u.n e.u d.c a.m p.m approx est jan feb mar apr jun jul aug sep sept oct nov dec fev abr ago set out dez ex p pág av fig vol ed al cf gov sen rep gen".split(
    " ",
  ),
);

const BOUNDARY = /([.!?…]+["”’')\]]*)\s+(?=["“‘'(¿¡[]*[\p{Lu}\d])/gu;

/** The sentences of a plain text, trimmed. A line end always ends one; a known abbreviation does not. */
export function splitSentences(text: string): string[] {
  return text.split("\n").flatMap(splitLine);
}

function splitLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(BOUNDARY)) {
    const end = match.index + (match[1]?.length ?? 0);
    const lastWord = /[\p{L}\p{N}.º]+$/u.exec(line.slice(start, match.index))?.[0].toLowerCase() ?? "";
    const isInitial = /^\p{L}$/u.test(lastWord);
    if (match[1]?.startsWith(".") && (isInitial || ABBREVIATIONS.has(lastWord))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  sentences.push(line.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}
