// Counts the sheets of paper that a page takes. every-page.spec.ts looks at their content.
import { expect, test } from "@playwright/test";
import { LONG } from "../release-files";
import { A4_LESS_A_TENTH, countSheets } from "./sheets-of-paper";

/** The time for all of them on a busy machine. */
const GROUP_MS = 90_000;

// Without scripts, which change nothing on paper.
test.use({ javaScriptEnabled: false });

test("no page takes more sheets of A4 than it needs", LONG, async ({ page }) => {
  test.setTimeout(GROUP_MS);
  // More sheets would mean a blank one, or cards in one narrow column.
  for (const [path, most] of [
    // Each answer stands with its text, of which the tools that schools ask for most have many.
    ["/pt-br/resources/chatgpt", 2],
    ["/favourites?ids=chatgpt,gemini,khanmigo&view=compare", 2],
    // The sheet to sign, and where their children may take part the letter to guardians.
    ["/pt-br/podemos-usar?tool=lovable&age=12&place=br&account=personal-account", 1],
    ["/may-we-use-it?tool=chatgpt&age=14&place=england&account=personal-account", 2],
    ["/book-resources", 3],
    ["/pt-br/tools", 6],
    ["/library", 6],
    ["/pt-br", 7],
  ] as const) {
    expect.soft(await countSheets(page, path), `sheets of ${path}`).toBeLessThanOrEqual(most);
  }
});

test("a landing of each chapter prints its lesson on one sheet of A4 and its example on a second, and a tenth stays free for wider letters", async ({
  page,
}) => {
  test.setTimeout(GROUP_MS);
  for (const path of [
    ...["/chapter3_ex1", "/pt-br/chapter3-ex4", "/pt-br/chapter5-ex1"],
    ...["/pt-br/chapter6-bolt", "/future-ready", "/pt-br/platforms"],
  ])
    expect.soft(await countSheets(page, path, A4_LESS_A_TENTH), `sheets of ${path}`).toBe(2);
});
