import fc from "fast-check";
import { expect, test } from "vitest";
import { stripInvisibleCharacters } from "./control-characters";

test.each([
  ["the block of tags", "\u{E0041}\u{E0049}\u{E007F}"],
  ["more variation selectors", "\u{E0100}\u{E01EF}\uFE0F"],
  ["fillers", "\u115F\u1160\u3164\uFFA0\u2800"],
  ["zero width", "\u200B\u200C\u200D\u2060\uFEFF\u180E\u00AD\u034F"],
  ["direction", "\u061C\u200E\u200F\u202A\u202E\u2066\u2069"],
  ["annotations", "\uFFF9\uFFFA\uFFFB"],
])("%s go", (_, hidden) => {
  expect(stripInvisibleCharacters(`a${hidden}b`)).toBe("ab");
});

test("accents stay, a pile of marks on a Latin letter goes, and elsewhere it is four high", () => {
  expect(stripInvisibleCharacters("Avaliação")).toBe("Avaliação");
  expect(stripInvisibleCharacters("Viê\u0323t, e\u0302\u0323")).toBe("Viê\u0323t, e\u0302\u0323");
  expect(stripInvisibleCharacters("Z\u0334\u0316\u0300 \u0334\u0316\u0300A\u0334\u0316\u0300I")).toBe("Z AI");
  expect(stripInvisibleCharacters(`\u05d0${"\u05b8".repeat(120)}b`)).toBe(`\u05d0${"\u05b8".repeat(4)}b`);
});

test("nothing is left to strip the second time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = stripInvisibleCharacters(text);
      return stripInvisibleCharacters(once) === once;
    }),
  );
});
