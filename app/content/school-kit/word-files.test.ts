import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { readAnswers, readTyped } from "~/features/school-kit/core/answers";
import { assembleKit } from "~/features/school-kit/core/assemble";
import { plainText } from "~/features/school-kit/core/fill-text";
import type { KitBlock } from "~/features/school-kit/core/kit-document";
import { wordFile } from "~/features/school-kit/core/word-file";
import { getKit } from "~/features/school-kit/io/kit.server";
import { SCHOOLS } from "../../../tests/invented-schools";
import { readDocxText } from "../../../tests/read-docx";

/** Texts of a block as the Word file has them. */
function listStrings(block: KitBlock): readonly string[] {
  if (block.kind === "table") return block.rows.flatMap(({ label, text, source }) => [label, text, source]);
  if (block.kind === "heading") return [block.text];
  if (block.kind === "lines") return block.labels;
  if (block.kind !== "clause") return block.items;
  const number = block.number === null ? [] : [`${block.number}. `];
  const tone = block.tone === null ? [] : [`${block.tone.label.toUpperCase()}. `];
  return [...block.lines.map(plainText), ...number, ...tone];
}

test.each(LOCALES)(
  "a document as a file has the clauses, the lines to fill in and the grounds of the page (%s)",
  async (locale) => {
    const params = new URLSearchParams(SCHOOLS["br-private-secondary"]);
    const toolIds = params.getAll("inventory");
    const school = { answers: readAnswers(params), typed: readTyped(params), toolIds };
    const { words, ...kit } = getKit(locale);
    const { documents } = assembleKit({ words, ...kit }, school, "2026-11-22");
    expect(documents.length).toBeGreaterThan(6);
    for (const document of documents) {
      const { file, name } = await wordFile(document, words, locale, "https://example.org/school-kit");
      expect(name).toMatch(/^[a-z0-9-]+\.docx$/);
      const text = await readDocxText(await file.arrayBuffer());
      for (const part of [document.title, document.intro, document.ending, words.rulesRead])
        expect(text, document.id).toContain(part);
      for (const { title, signed } of document.rulesRead) expect(text).toContain(`${title}: ${signed}`);
      for (const { text: note } of document.legal) expect(text).toContain(note);
      for (const part of document.blocks.flatMap(listStrings)) expect(text, document.id).toContain(part);
    }
  },
);
