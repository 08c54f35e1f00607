import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { parseRssFeed } from "feedsmith";
import { RUN_KINDS } from "../../app/features/news/core/run/run-kind";
import { newsMessages } from "../../app/i18n/messages/news";
import { newsArchiveMessages } from "../../app/i18n/messages/news-archive";
import { newsPipelineMessages } from "../../app/i18n/messages/news-pipeline";
import { newsUpdatedMessages } from "../../app/i18n/messages/news-updated";
import { openAwake } from "./open-awake";

// Titles and sources of tests/e2e/serve-site.mjs.
const ENGLISH = "OpenAI releases a study mode for students";
const PORTUGUESE = "Redes estaduais publicam guia de IA para professores";

const SITES = [
  {
    locale: "en",
    home: "/",
    news: "/news",
    foreign: { title: PORTUGUESE, lang: "pt-BR", said: "in Portuguese" },
  },
  {
    locale: "pt-br",
    home: "/pt-br",
    news: "/pt-br/news",
    foreign: { title: ENGLISH, lang: "en", said: "em inglês" },
  },
] as const;

function article(page: Page, title: string) {
  return page.getByRole("article").filter({ hasText: title });
}

async function countTitles(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return html.match(/<article/g)?.length ?? 0;
}

for (const { locale, home, news, foreign } of SITES) {
  const text = newsMessages[locale];
  const updated = newsUpdatedMessages[locale];
  const archive = newsArchiveMessages[locale];
  const pipeline = newsPipelineMessages[locale];
  const updatedLabel = new RegExp(
    [0, 1, 8].map((minutes) => `^${updated.minutes(minutes).replace("8", "\\d+")}$`).join("|"),
  );
  const freshAnswer = new RegExp(text.run.fresh(8).replace("8", "\\d+").replaceAll(".", "\\."));

  test(`${locale}: stored articles stand in the frame of the page, another language is marked, and a chip narrows the list and is an address`, async ({
    page,
  }) => {
    await page.goto(home);
    const section = page.getByRole("region", { name: text.heading });
    await expect(section.getByRole("article").filter({ hasText: text.featured })).toHaveCount(1);
    const marked = article(page, foreign.title);
    await expect(marked).toContainText(foreign.said);
    await expect(marked.getByRole("heading").getByText(foreign.title)).toHaveAttribute("lang", foreign.lang);
    await expect(section.getByText(text.byExtract).first()).toBeVisible();
    await expect(section.getByText(updatedLabel)).toBeVisible();
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      "href",
      `${news}/feed.xml`,
    );

    const chips = page.getByRole("navigation", { name: text.chipsLabel });
    await chips.getByRole("link", { name: "OpenAI" }).click();
    await expect(page).toHaveURL(/\?tag=openai#news$/);
    await expect(article(page, ENGLISH)).toBeVisible();
    await expect(article(page, PORTUGUESE)).toHaveCount(0);
    await expect(chips.getByRole("link", { name: "OpenAI" })).toHaveAttribute("aria-current", "true");
  });

  test(`${locale}: both buttons are busy, answer in the page, tell when the next run is possible, and say without an alert that one cannot be started`, async ({
    page,
  }) => {
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      return dialog.dismiss();
    });
    // The page waits for some seconds before it reads the list again, so its clock is moved on.
    await page.clock.install();
    await openAwake(page, home);
    const status = page.getByRole("region", { name: text.heading }).getByRole("status");
    await page.getByRole("button", { name: text.fetch }).click();
    await expect(page.getByRole("button", { name: text.fetching })).toBeDisabled();
    await expect(page.getByRole("button", { name: text.summarise })).toBeDisabled();
    await expect(status).toHaveText(freshAnswer);
    await page.clock.fastForward(RUN_KINDS.fetch.reloadAfterMs);
    await expect(page.getByRole("button", { name: text.fetch })).toBeEnabled();

    await page.getByRole("button", { name: text.summarise }).click();
    await expect(page.getByRole("button", { name: text.summarising })).toBeDisabled();
    await expect(status).not.toBeEmpty();
    await page.clock.fastForward(RUN_KINDS.summaries.reloadAfterMs);
    await expect(page.getByRole("button", { name: text.summarise })).toBeEnabled();
    await page.getByRole("button", { name: text.summarise }).click();
    await expect(status).toHaveText(freshAnswer);
    await page.clock.fastForward(RUN_KINDS.summaries.reloadAfterMs);
    await expect(page.getByRole("button", { name: text.summarise })).toBeEnabled();

    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("button", { name: text.fetch }).click();
    await expect(page.getByText(text.run.failed.fetch)).toBeVisible();
    await page.getByRole("button", { name: text.summarise }).click();
    await expect(page.getByText(text.run.failed.summaries)).toBeVisible();
    expect(alerts).toEqual([]);
  });

  test(`${locale}: a title opens its source in a new tab and counts the view`, async ({ page, context }) => {
    await openAwake(page, home);
    const counted = page.waitForResponse(/\/api\/news\/[0-9a-f]{32}\/view$/);
    const opened = context.waitForEvent("page");
    await article(page, ENGLISH).getByRole("link").first().click();
    const source = await opened;
    await expect(source.getByRole("heading", { name: /^Article / })).toBeVisible();
    expect(await source.evaluate(() => window.opener)).toBeNull();
    expect((await counted).status()).toBe(204);
  });

  test(`${locale}: the archive takes one choice at a time, and its address can be shared`, async ({
    page,
  }) => {
    await openAwake(page, news);
    const shown = page.getByRole("status").first();
    await page.getByLabel(archive.search).fill("licenciatura");
    await page.getByRole("button", { name: archive.find, exact: true }).click();
    await expect(shown).toHaveText(archive.shown.text("licenciatura"));
    await expect(page).toHaveURL(/\?q=licenciatura$/);
    await expect(page.getByRole("article").filter({ hasText: "licenciatura" })).toHaveCount(1);
    await expect(article(page, ENGLISH)).toHaveCount(0);
    await page.getByLabel(archive.source, { exact: true }).selectOption({ label: "School Gazette" });
    await page.getByRole("button", { name: archive.apply, exact: true }).click();
    await expect(shown).toHaveText(archive.shown.source("School Gazette"));
    await expect(page).toHaveURL(/\?source=[^&]+$/);
    await expect(page.getByLabel(archive.search)).toHaveValue("");
    await page.getByLabel(archive.search).fill('*** "nowhere');
    await page.getByRole("button", { name: archive.find, exact: true }).click();
    await expect(page.getByText(archive.empty.heading)).toBeVisible();
    await page.getByRole("link", { name: archive.clear }).click();
    await expect(article(page, ENGLISH)).toBeVisible();
    await expect(page.getByLabel(archive.search)).toHaveValue("");
  });

  test(`${locale}: the feed can be parsed and leads to the sources`, async ({ request }) => {
    const feed = parseRssFeed(await (await request.get(`${news}/feed.xml`)).text());
    expect(feed.items?.map(({ title }) => title)).toEqual(expect.arrayContaining([ENGLISH, PORTUGUESE]));
    const item = feed.items?.find(({ title }) => title === foreign.title);
    expect(item?.dc?.languages).toEqual([foreign.lang]);
    expect(item?.link).toMatch(/^http:\/\/127\.0\.0\.1/);
  });

  test(`${locale}: the pipeline page lists the sources with their state`, async ({ page }) => {
    await page.goto(`${news}/pipeline`);
    const sources = page.getByRole("region", { name: pipeline.sources.heading });
    for (const name of ["School Gazette", "Jornal da Escola"]) {
      await expect(sources.getByRole("listitem").filter({ hasText: name })).toContainText(
        pipeline.sources.states.working,
      );
    }
    const runs = page.getByRole("region", { name: pipeline.runs.heading });
    await expect(runs.getByText(pipeline.runs.kinds.fetch.cron).first()).toBeVisible();
    await expect(page.getByText(pipeline.models.none)).toBeVisible();
    await expect(page.getByText(pipeline.stale)).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: chips are links, buttons answer with the page, the label names the moment`, async ({
      page,
      request,
    }) => {
      await page.goto(home);
      await expect(page.getByText(`${text.updatedOn} `)).toBeVisible();
      await page
        .getByRole("navigation", { name: text.chipsLabel })
        .getByRole("link", { name: "Google" })
        .click();
      await expect(article(page, ENGLISH)).toHaveCount(0);
      expect(await countTitles(request, `${home}?tag=google`)).toBeLessThan(await countTitles(request, home));
      await page.getByRole("button", { name: text.fetch }).click();
      await expect(page).toHaveURL(new RegExp(`${home}\\?run=fresh&next=[^#]+#news-run$`));
      await expect(page.getByText(freshAnswer)).toBeVisible();
    });

    test(`${locale}: a text that its card cuts can be opened there and is whole on paper, and text and source of the archive are forms of their own`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(news);
      const card = page
        .getByRole("article")
        .filter({ has: page.getByLabel(text.wholeText) })
        .first();
      const box = card.getByLabel(text.wholeText);
      const shownText = card.locator("div:has(+ label)");
      const hiddenPart = () => shownText.evaluate((element) => element.scrollHeight - element.clientHeight);
      expect(await hiddenPart()).toBeGreaterThan(0);
      await box.check();
      expect(await hiddenPart()).toBe(0);
      await box.uncheck();
      await page.emulateMedia({ media: "print" });
      expect(await hiddenPart()).toBe(0);
      await page.emulateMedia({ media: "screen" });

      await page.getByLabel(archive.search).fill("universidade");
      await page.getByRole("button", { name: archive.find, exact: true }).click();
      await expect(page.getByText(archive.shown.text("universidade"), { exact: true })).toBeVisible();
      await expect(page.getByLabel(archive.search)).toHaveValue("universidade");
      await page.getByLabel(archive.source, { exact: true }).selectOption({ label: "Jornal da Escola" });
      await page.getByRole("button", { name: archive.apply, exact: true }).click();
      await expect(page.getByText(archive.shown.source("Jornal da Escola"), { exact: true })).toBeVisible();
      await expect(page.getByLabel(archive.search)).toHaveValue("");
    });
  });
}
