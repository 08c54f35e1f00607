// The sheet about a tool and a class on the built site, as it is read with JavaScript off.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { ask, readPage } from "./built-worker";

const CLASS = "?tool=chatgpt&age=14&place=br&account=personal-account";

function pathTo(locale: Locale, search: string): string {
  return toPath("may-we-use", locale) + search;
}

test.each(LOCALES)("an answer for a class (%s) is made for one reader and kept nowhere", async (locale) => {
  const before = await env.LINKS.list();
  const answer = await ask(pathTo(locale, CLASS));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("ETag")).toBeNull();
  expect((await env.LINKS.list()).keys).toEqual(before.keys);
  const html = await answer.text();
  const { origin } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "");
  expect(html).toContain(qrSvgPath(origin + pathTo(locale, CLASS)).path);
});

test.each(LOCALES)(
  "the sheet (%s) has six answers, the questions that are open, and a letter",
  async (locale) => {
    const { verdicts, letter, askCached } = mayWeUseMessages[locale];
    const page = await readPage(pathTo(locale, CLASS));
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>")).replaceAll("&#x27;", "'");
    expect(main.split("<td data-verdict=")).toHaveLength(7);
    expect(main).toContain(verdicts.guardian);
    expect(main).toContain(askCached);
    expect(main).toContain(letter.title("ChatGPT"));
    expect(main).not.toContain(letter.title("Claude"));
  },
);

test.each(LOCALES)("a form that lacks an answer (%s) comes back with what was chosen", async (locale) => {
  const { missing } = mayWeUseMessages[locale];
  const page = await readPage(pathTo(locale, "?tool=gemini&age=90&place=scotland&account="));
  expect(page.split(missing)).toHaveLength(3);
  expect(page).toMatch(/<option value="gemini" selected/);
  expect(page).toMatch(/<option value="scotland" selected/);
  // A link from a tool's page asks nothing yet.
  expect(await readPage(pathTo(locale, "?tool=gemini"))).not.toContain(missing);
});
