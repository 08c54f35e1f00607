// Part of the check: a summary carries no address. An injected one would send readers away, and a true one is not
// needed, because the card leads to the source.

import { isLittleWord } from "~/lib/stop-words";

/** Endings that are also the last part of a product's name: "Character.ai", "Node.js". */
const NAME_ENDINGS = new Set(["ai", "io", "js"]);

const SCHEMED = /\b(?:https?|hxxps?|ftp|mailto|tel|javascript|data)\s?:\S+/giu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2,}/gu;
const MAIL =
  /[\p{L}\p{N}._%+-]+\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\[dot\]|\(dot\))\s?[\p{L}\p{N}-]+)+/giu;
const DOTTED =
  /(?<![\p{L}\p{N}.])(?:\p{L}[\p{L}\p{N}-]*|[\p{N}][\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*)(?:\.[\p{L}\p{N}-]+)*\.(\p{L}{2,})(?:[/?#:]\S*)?(?![\p{L}\p{N}])/gu;
const BROKEN =
  /[[({]\s?(?:\.|dot|ponto)\s?[\])}]|!\[|\]\(|\bwww\b|\/\/\S|(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}.])/giu;
/** "evil .com": behind a space only a name such as ".NET" has a point before it, and that with a capital. */
const PARTED = /[\p{L}\p{N}]\s+\.\p{Ll}{2,}/gu;
const SPOKEN = /([\p{L}\p{N}-]+) (?:dot|ponto) (?:com|org|net|io|br|xyz|app|info|ru)\b/giu;
const PHONE = /(?<![\p{N}.,])\+?\(?\d{2,3}\)?[\s-]\d{4,5}-\d{4}(?!\p{N})|\+\d[\d\s-]{8,}\d/gu;

/** The addresses of a text, as they are written: web, mail, handles and telephone numbers, disguised ones too. */
export function addressesIn(text: string, source: string): string[] {
  const even = text.normalize("NFKC").replace(/[。｡․‧∙]/g, ".");
  const dotted = [...even.matchAll(DOTTED)].filter(
    ([written, ending = ""]) => !isName(written, ending, source),
  );
  // "The dot com boom" names no place to go to.
  const spoken = [...even.matchAll(SPOKEN)].filter(([, label = ""]) => !isLittleWord(label));
  return [
    ...new Set([
      ...(even.match(SCHEMED) ?? []),
      ...(even.match(MAIL) ?? []),
      ...(even.match(HANDLE) ?? []),
      ...dotted.map(([written]) => written),
      ...(even.match(BROKEN) ?? []),
      ...(even.match(PARTED) ?? []),
      ...spoken.map(([written]) => written),
      ...(even.match(PHONE) ?? []),
    ]),
  ];
}

/** "U.S.A" and "p.ex" are abbreviations; "end.Then" lacks a space; a product's name stands in the source just so. */
function isName(written: string, ending: string, source: string): boolean {
  if (written.includes("/") || written.includes("?") || written.includes("#")) return false;
  const labels = written.split(".");
  if (labels.every((label) => label.length <= 2)) return true;
  if (labels.length === 2 && /^\p{Lu}/u.test(ending) && isLittleWord(ending)) return true;
  return (
    labels.length === 2 &&
    NAME_ENDINGS.has(ending.toLowerCase()) &&
    /^\p{Lu}/u.test(written) &&
    source.includes(written)
  );
}
