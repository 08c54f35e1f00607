import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeSchema } from "~/content/changes/change-schema";
import { appendChange, askChange } from "./change.mjs";

test("a line of change is asked for why and source until both are given, and stands behind the others", async () => {
  const answers = [
    "Was",
    "Era",
    "Is",
    "É",
    "none",
    "",
    "Why",
    "Por quê",
    "A text",
    "https://a.example",
    "2026-11",
  ];
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return answers.shift() ?? "";
  };
  const change = await askChange(
    { subject: "some-tool", field: "price BR", value: '"R$ 12"' },
    { ask, today: "2026-12-01" },
  );
  expect(asked.filter((question) => /^ {2}Why.*\(en\)/.test(question))).toHaveLength(2);
  expect(changeSchema.parse(change)).toEqual({
    about: "record",
    subjects: ["some-tool"],
    field: "price",
    place: "BR",
    was: { en: "Was", "pt-br": "Era" },
    now: { en: "Is", "pt-br": "É" },
    since: null,
    seenOn: "2026-12-01",
    why: { en: "Why", "pt-br": "Por quê" },
    source: { name: "A text", address: "https://a.example", month: "2026-11" },
    values: ['"R$ 12"'],
  });
  const file = join(mkdtempSync(join(tmpdir(), "changes-")), "changes.ts");
  writeFileSync(file, "export const CHANGES = [\n  1,\n];\n");
  appendChange(change, file);
  expect(readFileSync(file, "utf8")).toBe(`export const CHANGES = [\n  1,\n${JSON.stringify(change)},\n];\n`);
});
