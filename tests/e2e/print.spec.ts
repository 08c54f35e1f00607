// How many sheets of paper a page takes. What stands on them is looked at in every-page.spec.ts.
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";

/** The time for all of them on a busy machine. */
const GROUP_MS = 90_000;

/** Pages that are the landing of a printed code and no more. */
const LANDINGS = LOCALES.flatMap((locale) =>
  ROUTE_TABLE.filter(({ id, module }) => module === "book-resources.tsx" && id !== "book-resources").map(
    ({ id }) => pathOf(id, locale),
  ),
);

async function countSheets(page: Page, path: string): Promise<number | undefined> {
  await page.goto(path);
  const pdf = new TextDecoder("latin1").decode(await page.pdf({ format: "A4" }));
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

test("no page takes more sheets of A4 than it needs", async ({ page }) => {
  test.setTimeout(GROUP_MS);
  // More sheets would mean a blank one, or cards in one narrow column.
  for (const [path, most] of [
    // The answers stand with the texts they rest on, which takes a second one.
    ["/resources/chatgpt", 2],
    ["/pt-br/resources/chatgpt", 2],
    ["/compare?ids=chatgpt,gemini,khanmigo", 3],
    ["/book-resources", 3],
    ["/pt-br/tools", 6],
    ["/library", 6],
    ["/pt-br", 7],
  ] as const) {
    expect.soft(await countSheets(page, path), `sheets of ${path}`).toBeLessThanOrEqual(most);
  }
});

test("every landing prints its lesson on one sheet of A4 and its example on a second", async ({
  browser,
}) => {
  test.setTimeout(2 * GROUP_MS);
  // What runs on a page changes nothing on paper.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of LANDINGS) expect.soft(await countSheets(page, path), `sheets of ${path}`).toBe(2);
  await context.close();
});
