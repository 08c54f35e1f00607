import { expect, test } from "vitest";
import { loadResourceList } from "./resource-list.server";

/** Where the tools lead an address on to; null where they are shown at once. */
function ledTo(path: string): string | null {
  try {
    loadResourceList({ request: new Request(`https://site.test${path}`) }, "tools", ["tools"]);
    return null;
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get("Location") : null;
  }
}

test("an address with the former filter for Portuguese keeps its meaning where readers have that language", () => {
  expect(ledTo("/pt-br/tools?pt=1&free=1")).toBe("/pt-br/tools?free=1&lang=1");
  expect(ledTo("/pt-br/tools?lang=1&free=1")).toBeNull();
  expect(ledTo("/tools?pt=1&free=1")).toBe("/tools?free=1");
});
