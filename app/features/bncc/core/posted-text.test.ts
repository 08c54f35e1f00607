import { expect, test } from "vitest";
import { POST_MAX_BYTES, problemOfText, TEXT_FIELD, TEXT_MAX_BYTES } from "./posted-text";

test("a text of 64 KB is checked, a longer one and an empty one are not", () => {
  expect(problemOfText("a".repeat(TEXT_MAX_BYTES))).toBeNull();
  expect(problemOfText("a".repeat(TEXT_MAX_BYTES + 1))).toBe("tooLarge");
  expect(problemOfText("ç".repeat(TEXT_MAX_BYTES / 2))).toBeNull();
  expect(problemOfText("ç".repeat(TEXT_MAX_BYTES / 2 + 1))).toBe("tooLarge");
  expect(problemOfText(" \n")).toBe("empty");
});

test("a text of 64 KB in accented letters still fits into the post", () => {
  const form = new URLSearchParams({ [TEXT_FIELD]: "ç".repeat(TEXT_MAX_BYTES / 2) });
  expect(form.toString().length).toBeLessThan(POST_MAX_BYTES);
});
