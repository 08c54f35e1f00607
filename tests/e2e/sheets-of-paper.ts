import type { Page } from "@playwright/test";

const A4 = { width: "210mm", height: "297mm" };
/** A sheet whose printed part is a tenth lower, for the margins of styles/print.css. */
export const A4_LESS_A_TENTH = { width: "210mm", height: "269.7mm" };

/** How many sheets of paper, of A4 unless told, the page at an address takes. */
export async function countSheets(page: Page, path: string, sheet = A4): Promise<number | undefined> {
  await page.goto(path);
  const pdf = new TextDecoder("latin1").decode(await page.pdf(sheet));
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
