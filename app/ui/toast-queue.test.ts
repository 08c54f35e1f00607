import { expect, test } from "vitest";
import { TOAST_DEFAULT_MS, TOASTS_AT_ONCE, type Toast, withoutToast, withToast } from "./toast-queue";

function listQueue(...messages: string[]): readonly Toast[] {
  return messages.reduce<readonly Toast[]>(
    (queue, message, index) => withToast(queue, String(index), { message }),
    [],
  );
}

test("a toast without a type or duration informs and stays five seconds", () => {
  const queue = withToast([], "a", { message: "Link copied" });
  expect(queue).toEqual([{ id: "a", message: "Link copied", type: "info", durationMs: TOAST_DEFAULT_MS }]);
  expect(TOAST_DEFAULT_MS).toBe(5000);
});

test("a given duration and type are kept", () => {
  const queue = withToast([], "a", { message: "Sent", type: "success", durationMs: 800 });
  expect(queue).toEqual([{ id: "a", message: "Sent", type: "success", durationMs: 800 }]);
});

test("toasts stand in the order in which they came", () => {
  expect(listQueue("one", "two").map((toast) => toast.message)).toEqual(["one", "two"]);
});

test("the oldest gives way when there are too many", () => {
  const messages = Array.from({ length: TOASTS_AT_ONCE + 1 }, (_, index) => `message ${index}`);
  expect(listQueue(...messages).map((toast) => toast.message)).toEqual(messages.slice(1));
});

test("the same words again replace the toast and start its time anew", () => {
  expect(listQueue("same", "other", "same").map((toast) => toast.id)).toEqual(["1", "2"]);
});

test("the same words of another type are another toast", () => {
  const queue = withToast(listQueue("Saved"), "b", { message: "Saved", type: "success" });
  expect(queue).toHaveLength(2);
});

test("a dismissed toast leaves and the others stay", () => {
  expect(withoutToast(listQueue("one", "two"), "0").map((toast) => toast.id)).toEqual(["1"]);
});

test("dismissing what has already left changes nothing", () => {
  const queue = listQueue("one");
  expect(withoutToast(queue, "gone")).toBe(queue);
});
