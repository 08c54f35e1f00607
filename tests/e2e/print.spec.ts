// How many sheets of paper a page takes. What stands on them is looked at in every-page.spec.ts.
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";

/** The time for all of them on a busy machine. */
const GROUP_MS = 90_000;

/** Pages that print the landing of a printed code and no more. */
const LANDINGS = [
  ...LOCALES.flatMap((locale) =>
    ROUTE_TABLE.filter(({ id, module }) => module === "book-resources.tsx" && id !== "book-resources").map(
      ({ id }) => pathOf(id, locale),
    ),
  ),
  pathOf("platforms", "pt-br"),
  pathOf("planning-toolkit", "pt-br"),
];

const A4 = { width: "210mm", height: "297mm" };
/** A sheet whose printed part is a tenth lower, for the margins of styles/print.css. */
const A4_LESS_A_TENTH = { width: "210mm", height: "269.7mm" };

async function countSheets(page: Page, path: string, sheet = A4): Promise<number | undefined> {
  await page.goto(path);
  const pdf = new TextDecoder("latin1").decode(await page.pdf(sheet));
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}

test("no page takes more sheets of A4 than it needs", async ({ page }) => {
  test.setTimeout(GROUP_MS);
  // More sheets would mean a blank one, or cards in one narrow column.
  for (const [path, most] of [
    // The answers stand with the texts they rest on, which takes a second one.
    ["/resources/chatgpt", 2],
    ["/pt-br/resources/chatgpt", 2],
    ["/compare?ids=chatgpt,gemini,khanmigo", 1],
    ["/pt-br/compare?ids=chatgpt,gemini,claude", 1],
    ["/book-resources", 3],
    ["/pt-br/tools", 6],
    ["/library", 6],
    ["/pt-br", 7],
  ] as const) {
    expect.soft(await countSheets(page, path), `sheets of ${path}`).toBeLessThanOrEqual(most);
  }
});

test("every landing prints its lesson on one sheet of A4 and its example on a second, and a tenth stays free for wider letters", async ({
  browser,
}) => {
  test.setTimeout(2 * GROUP_MS);
  // What runs on a page changes nothing on paper.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of LANDINGS)
    expect.soft(await countSheets(page, path, A4_LESS_A_TENTH), `sheets of ${path}`).toBe(2);
  await context.close();
});
