import { expect, type Page, test } from "@playwright/test";
import { parseBrCode } from "../../app/features/donations/core/parse-br-code";
import { donationsMessages } from "../../app/i18n/messages/donations";
import { openAwake } from "./open-awake";
import { readQrCode } from "./read-qr-code";

/** The central bank's published example: key, name and city of tests/e2e/serve-site.mjs, without an amount. */
const PUBLISHED_CODE =
  "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D";

const HOMES = [
  { locale: "en", path: "/", typed: "12.5", caption: "R$12.50" },
  { locale: "pt-br", path: "/pt-br", typed: "12,5", caption: "R$\u00a012,50" },
] as const;

/** Counts the wishes for the bank's own image; none is ever answered. */
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
    await page.keyboard.press("Enter");
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
    await context.route("https://pay.example/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Payment</title>" }),
    );
    // The link works before the client does; the label needs the client.
    await openAwake(page, path);
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: new RegExp(`500 ${text.ways.card}`) }).click();
    await expect(page.getByText(text.redirecting)).toBeVisible();
    const payment = await opened;
    await payment.waitForLoadState();
    expect(payment.url()).toBe("https://pay.example/500");
    expect(await payment.evaluate(() => window.opener)).toBeNull();
    await expect(page.getByText(text.cardThanks)).toBeVisible();
    await expect(page.getByText(text.redirecting)).toBeHidden();
  });
}

test("the bank's image is asked for in the open dialog only, and our code stands in when it fails", async ({
  page,
}) => {
  const text = donationsMessages.en;
  const asked = await refuseBankImage(page);
  await openAwake(page, "/");
  expect(asked.count).toBe(0);
  await page.getByRole("link", { name: text.bank.open }).click();
  const code = page.getByRole("dialog").locator("svg[role=img]");
  await expect(code).toBeVisible();
  expect(asked.count).toBe(1);
  expect(await readQrCode(code)).toBe(PUBLISHED_CODE);
});

test("a card without a payment link offers its amount by Pix", async ({ page }) => {
  const text = donationsMessages.en;
  await page.goto("/");
  await page.getByRole("link", { name: `R$100,000 ${text.ways.pix}` }).click();
  const code = page.getByRole("dialog").getByLabel(text.pix.copyText);
  expect(parseBrCode(await code.inputValue())).toMatchObject({ decoded: { amountCentavos: 10_000_000 } });
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
