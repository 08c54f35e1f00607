import { expect, test } from "vitest";
import { countryName } from "./country-name";

test("a country is named in the language of the page", () => {
  expect([countryName("BR", "en"), countryName("DE", "pt-br")]).toEqual(["Brazil", "Alemanha"]);
});
