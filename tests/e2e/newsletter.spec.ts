// The whole life of a subscription, with the outbox of a site that has no mail provider.
import { expect, type Page, test } from "@playwright/test";
import { toIsoWeek, toSpan, weekSlug } from "../../app/features/digest/core/iso-week";
import { MIN_FILL_MS } from "../../app/features/newsletter/core/form-guards";
import { newsletterMessages } from "../../app/i18n/messages/newsletter";
import { signUpText } from "../../app/i18n/messages/newsletter-answers";
import { newsletterPagesMessages } from "../../app/i18n/messages/newsletter-pages";
import { queryDatabase } from "../../scripts/query-database.mjs";
import { alsoIn } from "../release-files";
import { OLD_NEWS_FEED } from "./old-news.mjs";
import { openHydrated } from "./open-hydrated";

const HOUR_MS = 3_600_000;

// Of tests/e2e/serve-site.mjs, unless a running site is tested.
process.env.STATE_DIR ??= ".cache/browser-state";

interface Mail {
  readonly purpose: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

function newAddress(): string {
  return `reader-${crypto.randomUUID()}@example.com`;
}

/** The newest mail to this address of this purpose, once it is in the outbox. */
async function receive(address: string, purpose: string): Promise<Mail> {
  let mail: Mail | undefined;
  const sql = `select message from mails where state = 'kept' and purpose = '${purpose}' and message ->> 'to' = '${address}'`;
  await expect(async () => {
    const [row] = await queryDatabase(sql);
    expect(row).toBeDefined();
    mail = JSON.parse(row.message);
  }).toPass({ timeout: 20_000 });
  if (mail === undefined) throw new Error("no mail");
  return mail;
}

/** The address of the first link to this page, as a path of the site under test. */
function linkTo(mail: Mail, page: string): string {
  const link = new RegExp(`https?://[^/\\s]+(\\S*/newsletter/${page}\\?token=[\\w-]+)`).exec(mail.text);
  if (link?.[1] === undefined) throw new Error(`no link to ${page}`);
  return link[1];
}

async function toState(address: string): Promise<string | undefined> {
  const rows = await queryDatabase(`select state from subscribers where address = '${address}'`);
  return rows[0]?.state;
}

function inlineForm(page: Page) {
  return page.getByRole("main").locator("form[action='/api/newsletter']");
}

/** Runs the cron of the Monday after the newest week of old news that has no issue yet; the issue's slug. */
async function buildIssue(page: Page): Promise<string> {
  const sql = `select distinct published_at from ai_news where feed_id = '${OLD_NEWS_FEED}' order by published_at desc`;
  const weeks = (await queryDatabase(sql)).map((row) => toIsoWeek(new Date(row.published_at)));
  const built = (await queryDatabase("select week from digest_issues")).map((row) => row.week);
  const week = weeks.find((candidate) => !built.includes(weekSlug(candidate)));
  if (week === undefined) throw new Error("Every old week has its issue; start the site again.");
  const time = Date.parse(toSpan(week).end) + 9 * HOUR_MS;
  await page.request.get(`/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("0 9 * * MON")}&time=${time}`);
  return weekSlug(week);
}

test("subscribe, confirm by the button alone, get the digest in Portuguese, leave by one click", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const text = newsletterPagesMessages["pt-br"];
  const address = newAddress();

  await page.clock.install();
  await openHydrated(page, "/pt-br/newsletter");
  await page.clock.fastForward(MIN_FILL_MS);
  const form = inlineForm(page);
  await form.getByRole("textbox", { name: newsletterMessages["pt-br"].form.email }).fill(address);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(signUpText({ state: "accepted" }, "pt-br"));
  await expect(form.getByRole("textbox")).toHaveValue("");

  const confirmation = await receive(address, "confirmation");
  expect(confirmation.headers["Content-Language"]).toBe("pt-BR");
  expect(confirmation.html).toContain('<html lang="pt-BR">');
  const confirmLink = linkTo(confirmation, "confirm");
  await page.request.head(confirmLink);
  await page.goto(confirmLink);
  await expect(page.getByRole("button", { name: text.confirm.button })).toBeVisible();
  expect(await toState(address)).toBe("pending");
  await page.getByRole("button", { name: text.confirm.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.confirm.doneHeading);
  expect(await toState(address)).toBe("confirmed");
  const ways = page.getByRole("main").getByRole("link");
  const leave = await ways.filter({ hasText: text.confirm.leave }).getAttribute("href");
  await ways.filter({ hasText: text.confirm.record }).click();
  await expect(page.getByRole("main")).toContainText("r•••@example.com");
  await page.goto(leave ?? "");
  await expect(page.getByRole("button", { name: text.unsubscribe.button })).toBeVisible();

  const week = await buildIssue(page);
  const digest = await receive(address, "digest");
  expect(digest.subject).toMatch(/^IA para professores: /);
  expect(digest.headers["Content-Language"]).toBe("pt-BR");
  await page.goto(`/pt-br/digest/${week}`);
  await expect(page.getByRole("main").getByRole("link", { name: /Provas com chatbot/ })).toBeVisible();

  const recordLink = linkTo(digest, "record");
  await page.goto(recordLink);
  await expect(page.getByRole("main")).toContainText("r•••@example.com");
  await expect(page.getByRole("main")).not.toContainText(address);

  const oneClick = /<https?:\/\/[^/]+(\/[^>]+)>/.exec(digest.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const answer = await page.request.post(oneClick, {
    headers: { Origin: "https://mail.example" },
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(answer.status()).toBe(200);
  await page.goto(recordLink);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.record.unknownHeading);
  expect(await toState(address)).toBeUndefined();
});

test("a link of a mail that nobody sent changes nothing and says so, in either language", async ({
  page,
}) => {
  for (const [prefix, text] of [
    ["", newsletterPagesMessages.en],
    ["/pt-br", newsletterPagesMessages["pt-br"]],
  ] as const) {
    for (const [path, words] of [
      ["confirm", text.confirm],
      ["unsubscribe", text.unsubscribe],
      ["refuse", text.refuse],
    ] as const) {
      await page.goto(`${prefix}/newsletter/${path}?token=AAAAAAAAAAAAAAAAAAAAAA`);
      await page.getByRole("button", { name: words.button }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unknownHeading);
    }
  }
});

test("whoever did not ask refuses with one button, and nothing is left to confirm", async ({ page }) => {
  const address = newAddress();
  await page.request.post("/api/newsletter", { data: { email: address, locale: "en", elapsed: 5000 } });
  const confirmation = await receive(address, "confirmation");
  const text = newsletterPagesMessages.en.refuse;
  const refuseLink = linkTo(confirmation, "refuse");
  await page.request.head(refuseLink);
  await page.goto(refuseLink);
  expect(await toState(address)).toBe("pending");
  await page.getByRole("button", { name: text.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.doneHeading);
  expect(await toState(address)).toBeUndefined();
});

for (const [locale, prefix] of [
  ["en", ""],
  ["pt-br", "/pt-br"],
] as const) {
  const labels = newsletterMessages[locale].form;

  test.describe(`without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      "the footer's form ends on an answer page, a wrong address on one that says what to do",
      alsoIn("pt-br", locale),
      async ({ page }) => {
        await page.goto(`${prefix}/about`);
        const footer = page.getByRole("contentinfo");
        await footer.getByRole("textbox", { name: labels.email }).fill(newAddress());
        await footer.getByRole("button", { name: labels.subscribe }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/newsletter\\?state=accepted$`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          newsletterPagesMessages[locale].page.answerHeading,
        );

        await page.goto(`${prefix}/newsletter`);
        await inlineForm(page).getByRole("textbox").fill("ana@example.com, bea@example.com");
        await inlineForm(page).getByRole("button").click();
        await expect(page.getByRole("main")).toContainText(
          signUpText({ state: "invalid", reason: "several-addresses" }, locale),
        );
      },
    );
  });
}

test("the inline form speaks up for an empty address and for a failure", async ({ page }) => {
  const { errors } = newsletterMessages["pt-br"];
  await openHydrated(page, "/pt-br/newsletter");
  const form = inlineForm(page);
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toHaveText(errors.empty);
  await expect(form.getByRole("textbox")).toBeFocused();
  await page.route("**/api/newsletter", (route) => route.abort());
  await form.getByRole("textbox").fill(newAddress());
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(errors.failed);
});

test("the popup speaks by toasts, and closes when it worked", async ({ page }) => {
  const { form: labels, errors, popup } = newsletterMessages.en;
  await page.clock.install();
  await openHydrated(page, "/");
  const opener = page.locator("form[action='/newsletter'] button");
  await opener.click();
  const dialog = page.getByRole("dialog", { name: popup.heading });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  const submit = dialog.getByRole("button", { name: labels.subscribe });
  await submit.click();
  await expect(dialog.getByText(errors.empty)).toBeVisible();

  await page.route("**/api/newsletter", (route) => route.abort(), { times: 1 });
  await page.clock.fastForward(MIN_FILL_MS);
  await dialog.getByRole("textbox").fill(newAddress());
  await submit.click();
  await expect(dialog.getByText(popup.failure)).toBeVisible();
  await expect(dialog.getByRole("textbox")).not.toHaveValue("");

  await submit.click();
  await expect(page.getByText(popup.success)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a form's code comes at its first touch, and a form sent before that is sent once it has come", async ({
  page,
}) => {
  const labels = newsletterMessages["pt-br"].form;
  const asked: string[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/*newsletter-form*.js", async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  const posts: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/newsletter")) posts.push(request.postData());
  });
  await page.clock.install();
  await openHydrated(page, "/pt-br/about");
  await page.waitForLoadState("networkidle");
  expect(asked, "nobody has touched the form").toEqual([]);
  // Nobody types an address within the first second.
  await page.clock.fastForward(10_000);

  const footer = page.getByRole("contentinfo");
  const address = newAddress();
  await footer.getByRole("textbox", { name: labels.email }).fill(address);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await footer.getByRole("button", { name: labels.subscribe }).click();
  await footer.getByRole("button", { name: labels.subscribe }).click();
  expect(posts).toEqual([]);
  letThrough();
  await expect(footer.getByRole("status")).toHaveText(signUpText({ state: "accepted" }, "pt-br"));
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain(address);
  await expect(page).toHaveURL("/pt-br/about");
});

test("a form or a popup whose code does not come works as without a script", async ({ page }) => {
  const labels = newsletterMessages.en.form;
  await page.route("**/assets/*newsletter-form*.js", (route) => route.abort());
  await openHydrated(page, "/about");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox", { name: labels.email }).fill(newAddress());
  await footer.getByRole("button", { name: labels.subscribe }).click();
  await expect(page).toHaveURL(/\/newsletter\?state=accepted$/);
  await expect(page.getByRole("main")).toContainText(signUpText({ state: "accepted" }, "en"));

  await page.route("**/assets/newsletter-dialog.client*.js", (route) => route.abort());
  await openHydrated(page, "/");
  await page.locator("form[action='/newsletter'] button").click();
  await expect(page).toHaveURL(/\/newsletter\??$/);
});

test("how long a form took counts from when it was shown: with the page, or when the popup opened", async ({
  page,
}) => {
  const elapsed: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/newsletter")) elapsed.push(request.postDataJSON().elapsed);
  });
  const { form: labels, popup } = newsletterMessages.en;
  await page.clock.install();
  await openHydrated(page, "/");
  await page.clock.fastForward(600_000);
  // As a browser does that fills the address in by itself: at once.
  const form = inlineForm(page);
  await form.getByRole("textbox").fill(newAddress());
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(signUpText({ state: "accepted" }, "en"));
  await page.locator("form[action='/newsletter'] button").click();
  const dialog = page.getByRole("dialog", { name: popup.heading });
  await dialog.getByRole("textbox").fill(newAddress());
  await dialog.getByRole("button", { name: labels.subscribe }).click();
  await expect.poll(() => elapsed.length).toBe(2);
  expect(elapsed[0]).toBeGreaterThan(600_000);
  expect(elapsed[1]).toBeLessThan(600_000);
});
