import { expect, test } from "vitest";
import { checkedModel, MODEL_DEADLINE_MS } from "./checked-model";
import type { CircuitBreaker } from "./circuit-breaker";
import { fallback, retryDelaySeconds } from "./fallback";
import type { AnswerCheck, ModelPrompt, ModelReply, Provider } from "./model-port";

const PROMPT: ModelPrompt = { system: "s", user: "u", schemaName: "n", schema: {} };

const check: AnswerCheck<string> = (text) => {
  if (text === "good") return { ok: true, value: text };
  if (text === "half") return { ok: false, reason: "wrong-language", detail: "no pt", partial: "half" };
  if (text === "ungrounded") return { ok: false, reason: "ungrounded", detail: "7", partial: null };
  return { ok: false, reason: "invalid", detail: "no JSON", partial: null };
};

function failure(
  reason: "timeout" | "rate-limited" | "server-error" | "budget",
  retryAfterSeconds: number | null = null,
): ModelReply {
  return { ok: false, reason, retryAfterSeconds, detail: reason };
}

function answer(text: string): ModelReply {
  return { ok: true, text };
}

/** Two halves are a whole. */
function join(kept: string, next: string) {
  return { value: `${kept}+${next}`, isWhole: true };
}

/** A provider that gives its replies one after the other; every call takes a second of the test's clock. */
function createChain(scripts: Record<string, ModelReply[]>, rests = new Map<string, CircuitBreaker>()) {
  let now = 0;
  const asked: string[] = [];
  const models = Object.entries(scripts).map(([name, replies]) => {
    const left = [...replies];
    const provider: Provider = {
      name,
      ask: async (prompt) => {
        asked.push(prompt.user === "u" ? name : `${name} again`);
        now += 1000;
        return left.shift() ?? failure("server-error");
      },
    };
    return checkedModel(provider, check, { now: () => now, rests, deadlineMs: MODEL_DEADLINE_MS });
  });
  return { model: fallback(models, join), asked, rests, advance: (ms: number) => (now += ms) };
}

test("the first good answer is taken and nobody else is asked", async () => {
  const { model, asked } = createChain({ a: [answer("good")], b: [answer("good")] });
  expect(await model(PROMPT)).toMatchObject({ ok: true, value: "good", model: "a" });
  expect(asked).toEqual(["a"]);
});

test("timeout, 429 and 5xx move on, and what was tried is recorded with its time", async () => {
  const { model } = createChain({
    a: [failure("timeout")],
    b: [failure("rate-limited")],
    c: [failure("server-error")],
    d: [answer("good")],
  });
  const result = await model(PROMPT);
  expect(result).toMatchObject({ ok: true, model: "d" });
  expect(result.attempts).toEqual([
    { model: "a", outcome: "timeout", reason: "timeout", durationMs: 1000 },
    { model: "b", outcome: "rate-limited", reason: "rate-limited", durationMs: 1000 },
    { model: "c", outcome: "server-error", reason: "server-error", durationMs: 1000 },
    { model: "d", outcome: "answered", reason: null, durationMs: 1000 },
  ]);
});

test("an invalid answer gets one repair try, an ungrounded one none", async () => {
  const repaired = createChain({ a: [answer("bad"), answer("good")] });
  expect(await repaired.model(PROMPT)).toMatchObject({ ok: true, model: "a" });
  expect(repaired.asked).toEqual(["a", "a again"]);
  const refused = createChain({
    a: [answer("bad"), answer("bad"), answer("good")],
    b: [answer("ungrounded")],
  });
  expect(await refused.model(PROMPT)).toMatchObject({ ok: false });
  expect(refused.asked).toEqual(["a", "a again", "b"]);
});

test("a part of an answer is completed by the next model that can", async () => {
  const halves = { a: [answer("half"), answer("half")], b: [failure("timeout")] };
  const completed = createChain({ ...halves, c: [answer("good")], d: [answer("good")] });
  expect(await completed.model(PROMPT)).toMatchObject({
    ok: true,
    value: "half+good",
    isWhole: true,
    model: "a",
  });
  expect(completed.asked).toEqual(["a", "a again", "b", "c"]);
});

test("a part of an answer stands when no other model has the rest", async () => {
  const { model } = createChain({ a: [answer("half"), answer("half")] });
  const result = await model(PROMPT);
  expect(result).toMatchObject({ ok: true, value: "half", isWhole: false });
  expect(result.attempts.map(({ outcome }) => outcome)).toEqual([
    "wrong-language",
    "wrong-language",
    "partial",
  ]);
});

test("Retry-After is honoured: the provider is passed over until then", async () => {
  const chain = createChain({ a: [failure("rate-limited", 60), answer("good")], b: [] });
  expect(await chain.model(PROMPT)).toMatchObject({ ok: false, retryAt: 61_000 });
  const second = await chain.model(PROMPT);
  expect(second.attempts.map(({ outcome }) => outcome)).toEqual(["paused", "server-error"]);
  chain.advance(60_000);
  expect(await chain.model(PROMPT)).toMatchObject({ ok: true, model: "a" });
});

test("no repair is tried when the deadline is near", async () => {
  const chain = createChain({ a: [] });
  let now = 0;
  const slow: Provider = {
    name: "slow",
    ask: async () => {
      now += 29_000;
      return answer("bad");
    },
  };
  const model = checkedModel(slow, check, {
    now: () => now,
    rests: chain.rests,
    deadlineMs: MODEL_DEADLINE_MS,
  });
  expect((await model(PROMPT)).attempts).toHaveLength(1);
});

test("a spent budget asks nobody else", async () => {
  const { model, asked } = createChain({ a: [failure("budget")], b: [answer("good")] });
  expect(await model(PROMPT)).toMatchObject({ ok: false, retryAt: null });
  expect(asked).toEqual(["a"]);
});

test("an empty chain has no answer", async () => {
  expect(await fallback<string>([], join)(PROMPT)).toEqual({ ok: false, attempts: [], retryAt: null });
});

const NOW = Date.parse("2026-11-20T12:00:00Z");

test("delays double from a minute to six hours, spread by chance, and wait for Retry-After", () => {
  expect([1, 2, 3, 30].map((tries) => retryDelaySeconds(tries, 0.5, null, NOW))).toEqual([
    60, 120, 240, 21_600,
  ]);
  expect([retryDelaySeconds(1, 0, null, NOW), retryDelaySeconds(1, 1, null, NOW)]).toEqual([54, 66]);
  expect(retryDelaySeconds(1, 0.5, NOW + 300_000, NOW)).toBe(300);
});
