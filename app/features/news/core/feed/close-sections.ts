// A CDATA section or comment that is never closed would swallow all entries after it. It is ended with its element, or
// with its entry.

const OPEN = /<!\[CDATA\[|<!--/g;
const ENTRY_END = /<\/(?:[\w.-]{1,40}:)?(?:item|entry)\s*>/gi;
const CLOSING = { "<![CDATA[": "]]>", "<!--": "-->" } as const;

/**
 * The text with every section closed. A section counts as left open when an entry ends in it and it has no end, or
 * when one of its kind is opened after that entry. Takes linear time, for hostile texts too.
 */
export function closeSections(text: string): string {
  const entryEnd = createFinder(text, (from) => {
    ENTRY_END.lastIndex = from;
    return ENTRY_END.exec(text)?.index ?? -1;
  });
  const marks = { "<![CDATA[": sectionFinder(text, "<![CDATA["), "<!--": sectionFinder(text, "<!--") };
  let closed = "";
  let position = 0;
  OPEN.lastIndex = 0;
  for (let match = OPEN.exec(text); match !== null; match = OPEN.exec(text)) {
    const open = match[0] === "<!--" ? "<!--" : "<![CDATA[";
    const inside = match.index + open.length;
    const end = marks[open].closing(inside);
    const entry = entryEnd(inside);
    if (entry !== -1 && (end === -1 || (entry < end && isBetween(marks[open].opening(entry), end)))) {
      const cut = endOfElement(text, match.index, inside, entry);
      closed += text.slice(position, cut) + CLOSING[open];
      position = cut;
      OPEN.lastIndex = cut;
    } else if (end === -1) {
      break;
    } else {
      OPEN.lastIndex = end + CLOSING[open].length;
    }
  }
  return closed + text.slice(position);
}

function isBetween(place: number, end: number): boolean {
  return place !== -1 && place < end;
}

/** Where the element that a section begins in is closed, within the entry; else the end of the entry. */
function endOfElement(text: string, open: number, inside: number, entry: number): number {
  const name = /<([\w.:-]{1,80})(?:\s[^<>]{0,200})?>\s*$/.exec(
    text.slice(Math.max(0, open - 300), open),
  )?.[1];
  const end = name === undefined ? -1 : text.slice(inside, entry).indexOf(`</${name}>`);
  return end === -1 ? entry : inside + end;
}

function sectionFinder(text: string, open: keyof typeof CLOSING) {
  return {
    opening: createFinder(text, (from) => text.indexOf(open, from)),
    closing: createFinder(text, (from) => text.indexOf(CLOSING[open], from)),
  };
}

/** Asks again only when the last answer has been passed, so that places that rise cost one reading of the text. */
function createFinder(text: string, find: (from: number) => number): (from: number) => number {
  let found = -2;
  return (from) => {
    if (found === -2 || (found !== -1 && found < from)) found = from > text.length ? -1 : find(from);
    return found;
  };
}
