import fc from "fast-check";
import { expect, test } from "vitest";
import { toWhatsAppText, WHATSAPP_MAX } from "./whatsapp-text";

const URL = "https://example.org/pt-br/r/chapter3-ex1";

test("the title is bold, the text follows, and the link is last", () => {
  const message = toWhatsAppText({
    title: "Plano de aula",
    text: "Turma: [ano/série].\nFaça três perguntas.",
    url: URL,
  });
  expect(message).toBe(`*Plano de aula*\n\nTurma: [ano/série].\nFaça três perguntas.\n\n${URL}`);
});

test("markup that WhatsApp shows raw or takes for its own is gone", () => {
  const text =
    "# Aim\n**Bold** and [a page](https://example.org/a) for 3 * 4 ~ `code`, _slanted_ snake_case, name: ____";
  expect(toWhatsAppText({ title: "*T*", text, url: URL }).split("\n")).toEqual([
    "*∗T∗*",
    "",
    "Aim",
    "Bold and a page for 3 ∗ 4 ∼ 'code', slanted snake_case, name: ____",
    "",
    URL,
  ]);
});

test("a long text is cut at a word and keeps its link whole", () => {
  const message = toWhatsAppText({ title: "T", text: "word ".repeat(400), url: URL });
  expect(message.length).toBeLessThanOrEqual(WHATSAPP_MAX);
  expect(message.length).toBeGreaterThan(WHATSAPP_MAX - 10);
  expect(message).toMatch(/ word…\n\nhttps:\/\/example\.org\/pt-br\/r\/chapter3-ex1$/);
  // A link that fills the message by itself stands alone with its title.
  const long = `${URL}?ids=${"a,".repeat(400)}`;
  expect(toWhatsAppText({ title: "T", text: "text", url: long })).toBe(`*T*\n\n${long}`);
});

test("a text of sentences is cut after a whole one, and says above the link where the rest is", () => {
  const whole = "O prompt inteiro:";
  const sentences = "Faça três perguntas antes de começar. ".repeat(40);
  const message = toWhatsAppText({ title: "T", text: `${sentences}Rubrica: [rubrica].`, url: URL, whole });
  expect(message.length).toBeLessThanOrEqual(WHATSAPP_MAX);
  expect(message.length).toBeGreaterThan(WHATSAPP_MAX - 2 * "Faça três perguntas antes de começar. ".length);
  expect(message.endsWith(`perguntas antes de começar.\n\n${whole}\n${URL}`)).toBe(true);
  // A message that fits names no rest.
  expect(toWhatsAppText({ title: "T", text: "Uma frase.", url: URL, whole })).not.toContain(whole);
});

test("whatever is written: within the limit, the link once and last, two asterisks at most, no half signs", () => {
  const signs = fc.constantFrom(
    "*",
    "_",
    "~",
    "`",
    "#",
    " ",
    "\n",
    "a",
    "é",
    "👩‍🏫",
    "[",
    "](",
    ")",
    "\ud83d",
  );
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(signs, { maxLength: 900 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, text, fc.constantFrom(undefined, "All of it:"), (title, body, whole) => {
      const message = toWhatsAppText({ title, text: body, url: URL, whole });
      expect(message.length).toBeLessThanOrEqual(WHATSAPP_MAX);
      expect(message.endsWith(URL)).toBe(true);
      expect(message.indexOf(URL)).toBe(message.length - URL.length);
      expect(message.split("*")).toHaveLength(message.startsWith("*") ? 3 : 1);
      expect(message).not.toMatch(/[~`]|\n{3}/);
      expect(message).not.toMatch(/[\ud800-\udfff]/u);
    }),
    { numRuns: 500 },
  );
});
