// `npm run proof`: every printed code as files for the printer, each read again before it is written.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LANGUAGES, LOCALES } from "../app/addresses/languages.ts";
import { readVariables } from "./configuration.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { proofSheet } from "./proof/proof-sheet.mjs";
import { rasterise, readCode } from "./proof/read-code.mjs";
import { runCommand, usageError } from "./run-command.mjs";

const USUAL_SIDE_MM = 25;
const DPI = 300;

function readSide(typed) {
  const side = typed === undefined ? USUAL_SIDE_MM : Number(typed);
  if (!(side > 0)) throw usageError("proof", `${typed} is no number of millimetres.`);
  return side;
}

/** One code with its files and what was read in its picture. Rejects a code that must not be printed. */
function prove({ id, text }, locale, origin, side, rules) {
  const proof = rules.toPrintProof(rules.shortLinkUrl(origin, id, locale), side);
  const { title, qrContext } = text[locale];
  const svg = rules.toProofSvg(proof, title);
  const picture = rasterise(svg, DPI);
  const decoded = readCode(picture);
  const dots = proof.fileModules * proof.dots;
  const problems = [
    ...rules.listSizeProblems(proof),
    ...(decoded === proof.text ? [] : [`it reads as ${decoded}`]),
    ...(picture.width === dots ? [] : [`${picture.width} dots wide, not ${dots}`]),
  ];
  if (problems.length > 0) throw new Error(`${id} (${locale}) is not to be printed: ${problems.join("; ")}.`);
  const read = [
    ["Typed", rules.typedLink(proof.text)],
    ["Decoded", decoded],
  ];
  const facts = [...read, ...rules.listProofFacts(proof)];
  return { id, title, place: qrContext, svg, pdf: rules.toProofPdf(proof, id), proof, facts };
}

await runCommand(import.meta.url, "proof", async ({ words, values }) => {
  const side = readSide(values.side);
  const rules = await loadSource(
    "app/content/book-resources/book-resources.server.ts",
    "app/features/qr/core/print-proof.ts",
    "app/features/qr/core/qr-address.ts",
  );
  const origin = (readVariables().values.SITE_ORIGIN ?? "").trim().replace(/\/$/, "");
  const problem = rules.findOriginProblem(origin);
  if (problem !== null) throw new Error(`Nothing was written. ${problem}.`);
  const codes = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      rules.BOOK_RESOURCES.map((resource) => prove(resource, locale, origin, side, rules)),
    ]),
  );
  const folder = resolve(ROOT, words[0] ?? "proof");
  for (const [locale, rows] of Object.entries(codes)) {
    // What an earlier run has left there may have another origin.
    rmSync(join(folder, locale), { recursive: true, force: true });
    mkdirSync(join(folder, locale), { recursive: true });
    for (const { id, svg, pdf } of rows) {
      writeFileSync(join(folder, locale, `${id}.svg`), svg);
      writeFileSync(join(folder, locale, `${id}.pdf`), pdf);
    }
  }
  const named = Object.fromEntries(LOCALES.map((locale) => [LANGUAGES[locale].tag, codes[locale]]));
  writeFileSync(join(folder, "proof.html"), proofSheet(origin, named));
  const [one] = codes[LOCALES[0]];
  console.log(`${LOCALES.map((locale) => `${codes[locale].length} codes (${locale})`).join(", ")} in ${folder}
All were read again at ${DPI} dpi. The first: ${rules.describeProof(one.proof)}.
Print proof.html at 100 %, measure, scan, and give the printer the SVG or PDF files.`);
});
