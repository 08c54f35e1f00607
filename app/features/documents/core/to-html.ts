// A document as HTML: of a page, and of a download, one self-contained file that opens anywhere and prints on A4 or Letter.
import { LANGUAGES } from "~/addresses/languages";
import { typedLink } from "~/features/qr/core/qr-address";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { escapeHtml } from "~/lib/escape-html";
import type { PrintableBlock, PrintableDocument, PrintableSection } from "./printable-document";

const STYLE = `
@page { margin: 16mm 15mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.45 Georgia, "Times New Roman", serif; color: #1b2420; background: #fff; max-width: 180mm; margin: 0 auto; padding: 10mm; }
h1 { font-size: 22pt; line-height: 1.15; margin: 0 0 3mm; border-bottom: 1mm solid #14532d; padding-bottom: 2mm; }
h2 { font-size: 15pt; line-height: 1.2; margin: 8mm 0 2mm; color: #14532d; break-after: avoid; }
h3 { font-size: 12pt; margin: 4mm 0 1mm; break-after: avoid; }
p { margin: 0 0 3mm; }
.code { width: 34mm; height: 34mm; }
ul, ol { margin: 0 0 3mm; padding-left: 6mm; }
li { margin-bottom: 1mm; break-inside: avoid; }
.ticks { list-style: none; padding: 0; }
.ticks li { padding-left: 7mm; text-indent: -7mm; }
.ticks li::before { content: ""; display: inline-block; width: 4mm; height: 4mm; border: 0.3mm solid #1b2420; margin-right: 3mm; vertical-align: -0.6mm; }
.cards { display: grid; grid-template-columns: 1fr 1fr; list-style: none; padding: 0; }
.cards li { margin: 0; padding: 6mm; border: 0.3mm dashed #1b2420; font-size: 14pt; }
.field { margin-bottom: 3mm; break-inside: avoid; }
.field strong { font-size: 10pt; }
hr { height: 8mm; margin: 0; border: 0; border-bottom: 0.2mm solid #8a948e; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 0 0 4mm; font-size: 10pt; }
th, td { border: 0.2mm solid #8a948e; padding: 1.5mm 2mm; text-align: left; vertical-align: top; }
.narrow th:first-child { width: 22mm; }
th { background: #eef3ef; }
td { height: 11mm; }
tr { break-inside: avoid; }
.prompt { border-left: 1mm solid #c98a00; background: #fff9e3; padding: 2mm 3mm; margin: 0 0 3mm; white-space: pre-wrap; break-inside: avoid; font-family: "Courier New", monospace; font-size: 9.5pt; }
footer { margin-top: 8mm; padding-top: 2mm; border-top: 0.2mm solid #8a948e; font-size: 9pt; }
@media print {
  body { max-width: none; padding: 0; }
  .new-page { break-before: page; }
  th, .prompt { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

function listItems(items: readonly string[]): string {
  return items.map((item) => `<li>${escapeHtml(item)}</li>`).join("");
}

function blockToHtml(block: PrintableBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h3>${escapeHtml(block.text)}</h3>`;
    case "paragraph": {
      const label = block.label === undefined ? "" : `<strong>${escapeHtml(block.label)}:</strong> `;
      return `<p>${label}${escapeHtml(block.text)}</p>`;
    }
    case "link":
      return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.text)}</a></p>`;
    case "code": {
      const { size, path } = qrSvgPath(block.url);
      const picture = `<svg class="code" role="img" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><title>${escapeHtml(block.alt)}</title><path d="${path}"/></svg>`;
      return `<p>${picture}<br><a href="${escapeHtml(block.url)}">${escapeHtml(typedLink(block.url))}</a></p>`;
    }
    case "list":
      return block.ordered ? `<ol>${listItems(block.items)}</ol>` : `<ul>${listItems(block.items)}</ul>`;
    case "ticks":
      return `<ul class="ticks">${listItems(block.items)}</ul>`;
    case "cards":
      return `<ul class="cards">${listItems(block.items)}</ul>`;
    case "prompt":
      return `<p class="prompt">${escapeHtml(block.text)}</p>`;
    case "fields":
      return block.fields
        .map(
          ({ label, lines }) =>
            `<div class="field"><strong>${escapeHtml(label)}</strong>${"<hr>".repeat(lines)}</div>`,
        )
        .join("");
    case "table": {
      const head = block.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join("");
      const rows = block.rows.map((row) => {
        const cells = block.columns.map((_, position) => `<td>${escapeHtml(row[position] ?? "")}</td>`);
        return `<tr>${cells.join("")}</tr>`;
      });
      const look = block.first === undefined ? "" : ' class="narrow"';
      return `<table aria-label="${escapeHtml(block.columns.join(", "))}"${look}><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
    }
  }
}

/** The heading and the blocks of a section. Every text is escaped. */
export function sectionToHtml({ heading, blocks }: PrintableSection): string {
  const lines = blocks.map(blockToHtml);
  return (heading === "" ? lines : [`<h2>${escapeHtml(heading)}</h2>`, ...lines]).join("\n");
}

function toElement(section: PrintableSection): string {
  const className = section.startsPage ? ' class="new-page"' : "";
  return `<section id="${escapeHtml(section.id)}"${className}>\n${sectionToHtml(section)}\n</section>`;
}

/**
 * The document as one HTML file: no script, no request, every text escaped. `address` is the page it came from,
 * printed in the last line; null leaves it out.
 */
export function toPrintableHtml(document: PrintableDocument, address: string | null): string {
  const footer = address === null ? document.footer : `${document.footer} ${address}`;
  return `<!doctype html>
<html lang="${LANGUAGES[document.locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.title)}</h1>
<p>${escapeHtml(document.intro)}</p>
${document.sections.map(toElement).join("\n")}
</main>
<footer>${escapeHtml(footer)}</footer>
</body>
</html>
`;
}
