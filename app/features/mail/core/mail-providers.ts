// The mail providers, one row each. MAIL_PROVIDER names one; configuration, privacy page and webhook follow from its
// row, and the type checker asks for its sender.
import { mailProvider } from "./mail-provider";
import { resend } from "./resend";

export const MAIL_PROVIDERS = {
  resend,
  cloudflare: mailProvider({
    service: "Cloudflare",
    variables: ["MAIL_PROVIDER"],
    read: (_, refuse, { isWanted, isBound }) => {
      if (isBound) return { kind: "cloudflare" };
      return isWanted ? refuse("MAIL_PROVIDER", "needs the binding EMAIL, see wrangler.toml") : null;
    },
    webhook: null,
  }),
} as const;

export type MailProviderName = keyof typeof MAIL_PROVIDERS;
type Row = (typeof MAIL_PROVIDERS)[MailProviderName];

export type MailProvider =
  | NonNullable<ReturnType<Row["read"]>>
  | { readonly kind: "outbox" }
  /** A provider is wanted and cannot be used: mails wait in the outbox until it can. */
  | { readonly kind: "held" };

export type ProviderVariable = Row["variables"][number];

/** True for the name of a row. */
export function isMailProvider(text: string): text is MailProviderName {
  return Object.hasOwn(MAIL_PROVIDERS, text);
}

export const MAIL_PROVIDER_NAMES: readonly MailProviderName[] =
  Object.keys(MAIL_PROVIDERS).filter(isMailProvider);

/** The name that people know the sending service by; null while mails go nowhere, or not yet. */
export function findService({ kind }: MailProvider): string | null {
  return isMailProvider(kind) ? MAIL_PROVIDERS[kind].service : null;
}
