import { expect, test } from "vitest";
import { readLimited, TooLargeError } from "./read-limited";

/** A stream of some parts, which never ends, and what it was let go of for. */
function createEndless(...parts: readonly string[]) {
  const reasons: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
    },
    cancel: (reason) => void reasons.push(reason),
  });
  return { body, reasons };
}

test("a body is read whole, and one above the limit is let go of", async () => {
  const read = (limit: number) =>
    readLimited(new Response("avaliar").body, limit, new AbortController().signal);
  expect(new TextDecoder().decode(await read(7))).toBe("avaliar");
  await expect(read(6)).rejects.toBeInstanceOf(TooLargeError);
  expect(await readLimited(null, 0, new AbortController().signal)).toHaveLength(0);
});

test("a body that never ends is let go of once the signal is aborted, be it before the reading", async () => {
  for (const isBefore of [true, false]) {
    const { body, reasons } = createEndless("a", "b");
    const controller = new AbortController();
    if (isBefore) controller.abort("late");
    const reading = readLimited(body, 100, controller.signal);
    controller.abort("late");
    await expect(reading).rejects.toBe("late");
    expect(reasons).toHaveLength(1);
  }
});
