import fc from "fast-check";
import { expect, test } from "vitest";
import { closeSections } from "./close-sections";

test("a section ends with its element, or else with its entry", () => {
  expect(closeSections("<item><a><![CDATA[x</a></item><item><a><![CDATA[y]]></a></item>")).toBe(
    "<item><a><![CDATA[x]]></a></item><item><a><![CDATA[y]]></a></item>",
  );
  expect(closeSections("<item><a>x</a><!-- y</item><item><a>z</a></item>")).toBe(
    "<item><a>x</a><!-- y--></item><item><a>z</a></item>",
  );
});

test("a section that is closed stays, even with the end of an entry in it", () => {
  const text = "<item><a><![CDATA[about </item> in feeds]]></a></item><item><!-- </item> --></item>";
  expect(closeSections(text)).toBe(text);
});

test("a text without open sections is not changed, and closing twice changes nothing", () => {
  const piece = fc.constantFrom("<![CDATA[", "]]>", "<!--", "-->", "<item>", "</item>", "<a>", "</a>", "x");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      const closed = closeSections(text);
      if (!/<!/.test(text)) expect(closed).toBe(text);
      expect(closed.replace(/\]\]>|-->/g, "")).toBe(text.replace(/\]\]>|-->/g, ""));
    }),
  );
});

/** How often the text is searched for a mark from some place on. */
function countSearches(text: string): number {
  let searches = 0;
  const { indexOf } = String.prototype;
  String.prototype.indexOf = function (this: string, ...args: [string, number?]) {
    searches += this.length === text.length ? 1 : 0;
    return indexOf.apply(this, args);
  };
  try {
    closeSections(text);
  } finally {
    String.prototype.indexOf = indexOf;
  }
  return searches;
}

test("sections without end are not each looked for to the end of the text", () => {
  for (const piece of ["<item><a><![CDATA[", "<!-- ", "<item><a><![CDATA[x</item>", "<!-- </item>"]) {
    const [few, many] = [countSearches(piece.repeat(100)), countSearches(piece.repeat(20_000))];
    // One search finds that no end follows. Those that find something move on by what they found.
    expect(many).toBeLessThanOrEqual(few * 200);
  }
});
