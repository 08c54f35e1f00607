// `npm run proof`: every printed code as files for the printer, each read again before it is written.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from "../app/addresses/languages.ts";
import { escapeHtml } from "../app/lib/escape-html.ts";
import { readVariables } from "./configuration.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";
import { rasterise, readCode } from "./proof/read-code.mjs";
import { runCommand, usageError } from "./run-command.mjs";

const USUAL_SIDE_MM = 25;
const DPI = 300;

/** One code with its files and what was read in its picture. Rejects a code that must not be printed. */
function prove({ id, text }, locale, { origin, side, rules }) {
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
  const facts = [
    ["Typed", rules.typedLink(proof.text)],
    ["Decoded", decoded],
    ...rules.listProofFacts(proof),
  ];
  return { id, title, place: qrContext, svg, pdf: rules.toProofPdf(proof, id), facts };
}

const STYLE = `@page{size:A4;margin:12mm}body{font:9pt/1.35 sans-serif;margin:12mm auto;max-width:186mm;color:#000;background:#fff}
h1{font-size:16pt;margin:0}h2{font-size:12pt;break-after:avoid}.codes{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm}
figure{margin:0;break-inside:avoid;border:.2mm solid #000;padding:2mm}figcaption{overflow-wrap:anywhere}figcaption b{font-size:10pt}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 2mm;margin:1mm 0 0}dd{margin:0}svg{display:block;margin:auto}`;

function figure({ id, title, place, svg, facts }) {
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<figure>${svg}<figcaption><b>${escapeHtml(id)}</b> ${escapeHtml(title)}<br>${escapeHtml(place)}<dl>${rows.join("")}</dl></figcaption></figure>`;
}

/** The sheet that the author and the printer sign: one page of HTML without any other file, to be printed at 100 %. */
function proofSheet(origin, codes) {
  const parts = codes.map(({ locale, rows }) => {
    return `<h2>${LANGUAGES[locale].tag}</h2><div class="codes">${rows.map(figure).join("")}</div>`;
  });
  return `<!doctype html><html lang="${LANGUAGES[DEFAULT_LOCALE].tag}"><head><meta charset="utf-8"><title>Proof of the printed codes</title><style>${STYLE}</style></head><body><h1>Proof of the printed codes</h1><p>${escapeHtml(origin)}. Print at 100 %, without fitting to the page, and measure one side. Place the SVG or PDF files, never a picture of this sheet; do not scale, colour or frame them inside the quiet zone.</p>${parts.join("")}</body></html>\n`;
}

await runCommand(import.meta.url, "proof", async ({ words, values }) => {
  const side = Number(values.side ?? USUAL_SIDE_MM);
  if (!(side > 0)) throw usageError("proof", `${values.side} is no number of millimetres.`);
  const rules = await loadSource(
    "app/content/book-resources/book-resources.server.ts",
    "app/features/qr/core/print-proof.ts",
    "app/features/qr/core/qr-address.ts",
  );
  const origin = (readVariables().values.SITE_ORIGIN ?? "").trim().replace(/\/$/, "");
  const problem = rules.findOriginProblem(origin);
  if (problem !== null) throw new Error(`Nothing was written. ${problem}.`);
  const codes = LOCALES.map((locale) => {
    const rows = rules.BOOK_RESOURCES.map((one) => prove(one, locale, { origin, side, rules }));
    return { locale, rows };
  });
  const folder = resolve(ROOT, words[0] ?? "proof");
  for (const { locale, rows } of codes) {
    // Files of an earlier run may have another origin.
    rmSync(join(folder, locale), { recursive: true, force: true });
    mkdirSync(join(folder, locale), { recursive: true });
    for (const { id, ...files } of rows)
      for (const kind of ["svg", "pdf"]) writeFileSync(join(folder, locale, `${id}.${kind}`), files[kind]);
  }
  writeFileSync(join(folder, "proof.html"), proofSheet(origin, codes));
  console.log(`${codes.map(({ locale, rows }) => `${rows.length} codes (${locale})`).join(", ")} in ${folder}
All were read again at ${DPI} dpi. The first: ${codes[0].rows[0].facts.map((fact) => fact.join(": ")).join("; ")}.
Print proof.html at 100 %, measure, scan, and give the printer the SVG or PDF files.`);
});
