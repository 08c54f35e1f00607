import type { EvidenceMessages } from "~/i18n/messages/en/evidence";

export const evidence: EvidenceMessages = {
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
