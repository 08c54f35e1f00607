import type { Basis, OfficialKind } from "~/features/evidence/core/evidence";
import type { Messages } from "~/i18n/translate";

const official = {
  terms: "official terms",
  help: "official help",
  pricing: "official prices",
  other: "official page",
} satisfies Record<OfficialKind, string>;

const bases = {
  tried: "tried by us",
  "third-party": "unofficial source",
  "not-stated": "not in the official text",
  "not-found": "no source found",
} satisfies Record<Exclude<Basis, "official">, string>;

/** Words for the evidence of a fact, on badges and beside facts. */
const en = {
  official,
  bases,
  /** Joins the kind of source and its month. */
  dated: (basis: string, month: string) => `${basis}, ${month}`,
  undated: (basis: string) => `${basis}, undated`,
  outOfDate: (standing: string) => `may be out of date: ${standing}`,
  /** Only for an official text of a known month. */
  checked: "Checked",
  checkedText: (text: string, month: string) => `checked: ${text}, ${month}`,
  basis: "Source",
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
    tried: "testado por nós",
    "third-party": "fonte não oficial",
    "not-stated": "não informado no texto oficial",
    "not-found": "fonte não encontrada",
  },
  dated: (basis, month) => `${basis}, ${month}`,
  undated: (basis) => `${basis}, sem data`,
  outOfDate: (standing) => `pode estar desatualizado: ${standing}`,
  checked: "Conferido",
  checkedText: (text, month) => `conferido: ${text}, ${month}`,
  basis: "Fonte",
  undatedHint: "Estas informações não têm data: confirme no site oficial antes de usar.",
};

export const evidenceMessages: Messages<typeof en> = { en, "pt-br": ptBr };
