import { expect, type Page, test } from "@playwright/test";
import { parseBrCode } from "../../app/features/donations/core/parse-br-code";
import { REDIRECT_LABEL_MS } from "../../app/features/donations/ui/payment-status.island";
import { donationsMessages } from "../../app/i18n/messages/donations";
import { paymentMessages } from "../../app/i18n/messages/payment";
import { expectLive, openHydrated } from "./open-hydrated";
import { readQrCode } from "./read-qr-code";

/** The central bank's published example: key, name and city of tests/e2e/serve-site.mjs, without an amount. */
const PUBLISHED_CODE =
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D";

const HOMES = [
  { locale: "en", path: "/", typed: "12.5", caption: "R$12.50" },
  { locale: "pt-br", path: "/pt-br", typed: "12,5", caption: "R$\u00a012,50" },
] as const;

/** Counts the requests for the bank's own image. None of them is answered. */
async function refuseBankImage(page: Page): Promise<{ count: number }> {
  const asked = { count: 0 };
  await page.route("https://bank-images.example/**", (route) => {
    asked.count += 1;
    return route.abort();
  });
  return asked;
}

for (const { locale, path, typed, caption } of HOMES) {
  const text = donationsMessages[locale];
  const payment = paymentMessages[locale];

  test(`${locale}: an amount typed as ${typed} is 12.50 in the code that the dialog shows`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await refuseBankImage(page);
    await page.goto(path);
    await page.getByRole("link", { name: text.bank.open }).click();
    const dialog = page.getByRole("dialog", { name: text.bank.title });
    await dialog.getByLabel(text.pix.otherAmount).fill(typed);
    const code = dialog.getByRole("img", { name: `${text.pix.codeAlt}: ${caption}` });
    await expect(code).toBeVisible();
    const read = await readQrCode(code);
    expect(parseBrCode(read ?? "")).toMatchObject({
      ok: true,
      decoded: { amountCentavos: 1250, receiverName: "Fulano de Tal" },
    });
    expect(read).toContain("540512.50");
    await expect(dialog.getByLabel(text.pix.copyText)).toHaveValue(read ?? "");
    await expect(dialog.getByText(`${text.pix.bankShows}: Fulano de Tal`)).toBeVisible();

    await dialog.getByRole("button", { name: text.pix.copy }).click();
    await expect(dialog.getByText(text.pix.copyThanks)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read);

    await dialog.getByLabel(text.pix.otherAmount).fill("1.2.3");
    await expect(dialog.getByText(text.pix.waiting)).toBeVisible();
    await expect(code).toHaveCount(0);
    await expect(dialog.getByLabel(text.pix.otherAmount)).toBeFocused();
    await expect(dialog.getByRole("alert")).toHaveText(text.pix.problems["not-a-number"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: text.bank.open })).toBeFocused();
  });

  test(`${locale}: without JavaScript the page renders the code of an amount`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    await page.goto(path);
    await page.getByRole("link", { name: text.bank.open }).click();
    await page.getByLabel(text.pix.otherAmount).fill(typed);
    await page.getByRole("button", { name: text.pix.update }).click();
    await expect(page.getByRole("img", { name: `${text.pix.codeAlt}: ${caption}` })).toBeVisible();
    expect(await page.getByLabel(text.pix.copyText).inputValue()).toContain("540512.50");
    await page.getByRole("button", { name: text.pix.anyAmount }).click();
    await expect(page.getByLabel(text.pix.copyText)).toHaveValue(PUBLISHED_CODE);
    await page.getByLabel(text.pix.otherAmount).fill("x");
    await page.getByRole("button", { name: text.pix.update }).click();
    await expect(page.getByRole("alert")).toHaveText(text.pix.problems["not-a-number"]);
    await page.close();
  });

  test(`${locale}: a card opens its payment page in a new tab and says so for two seconds`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    // The link works before the client does; the label needs the client.
    await openHydrated(page, path);
    // No server answers there: only the address of the new tab counts.
    const asked = context.waitForEvent("request", (request) => request.url() === "https://pay.example/500");
    const opened = context.waitForEvent("page");
    const link = page.getByRole("link", { name: new RegExp(`500 ${payment.ways.card}`) });
    await expectLive(page.getByRole("article").filter({ has: link }).getByRole("status"));
    await link.click();
    await expect(page.getByText(payment.redirecting)).toBeVisible();
    const before = (await asked).redirectedFrom();
    expect(new URL(before?.url() ?? "").pathname).toBe(`${path === "/" ? "" : path}/donate/go/500`);
    expect((await asked).headers().referer).toBeUndefined();
    await opened;
    await expect(page.getByText(payment.cardThanks)).toBeVisible();
    await page.clock.fastForward(REDIRECT_LABEL_MS);
    await expect(page.getByText(payment.redirecting)).toBeHidden();
  });

  test(`${locale}: the kept home page holds no payment data, and its links to them do without script`, async ({
    request,
  }) => {
    const home = await request.get(path);
    expect(home.headers()["cache-control"]).toContain("must-revalidate");
    const html = await home.text();
    expect(/br\.gov\.bcb\.pix|123e4567-e12b|Fulano|pay\.example|pix\.png/.exec(html)?.[0]).toBeUndefined();
    const [, card = ""] = /<a [^>]*href="([^"]*\/donate\/go\/200)"/.exec(html) ?? [];
    const way = await request.get(card, { maxRedirects: 0 });
    expect([way.status(), way.headers().location]).toEqual([302, "https://pay.example/200"]);
    expect(way.headers()["cache-control"]).toBe("no-store");
    const donate = await request.get(`${path === "/" ? "" : path}/donate`);
    expect(donate.headers()["cache-control"]).toBe("no-store");
    expect(await donate.text()).toContain(PUBLISHED_CODE);
  });

  test(`${locale}: a code that does not come says so in the dialog, comes on trying again, and has a page`, async ({
    page,
    context,
  }) => {
    await refuseBankImage(page);
    await openHydrated(page, path);
    await context.route("**/api/pix*", (route) => route.abort());
    await page.getByRole("link", { name: text.bank.open }).click();
    const dialog = page.getByRole("dialog", { name: text.bank.title });
    await expect(dialog.getByRole("alert")).toContainText(text.pix.failed);
    await expect(dialog.locator("svg[role=img]")).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: text.pix.openPage })).toHaveAttribute(
      "href",
      /\/donate#pix$/,
    );
    await context.unroute("**/api/pix*");
    await dialog.getByRole("button", { name: text.pix.retry }).click();
    await expect(dialog.getByLabel(text.pix.copyText)).toHaveValue(PUBLISHED_CODE);
    await context.route("**/api/pix*", (route) =>
      route.fulfill({ status: 404, json: { error: "not-configured" } }),
    );
    await dialog.getByRole("button", { name: caption.replace(/12.50/, "25"), exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(text.pix.failed);
    await expect(dialog.getByLabel(text.pix.copyText)).toHaveCount(0);
  });
}

test("the bank's image is asked for in the open dialog only, our code stands in when it fails, and a card without a payment link offers its amount by Pix", async ({
  page,
}) => {
  const text = donationsMessages.en;
  const asked = await refuseBankImage(page);
  await openHydrated(page, "/");
  expect(asked.count).toBe(0);
  await page.getByRole("link", { name: text.bank.open }).click();
  const code = page.getByRole("dialog").locator("svg[role=img]");
  await expect(code).toBeVisible();
  expect(asked.count).toBe(1);
  expect(await readQrCode(code)).toBe(PUBLISHED_CODE);

  await page.keyboard.press("Escape");
  await page.getByText(text.otherAmount).click();
  await page.getByRole("link", { name: `R$100,000 ${paymentMessages.en.ways.pix}` }).click();
  const copied = page.getByRole("dialog").getByLabel(text.pix.copyText);
  await expect(copied).toHaveValue(/5409100000\.00/);
  expect(parseBrCode(await copied.inputValue())).toMatchObject({ decoded: { amountCentavos: 10_000_000 } });
});

test("a note needs words, and nothing typed into it becomes a header of the mail", async ({ page }) => {
  const text = donationsMessages.en;
  await refuseBankImage(page);
  await page.goto("/");
  await page.getByRole("link", { name: text.bank.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text.note.message).fill(" \n ");
  await expect(dialog.getByRole("button", { name: text.note.send })).toBeDisabled();
  await dialog.getByLabel(text.note.name).fill("Ana&bcc=evil@b.example");
  await dialog.getByLabel(text.note.message).fill("Thanks?\r\nBcc: evil@b.example&cc=evil@b.example");
  const href = await dialog.getByRole("link", { name: text.note.send }).getAttribute("href");
  const mail = new URL(href ?? "");
  expect(mail.pathname).toBe("author@example.com");
  expect([...mail.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(mail.searchParams.get("body")).toBe(
    "Thanks?\r\nBcc: evil@b.example&cc=evil@b.example\r\n\r\nAna&bcc=evil@b.example",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the Pix text is copied before the folded code, and the notice leaves the dialog's title free", async ({
    page,
    context,
  }) => {
    const text = donationsMessages["pt-br"];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/pt-br");
    await page.getByRole("link", { name: text.bank.open }).click();
    const dialog = page.getByRole("dialog", { name: text.bank.title });
    const copy = dialog.getByRole("button", { name: text.pix.copy });
    await expect(copy).toBeInViewport();
    const code = dialog.getByRole("img", { name: text.pix.codeAlt });
    await expect(code).toBeHidden();
    await copy.click();
    const notice = dialog.getByText(text.pix.copyThanks);
    await expect(notice).toBeVisible();
    const head = await dialog.getByRole("heading", { name: text.bank.title }).boundingBox();
    expect((await notice.boundingBox())?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
    await dialog.getByText(text.pix.showCode).click();
    await expect(code).toBeVisible();
  });
});
