// The privacy, terms and cookie pages say exactly what this software does, in every language.
import type { LegalBlock } from "~/features/legal/core/legal-document";

/** The month in which the text of each was last changed. */
export const LEGAL_MONTHS = {
  privacy: "2026-11",
  terms: "2026-11",
  cookies: "2026-11",
  accessibility: "2026-11",
};

/** Facts of an installation that decide which sentences are true. */
export interface LegalFacts {
  /** null while AUTHOR_NAME is not configured. */
  readonly authorName: string | null;
  /** null: the author answers for data. */
  readonly controllerName: string | null;
  /** null while CONTACT_EMAIL is not configured. */
  readonly contactEmail: string | null;
  /** Name of the service that sends the mails, as people know it; null while none is configured. */
  readonly mailProvider: string | null;
  /** True when the newsletter form is guarded by Cloudflare Turnstile. */
  readonly hasBotCheck: boolean;
  /** True when pages of the book are kept on the device, to be read without a network. */
  readonly keepsPages: boolean;
  /** Host of the configured image of the bank's code; null: our own code is shown, and nothing is loaded. */
  readonly bankImageHost: string | null;
}

/** A paragraph of a legal text. */
export function paragraph(text: string): LegalBlock {
  return { kind: "paragraph", text };
}

/** A list in a legal text. */
export function list(...items: readonly string[]): LegalBlock {
  return { kind: "list", items };
}
