// The whole kits of six schools in every language, as text in tests/fixtures/school-kit. They are there to be read: a
// change of a clause shows there as the change of a document.
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { readAnswers, readTyped, unanswered } from "~/features/school-kit/core/answers";
import { assembleKit } from "~/features/school-kit/core/assemble";
import { plainText } from "~/features/school-kit/core/fill-text";
import type { KitBlock, KitDocument } from "~/features/school-kit/core/kit-document";
import { getKit } from "~/features/school-kit/io/kit.server";
import { SCHOOLS } from "../../../tests/invented-schools";

const NAMES = Object.keys(SCHOOLS).filter((name): name is keyof typeof SCHOOLS =>
  Object.hasOwn(SCHOOLS, name),
);
const CASES = NAMES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const));

function blockToText(block: KitBlock): string {
  switch (block.kind) {
    case "heading":
      return `\n## ${block.text}`;
    case "clause": {
      const number = block.number === null ? "" : `${block.number}. `;
      const tone = block.tone === null ? "" : `${block.tone.label.toUpperCase()}. `;
      return number + tone + block.lines.map((line) => plainText(line)).join("\n   ");
    }
    case "table":
      return [`[${block.title}]`, ...block.rows.map(({ label }) => `- ${label}`)].join("\n");
    case "lines":
      return block.labels.map((label) => `${label}: ____`).join("\n");
    case "ticks":
      return block.items.map((item) => `[ ] ${item}`).join("\n");
  }
}

function documentToText({ title, intro, blocks, rulesRead, ending }: KitDocument): string {
  const rules = rulesRead.map((rule) => `- ${[rule.title, ...rule.clauses].join(", ")}`);
  return [`# ${title}`, intro, ...blocks.map(blockToText), "", ...rules, ending, ""].join("\n");
}

test.each(CASES)("the documents of %s read as they did (%s)", async (name, locale) => {
  const params = new URLSearchParams(SCHOOLS[name]);
  const answers = readAnswers(params);
  expect(unanswered(answers)).toEqual([]);
  const school = { answers, typed: readTyped(params), toolIds: params.getAll("inventory") };
  const { documents, warnings } = assembleKit(getKit(locale), school, "2026-11-22");
  const text = [...warnings.map((warning) => `! ${warning.text}`), "", ...documents.map(documentToText)].join(
    "\n",
  );
  await expect(text).toMatchFileSnapshot(`../../../tests/fixtures/school-kit/${name}.${locale}.txt`);
});

test("nothing but the language differs between the kits of a school", () => {
  for (const name of NAMES) {
    const params = new URLSearchParams(SCHOOLS[name]);
    const school = { answers: readAnswers(params), typed: readTyped(params), toolIds: [] };
    const outlines = LOCALES.map((locale) =>
      assembleKit(getKit(locale), school, "2026-11-22").documents.map(({ id, blocks, rulesRead }) => [
        id,
        blocks.map((block) => (block.kind === "clause" ? block.id : block.kind)),
        rulesRead.length,
      ]),
    );
    for (const outline of outlines) expect(outline).toEqual(outlines[0]);
  }
});
