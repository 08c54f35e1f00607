// Faults rows 44, 45, 47 and 50.
import { expect, test } from "vitest";
import {
  canReceiveDigest,
  decideConfirmation,
  decideSignUp,
  type HourlyMails,
  isExpired,
  type MailHistory,
  NO_MAIL_HISTORY,
  type SignUp,
  type SignUpDecision,
  type Subscriber,
  stopMail,
  unsubscribe,
} from "./subscriber";

const QUIET_HOUR: HourlyMails = { sent: 0, cap: 100 };
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse("2026-11-20T08:00:00.000Z");

function at(offsetMs: number): Date {
  return new Date(START + offsetMs);
}

function signUp(changes: Partial<SignUp> = {}): SignUp {
  return { address: "ana@example.com", locale: "pt-br", tokenHash: "hash-1", ...changes };
}

function pending(changes: Partial<Extract<Subscriber, { state: "pending" }>> = {}): Subscriber {
  return {
    state: "pending",
    address: "ana@example.com",
    locale: "pt-br",
    pendingSince: at(0).toISOString(),
    confirmTokenHash: "hash-1",
    confirmTokenExpiresAt: at(7 * DAY_MS).toISOString(),
    ...changes,
  };
}

function confirmed(): Subscriber {
  const decision = decideConfirmation(pending(), null, at(HOUR_MS));
  if (decision.kind !== "confirm") throw new Error(decision.kind);
  return decision.subscriber;
}

/** Signs up again and again at the given hours, storing what each decision says. */
function signUpAt(hours: readonly number[]): readonly SignUpDecision["kind"][] {
  let known: Subscriber | null = null;
  let history: MailHistory | null = null;
  return hours.map((hour) => {
    const decision = decideSignUp(signUp(), known, history, QUIET_HOUR, at(hour * HOUR_MS));
    if (decision.kind === "send-confirmation") ({ subscriber: known, history } = decision);
    return decision.kind;
  });
}

test("a new address gets one mail and a pending row with a token for seven days", () => {
  expect(decideSignUp(signUp(), null, null, QUIET_HOUR, at(0))).toEqual({
    kind: "send-confirmation",
    subscriber: pending(),
    history: { unconfirmedMails: 1, lastConfirmationAt: at(0).toISOString(), stoppedBy: null },
  });
});

test("one hundred sign-ups of one address within a day send one mail", () => {
  const kinds = signUpAt(Array.from({ length: 100 }, (_, index) => index * 0.23));
  expect(kinds.filter((kind) => kind === "send-confirmation")).toHaveLength(1);
});

test("an address that never confirms gets three mails ever, also after its row was removed", () => {
  expect(signUpAt([0, 23.9, 24, 48, 72, 96, 24 * 400])).toEqual([
    "send-confirmation",
    "stay-silent",
    "send-confirmation",
    "send-confirmation",
    "stay-silent",
    "stay-silent",
    "stay-silent",
  ]);
  const spent: MailHistory = {
    unconfirmedMails: 3,
    lastConfirmationAt: at(0).toISOString(),
    stoppedBy: null,
  };
  expect(decideSignUp(signUp(), null, spent, QUIET_HOUR, at(30 * DAY_MS))).toEqual({
    kind: "stay-silent",
    reason: "ever",
  });
});

test("a repeated sign-up takes the newest language and token and keeps the first date", () => {
  const history: MailHistory = {
    unconfirmedMails: 1,
    lastConfirmationAt: at(0).toISOString(),
    stoppedBy: null,
  };
  const again = signUp({ locale: "en", tokenHash: "hash-2" });
  expect(decideSignUp(again, pending(), history, QUIET_HOUR, at(2 * DAY_MS))).toMatchObject({
    subscriber: {
      locale: "en",
      confirmTokenHash: "hash-2",
      pendingSince: at(0).toISOString(),
      confirmTokenExpiresAt: at(9 * DAY_MS).toISOString(),
    },
    history: { unconfirmedMails: 2 },
  });
});

test("the hourly cap speaks before the address is looked at, so it tells nothing about it", () => {
  const full: HourlyMails = { sent: 100, cap: 100 };
  for (const known of [null, pending(), confirmed()]) {
    expect(decideSignUp(signUp(), known, null, full, at(0))).toEqual({ kind: "try-later" });
  }
});

test("confirmed and stopped addresses get no mail", () => {
  expect(decideSignUp(signUp(), confirmed(), null, QUIET_HOUR, at(DAY_MS))).toMatchObject({
    reason: "confirmed",
  });
  const stopped = stopMail(null, "bounce");
  expect(decideSignUp(signUp(), null, stopped, QUIET_HOUR, at(0))).toMatchObject({ reason: "stopped" });
});

test("an unsubscribed address can come back by confirming again", () => {
  const gone = unsubscribe(confirmed(), at(DAY_MS));
  const decision = decideSignUp(signUp(), gone, NO_MAIL_HISTORY, QUIET_HOUR, at(2 * DAY_MS));
  expect(decision).toMatchObject({ kind: "send-confirmation", subscriber: { state: "pending" } });
});

test("confirming works until the token expires, twice is no error, and the count starts anew", () => {
  const history: MailHistory = {
    unconfirmedMails: 2,
    lastConfirmationAt: at(0).toISOString(),
    stoppedBy: null,
  };
  expect(decideConfirmation(pending(), history, at(7 * DAY_MS - 1))).toMatchObject({
    kind: "confirm",
    subscriber: { state: "confirmed", address: "ana@example.com" },
    history: { unconfirmedMails: 0 },
  });
  expect(decideConfirmation(confirmed(), history, at(2 * HOUR_MS))).toEqual({ kind: "already-confirmed" });
});

test("unknown, expired and unsubscribed tokens are one answer", () => {
  const gone = unsubscribe(confirmed(), at(DAY_MS));
  for (const known of [null, pending(), gone]) {
    expect(decideConfirmation(known, null, at(7 * DAY_MS))).toEqual({ kind: "invalid-token" });
  }
});

test("unsubscribing forgets the address, and a second time changes nothing", () => {
  const gone = unsubscribe(confirmed(), at(DAY_MS));
  expect(gone).toEqual({ state: "unsubscribed", unsubscribedAt: at(DAY_MS).toISOString() });
  expect(unsubscribe(gone, at(5 * DAY_MS))).toEqual(gone);
});

test("an unconfirmed row goes after 14 days, a confirmed one stays", () => {
  expect(isExpired(pending(), at(14 * DAY_MS - 1))).toBe(false);
  expect(isExpired(pending(), at(14 * DAY_MS))).toBe(true);
  expect(isExpired(confirmed(), at(400 * DAY_MS))).toBe(false);
});

test("a row is not removed while a mailed link still promises to work", () => {
  const late = pending({ confirmTokenExpiresAt: at(17 * DAY_MS).toISOString() });
  expect(isExpired(late, at(15 * DAY_MS))).toBe(false);
  expect(isExpired(late, at(17 * DAY_MS))).toBe(true);
});

test("the digest goes to confirmed addresses that have not bounced or complained", () => {
  expect(canReceiveDigest(confirmed(), null)).toBe(true);
  expect(canReceiveDigest(pending(), null)).toBe(false);
  expect(canReceiveDigest(confirmed(), stopMail(stopMail(null, "complaint"), "bounce"))).toBe(false);
});
