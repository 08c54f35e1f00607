// Interface of a mail provider. The rows stand in mail-providers.ts; the sender of each is an adapter in io.

/** Reports of a mail provider after sending: permanent bounces and complaints stop further mail. */
export type MailEvent =
  | { readonly kind: "stop"; readonly cause: "bounce" | "complaint"; readonly recipients: readonly string[] }
  /** Delivered, opened, a full mailbox, or an event of a later date: nothing to do. */
  | { readonly kind: "ignore" };

/** The text of a configuration value; empty where it is not set. */
export type ReadValue<Variable extends string> = (variable: Variable) => string;
/** Reports the problem of a value. */
export type RefuseValue<Variable extends string> = (variable: Variable, detail: string) => null;

export type MailEventReading =
  | { readonly ok: true; readonly event: MailEvent }
  /** 401: not signed by the provider; 400: signed, and no event. */
  | { readonly ok: false; readonly status: 400 | 401; readonly error: string };

export interface ProviderWebhook<Variable extends string> {
  /** The signing secret; null: bounces are not heard of. */
  readonly readSecret: (value: ReadValue<Variable>, refuse: RefuseValue<Variable>) => string | null;
  readonly readEvent: (
    request: { readonly headers: Headers; readonly body: string },
    secret: string,
    now: Date,
  ) => Promise<MailEventReading>;
}

export interface MailProviderRow<Variable extends string, Settings extends { readonly kind: string }> {
  /** The name that people know it by: the privacy page says it. */
  readonly service: string;
  /** Its own configuration values. */
  readonly variables: readonly Variable[];
  /** Parses its sender's settings; null where it cannot be used. They are parsed even while another provider sends. */
  readonly read: (
    value: ReadValue<Variable>,
    refuse: RefuseValue<Variable>,
    wanted: { readonly isWanted: boolean; readonly isBound: boolean },
  ) => Settings | null;
  /** Null: it reports nothing after sending. */
  readonly webhook: ProviderWebhook<Variable> | null;
}

/** A row of the providers, with its own types kept. */
export function mailProvider<const Variable extends string, const Settings extends { readonly kind: string }>(
  row: MailProviderRow<Variable, Settings>,
): MailProviderRow<Variable, Settings> {
  return row;
}
