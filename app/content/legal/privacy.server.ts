import type { Locale } from "~/addresses/languages";
import type { LegalDocument, LegalFacts } from "./legal-document";
import { createPrivacyEn } from "./privacy-en.server";
import { createPrivacyPtBr } from "./privacy-pt-br.server";

/** The privacy policy in one language for this installation. */
export function createPrivacy(locale: Locale, facts: LegalFacts): LegalDocument {
  return locale === "en" ? createPrivacyEn(facts) : createPrivacyPtBr(facts);
}
