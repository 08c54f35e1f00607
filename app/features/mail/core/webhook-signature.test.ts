import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { parseResendEvent } from "./resend";
import { type SignedWebhook, verifyWebhook } from "./webhook-signature";

const SECRET_BYTES = Buffer.from("a secret of some 24 bytes");
const SECRET = `whsec_${SECRET_BYTES.toString("base64")}`;
const NOW = new Date("2026-11-20T08:00:00Z");
const TIMESTAMP = String(NOW.getTime() / 1000);
const BODY = '{"type":"email.bounced","data":{"to":["ana@example.com"],"bounce":{"type":"Permanent"}}}';

/** Signed by Node's own HMAC, so that the test does not share the code it checks. */
function signed(changes: Partial<SignedWebhook> = {}, timestamp = TIMESTAMP): SignedWebhook {
  const signature = createHmac("sha256", SECRET_BYTES).update(`msg_1.${timestamp}.${BODY}`).digest("base64");
  return { id: "msg_1", timestamp, signatures: `v1,${signature}`, body: BODY, ...changes };
}

test("the published example of the scheme verifies", async () => {
  const example = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: "1614265330",
    signatures: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    body: '{"test": 2432232314}',
  };
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  expect(await verifyWebhook(example, secret, new Date(1614265330_000))).toEqual({ ok: true });
});

test("one right signature among several is enough, with or without the prefix of the secret", async () => {
  const { signatures } = signed();
  const webhook = signed({ signatures: `v1,AAAA v2,x v1,%%% ${signatures}` });
  expect(await verifyWebhook(webhook, SECRET, NOW)).toEqual({ ok: true });
  expect(await verifyWebhook(webhook, SECRET.slice("whsec_".length), NOW)).toEqual({ ok: true });
});

test("a changed body, id or secret is refused", async () => {
  const refused = { ok: false, reason: "wrong-signature" };
  expect(await verifyWebhook(signed({ body: `${BODY} ` }), SECRET, NOW)).toEqual(refused);
  expect(await verifyWebhook(signed({ id: "msg_2" }), SECRET, NOW)).toEqual(refused);
  expect(await verifyWebhook(signed(), "whsec_AAAA", NOW)).toEqual(refused);
  expect(await verifyWebhook(signed({ signatures: "v1," }), SECRET, NOW)).toEqual(refused);
});

test("a replay after five minutes, a future or an unreadable time is refused", async () => {
  const seconds = Number(TIMESTAMP);
  expect(await verifyWebhook(signed({}, String(seconds - 300)), SECRET, NOW)).toMatchObject({ ok: true });
  for (const timestamp of [String(seconds - 301), String(seconds + 301), "soon", "1e9"]) {
    expect(await verifyWebhook(signed({}, timestamp), SECRET, NOW)).toEqual({
      ok: false,
      reason: "out-of-time",
    });
  }
});

test("missing headers and an unusable secret are refused", async () => {
  for (const gap of [{ id: null }, { timestamp: null }, { signatures: "" }]) {
    expect(await verifyWebhook(signed(gap), SECRET, NOW)).toEqual({ ok: false, reason: "missing-header" });
  }
  for (const secret of ["", "whsec_", "whsec_%%%"]) {
    expect(await verifyWebhook(signed(), secret, NOW)).toEqual({ ok: false, reason: "bad-secret" });
  }
});

test("permanent bounces and complaints stop mail; everything else is ignored", () => {
  const event = (type: string, data: object = {}) =>
    parseResendEvent({ type, data: { to: ["ana@example.com"], ...data } });
  expect(parseResendEvent(JSON.parse(BODY))).toEqual({
    kind: "stop",
    cause: "bounce",
    recipients: ["ana@example.com"],
  });
  expect(event("email.complained")).toMatchObject({ kind: "stop", cause: "complaint" });
  expect(event("email.bounced", { bounce: { type: "Transient" } })).toEqual({ kind: "ignore" });
  expect(event("email.delivered")).toEqual({ kind: "ignore" });
  for (const body of [null, [], {}, { type: "email.bounced" }]) expect(parseResendEvent(body)).toBeNull();
});
