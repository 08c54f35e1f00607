// The sheet that the author and the printer sign: every code in its size, and what is to be measured on it.
import { DEFAULT_LOCALE, LANGUAGES } from "../../app/addresses/languages.ts";
import { escapeHtml } from "../../app/lib/escape-html.ts";

const STYLE = `@page{size:A4;margin:12mm}body{font:9pt/1.35 sans-serif;margin:12mm auto;max-width:186mm;color:#000;background:#fff}
h1{font-size:16pt;margin:0}h2{font-size:12pt;break-after:avoid}.codes{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm}
figure{margin:0;break-inside:avoid;border:.2mm solid #000;padding:2mm}figcaption{overflow-wrap:anywhere}figcaption b{font-size:10pt}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 2mm;margin:1mm 0 0}dd{margin:0}svg{display:block;margin:auto}`;

const row = ([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

function figure({ id, title, place, svg, facts }) {
  return `<figure>${svg}<figcaption><b>${escapeHtml(id)}</b> ${escapeHtml(title)}<br>${escapeHtml(place)}<dl>${facts.map(row).join("")}</dl></figcaption></figure>`;
}

/** The sheet as one page of HTML without any other file, to be printed at 100 %. `codes` by the name of their language. */
export function proofSheet(origin, codes) {
  const parts = Object.entries(codes).map(
    ([language, rows]) => `<h2>${language}</h2><div class="codes">${rows.map(figure).join("")}</div>`,
  );
  return `<!doctype html><html lang="${LANGUAGES[DEFAULT_LOCALE].tag}"><head><meta charset="utf-8"><title>Proof of the printed codes</title><style>${STYLE}</style></head><body><h1>Proof of the printed codes</h1><p>${escapeHtml(origin)}. Print at 100 %, without fitting to the page, and measure one side. Place the SVG or PDF files, never a picture of this sheet; do not scale, colour or frame them inside the quiet zone.</p>${parts.join("")}</body></html>\n`;
}
