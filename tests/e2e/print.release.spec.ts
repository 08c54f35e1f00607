// Every landing of a printed code on paper; print.spec.ts has one of each chapter.
import { expect, test } from "@playwright/test";
import { toPath } from "../../app/addresses/addresses";
import { LOCALES } from "../../app/addresses/languages";
import { ROUTE_TABLE, toModule } from "../../app/addresses/route-table";
import { A4_LESS_A_TENTH, countSheets } from "./sheets-of-paper";

/** The time for all of them on a busy machine. */
const GROUP_MS = 180_000;

/** Pages that print the landing of a printed code and no more. */
const LANDINGS = [
  ...LOCALES.flatMap((locale) =>
    ROUTE_TABLE.filter(
      (row) => toModule(row, locale) === "book-resources.tsx" && row.id !== "book-resources",
    ).map(({ id }) => toPath(id, locale)),
  ),
  toPath("platforms", "pt-br"),
  toPath("planning-toolkit", "pt-br"),
];

// Without scripts, which change nothing on paper.
test.use({ javaScriptEnabled: false });

test("every landing prints its lesson on one sheet of A4 and its example on a second, and a tenth stays free for wider letters", async ({
  page,
}) => {
  test.setTimeout(GROUP_MS);
  for (const path of LANDINGS)
    expect.soft(await countSheets(page, path, A4_LESS_A_TENTH), `sheets of ${path}`).toBe(2);
});
