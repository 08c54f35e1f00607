// The rules that a school looks at before a class uses a tool, by place. A page about one class has room for few.
import type { Place } from "~/features/rules/core/place";

export const CLASS_LAWS: Readonly<Record<Place, readonly string[]>> = {
  br: ["br-eca-digital-accounts", "br-lgpd-14"],
  england: ["uk-gdpr-8", "uk-gdpr", "uk-dfe-genai"],
  scotland: ["uk-gdpr-8", "uk-gdpr", "uk-scotland-ai"],
  "wales-ni": ["uk-gdpr-8", "uk-gdpr"],
  eu: ["eu-gdpr-8"],
  us: ["us-coppa-2025", "us-ferpa"],
  other: [],
};

/** Texts that advise schools everywhere, about pupils younger than the age that they name. */
export const YOUNG_PUPILS = { rule: "int-unesco-2023", below: 13 } as const;
