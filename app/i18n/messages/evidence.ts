import type { Basis, OfficialKind } from "~/features/evidence/core/evidence";
import type { Messages } from "~/i18n/translate";

const official = {
  terms: "official terms",
  help: "official help",
  pricing: "official prices",
  other: "official page",
} satisfies Record<OfficialKind, string>;

const bases = {
  "third-party": "from a third party",
  "not-stated": "not stated officially",
  "not-found": "source not found",
} satisfies Record<Exclude<Basis, "official">, string>;

/** Words for the evidence of a fact, on badges and beside facts. */
const en = {
  official,
  bases,
  /** Joins what a fact rests on and the month of that text. */
  dated: (basis: string, month: string) => `${basis}, ${month}`,
  undated: (basis: string) => `${basis}, undated`,
  recheck: (standing: string) => `re-check: ${standing}`,
  /** Only for an official text of a known month. */
  checked: "Checked",
  checkedText: (text: string, month: string) => `checked: ${text} of ${month}`,
  basis: "Basis",
  undatedHint: "These facts have no date: confirm them on the maker's site before you rely on them.",
};

const ptBr: typeof en = {
  official: {
    terms: "termos oficiais",
    help: "ajuda oficial",
    pricing: "preços oficiais",
    other: "página oficial",
  },
  bases: {
    "third-party": "de terceiros",
    "not-stated": "texto oficial não diz",
    "not-found": "fonte não encontrada",
  },
  dated: (basis, month) => `${basis}, ${month}`,
  undated: (basis) => `${basis}, sem data`,
  recheck: (standing) => `a conferir: ${standing}`,
  checked: "Conferido",
  checkedText: (text, month) => `conferido: ${text} de ${month}`,
  basis: "Base",
  undatedHint: "Estas informações não têm data: confirme no site oficial antes de usar.",
};

export const evidenceMessages: Messages<typeof en> = { en, "pt-br": ptBr };
