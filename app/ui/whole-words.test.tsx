import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wholeWords, withSign } from "./whole-words";

function markup(node: ReturnType<typeof wholeWords>): string {
  return renderToStaticMarkup(<p>{node}</p>);
}

test("letters and a number with a hyphen between them stay in one line", () => {
  expect(markup(wholeWords("AI Basics for K-12 Teachers"))).toBe(
    '<p>AI Basics for <span class="whole">K-12</span> Teachers</p>',
  );
  expect(markup(wholeWords("AI-901 replaced AI-900"))).toBe(
    '<p><span class="whole">AI-901</span> replaced <span class="whole">AI-900</span></p>',
  );
});

test("other hyphens are left to the browser", () => {
  for (const text of ["bem-estar on-line", "2025-2026", "Co-Intelligence"]) {
    expect(markup(wholeWords(text))).toBe(`<p>${text}</p>`);
  }
});

test("a sign keeps to the last word, and to the last letters of one so long that it may have to be broken", () => {
  const sign = <i />;
  expect(markup(withSign("Terms of Use (EU version)", sign))).toBe(
    '<p>Terms of Use (EU <span class="whole">version)<i></i></span></p>',
  );
  expect(markup(withSign("Visit", sign))).toBe("<p>Visit<i></i></p>");
  expect(markup(withSign("see api.example.org/subscriptions", sign))).toBe(
    '<p>see api.example.org/subscripti<span class="whole">ons<i></i></span></p>',
  );
});
