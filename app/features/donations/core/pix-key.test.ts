import { expect, test } from "vitest";
import { parsePixKey } from "./pix-key";

test.each([
  ["529.982.247-25", "cpf", "52998224725"],
  ["11.222.333/0001-81", "cnpj", "11222333000181"],
  ["12.ABC.345/01DE-35", "cnpj", "12ABC34501DE35"],
  ["+55 (11) 94321-4321", "phone", "+5511943214321"],
  ["+55 61 3414-0000", "phone", "+556134140000"],
  [" Prof.Ana@Escola.Example.br ", "email", "prof.ana@escola.example.br"],
  ["123E4567-E12B-12D1-A456-426655440000", "evp", "123e4567-e12b-12d1-a456-426655440000"],
])("%s is read as a %s key", (text, kind, value) => {
  expect(parsePixKey(text)).toEqual({ ok: true, key: { kind, value } });
});

test.each([
  ["  ", "empty"],
  ["529.982.247-24", "cpf-check-digits"],
  ["111.111.111-11", "cpf-check-digits"],
  ["11943214321", "cpf-check-digits"],
  ["11.222.333/0001-82", "cnpj-check-digits"],
  ["12.ABC.345/01DE-53", "cnpj-check-digits"],
  ["00.000.000/0000-00", "cnpj-check-digits"],
  ["+1 202 555 0143", "phone-format"],
  ["+55 11 4321-432", "phone-format"],
  ["+55 10 94321-4321", "phone-format"],
  ["ana@localhost", "email-format"],
  ["josé@example.com", "email-format"],
  [`${"a".repeat(66)}@example.com`, "email-too-long"],
  ["my key", "unknown-format"],
  ["123e4567-e12b-12d1-a456-42665544000", "unknown-format"],
])("%s is refused: %s", (text, reason) => {
  expect(parsePixKey(text)).toEqual({ ok: false, reason });
});
