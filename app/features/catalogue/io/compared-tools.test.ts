import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { TOOLS } from "./catalogue.server";
import { findComparedId, listComparedTools, listToolsToCompare } from "./compared-tools.server";

test("tools are found in any case; books, courses and what does not exist are no tools", () => {
  expect(findComparedId("ChatGPT")).toBe("chatgpt");
  for (const id of ["cert-gemini-educator", "nope", "__proto__", ""])
    expect([id, findComparedId(id)]).toEqual([id, null]);
});

test.each(LOCALES)(
  "every tool can be added (%s), but one that is chosen, and in the order of names",
  (locale) => {
    const all = listToolsToCompare([], locale);
    expect(all.map(({ id }) => id).sort()).toEqual(TOOLS.map(({ id }) => id).sort());
    expect(listToolsToCompare(["chatgpt"], locale).map(({ id }) => id)).not.toContain("chatgpt");
    const titles = all.map(({ title }) => title.toLowerCase());
    expect(titles.indexOf("canva")).toBeLessThan(titles.indexOf("chatgpt"));
    for (const { id } of all) expect(findComparedId(id)).toBe(id);
    expect(listComparedTools(["gemini", "chatgpt"], locale).map(({ id }) => id)).toEqual([
      "gemini",
      "chatgpt",
    ]);
  },
);
