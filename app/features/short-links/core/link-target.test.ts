import { expect, test } from "vitest";
import { idOfRetargetKey, mergeTargets, retargetKey } from "./link-target";

const BUILT_IN = { en: "/resources/chatgpt", "pt-br": "/pt-br/resources/chatgpt" };

test("a language without a target of the author keeps the built-in one", () => {
  expect(mergeTargets(BUILT_IN, {})).toEqual(BUILT_IN);
  expect(mergeTargets(BUILT_IN, { "pt-br": "/x" })).toEqual({ en: "/resources/chatgpt", "pt-br": "/x" });
  expect(mergeTargets(null, { "pt-br": "/x" })).toEqual({ en: "/x", "pt-br": "/x" });
  expect(mergeTargets(null, {})).toBeNull();
});

test("the key of a retarget names its id, and no other key does", () => {
  expect(idOfRetargetKey(retargetKey("chatgpt"))).toBe("chatgpt");
  for (const key of ["chatgpt", "page/1/2/tools"]) expect(idOfRetargetKey(key)).toBeNull();
});
