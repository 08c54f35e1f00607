import { expect, test } from "vitest";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { sheet } from "../../../../tests/printable-sheet";
import { toPrintableHtml } from "./to-html";

test("text that looks like markup is printed as text everywhere", () => {
  const evil = `<img src=x onerror="a&b'">`;
  const html = toPrintableHtml(
    sheet(
      [
        { kind: "paragraph", text: evil },
        { kind: "list", ordered: true, items: [evil] },
        { kind: "ticks", items: [evil] },
        { kind: "prompt", text: evil },
        { kind: "heading", text: evil },
        { kind: "paragraph", label: evil, text: "" },
        { kind: "link", text: evil, url: `https://example.org/${evil}` },
        { kind: "code", alt: evil, url: "https://example.org" },
        { kind: "fields", fields: [{ label: evil, lines: 1 }] },
        { kind: "table", columns: [evil], rows: [[evil]] },
      ],
      { title: evil, intro: evil, footer: evil },
    ),
    evil,
  );
  expect(html).not.toContain("<img");
  expect(html.match(/&lt;img src=x onerror=&quot;a&amp;b'&quot;&gt;/g)).toHaveLength(18);
});

test("the file asks for nothing: no script, no link, no address to load", () => {
  const html = toPrintableHtml(
    sheet([{ kind: "paragraph", text: "x" }]),
    "https://example.org/planning-toolkit",
  );
  expect(html).not.toMatch(/<script|<link|<img|url\(|@import|src=|href=/);
  expect(html).toContain("From a site. https://example.org/planning-toolkit");
});

test("a code is drawn into the file, with its address as it is typed below it", () => {
  const url = "https://example.org/r/a?b=1&c=2";
  const html = toPrintableHtml(sheet([{ kind: "code", alt: "QR code of a page", url }]), null);
  expect(html).toContain("<title>QR code of a page</title>");
  expect(html).toContain(qrSvgPath(url).path);
  expect(html).toContain('<a href="https://example.org/r/a?b=1&amp;c=2">example.org/r/a?b=1&amp;c=2</a>');
});

test("a short row is filled up with empty cells to write in", () => {
  const html = toPrintableHtml(sheet([{ kind: "table", columns: ["A", "B", "C"], rows: [["1"], []] }]), null);
  expect(html).toContain("<tr><td>1</td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr>");
});

test("the language of the document and its page breaks are marked", () => {
  const html = toPrintableHtml(
    sheet([], {
      locale: "pt-br",
      sections: [
        { id: "one", heading: "Um", startsPage: false, blocks: [] },
        { id: "two", heading: "Dois", startsPage: true, blocks: [] },
      ],
    }),
    null,
  );
  expect(html).toContain('<html lang="pt-BR">');
  expect(html.match(/<section id="\w+" class="new-page">/g)).toEqual(['<section id="two" class="new-page">']);
});
