import { expect, test } from "vitest";
import { readDocx } from "../../../../tests/read-docx";
import { promptFile } from "./prompt-document";

test("a filled prompt as a file has what was filled in, the reminder, and the code of its page", async () => {
  const url = "https://example.org/pt-br/r/chapter3-ex1";
  const { file, name } = await promptFile({
    locale: "pt-br",
    page: { title: "Plano de aula", url },
    prompt: "Turma: 7º ano, <30> alunos.",
    heading: "Prompt pronto",
    reminder: { label: "Antes de colar", text: "Nunca cole nomes." },
    codeAlt: "QR Code",
    footer: "Do site.",
  });
  expect(name).toBe("prompt-plano-de-aula.docx");
  const html = await readDocx(await file.arrayBuffer());
  expect(html).toContain("<h1>Plano de aula</h1><h2>Prompt pronto</h2>");
  expect(html).toContain("<p><strong>Antes de colar: </strong>Nunca cole nomes.</p>");
  expect(html).toContain("<p>Turma: 7º ano, &lt;30&gt; alunos.</p>");
  expect(html).toMatch(/<img alt="QR Code"/);
});
