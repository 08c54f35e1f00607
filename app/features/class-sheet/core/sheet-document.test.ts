import { expect, test } from "vitest";
import { readDocx } from "../../../../tests/read-docx";
import { sheetFile } from "./sheet-document";

const ADDRESS = "https://example.org/pt-br/favourites?ids=canva,chatgpt&view=sheet";

test("the handout as a file has each item with what it is, its code and its link to type", async () => {
  const items = ["canva", "chatgpt"].map((id) => ({
    id,
    title: `About ${id}`,
    description: "What it is.",
    kind: "Ferramenta",
    url: `https://example.org/pt-br/r/${id}`,
    codeAlt: `QR Code de ${id}`,
  }));
  const handout = { locale: "pt-br", title: "8º ano: IA & nós", items, footer: "Do site." } as const;
  const { file, name } = await sheetFile(handout, ADDRESS);
  expect(name).toBe("8-ano-ia-nos.docx");
  expect(file.type).toContain("wordprocessingml.document");
  const html = await readDocx(await file.arrayBuffer());
  expect(html).toContain("<h1>8º ano: IA &amp; nós</h1>");
  expect([...html.matchAll(/<h2>([^<]+)/g)].map(([, heading]) => heading)).toEqual([
    "About canva",
    "About chatgpt",
  ]);
  expect(html).toContain("<p><strong>Ferramenta: </strong>What it is.</p>");
  expect(html).toContain('<img alt="QR Code de chatgpt"');
  expect(html).toContain('<a href="https://example.org/pt-br/r/chatgpt">example.org/pt-br/r/chatgpt</a>');
  expect(html).toContain(`<a href="${ADDRESS.replace("&", "&amp;")}">`);
});
