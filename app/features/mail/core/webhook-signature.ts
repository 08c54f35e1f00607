// The mail provider's webhook: Svix scheme (Resend, Standard Webhooks), HMAC-SHA256 over id.timestamp.body.
// https://docs.svix.com/receiving/verifying-payloads/how-manual

const WEBHOOK_TOLERANCE_SECONDS = 300;
const SECRET_PREFIX = "whsec_";
const SIGNATURE_VERSION = "v1";
/** Several signatures come while a secret is being changed. More than a handful would only make us compute. */
const MAX_SIGNATURES = 10;

export interface SignedWebhook {
  /** Header `svix-id`. */
  readonly id: string | null;
  /** Header `svix-timestamp`: epoch seconds. */
  readonly timestamp: string | null;
  /** Header `svix-signature`: "v1,<base64> v1,<base64>". */
  readonly signatures: string | null;
  /** The raw body, exactly as received. */
  readonly body: string;
}

export type WebhookVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "missing-header" | "bad-secret" | "out-of-time" | "wrong-signature";
    };

/**
 * Checks a webhook against the secret ("whsec_" and base64). The comparison is crypto.subtle's own, in constant time.
 */
export async function verifyWebhook(
  webhook: SignedWebhook,
  secret: string,
  now: Date,
): Promise<WebhookVerdict> {
  const { id, timestamp, signatures, body } = webhook;
  if (!id || !timestamp || !signatures) return { ok: false, reason: "missing-header" };
  const keyBytes = decodeBase64(
    secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret,
  );
  if (keyBytes === null || keyBytes.length === 0) return { ok: false, reason: "bad-secret" };
  if (!/^\d{1,12}$/.test(timestamp)) return { ok: false, reason: "out-of-time" };
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (ageSeconds > WEBHOOK_TOLERANCE_SECONDS) return { ok: false, reason: "out-of-time" };

  const key = await crypto.subtle.importKey("raw", keyBytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "verify",
  ]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const entry of signatures.split(" ").slice(0, MAX_SIGNATURES)) {
    const [version, encoded = ""] = entry.split(",", 2);
    const signature = version === SIGNATURE_VERSION ? decodeBase64(encoded) : null;
    if (signature !== null && (await crypto.subtle.verify("HMAC", key, signature, signed)))
      return { ok: true };
  }
  return { ok: false, reason: "wrong-signature" };
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
