import type { Locale, Texts } from "~/addresses/languages";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import type { LegalFacts } from "./legal-document";
import { createPrivacyEn } from "./privacy-en.server";
import { createPrivacyPtBr } from "./privacy-pt-br.server";

const PRIVACY: Texts<(facts: LegalFacts) => LegalDocument> = {
  en: createPrivacyEn,
  "pt-br": createPrivacyPtBr,
};

/** The privacy policy in one language for this installation. */
export function createPrivacy(locale: Locale, facts: LegalFacts): LegalDocument {
  return PRIVACY[locale](facts);
}
