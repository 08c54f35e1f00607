import type { Place } from "~/features/rules/core/place";
import type { Messages } from "~/i18n/translate";

/** The places of `PLACES`, as an answer names them. */
const en: Readonly<Record<Place, string>> = {
  br: "Brazil",
  england: "England",
  scotland: "Scotland",
  "wales-ni": "Wales or Northern Ireland",
  eu: "European Union",
  us: "United States",
  other: "Another country",
};

const ptBr: typeof en = {
  br: "Brasil",
  england: "Inglaterra",
  scotland: "Escócia",
  "wales-ni": "País de Gales ou Irlanda do Norte",
  eu: "União Europeia",
  us: "Estados Unidos",
  other: "Outro país",
};

export const placesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
