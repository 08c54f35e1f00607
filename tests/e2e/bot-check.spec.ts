// The forms of a site that has the bot check. The site of the journeys has none, so its key is written into the page.
import { expect, type Page, type Route, test } from "@playwright/test";
import { newsletterMessages } from "../../app/i18n/messages/newsletter";
import { signUpText } from "../../app/i18n/messages/newsletter-answers";

const SCRIPT = "https://challenges.cloudflare.com/**";
const TOKEN = "token-of-the-check";
const { form, errors } = newsletterMessages.en;

// The policy of a page allows the check only where it is configured.
test.use({ bypassCSP: true });

/** Opens a page as it is where the bot check is configured. */
async function openChecked(page: Page, path: string) {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      "&quot;turnstileSiteKey&quot;:null",
      "&quot;turnstileSiteKey&quot;:&quot;key&quot;",
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
}

/** Plays the script of the check, which writes a token into the form around its box. */
async function letCheckCome(page: Page) {
  const body = `window.turnstile = { reset() {}, remove() {}, render(box) {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "cf-turnstile-response", value: "${TOKEN}" });
    box.append(field);
    return "widget";
  } };`;
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

function inlineForm(page: Page) {
  return page.getByRole("main").locator("form[action='/api/newsletter']");
}

test("an address that the browser fills in at once is checked before anybody presses", async ({ page }) => {
  await letCheckCome(page);
  await page.route("**/api/newsletter", (route) =>
    route.fulfill({ json: { state: "accepted", message: signUpText({ state: "accepted" }, "en") } }),
  );
  await openChecked(page, "/newsletter");
  const own = inlineForm(page);
  await own.getByRole("textbox", { name: form.email }).fill("teacher@example.com");
  await expect(own.locator("input[name=cf-turnstile-response]")).toHaveValue(TOKEN);
  const sent = page.waitForRequest("**/api/newsletter");
  await own.getByRole("button").click();
  expect((await sent).postDataJSON()).toMatchObject({ "cf-turnstile-response": TOKEN });
  await expect(own.getByRole("status")).toHaveText(signUpText({ state: "accepted" }, "en"));
});

/** The script of the check fails by this route at first, and comes when the button is pressed again. */
async function failThenCome(page: Page, fail: (route: Route) => Promise<void>) {
  await page.route(SCRIPT, fail);
  await openChecked(page, "/newsletter");
  const own = inlineForm(page);
  const asked = page.waitForRequest((request) => request.url().includes("turnstile"));
  await own.getByRole("textbox", { name: form.email }).fill("teacher@example.com");
  await asked;
  await expect(async () => {
    await own.getByRole("button").click();
    await expect(own.getByText(errors.failed)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute(SCRIPT);
  await letCheckCome(page);
  await expect(async () => {
    await own.getByRole("button").click();
    await expect(own.locator("input[name=cf-turnstile-response]")).toHaveValue(TOKEN, { timeout: 500 });
  }).toPass();
}

test("a check that does not come is told as a failure, and asked for once more", async ({ page }) => {
  await failThenCome(page, (route) => route.abort());
});

test("a script that comes without the check is told as a failure, and asked for once more", async ({
  page,
}) => {
  await failThenCome(page, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
});
