import * as fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { AMOUNT_MAX_CENTAVOS, formatAmount, parseAmount } from "./amount";

test.each<[string, Locale, number]>([
  ["12,5", "pt-br", 1250],
  ["12.5", "pt-br", 1250],
  ["12.50", "en", 1250],
  ["12,5", "en", 1250],
  ["1.234,50", "pt-br", 123450],
  ["1,234.50", "en", 123450],
  ["1,234.50", "pt-br", 123450],
  ["1.234", "pt-br", 123400],
  ["1,234", "en", 123400],
  ["123.456,78", "en", 12345678],
  ["R$ 10", "en", 1000],
  ["r$\u00a010,00", "pt-br", 1000],
  ["10 reais", "pt-br", 1000],
  ["1 real", "pt-br", 100],
  ["007", "en", 700],
  ["0,01", "pt-br", 1],
])("%s in %s is %i centavos", (text, locale, centavos) => {
  expect(parseAmount(text, locale)).toEqual({ ok: true, centavos });
});

test.each<[string, Locale, string]>([
  ["", "en", "empty"],
  ["R$ ", "pt-br", "empty"],
  ["ten", "en", "not-a-number"],
  ["-5", "en", "not-a-number"],
  ["1e3", "en", "not-a-number"],
  ["0x10", "en", "not-a-number"],
  ["12,", "pt-br", "not-a-number"],
  [",5", "pt-br", "not-a-number"],
  ["1.2.3", "en", "not-a-number"],
  ["1.23,50", "pt-br", "not-a-number"],
  ["1,234,50", "en", "not-a-number"],
  ["1.234", "en", "too-precise"],
  ["12,345", "pt-br", "too-precise"],
  ["0.001", "pt-br", "too-precise"],
  ["0", "en", "too-small"],
  ["0,00", "pt-br", "too-small"],
  ["1000000", "en", "too-large"],
  ["12.345.678", "en", "too-large"],
  ["9".repeat(400), "en", "too-large"],
])("%s in %s is refused: %s", (text, locale, reason) => {
  expect(parseAmount(text, locale)).toEqual({ ok: false, reason });
});

test("what is formatted for a language is read back in that language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: AMOUNT_MAX_CENTAVOS }),
      fc.constantFrom(...LOCALES),
      (centavos, locale) => {
        expect(parseAmount(formatAmount(centavos, locale), locale)).toEqual({ ok: true, centavos });
      },
    ),
  );
});

test("amounts are written as the language writes them, whole ones without centavos", () => {
  expect(formatAmount(123450, "pt-br")).toBe("R$\u00a01.234,50");
  expect(formatAmount(123450, "en")).toBe("R$1,234.50");
  expect(formatAmount(10000000, "pt-br")).toBe("R$\u00a0100.000");
});
