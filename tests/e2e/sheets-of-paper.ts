import type { Page } from "@playwright/test";

/** How many sheets of A4 the page at an address takes. */
export async function countSheets(page: Page, path: string): Promise<number | undefined> {
  await page.goto(path);
  const pdf = new TextDecoder("latin1").decode(await page.pdf({ format: "A4" }));
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
