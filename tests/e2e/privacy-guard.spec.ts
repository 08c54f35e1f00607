// Before a prompt is copied, the page looks for personal data in it. It says why and offers another text; the teacher
// decides.
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { companionMessages } from "../../app/i18n/messages/companion";
import { documentMessages } from "../../app/i18n/messages/documents";
import { privacyGuardMessages } from "../../app/i18n/messages/privacy-guard";
import { promptToolsMessages } from "../../app/i18n/messages/prompt-tools";
import { readDocxText } from "../read-docx";
import { alsoIn } from "../release-files";
import { openHydrated } from "./open-hydrated";

const LANDINGS = [
  { locale: "en", path: "/chapter3_ex4", pupil: "the pupil Noah Hughes", letter: "the pupil A" },
  { locale: "pt-br", path: "/pt-br/chapter3-ex4", pupil: "o aluno Kauê", letter: "o aluno A" },
] as const;

const CPF = "529.982.247-25";

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

for (const { locale, path, pupil, letter } of LANDINGS) {
  test(`${path}: a name and a CPF are marked, replaced in one tap each, and copied only then`, async ({
    page,
  }) => {
    const text = privacyGuardMessages[locale];
    const { landing } = companionMessages[locale];
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.method()));
    await openHydrated(page, path);
    const [blank, other] = await page.locator("main [data-prompt] textarea").all();
    await blank?.fill(`7B, ${pupil}`);
    await other?.fill(`CPF ${CPF}`);
    const copy = page.getByRole("main").getByRole("button", { name: landing.copy, exact: true });
    await copy.click();

    const review = page.getByRole("dialog", { name: text.heading });
    await expect(review.getByRole("status")).toHaveText(text.found(2));
    await expect(review.locator("mark")).toHaveText([pupil.replace(/^\w+ /, ""), CPF]);
    await expect(review.getByText(text.kinds.cpf.message)).toBeVisible();
    await review.getByRole("button", { name: text.replaceBy(letter.replace(/^\w+ /, "")) }).click();
    await expect(review.getByRole("listitem").getByRole("button").first()).toBeFocused();
    await review.getByRole("button", { name: text.replaceBy(text.replacements.number.cpf) }).click();
    await expect(review.getByRole("status")).toHaveText(text.clean);
    await expect(review.locator("mark")).toHaveCount(0);
    await review.getByRole("button", { name: landing.copy, exact: true }).click();
    await expect(review).toBeHidden();
    await expect.poll(() => readClipboard(page)).toContain(letter);
    expect(await readClipboard(page)).not.toContain(CPF);

    // The blanks have it, too, so that nothing is found a second time.
    await expect(blank ?? page.locator("body")).toHaveValue(`7B, ${letter}`);
    await copy.click();
    await expect(copy.getByText(landing.copied)).toBeVisible();
    await expect(review).toBeHidden();
    expect(asked.filter((method) => method !== "GET" && method !== "HEAD")).toEqual([]);
  });

  test(
    `${path}: a list of marks keeps its marks, and a prompt can be copied, saved and printed as it is`,
    alsoIn("pt-br", locale),
    async ({ page }) => {
      const text = privacyGuardMessages[locale];
      const { landing } = companionMessages[locale];
      const { promptWord } = documentMessages[locale];
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.printed =
            document.querySelector("main [data-prompt] p")?.textContent ?? "";
        };
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await openHydrated(page, path);
      const list = "Ana Souza 7,5\nBruno 8\nCarla 4,0";
      await page.locator("main [data-prompt] textarea").last().fill(list);
      await page.getByRole("main").getByRole("button", { name: landing.copy, exact: true }).click();
      const review = page.getByRole("dialog", { name: text.heading });
      await expect(review.locator("mark")).toHaveText(list);
      await expect(review.locator("mark")).toBeInViewport();
      const pupil = text.replacements.pupil;
      await review.getByRole("button", { name: text.replaceNames }).click();
      await expect(review.getByText(`${pupil("A")} 7,5`)).toBeVisible();
      await review.getByRole("button", { name: text.undo }).click();
      await review.getByRole("button", { name: text.asItIs(landing.copy) }).click();
      await expect(review).toBeHidden();
      await expect.poll(() => readClipboard(page)).toContain(list);

      await page.getByRole("main").getByRole("button", { name: promptWord }).click();
      const saved = page.waitForEvent("download");
      await review.getByRole("button", { name: text.asItIs(promptWord) }).click();
      const file = Uint8Array.from(await readFile(await (await saved).path())).buffer;
      expect(await readDocxText(file)).toContain("Ana Souza 7,5");

      // Printing waits for the page to show the replaced names.
      await page.locator("#landing").getByRole("button", { name: landing.print, exact: true }).click();
      await review.getByRole("button", { name: text.replaceNames }).click();
      await review.getByRole("button", { name: landing.print, exact: true }).click();
      await expect(page.locator("html")).toHaveAttribute(
        "data-printed",
        new RegExp(`${pupil("A")} 7,5`, "i"),
      );
      await expect(page.locator("html")).not.toHaveAttribute("data-printed", /Ana Souza/);
    },
  );
}

test("a prompt without personal data is copied at once, and without the rules with a word of warning", async ({
  page,
}) => {
  const { landing } = companionMessages.en;
  await page.route(/privacy-rules/, (route) => route.abort());
  await openHydrated(page, "/chapter3_ex4");
  const copy = page.getByRole("main").getByRole("button", { name: landing.copy, exact: true });
  await copy.click();
  await expect(copy.getByText(landing.copied)).toBeVisible();
  await expect(page.getByText(promptToolsMessages.en.notChecked)).toBeHidden();
  await page.locator("main [data-prompt] textarea").first().fill("Year 8");
  await copy.click();
  await expect(page.getByText(promptToolsMessages.en.notChecked)).toBeVisible();
  await expect.poll(() => readClipboard(page)).toContain("Year 8");
});

test("the review comes when something looks personal; where it does not come, a word of warning stands for it", async ({
  page,
}) => {
  const { landing } = companionMessages.en;
  const asked: string[] = [];
  await page.route(/privacy-review/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openHydrated(page, "/chapter3_ex4");
  const copy = page.getByRole("main").getByRole("button", { name: landing.copy, exact: true });
  const blank = page.locator("main [data-prompt] textarea").first();
  await blank.fill("Year 8");
  await copy.click();
  await expect(copy.getByText(landing.copied)).toBeVisible();
  expect(asked).toEqual([]);
  await blank.fill("Year 8, the pupil Noah Hughes");
  await copy.click();
  await expect(page.getByText(promptToolsMessages.en.notShown)).toBeVisible();
  await expect.poll(() => readClipboard(page)).toContain("Noah Hughes");
  expect(asked).toHaveLength(1);
});
