// `npm run bench:check`: what the check of summaries refuses and what it lets pass, by kind, on the sentences in
// tests/fixtures/summaries. It writes the figures that the pipeline's page publishes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";

const FIGURES = "app/content/check-figures.server.ts";
const folder = join(ROOT, "tests", "fixtures", "summaries");

const { measureFreeWording, measureHalf } = await loadSource("tests/fixtures/summaries/measure-check.ts");
const { BROKEN_KINDS, TURNED_KINDS, sumOf } = await loadSource("app/features/news/core/run/check-figures.ts");

const halves = { first: measureHalf(folder, "first"), second: measureHalf(folder, "second") };
const today = new Date().toISOString().slice(0, 10);

function row(...cells) {
  console.log(`| ${cells.join(" | ")} |`);
}

function share({ sentences, refused }) {
  return `${refused} of ${sentences} (${((100 * refused) / sentences).toFixed(1)} %)`;
}

console.log(
  `\nMeasured on ${today}. The rules were made with the first half; the second was written after them.\n`,
);
row("Kind", "First half: refused", "Second half: refused");
row("---", "---", "---");
for (const kind of BROKEN_KINDS)
  row(kind, share(halves.first.broken[kind]), share(halves.second.broken[kind]));
row("all broken", share(sumOf(halves.first, BROKEN_KINDS)), share(sumOf(halves.second, BROKEN_KINDS)));
row("turned statements", share(sumOf(halves.first, TURNED_KINDS)), share(sumOf(halves.second, TURNED_KINDS)));
row("true, wrongly refused", share(halves.first.passing), share(halves.second.passing));

const free = measureFreeWording(folder);
console.log(
  `\nTranslations in free wording: ${share(free.broken)} of the broken refused, ${share(free.true)} of the true.`,
);

const figures = JSON.stringify({ measuredOn: today, ...halves }, null, 2).replace(/"(\w+)":/g, "$1:");
writeFileSync(
  join(ROOT, FIGURES),
  `// What the check of summaries was measured to catch. Written by \`npm run bench:check\`; do not edit.
import type { CheckFigures } from "~/features/news/core/run/check-figures";

export const CHECK_FIGURES: CheckFigures = ${figures};
`,
);
console.log(`\nWritten to ${FIGURES}.`);
