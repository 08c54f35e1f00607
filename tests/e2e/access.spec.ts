// WCAG 2.2 AA by axe, and hydration without a warning, on every page in every language and theme.
import { expect, type Page, test } from "@playwright/test";
import { pathOf } from "../../app/addresses/addresses";
import { LOCALES, pathInEveryLocale } from "../../app/addresses/languages";
import { checkerOf } from "./checker-of";
import { expectAwake, markAwake, openAwake } from "./open-awake";

const PAGES: readonly (readonly string[])[] = [
  pathInEveryLocale("/"),
  ...[
    ...["tools", "learn", "certifications", "library", "videos", "about", "book-resources", "hub", "contact"],
    ...[
      "privacy",
      "terms",
      "cookies",
      "news",
      "news/pipeline",
      "digest",
      "search",
      "favourites",
      "kit",
      "compare",
      "costs",
      "bncc",
    ],
    ...["donate", "newsletter", "platforms", "planning-toolkit", "education-discounts", "resources/chatgpt"],
  ].map((path) => pathInEveryLocale(`/${path}`)),
  LOCALES.map((locale) => pathOf("chapter3-ex1", locale)),
  LOCALES.map((locale) => pathOf("rules", locale)),
  LOCALES.map((locale) => pathOf("school-kit", locale)),
  ["/search?q=quiz", "/pt-br/search?q=prova"],
  pathInEveryLocale("/kit?ids=chatgpt,gemini"),
  pathInEveryLocale("/compare?ids=chatgpt,gemini,khanmigo"),
  pathInEveryLocale("/nope"),
];

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Pages that one visitor opens one after the other, because a new visitor costs more than a page. */
const GROUPS = Array.from({ length: Math.ceil(PAGES.length / 3) }, (_, index) =>
  PAGES.slice(3 * index, 3 * index + 3).flat(),
);
/** The time for six pages on a busy machine. */
const GROUP_MS = 90_000;

/**
 * What the dark theme can spoil: colours, and the names of what it shows or hides. The structure is that of the light
 * theme.
 */
const DARK_RULES = ["color-contrast", "link-in-text-block", "button-name", "link-name", "svg-img-alt"];

async function violations(page: Page, isDark = false) {
  const checker = isDark ? checkerOf(page).withRules(DARK_RULES) : checkerOf(page).withTags(RULES);
  const { violations: found } = await checker.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** A link to a repeated id leads to the first element only, and axe no longer looks for these. */
async function repeatedIds(page: Page) {
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

for (const [index, timezoneId] of ["Asia/Tokyo", "America/Sao_Paulo"].entries()) {
  test.describe(`in ${timezoneId}`, () => {
    const isDark = index === 1;
    test.use({ timezoneId, colorScheme: isDark ? "dark" : "light", reducedMotion: "reduce" });

    for (const paths of GROUPS) {
      // Each page is seen in both themes and time zones over the two runs of this loop.
      test(`${paths.join(", ")}: each is accessible and hydrates without a word`, async ({ page }) => {
        test.setTimeout(GROUP_MS);
        const said: string[] = [];
        page.on("pageerror", (error) => said.push(String(error)));
        page.on("console", (message) => {
          const isOwn404 = /status of 404/.test(message.text()) && page.url().endsWith("/nope");
          if (message.type() === "error" && !isOwn404) said.push(message.text());
        });
        await markAwake(page);
        for (const path of paths) {
          await test.step(path, async () => {
            await page.goto(path);
            await expectAwake(page);
            expect.soft(await violations(page, isDark), path).toEqual([]);
            expect.soft(await repeatedIds(page), `ids of ${path}`).toEqual([]);
            expect.soft(said.splice(0), `said on ${path}`).toEqual([]);
          });
        }
      });
    }
  });
}

// WCAG 1.4.10 and 1.4.4: 320 px wide, everything twice as large on a window of 1280 px, and letters twice as large on
// the smallest screen.
const NARROW_PATHS = [
  ...["/", "/pt-br", "/pt-br/tools", "/pt-br/learn", "/chapter3_ex1", "/news", "/donate", "/about", "/hub"],
  ...["/pt-br/platforms", "/pt-br/planning-toolkit", "/certifications", "/resources/chatgpt"],
];
for (const [name, viewport, sizes] of [
  ["320 px wide with letters as they are and of 200 %", { width: 320, height: 640 }, ["100%", "200%"]],
  ["zoomed to 200 %", { width: 640, height: 400 }, ["100%"]],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    test(`no page loses anything to the side, ${name}`, async ({ page }) => {
      test.setTimeout(GROUP_MS);
      for (const path of NARROW_PATHS) {
        await page.goto(path);
        for (const size of sizes) {
          const overflow = await page.evaluate((letters) => {
            document.documentElement.style.fontSize = letters;
            return document.documentElement.scrollWidth - innerWidth;
          }, size);
          expect.soft(overflow, `${path} with letters of ${size}`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}

test("what opens is accessible too: menu, languages, search, share", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await openAwake(page, "/tools");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Language: English" }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
