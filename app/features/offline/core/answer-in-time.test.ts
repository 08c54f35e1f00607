import { expect, test } from "vitest";
import { answerInTime } from "./answer-in-time";

const NEVER = new Promise<never>(() => {});
const FAILED = () => Promise.reject(new Error("no network"));
const kept = () => Promise.resolve("kept");
const nothing = () => Promise.resolve(undefined);

test("the network's answer is shown, also where something is kept, and does not wait for the store", async () => {
  expect(await answerInTime(Promise.resolve("fresh"), () => NEVER, NEVER)).toBe("fresh");
  const late = new Promise<string>((resolve) => setImmediate(() => resolve("late")));
  expect(await answerInTime(late, () => NEVER, Promise.resolve())).toBe("late");
});

test("what is kept stands in for a network that fails or is silent for too long", async () => {
  expect(await answerInTime(FAILED(), kept, NEVER)).toBe("kept");
  expect(await answerInTime(NEVER, kept, Promise.resolve())).toBe("kept");
});

test("where nothing is kept the network is waited for, and its failure is told", async () => {
  const late = new Promise<string>((resolve) => setImmediate(() => resolve("late")));
  expect(await answerInTime(late, nothing, Promise.resolve())).toBe("late");
  await expect(answerInTime(FAILED(), nothing, NEVER)).rejects.toThrow("no network");
});
