// Loads of pages before a touch, and of one for a typed code. script-budgets.release.spec.ts has all pages.
import { expect, test } from "@playwright/test";
import { LONG } from "../release-files";
import { expectLive } from "./open-hydrated";
import { declareLoads, listScripts, toBytes, visit } from "./script-loads";

/** Bytes loaded once a code of the curriculum was typed: the look for personal data and for the code. */
const BUDGET_TYPED = 18_000;

test.describe("with motion", () => declareLoads({ isSample: true }));

test(
  "P5: what looks a typed code up comes when one stands in a blank, and is light",
  LONG,
  async ({ context, request }) => {
    const { page, asked, isAnswered } = await visit(context, "/pt-br/chapter3-ex1");
    const looksUp = () => listScripts(asked).some((file) => file.includes("/skill-check"));
    const blank = page.getByRole("textbox", { name: "Código e texto da habilidade da BNCC" });
    await expectLive(blank);
    await isAnswered();
    const before = await toBytes(request, listScripts(asked));
    await blank.pressSequentially("frações e decimais");
    await isAnswered();
    expect(looksUp()).toBe(false);
    await blank.pressSequentially(", EF05MA03");
    await expect(page.getByRole("listitem").filter({ hasText: "EF05MA03" }).first()).toBeVisible();
    await isAnswered();
    expect(looksUp()).toBe(true);
    const after = await toBytes(request, listScripts(asked));
    expect(after - before).toBeLessThanOrEqual(BUDGET_TYPED);
  },
);
