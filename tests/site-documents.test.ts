// The files to edit that the site hands out, each read back by a reader that has nothing to do with what wrote it.
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, LOCALES, pathInLocale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { documentPath, PAPERS } from "~/features/documents/core/document-path";
import type { PrintableBlock, PrintableDocument } from "~/features/documents/core/printable-document";
import { listSiteDocuments, writeSiteDocuments } from "~/page-parts/site-documents.server";
import { readDocx, readDocxPart } from "./read-docx";
import { readQrPng } from "./read-qr-png";

const ORIGIN = "https://example.org";

function listStrings(block: PrintableBlock): readonly string[] {
  switch (block.kind) {
    case "list":
    case "ticks":
    case "cards":
      return block.items;
    case "fields":
      return block.fields.map(({ label }) => label);
    case "table":
      return [...block.columns, ...block.rows.flat()];
    case "paragraph":
      return [block.label ?? "", block.text];
    case "code":
      return [block.url.replace("https://", "")];
    default:
      return [block.text];
  }
}

/** Text of HTML without its marks. */
function toText(html: string): string {
  const signs: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(lt|gt|quot|amp);/g, (sign, name: string) => signs[name] ?? sign);
}

/** The reader leaves line ends out. */
const withoutBlanks = (text: string) => text.replace(/\s+/g, "");

function everyText({ title, intro, sections, footer }: PrintableDocument): string[] {
  const parts = sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(listStrings)]);
  return [title, intro, ...parts, footer].map(withoutBlanks).filter((text) => text !== "");
}

/** Every document, as the step that finishes the site writes it, by its path. */
const written: [path: string, bytes: ArrayBuffer][] = [];
beforeAll(() => writeSiteDocuments(ORIGIN, (...file) => written.push(file)));

for (const locale of LOCALES) {
  test(`every document in ${locale} says as a Word file what it says on its page, in its language, with a code that a camera reads`, async () => {
    const documents = listSiteDocuments(locale, ORIGIN);
    expect(documents.length).toBeGreaterThan(20);
    const files = new Map(written);
    for (const { document, address, code } of documents) {
      const bytes = files.get(documentPath(document.id, locale, "a4")) ?? new ArrayBuffer();
      const html = await readDocx(bytes);
      const pictures = [...html.matchAll(/<img alt="[^"]+" src="data:image\/png;base64,([^"]+)"/g)];
      expect(pictures, `codes with words in ${document.id}`).toHaveLength(1);
      const read = readQrPng(Uint8Array.from(Buffer.from(pictures[0]?.[1] ?? "", "base64")));
      expect(read, `code of ${document.id}`).toBe(code.url);
      expect(read, `code of ${document.id}`).toMatch(/^https:\/\/example\.org\//);
      const said = withoutBlanks(toText(html));
      const missing = everyText(document).filter((text) => !said.includes(text));
      expect(missing, document.id).toEqual([]);
      expect(said.endsWith(address.replace("https://", "")), document.id).toBe(true);
      expect(readDocxPart(bytes, "word/styles.xml")).toContain(LANGUAGES[locale].formats);
    }
  });

  test(`every printed code with a page has its document in ${locale}, with the whole of its prompt and its own link`, () => {
    const documents = listSiteDocuments(locale, ORIGIN).map(({ document }) => document);
    for (const { id, text } of BOOK_RESOURCES) {
      const { content } = text[locale];
      if (content === null) continue;
      const document = documents.find((one) => one.id === id);
      const texts = document === undefined ? [] : everyText(document);
      expect(texts, id).toEqual(
        expect.arrayContaining([content.prompt, ...content.steps].map(withoutBlanks)),
      );
      expect(texts, id).toContain(`example.org${pathInLocale(`/r/${id}`, locale)}`);
    }
  });
}

test("the document of a landing has the whole of its lesson, and the flaw of its answer on a sheet of its own", () => {
  for (const locale of LOCALES) {
    const documents = listSiteDocuments(locale, ORIGIN).map(({ document }) => document);
    for (const { id, text } of BOOK_RESOURCES) {
      const lesson = text[locale].content === null ? null : findLesson(id, locale);
      const document = documents.find((one) => one.id === id);
      if (lesson === null || document === undefined) continue;
      const { sample, followUps, troubles, extras, facts, plan = [], sheets = [] } = lesson;
      const told = [
        ...[sample.answer, sample.flaw.why, sample.flaw.howToSpot, facts.group],
        ...Object.values(followUps),
        ...troubles.flatMap(({ problem, write }) => [problem, write]),
        ...extras.flatMap(({ title, items }) => [title, ...items]),
        ...plan.flatMap(({ task, say }) => [task, say ?? ""]),
        ...sheets.flatMap(({ blocks }) => blocks.flatMap(listStrings)),
      ]
        .map(withoutBlanks)
        .filter((text) => text !== "");
      expect(everyText(document), id).toEqual(expect.arrayContaining(told));
      const key = document.sections.find((section) => section.id === "key-flaw");
      expect([key?.startsPage, key?.blocks[1]]).toMatchObject([true, { text: sample.flaw.sentence }]);
    }
  }
});

test("each document is kept under a path of its own, in the folder of downloads", () => {
  const paths = written.map(([path]) => path);
  const documents = LOCALES.flatMap((locale) => listSiteDocuments(locale, ORIGIN));
  expect(new Set(paths).size).toBe(PAPERS.length * documents.length);
  expect(paths.filter((path) => !/^\/downloads\/[a-z0-9-]+\.[a-z-]+\.docx$/.test(path))).toEqual([]);
});
