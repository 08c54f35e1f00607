// The questions of the school kit, answered by a posted form on the site as it is deployed.
import { expect, test, vi } from "vitest";
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, LOCALES, type Locale, otherLocales } from "~/addresses/languages";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import { DOCUMENT_WORDS } from "~/content/school-kit/document-words.server";
import { LANGUAGE_FIELD, TOOLS_FIELD } from "~/features/school-kit/core/answers";
import { kitFilePath, SHEET_IDS } from "~/features/school-kit/core/kit";
import { QUESTION_IDS } from "~/features/school-kit/core/kit-options";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { ask } from "./built-worker";

/** An invented school whose answers strain a rule. */
const ANSWERS =
  "stage=primary&stage=lower-secondary&stage=adult&place=br-public&tools=detector&login=school-account&data=pupil-work&homework=by-task&assessment=process&marking=teacher-only&responsible=head&parents=letter&phones=none&review=school-year&school=Escola+%3Cb%3EAzul&contact=secretaria";

function post(
  locale: Locale,
  fields: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  return ask(toPath("school-kit-documents", locale), { method: "POST", body });
}

function toText(id: string, locale: Locale): string {
  return KIT_CLAUSES.find((clause) => clause.id === id)?.text[locale] ?? "";
}

test.each(LOCALES)(
  "posted answers give every document with its grounds, in a page that is neither kept nor logged (%s)",
  async (locale) => {
    const logs = (["log", "info", "warn", "error"] as const).map((name) => vi.spyOn(console, name));
    const answer = await post(locale, ANSWERS, {
      [TOOLS_FIELD]: "https://site.example/kit?ids=gemini,nothing",
    });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const html = await answer.text();
    const { result } = schoolKitMessages[locale];
    const words = DOCUMENT_WORDS[locale];
    expect(html).toContain(result.posted);
    for (const id of SHEET_IDS) {
      const isMade = html.includes(`data-document="${id}"`);
      expect(isMade, id).toBe(true);
    }
    expect(html).toContain(toText("pol-homework-task", locale));
    expect(html).not.toContain(toText("pol-homework-none", locale));
    expect(html).toContain('data-warning="warn-young-login"');
    expect(html).toContain("Escola &lt;b&gt;Azul");
    expect(html).toContain("Google Gemini");
    // Each document says when it was made and that it is a draft; each clause has its grounds.
    const [before = ""] = words.ending.split("{today}");
    expect(html.split(before).length - 1).toBe(SHEET_IDS.length);
    expect(html.split(`<summary>${words.why}</summary>`).length).toBeGreaterThan(
      html.split("data-clause=").length - 1,
    );
    expect(html).toContain('content="noindex');
    const logged = JSON.stringify(logs.map(({ mock }) => mock.calls));
    for (const log of logs) log.mockRestore();
    expect(logged).not.toContain("Azul");
    expect(logged).not.toContain("lower-secondary");
  },
);

test.each(LOCALES)("the documents come in the other language for the same answers (%s)", async (locale) => {
  const [other = locale] = otherLocales(locale);
  const html = await (await post(locale, ANSWERS, { [LANGUAGE_FIELD]: other })).text();
  expect(html).toContain(`<html lang="${LANGUAGES[locale].tag}"`);
  expect(html).toContain(`lang="${LANGUAGES[other].tag}"`);
  expect(html).toContain(toText("pol-homework-task", other));
  expect(html.replaceAll("&#x27;", "'")).toContain(schoolKitMessages[locale].result.heading);
});

test.each(LOCALES)(
  "what was not answered is asked again, with what was answered still in the form (%s)",
  async (locale) => {
    const answer = await post(locale, "stage=adult&login=no-pupil-use&school=Azul");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    const html = await answer.text();
    expect(html).toContain(schoolKitMessages[locale].problems.heading);
    expect(html).toContain('href="#kit-place"');
    // Settled by the answer that no pupil uses AI.
    expect(html).not.toContain('href="#kit-homework"');
    expect(html).toContain('value="Azul"');
    expect(html).toMatch(/value="adult"[^>]*checked|checked[^>]*value="adult"/);
    expect(html).not.toContain("data-document=");
  },
);

test.each(LOCALES)(
  "the page puts the twelve questions, and the file of the clauses goes out with an entity tag (%s)",
  async (locale) => {
    const html = await (await ask(toPath("school-kit", locale))).text();
    expect(html).toContain(schoolKitMessages[locale].form.privacy.replaceAll("'", "&#x27;"));
    for (const question of QUESTION_IDS) expect(html).toContain(`data-question="${question}"`);
    const file = await ask(kitFilePath(locale));
    expect(file.headers.get("Cache-Control")).toContain("public");
    expect(await file.json()).toMatchObject({ locale });
    const again = await ask(kitFilePath(locale), {
      headers: { "If-None-Match": file.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  },
);
