// Receita Federal: CPF and CNPJ end in two check digits (modulo 11). Since July 2026 the first twelve
// characters of a CNPJ may be letters; a character counts as its ASCII code minus 48, so digits keep their value.

const CPF = /^\d{11}$/;
const CNPJ = /^[0-9A-Z]{12}\d{2}$/;

/** Whether eleven digits form a CPF. Repeated digits (111.111.111-11) pass the sum but are never issued. */
export function isCpf(digits: string): boolean {
  if (!CPF.test(digits) || isOneCharacter(digits)) return false;
  return digits.endsWith(cpfCheckDigits(digits.slice(0, 9)));
}

/** The two digits that follow from the nine of a CPF. */
export function cpfCheckDigits(nine: string): string {
  return checkDigits(nine, 11);
}

/** Whether fourteen characters (digits or upper-case letters, then two digits) form a CNPJ. */
export function isCnpj(characters: string): boolean {
  if (!CNPJ.test(characters) || isOneCharacter(characters)) return false;
  return characters.endsWith(checkDigits(characters.slice(0, 12), 9));
}

function checkDigits(body: string, highestWeight: number): string {
  const first = checkDigit(body, highestWeight);
  return `${first}${checkDigit(`${body}${first}`, highestWeight)}`;
}

/** Weights run 2, 3, ... from the right and start over after `highestWeight` (CNPJ: 9, CPF: never reached). */
function checkDigit(body: string, highestWeight: number): number {
  let sum = 0;
  let weight = 2;
  for (let index = body.length - 1; index >= 0; index -= 1) {
    sum += (body.charCodeAt(index) - 48) * weight;
    weight = weight === highestWeight ? 2 : weight + 1;
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}
