// `npm run read` with a local server in the place of the makers of tools, and a person whose answers are written down.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { TERM_WORDS } from "../../app/content/words/term-words";
import { listTermSentences } from "../../app/features/facts/core/term-sentences";
import { readTool } from "../../scripts/read.mjs";
import { listen } from "../servers/listen";

const FILLER = "The service is offered as it is, and these words make the page as long as terms are. ".repeat(
  5,
);
/** Drawn by script, as many pages of terms are. */
const TERMS = `<html lang="en"><body><script>
setTimeout(() => { document.body.innerHTML = "<p>You must be at least 16 years old to use it.</p><p>${FILLER}</p>"; }, 50);
</script></body></html>`;

test("what was read of a text is written down, and nothing else is", async ({ browser }) => {
  const server = await listen(
    createServer((request, response) => {
      const isTerms = request.url === "/terms";
      response.writeHead(isTerms ? 200 : 403, { "Content-Type": "text/html" });
      response.end(isTerms ? TERMS : FILLER);
    }),
  );
  const fact = (path: string, value: unknown) => ({
    basis: "official",
    kind: "terms",
    document: "Terms",
    address: `http://${server.host}${path}`,
    month: "2026-01",
    value,
    text: { en: `It says ${value}`, "pt-br": `Diz ${value}` },
  });
  const tool = {
    id: "tool",
    minimumAge: fact("/terms", 13),
    pupilLogin: fact("/terms", "no"),
    noAccount: fact("/terms", "no"),
    price: fact("/walled", 20),
  };
  const folder = mkdtempSync(join(tmpdir(), "evidence-"));
  const file = join(folder, "tools.server.ts");
  const source = `export const TOOLS = [${JSON.stringify({ ...tool, id: "other" })}, ${JSON.stringify(tool)}];\n`;
  writeFileSync(file, source);
  const answers = [
    "c",
    "",
    "sixteen",
    "16",
    "From 16",
    "A partir de 16",
    "2026-10",
    "New terms",
    "Novos termos",
    "u",
    "2026-08",
  ];
  const said: string[] = [];
  const changesFile = join(folder, "changes.ts");
  writeFileSync(changesFile, "export const CHANGES = [\n];\n");
  try {
    await readTool(tool, ["minimumAge", "pupilLogin", "noAccount", "price"], {
      browser,
      ask: async (question: string) => {
        said.push(question);
        return answers.shift() ?? "";
      },
      say: (text: string) => said.push(text),
      today: "2026-11-24",
      folder,
      schema: {
        safeParse: ({ minimumAge }: typeof tool) => ({ success: typeof minimumAge.value === "number" }),
      },
      listSentences: (text: string) => listTermSentences(text, TERM_WORDS.en),
      changesFile,
    });
  } finally {
    await server.close();
  }
  const text = { en: "From 16", "pt-br": "A partir de 16" };
  const written = {
    ...tool,
    minimumAge: { ...tool.minimumAge, month: "2026-11", value: 16, text },
    pupilLogin: { ...tool.pupilLogin, month: "2026-11" },
  };
  expect(readFileSync(file, "utf8")).toBe(source.replace(JSON.stringify(tool), JSON.stringify(written)));
  const change = {
    about: "record",
    subjects: ["tool"],
    field: "minimumAge",
    was: tool.minimumAge.text,
    now: text,
    since: "2026-10",
    seenOn: "2026-11-24",
    why: { en: "New terms", "pt-br": "Novos termos" },
    source: { name: "Terms", address: tool.minimumAge.address, month: "2026-11" },
    values: ["16"],
  };
  expect(readFileSync(changesFile, "utf8")).toBe(
    `export const CHANGES = [\n${JSON.stringify(change)},\n];\n`,
  );
  expect(said).toContain("  - You must be at least 16 years old to use it.");
  expect(said).toContain("Could not be read: it answers 403. Nothing is written.");
  expect(said.join("\n")).not.toMatch(/tool price/);
});
