import { expect, test } from "vitest";
import { afterLabel } from "./after-label";

test("a label that asks has a sign of its own", () => {
  expect(afterLabel("Minimum age", "13")).toBe("Minimum age: 13");
  expect(afterLabel("May pupils use it?", "Yes")).toBe("May pupils use it? Yes");
});
