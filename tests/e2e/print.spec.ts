// How many sheets of paper a page takes. What stands on them is looked at in every-page.spec.ts.
import { expect, test } from "@playwright/test";

/** The time for all of them on a busy machine. */
const GROUP_MS = 90_000;

test("no page takes more sheets of A4 than it needs", async ({ page }) => {
  test.setTimeout(GROUP_MS);
  // More sheets would mean a blank one, or cards in one narrow column.
  for (const [path, most] of [
    // The answers stand with the texts they rest on, which takes a second one.
    ["/resources/chatgpt", 2],
    ["/pt-br/resources/chatgpt", 2],
    ["/compare?ids=chatgpt,gemini,khanmigo", 3],
    ["/book-resources", 3],
    ["/pt-br/tools", 7],
    // Nine books say in one line more that their link opens a home page.
    ["/library", 7],
    ["/pt-br", 7],
    // The offers stand behind the example.
    ["/education-discounts", 4],
    // The example is the second one.
    ["/chapter3_ex4", 2],
    // It has rules and tests of safety besides.
    ["/pt-br/chapter6-lovable", 3],
  ] as const) {
    await page.goto(path);
    const pdf = new TextDecoder("latin1").decode(await page.pdf({ format: "A4" }));
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length;
    expect.soft(sheets, `sheets of ${path}`).toBeLessThanOrEqual(most);
  }
});
