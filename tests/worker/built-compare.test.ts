// Tools side by side on the built site, as it is read without a script.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { LIST_VIEWS, listViewPath } from "~/addresses/list-views";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { compareMessages } from "~/i18n/messages/compare";
import { listViewsMessages } from "~/i18n/messages/list-views";
import { toolFactsMessages } from "~/i18n/messages/tool-facts";
import { provenanceWords } from "~/i18n/provenance-words";
import { readPage } from "./built-worker";

/** The main part of the page as text would be searched in it. */
async function compare(locale: Locale, ids: readonly string[] = []): Promise<string> {
  const page = await readPage(listViewPath("compare", locale, { ids }));
  expect(page).toMatch(/<meta name="robots" content="noindex/);
  return page.slice(page.indexOf("<main"), page.indexOf("</main>"));
}

function inHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}

function toCount(html: string, text: string): number {
  return html.split(text).length - 1;
}

test.each(LOCALES)(
  "two or three tools (%s) stand side by side, each answer with its basis",
  async (locale) => {
    const { questions } = toolFactsMessages[locale];
    for (const ids of [
      ["chatgpt", "khanmigo"],
      ["gemini", "chatgpt", "canva"],
    ]) {
      const main = await compare(locale, ids);
      expect(toCount(main, 'scope="col"')).toBe(ids.length + 1);
      const tools = ids.flatMap((id) => listResources(locale).find((resource) => resource.id === id) ?? []);
      const places = tools.map(({ id }) => main.indexOf(`href="${toPath("resource", locale, { id })}"`));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places).not.toContain(-1);
      for (const { facts } of tools) {
        for (const fact of facts) {
          expect(main, fact.question).toContain(`>${inHtml(questions[fact.question])}</th>`);
          if (fact.text !== null) expect(main).toContain(inHtml(fact.text));
          if (fact.address === null) continue;
          expect(main).toContain(`href="${inHtml(fact.address)}"`);
          expect(main).toContain(`>${provenanceWords(fact, locale)[fact.month === null ? "old" : "fresh"]}<`);
        }
      }
    }
  },
);

test.each(LOCALES)(
  "one tool or none (%s) is told what to do, and a form without script does it",
  async (locale) => {
    const text = compareMessages[locale];
    const none = await compare(locale);
    expect(none).toContain(text.none);
    expect(toCount(none, "<select")).toBe(2);
    const one = await compare(locale, ["chatgpt"]);
    expect(one).toContain(text.one("ChatGPT"));
    expect(one).toMatch(/<input type="hidden" name="ids" value="chatgpt"\/?>/);
    expect(toCount(one, "<select")).toBe(1);
    expect(one).not.toContain('<option value="chatgpt"');
    for (const page of [none, one]) {
      expect(page).not.toContain("<table");
      expect(page).toContain(`action="${toPath("favourites", locale)}"`);
      expect(page).toContain('<input type="hidden" name="view" value="compare"/>');
    }
    const sent = await readPage(`${toPath("favourites", locale)}?ids=chatgpt&view=compare&ids=canva`);
    expect(toCount(sent, 'scope="col"')).toBe(3);
  },
);

test.each(LOCALES)(
  "what is no tool (%s) is said back without its markup, and so is a fourth tool",
  async (locale) => {
    const text = compareMessages[locale];
    const main = await compare(locale, ["chatgpt", "nope", "gemini", "%3Cb%3E"]);
    expect(main).toContain(text.unknown(["nope", "&lt;b&gt;"]));
    expect(main).not.toContain("<b>");
    expect(toCount(main, 'scope="col"')).toBe(3);
    expect(await compare(locale, ["chatgpt", "gemini", "canva", "suno"])).toContain(
      text.omitted(["Suno"], 3),
    );
  },
);

test.each(LOCALES)(
  "the page of a tool, the list of tools and every view of a list (%s) lead to the comparison",
  async (locale) => {
    const tool = await readPage(toPath("resource", locale, { id: "chatgpt" }));
    expect(tool).toContain(`href="${inHtml(listViewPath("compare", locale, { ids: ["chatgpt"] }))}"`);
    const course = await readPage(toPath("resource", locale, { id: "cert-gemini-educator" }));
    expect(course).not.toContain("view=compare");
    expect(await readPage(toPath("tools", locale))).toContain(`href="${listViewPath("compare", locale)}"`);
    const ids = ["chatgpt", "chapter3-ex1", "canva"];
    for (const shown of LIST_VIEWS) {
      const page = await readPage(listViewPath(shown, locale, { ids }));
      const [, views = ""] = /<nav aria-label="[^"]*" data-print="hide">(.*?)<\/nav>/s.exec(page) ?? [];
      for (const view of LIST_VIEWS)
        expect(views).toContain(`href="${inHtml(listViewPath(view, locale, { ids }))}"`);
      const current = [...views.matchAll(/aria-current="page"[^>]*>([^<]*)/g)].map(([, name]) => name);
      expect(current).toEqual([listViewsMessages[locale].names[shown]]);
    }
  },
);

test.each(LOCALES)("what is no tool (%s) is not compared and stays in the list", async (locale) => {
  const main = await compare(locale, ["chapter3-ex1", "chatgpt", "gone-thing", "canva"]);
  expect(toCount(main, 'scope="col"')).toBe(3);
  const rest = listViewPath("compare", locale, { ids: ["chapter3-ex1", "canva", "gone-thing"] });
  expect(main).toContain(`href="${inHtml(rest)}"`);
});
