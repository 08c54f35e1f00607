import { expect, test } from "vitest";
import { parseTurnstileAnswer } from "./turnstile-config";

test.each([
  [{ success: true, hostname: "site.example" }, "passed"],
  [{ success: true, hostname: "other.example" }, "rejected"],
  [{ success: true }, "rejected"],
  [{ success: false, "error-codes": ["timeout-or-duplicate"] }, "rejected"],
  [{ success: false }, "rejected"],
  [{ success: false, "error-codes": ["internal-error"] }, "unavailable"],
  [{ success: false, "error-codes": ["invalid-input-secret"] }, "unavailable"],
  [{ success: "true", hostname: "site.example" }, "unavailable"],
  [null, "unavailable"],
])("the verdict %j is %s", (body, kind) => {
  expect(parseTurnstileAnswer(body, "site.example")).toEqual({ kind });
});
