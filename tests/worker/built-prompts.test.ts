// The library of prompts as it is deployed: its filters in the address, its links without script.
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, pathInLocale } from "~/addresses/languages";
import { promptFileName } from "~/features/prompts/core/prompt-file-name";
import { PROMPT_SERVICES } from "~/features/prompts/core/prompt-services";
import { promptsMessages } from "~/i18n/messages/prompts";
import { listPrompts } from "~/page-parts/prompts-data.server";
import { readPage } from "./built-worker";

async function read(path: string): Promise<string> {
  return (await readPage(path)).replaceAll("<!-- -->", "");
}

/** Ids of the prompts of a page, in its order, and whether each is shown. */
function listItems(html: string) {
  const items = [...html.matchAll(/<li id="([^"]+)"([^>]*) data-facets/g)];
  return items.map(([, id, attributes = ""]) => ({ id, isShown: !attributes.includes(" hidden") }));
}

test.each(LOCALES)(
  "the library has every prompt as text, with copy, short link and a link for each assistant (%s)",
  async (locale) => {
    const html = await read(toPath("prompts", locale));
    const prompts = listPrompts(locale);
    expect(listItems(html)).toEqual(prompts.map(({ id }) => ({ id, isShown: true })));
    const text = html
      .replaceAll(/<\/?mark>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"');
    for (const { id, title, prompt, path, code, files } of prompts) {
      const [, item = ""] = text.split(`<li id="${id}"`);
      const card = item.slice(0, item.indexOf("</article>"));
      expect(card, id).toContain(`>${prompt}</p>`);
      expect(card, id).toContain(`href="${path}"`);
      const [, typed] = /data-typed-link="">([^<]*)<\/span>/.exec(card) ?? [];
      expect(new URL(`http://${typed}`).pathname, id).toBe(pathInLocale(`/r/${code}`, locale));
      expect(card.match(/data-copy-prompt/g), id).toHaveLength(1);
      expect(card.match(/data-copy-message/g), id).toHaveLength(1);
      for (const { page } of PROMPT_SERVICES) expect(card, id).toContain(`href="${page}"`);
      for (const file of files) {
        const [, saved] = new RegExp(`href="${file.path}" download="([^"]*)">`).exec(card) ?? ["", "none"];
        expect(saved || promptFileName({ title, id }), id).toBe(file.name);
      }
    }
  },
);

test.each(LOCALES)(
  "what is sent or printed from a landing leads back to the language of its page (%s)",
  async (locale) => {
    const html = await read(toPath("chapter3-ex1", locale));
    const path = pathInLocale("/r/chapter3-ex1", locale);
    const [, shared = ""] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
    const [, message = ""] = /&quot;message&quot;:&quot;(.*?)&quot;[,}]/.exec(html) ?? [];
    const [, typed = ""] = /<figcaption[^>]*>(.*?)<\/figcaption>/.exec(html) ?? [];
    const links = [decodeURIComponent(shared), message, `http://${typed.replaceAll(/<[^>]*>/g, "")}`].map(
      (text) => /https?:\/\/\S+$/.exec(text)?.[0] ?? "http://none",
    );
    expect(links.map((link) => new URL(link).pathname)).toEqual([path, path, path]);
    expect(/src="([^"]*\/qr\/[^"]*)"/.exec(html)?.[1]).toBe(pathInLocale("/qr/chapter3-ex1.svg", locale));
  },
);

test.each(LOCALES)(
  "without script the library is narrowed by its address, and says how many are left (%s)",
  async (locale) => {
    const html = await read(`${toPath("prompts", locale)}?task=feedback&minutes=15&stage=nonsense`);
    const shown = listItems(html).flatMap(({ id, isShown }) => (isShown ? [id] : []));
    expect(shown).toEqual(["chapter3-ex4"]);
    expect(html).toContain(promptsMessages[locale].showing(1, listPrompts(locale).length));
    expect(html).toMatch(/<option value="feedback" selected="">/);
    const none = await read(`${toPath("prompts", locale)}?task=feedback&subject=mathematics&q=zzz`);
    expect(none).toContain(promptsMessages[locale].emptyTitle);
  },
);
