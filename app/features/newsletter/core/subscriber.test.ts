import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "~/lib/durations";
import {
  canReceiveDigest,
  decideConfirmation,
  decideSignUp,
  isFull,
  type MailHistory,
  type PendingSubscriber,
  RECORD_LINK_DAYS,
  recordLinkWorks,
  type SignUp,
  type SignUpDecision,
  type Subscriber,
} from "./subscriber";
import { toRecord } from "./subscriber-record";

const START = Date.parse("2026-11-20T08:00:00.000Z");

function at(offsetMs: number): Date {
  return new Date(START + offsetMs);
}

function signUp(changes: Partial<SignUp> = {}): SignUp {
  return { address: "ana@example.com", locale: "pt-br", tokenHash: "hash-1", ...changes };
}

function pending(changes: Partial<PendingSubscriber> = {}): PendingSubscriber {
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
  const { pendingSince: _, ...known } = pending();
  return { ...known, state: "confirmed", confirmedAt: at(HOUR_MS).toISOString() };
}

/** The row of an address that has unsubscribed. */
const GONE: Subscriber = { state: "unsubscribed", unsubscribedAt: at(DAY_MS).toISOString() };

const NO_MAIL_HISTORY: MailHistory = { confirmationMails: [], stoppedBy: null };

/** Signs up again and again at the given hours, storing what each decision says. */
function signUpAt(hours: readonly number[]): readonly SignUpDecision["kind"][] {
  let known: Subscriber | null = null;
  const confirmationMails: string[] = [];
  return hours.map((hour) => {
    const history = { ...NO_MAIL_HISTORY, confirmationMails };
    const decision = decideSignUp(signUp(), known, history, at(hour * HOUR_MS));
    if (decision.kind === "send-confirmation") {
      known = decision.subscriber;
      confirmationMails.push(at(hour * HOUR_MS).toISOString());
    }
    return decision.kind;
  });
}

/** A mailbox that was mailed to these many days before the start. */
function mailedBefore(...days: readonly number[]): MailHistory {
  return { ...NO_MAIL_HISTORY, confirmationMails: days.map((day) => at(-day * DAY_MS).toISOString()) };
}

test("a new address gets one mail and a pending row with a token for seven days", () => {
  expect(decideSignUp(signUp(), null, NO_MAIL_HISTORY, at(0))).toEqual({
    kind: "send-confirmation",
    subscriber: pending(),
  });
});

test("one hundred sign-ups of one address within a day send one mail", () => {
  const kinds = signUpAt(Array.from({ length: 100 }, (_, index) => index * 0.23));
  expect(kinds.filter((kind) => kind === "send-confirmation")).toHaveLength(1);
});

test("a mailbox gets three mails within any year, also after its row was removed or confirmed", () => {
  expect(signUpAt([0, 23.9, 24, 48, 72, 96, 24 * 364, 24 * 365, 24 * 365.5, 24 * 366])).toEqual([
    "send-confirmation",
    "stay-silent",
    "send-confirmation",
    "send-confirmation",
    "stay-silent",
    "stay-silent",
    "stay-silent",
    "send-confirmation",
    "stay-silent",
    "send-confirmation",
  ]);
  expect(decideSignUp(signUp(), null, mailedBefore(30, 200, 364), at(0))).toEqual({
    kind: "stay-silent",
    reason: "year",
  });
  expect(decideSignUp(signUp(), null, mailedBefore(30, 200, 366), at(0)).kind).toBe("send-confirmation");
});

test("a repeated sign-up takes the newest language, token and date", () => {
  const again = signUp({ locale: "en", tokenHash: "hash-2" });
  const decision = decideSignUp(again, pending(), mailedBefore(0), at(2 * DAY_MS));
  expect(decision).toMatchObject({
    subscriber: {
      locale: "en",
      confirmTokenHash: "hash-2",
      pendingSince: at(2 * DAY_MS).toISOString(),
      confirmTokenExpiresAt: at(9 * DAY_MS).toISOString(),
    },
  });
});

test("an hour is full once the mails to all addresses or to one domain are spent", () => {
  const quiet = [
    { sent: 99, cap: 100 },
    { sent: 24, cap: 25 },
  ];
  expect(isFull(quiet)).toBe(false);
  for (const full of [0, 1]) {
    const hour = quiet.map((count, index) => (index === full ? { ...count, sent: count.cap } : count));
    expect(isFull(hour)).toBe(true);
  }
});

test("confirmed and stopped addresses get no mail", () => {
  expect(decideSignUp(signUp(), confirmed(), NO_MAIL_HISTORY, at(DAY_MS))).toMatchObject({
    reason: "confirmed",
  });
  for (const stoppedBy of ["bounce", "complaint", "refusal"] as const) {
    const history = { ...NO_MAIL_HISTORY, stoppedBy };
    expect(decideSignUp(signUp(), null, history, at(0))).toMatchObject({ reason: "stopped" });
  }
});

test("an unsubscribed address can come back by confirming again", () => {
  const decision = decideSignUp(signUp(), GONE, NO_MAIL_HISTORY, at(2 * DAY_MS));
  expect(decision).toMatchObject({ kind: "send-confirmation", subscriber: { state: "pending" } });
});

test("confirming works until the token expires, and twice is no error", () => {
  expect(decideConfirmation(pending(), at(7 * DAY_MS - 1))).toEqual({ kind: "confirm" });
  expect(decideConfirmation(confirmed(), at(2 * HOUR_MS))).toEqual({ kind: "already-confirmed" });
});

test("unknown, expired and unsubscribed tokens are one answer", () => {
  for (const known of [null, pending(), GONE]) {
    expect(decideConfirmation(known, at(7 * DAY_MS))).toEqual({ kind: "invalid-token" });
  }
});

test("a link shows the record for sixty days of the year that it unsubscribes for", () => {
  const expiresAt = at(RECORD_LINK_DAYS * DAY_MS).toISOString();
  expect(recordLinkWorks(expiresAt, at(60 * DAY_MS - 1))).toBe(true);
  expect(recordLinkWorks(expiresAt, at(60 * DAY_MS))).toBe(false);
});

test("the record shows no more of an address than its owner knows it by", () => {
  const history = mailedBefore(3, 1, 2);
  expect(toRecord(confirmed(), history)).toMatchObject({
    address: "a•••@example.com",
    confirmationMails: 3,
    lastConfirmationAt: at(-DAY_MS).toISOString(),
  });
  expect(toRecord(GONE, history)).toBeNull();
});

test("the digest goes to confirmed addresses that have not bounced or complained", () => {
  expect(canReceiveDigest(confirmed(), null)).toBe(true);
  expect(canReceiveDigest(pending(), null)).toBe(false);
  expect(canReceiveDigest(confirmed(), "bounce")).toBe(false);
});
