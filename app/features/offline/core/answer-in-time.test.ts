import { expect, test } from "vitest";
import { answerInTime } from "./answer-in-time";

const NEVER = new Promise<never>(() => {});

test("the network's answer is shown, also where something is kept", async () => {
  expect(await answerInTime(Promise.resolve("fresh"), "kept", NEVER)).toBe("fresh");
});

test("what is kept stands in for a network that fails or is silent for too long", async () => {
  expect(await answerInTime(Promise.reject(new Error("no network")), "kept", NEVER)).toBe("kept");
  expect(await answerInTime(NEVER, "kept", Promise.resolve())).toBe("kept");
});

test("where nothing is kept the network is waited for, and its failure is told", async () => {
  const late = new Promise<string>((resolve) => setImmediate(() => resolve("late")));
  expect(await answerInTime(late, undefined, Promise.resolve())).toBe("late");
  await expect(answerInTime(Promise.reject(new Error("no network")), undefined, NEVER)).rejects.toThrow(
    "no network",
  );
});
