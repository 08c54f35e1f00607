// The states of Brazil and the Federal District. Their names are the same in every language.

export const BRAZILIAN_STATES = {
  AC: "Acre",
  AL: "Alagoas",
  AP: "Amapá",
  AM: "Amazonas",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MT: "Mato Grosso",
  MS: "Mato Grosso do Sul",
  MG: "Minas Gerais",
  PA: "Pará",
  PB: "Paraíba",
  PR: "Paraná",
  PE: "Pernambuco",
  PI: "Piauí",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RS: "Rio Grande do Sul",
  RO: "Rondônia",
  RR: "Roraima",
  SC: "Santa Catarina",
  SP: "São Paulo",
  SE: "Sergipe",
  TO: "Tocantins",
} as const;
export type BrazilianState = keyof typeof BRAZILIAN_STATES;

/** The abbreviation of each, in the order of their names. */
export const STATE_CODES = Object.keys(BRAZILIAN_STATES) as BrazilianState[];

/** True for an abbreviation of one of them. */
export function isBrazilianState(text: string): text is BrazilianState {
  return Object.hasOwn(BRAZILIAN_STATES, text);
}
