// `npm run bench:check`: what the check of summaries refuses of sentences that nobody wrote who had seen its rules
// (tests/fixtures/summaries), by kind. It writes the figures that the pipeline's page publishes.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { readCommandLine } from "./run-command.mjs";

const { show } = readCommandLine("bench:check").values;
const FIGURES = "app/content/check-figures.server.ts";

const { judgeSamples, measureCheck, readSamples } = await loadSource("scripts/bench/measure-check.ts");

const files = readSamples(join(ROOT, "tests", "fixtures", "summaries"));
const articles = files.flatMap((file) => file.articles);
const since = performance.now();
const judged = articles.flatMap(judgeSamples);
const perArticle = (performance.now() - since) / Math.max(articles.length, 1);

function print(...cells) {
  console.log(`| ${cells.join(" | ")} |`);
}

function share(sentences) {
  const refused = sentences.filter(({ refusal }) => refusal !== null).length;
  return `${refused} of ${sentences.length} (${((100 * refused) / Math.max(sentences.length, 1)).toFixed(1)} %)`;
}

print("Sentences", "False, refused", "True, replaced");
print("---", "---", "---");
for (const kind of new Set(judged.map((one) => one.kind))) {
  const own = judged.filter((one) => one.kind === kind);
  print(
    kind,
    share(own.filter(({ truth }) => truth === "false")),
    share(own.filter(({ truth }) => truth === "true")),
  );
}
console.log("");
for (const fault of new Set(judged.flatMap((one) => one.fault ?? [])))
  print(fault, share(judged.filter((one) => one.fault === fault)));
console.log(`\n${articles.length} articles, ${perArticle.toFixed(1)} ms for all sentences of one.`);
if (show) {
  for (const { article, truth, fault, text, refusal } of judged)
    if ((truth === "true") === (refusal !== null)) print(article, fault ?? truth, refusal ?? "passes", text);
}

const today = new Date().toISOString().slice(0, 10);
const figures = JSON.stringify(measureCheck(files, today), null, 2).replace(/"(\w+)":/g, "$1:");
writeFileSync(
  join(ROOT, FIGURES),
  `// Measured results of the check of summaries. Written by \`npm run bench:check\`; do not edit.
import type { CheckFigures } from "~/features/news/core/run/check-figures";

export const CHECK_FIGURES: CheckFigures | null = ${figures};
`,
);
console.log(`Written to ${FIGURES}.`);
