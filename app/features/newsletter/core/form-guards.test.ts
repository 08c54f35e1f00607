import { expect, test } from "vitest";
import { ELAPSED_FIELD, HONEYPOT_FIELD, MIN_FILL_MS, parseSignUpForm } from "./form-guards";

test("a plain form post without a script is read as a person's", () => {
  expect(
    parseSignUpForm({ email: "ana@example.com", locale: "pt-br", place: "footer", [HONEYPOT_FIELD]: "" }),
  ).toEqual({
    email: "ana@example.com",
    place: "footer",
    language: "pt-br",
    turnstileToken: null,
    sender: "person",
  });
});

test("odd fields degrade instead of failing", () => {
  expect(parseSignUpForm({ email: ["a"], locale: "fr", place: 7, "cf-turnstile-response": {} })).toEqual({
    email: "",
    place: "inline",
    language: null,
    turnstileToken: null,
    sender: "person",
  });
});

test("a filled honeypot is a robot, whatever its speed", () => {
  expect(parseSignUpForm({ [HONEYPOT_FIELD]: "x", [ELAPSED_FIELD]: "90000" }).sender).toBe("robot");
});

test("a form sent faster than anybody types is too fast", () => {
  expect(parseSignUpForm({ [ELAPSED_FIELD]: String(MIN_FILL_MS - 1) }).sender).toBe("too-fast");
  expect(parseSignUpForm({ [ELAPSED_FIELD]: String(MIN_FILL_MS) }).sender).toBe("person");
  for (const elapsed of ["soon", -1, Number.NaN, null]) {
    expect(parseSignUpForm({ [ELAPSED_FIELD]: elapsed }).sender).toBe("too-fast");
  }
});
