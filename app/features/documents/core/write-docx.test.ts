// Every file is read back by an independent reader.
import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { sheet } from "../../../../tests/printable-sheet";
import { readDocx, readDocxPart, readDocxText } from "../../../../tests/read-docx";
import type { PrintableDocument } from "./printable-document";
import { writeDocx } from "./write-docx";

async function readHtml(document: PrintableDocument, address: string | null = null): Promise<string> {
  return readDocx(await writeDocx(document, address));
}

async function readPart(document: PrintableDocument, part: string): Promise<string> {
  return readDocxPart(await writeDocx(document, null), part);
}

test("headings, paragraphs, lists and ticks come back as what they are", async () => {
  const html = await readHtml(
    sheet([
      { kind: "heading", text: "Part" },
      { kind: "paragraph", label: "Goal", text: "One <idea> & more" },
      { kind: "list", ordered: true, items: ["first", "second"] },
      { kind: "list", ordered: false, items: ["point"] },
      { kind: "ticks", items: ["checked"] },
    ]),
  );
  expect(html).toContain("<h1>Sheet</h1><p>Print me.</p><h2>One</h2><h3>Part</h3>");
  expect(html).toContain("<p><strong>Goal: </strong>One &lt;idea&gt; &amp; more</p>");
  expect(html).toContain("<ol><li>first</li><li>second</li></ol><ul><li>point</li></ul>");
  expect(html).toMatch(/<p><input type="checkbox" \/>\tchecked<\/p>/);
  expect(html).toMatch(/<p>From a site\.<\/p>$/);
});

test("a table has its head, its borders, and empty cells to write in", async () => {
  const document = sheet([{ kind: "table", columns: ["A", "B"], rows: [["1"], []] }]);
  const html = await readHtml(document);
  expect(html).toContain(
    "<table><thead><tr><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody>" +
      "<tr><td><p>1</p></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>",
  );
  const xml = await readPart(document, "word/document.xml");
  for (const side of ["top", "bottom", "left", "right", "insideH", "insideV"]) {
    expect(xml).toMatch(new RegExp(`<w:${side} w:val="single"`));
  }
});

test("each numbered list begins at one", async () => {
  const lists = [1, 2].map(() => ({ kind: "list", ordered: true, items: ["a"] }) as const);
  const xml = await readPart(sheet(lists), "word/document.xml");
  const numbers = [...xml.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, number]) => number);
  expect(new Set(numbers).size).toBe(2);
});

test("labelled lines are there to be filled, each with its line", async () => {
  const document = sheet([{ kind: "fields", fields: [{ label: "Class", lines: 3 }] }]);
  expect(await readHtml(document)).toContain("<p>Class</p>");
  const xml = await readPart(document, "word/document.xml");
  expect(xml.match(/<w:pStyle w:val="WritingLine"\/>/g)).toHaveLength(3);
  expect(await readPart(document, "word/styles.xml")).toMatch(/WritingLine[\s\S]*?<w:between w:val="single"/);
});

test("a code has its picture, its words for those who do not see it, and its address to type", async () => {
  const url = "https://example.org/r/chapter3-ex1";
  const html = await readHtml(sheet([{ kind: "code", url, alt: "QR code of the page" }]));
  expect(html).toMatch(/<img alt="QR code of the page" src="data:image\/png;base64,[^"]+" \/>/);
  expect(html).toContain(`<a href="${url}">example.org/r/chapter3-ex1</a>`);
});

test("two prompts in a row stay two, and one alone brings no empty line that could take a sheet of its own", async () => {
  const emptyLines = async (...texts: string[]) => {
    const prompts = texts.map((text) => ({ kind: "prompt", text }) as const);
    const xml = await readPart(
      sheet([...prompts, { kind: "paragraph", text: "Then." }]),
      "word/document.xml",
    );
    return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].filter(([, inside = ""]) => !inside.includes("<w:r>"))
      .length;
  };
  expect(await emptyLines("One.")).toBe(0);
  expect(await emptyLines("One.", "Two.")).toBe(1);
});

test("the page is A4, the language is that of the document, and the address is the last thing in it", async () => {
  for (const locale of LOCALES) {
    const document = sheet([], { locale });
    expect(await readPart(document, "word/document.xml")).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(await readPart(document, "word/styles.xml")).toContain(
      `<w:lang w:val="${LANGUAGES[locale].formats}"/>`,
    );
    expect(await readPart(document, "docProps/core.xml")).toContain("<dc:title>Sheet</dc:title>");
  }
  expect(await readHtml(sheet([]), "https://example.org/a")).toMatch(
    /<p>From a site\. <a href="https:\/\/example\.org\/a">example\.org\/a<\/a><\/p>$/,
  );
});

test("whatever a teacher wrote, the file can be read and says it", async () => {
  // The reader leaves line ends out.
  const readable = (text: string) => text.replace(/\s+/g, "");
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), async (text) => {
      const said = await readDocxText(
        await writeDocx(sheet([{ kind: "prompt", text }], { intro: "" }), null),
      );
      expect(readable(said)).toBe(readable(`Sheet One ${text} From a site.`));
    }),
    { numRuns: 60 },
  );
  // Characters that XML forbids.
  const html = await readHtml(sheet([{ kind: "paragraph", text: "a\u0000\u000b\ud800b" }]));
  expect(html).toContain("<p>ab</p>");
});
