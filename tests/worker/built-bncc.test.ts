// The codes of a plan, checked by a posted form on the site as it is deployed.
import { expect, test, vi } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LOCALES, type Locale } from "~/addresses/languages";
import {
  MOST_POSTED_CODES,
  PROBLEM_PARAMETER,
  TEXT_FIELD,
  TEXT_MAX_BYTES,
  TOO_MANY,
} from "~/features/bncc/core/posted-text";
import { bnccMessages } from "~/i18n/messages/bncc";
import { bnccCodesMessages } from "~/i18n/messages/bncc-codes";
import { ask } from "./built-worker";

const PLAN = "Plano da turma azul: EF05MA03, EF05MA77, ef05ma07, EF05C101 e EF05LP. <b>";

function post(locale: Locale, text: string): Promise<Response> {
  return ask(toPath("bncc-check", locale), {
    method: "POST",
    body: new URLSearchParams({ [TEXT_FIELD]: text }),
  });
}

/** The entry of one code in the list of a page. */
function toEntry(html: string, status: string, written: string): string {
  return (
    new RegExp(`<li data-status="${status}"><p[^>]*><strong>${written}</strong>.*?</ul></li>`, "s").exec(
      html,
    )?.[0] ?? ""
  );
}

test.each(LOCALES)(
  "a posted plan has each of its codes marked, and is neither kept nor logged (%s)",
  async (locale) => {
    const text = bnccMessages[locale];
    const codes = bnccCodesMessages[locale];
    const logs = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
    const answer = await post(locale, PLAN);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const html = await answer.text();
    expect(toEntry(html, "exists", "EF05MA03")).toMatch(/versaofinal_site\.pdf#page=297"/);
    expect(toEntry(html, "exists", "EF05MA03")).toContain(codes.subjects.MA);
    const invented = toEntry(html, "unknown", "EF05MA77");
    expect(invented).toContain(codes.local);
    expect(invented).toContain("EF05MA25");
    expect(toEntry(html, "misspelt", "ef05ma07")).toContain("EF05MA07");
    expect(toEntry(html, "misspelt", "EF05C101")).toContain("EF05CI01");
    expect(toEntry(html, "cut", "EF05LP")).toContain("EF05LP01");
    expect(html).toContain(text.result.counts({ exists: 1, unknown: 1, misspelt: 2, cut: 1 }));
    // The text stands in its field again, as text.
    expect(html).toContain("EF05LP. &lt;b&gt;</textarea>");
    expect(html).toContain('content="noindex');
    const logged = JSON.stringify(logs.map(({ mock }) => mock.calls));
    for (const log of logs) log.mockRestore();
    expect(logged).not.toContain("turma azul");
    expect(logged).not.toContain("EF05MA77");
  },
);

test.each(LOCALES)(
  "64 KB are checked; a larger text comes back whole, and one too large to read is told so (%s)",
  async (locale) => {
    const { errors, result } = bnccMessages[locale];
    const most = `EF05MA01 ${"ç".repeat(TEXT_MAX_BYTES / 2)}`.slice(0, TEXT_MAX_BYTES / 2);
    expect((await post(locale, most)).status).toBe(200);
    const large = await post(locale, `EF05MA01 ${"a".repeat(TEXT_MAX_BYTES)}`);
    const html = await large.text();
    expect(large.status).toBe(413);
    expect(html).toContain(errors.tooLarge);
    expect(html).toContain(`EF05MA01 ${"a".repeat(TEXT_MAX_BYTES)}</textarea>`);
    expect(html).not.toContain(result.heading);
    const huge = await post(locale, "a".repeat(5 * TEXT_MAX_BYTES));
    expect(huge.status).toBe(303);
    const told = await ask(huge.headers.get("Location") ?? "");
    expect([told.status, told.headers.get("Cache-Control")]).toEqual([413, "no-store"]);
    expect(await told.text()).toContain(errors.tooLargeToRead);
    const limited = await ask(`${toPath("bncc-check", locale)}?${PROBLEM_PARAMETER}=${TOO_MANY}`);
    expect([limited.status, await limited.text()]).toEqual([429, expect.stringContaining(errors.tooMany)]);
    const empty = await post(locale, "  ");
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain(errors.empty);
  },
);

test("a text full of invented codes is judged up to a limit, and the rest is counted", async () => {
  const codes = Array.from({ length: 7000 }, (_, number) => `EF05MA${String(number + 100).padStart(4, "0")}`);
  const html = await (await post("en", codes.join(" ").slice(0, TEXT_MAX_BYTES))).text();
  expect(html.match(/<li data-status="unknown">/g)).toHaveLength(MOST_POSTED_CODES);
  expect(html).toMatch(/And [\d,.]+ more codes that were not checked/);
  expect(html.length).toBeLessThan(12 * TEXT_MAX_BYTES);
});

test.each(LOCALES)(
  "the page lists every code with its page, says whose list it is, and has no wording (%s)",
  async (locale) => {
    const text = bnccMessages[locale];
    const html = await (await ask(toPath("bncc", locale))).text();
    expect(html).toContain(text.form.privacy);
    expect(html).toContain("bncc-dev/bncc-dados");
    expect(html).toContain("CC BY 4.0");
    expect(html).toContain(text.lookup.lead);
    expect(html).toContain('data-group="EF 5 5 MA"');
    expect(html).toMatch(/versaofinal_site\.pdf#page=297"[^>]*>EF05MA01(?:<!-- -->)?–(?:<!-- -->)?13/);
    expect(html).toMatch(/236791-anexo[^"]*#page=74"/);
    // Named in the page, so that a device keeps the list with it.
    expect(html).toMatch(/\/assets\/codes-[\w-]+\.json/);
  },
);

test("a blank of a landing that asks for a skill of the BNCC leads to the check of its code", async () => {
  const html = await (await ask(toPath("chapter3-ex1", "pt-br"))).text();
  const [, hint = ""] = /<textarea[^>]*aria-describedby="(blank-\d+-hint)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`id="${hint}"[^>]*><a href="${toPath("bncc", "pt-br")}"`));
});
