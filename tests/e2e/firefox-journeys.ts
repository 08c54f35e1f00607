// Journeys in the Firefox of the distribution over WebDriver BiDi. They are written against what a reader does and
// sees, so that they hold whatever client the pages have. Without an installed Firefox they do not run.
import { inflateSync } from "node:zlib";
import { test as base, expect } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { MIN_FILL_MS } from "../../app/features/newsletter/core/form-guards";
import { companionMessages } from "../../app/i18n/messages/companion";
import { newsletterMessages } from "../../app/i18n/messages/newsletter";
import { signUpText } from "../../app/i18n/messages/newsletter-answers";
import { newsletterPagesMessages } from "../../app/i18n/messages/newsletter-pages";
import { shellMessages } from "../../app/i18n/messages/shell";
import { findFirefox } from "../../scripts/firefox.mjs";
import { openSlowLine, type SlowLine } from "../servers/slow-line";

const FIREFOX = findFirefox();
/** A first start on a busy machine. */
const LAUNCH_MS = 60_000;

interface Reader {
  readonly tab: Page;
  /** The site over a line on which scripts wait. */
  readonly line: SlowLine;
}

const test = base.extend<Reader, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to learn what is needed
    async ({}, use) => {
      const firefox = await puppeteer.launch({
        browser: "firefox",
        executablePath: FIREFOX ?? "",
        timeout: LAUNCH_MS,
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker", timeout: LAUNCH_MS },
  ],
  tab: async ({ firefox }, use) => {
    // A context of its own has a cache of its own.
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    await use(tab);
    await context.close();
  },
  line: async ({ baseURL }, use) => {
    const line = await openSlowLine(baseURL ?? "");
    await use(line);
    await line.close();
  },
});

/** The element that has this name for a screen reader. */
function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

async function expectAt(tab: Page, ...addresses: readonly string[]): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, search } = new URL(tab.url());
      return addresses.indexOf(pathname + search);
    })
    .toBeGreaterThanOrEqual(0);
}

/** Waits until the first element of this kind has this text. The page may still be loading. */
async function expectText(tab: Page, selector: string, text: string): Promise<void> {
  await expect(async () => {
    expect(await tab.$eval(selector, (element) => element.textContent)).toBe(text);
  }).toPass();
}

const AT_ONCE = "at once";
const WHILE_LOADING = "while its scripts load";

/** Opens a page whose scripts do not arrive. Returns at once, or when the scripts have been asked for. */
async function openWaiting({ tab, line }: Reader, path: string, when: string): Promise<void> {
  await tab.goto(line.origin + path, { waitUntil: "domcontentloaded" });
  if (when === WHILE_LOADING) await line.scriptsAsked();
}

/** A list, a start page and a page of the book, each with a link that folds into the menu with no letters. */
const FIRST_CLICKS = [
  { from: "/tools", when: WHILE_LOADING, link: "Home", to: "/" },
  { from: "/pt-br", when: WHILE_LOADING, link: "Ferramentas de IA", to: "/pt-br/tools" },
  { from: "/", when: AT_ONCE, link: "AI Tools", to: "/tools" },
  {
    from: "/pt-br/chapter3-ex4",
    when: AT_ONCE,
    link: "Ferramentas de IA",
    to: "/pt-br/tools",
  },
];

const LANGUAGES = [
  { locale: "en", prefix: "", searched: AT_ONCE, signedUp: WHILE_LOADING },
  { locale: "pt-br", prefix: "/pt-br", searched: WHILE_LOADING, signedUp: AT_ONCE },
] as const;

/** Removes from a page what the built-in browser of a scanner or a network lacks. */
function takeClipboard() {
  Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
  document.execCommand = () => false;
}

/** The number of sheets of a printed page. Firefox compresses the objects that describe them. */
function countSheets(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf);
  const latin = new TextDecoder("latin1");
  const text = latin.decode(bytes);
  const packed = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    try {
      return latin.decode(inflateSync(bytes.subarray(index + mark.length)));
    } catch {
      return "";
    }
  });
  return [text, ...packed].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

type Reading = (typeof LANGUAGES)[number];

function declareFirstClick({ from, when, link, to }: (typeof FIRST_CLICKS)[number]) {
  test(`Firefox: a first click on ${from} ${when} leads where the link does`, async ({ tab, line }) => {
    await openWaiting({ tab, line }, from, when);
    await tab.locator(named("link", link)).click();
    await expectAt(tab, to);
  });
}

function declareSearch({ prefix, searched }: Reading) {
  test(`Firefox: a search on ${prefix}/tools ${searched} finds`, async ({ tab, line }) => {
    await openWaiting({ tab, line }, `${prefix}/tools`, searched);
    await tab.locator("main input[type=search]").fill("canva");
    await tab.keyboard.press("Enter");
    await expectAt(tab, `${prefix}/tools?q=canva`, `${prefix}/tools?q=canva&age=all`);
    await expectText(tab, "main article h3", "Canva AI");
  });
}

function declareSignUp({ locale, prefix, signedUp }: Reading) {
  test(`Firefox: a sign-up on ${prefix}/about ${signedUp} arrives`, async ({ tab, line }) => {
    const { form } = newsletterMessages[locale];
    await openWaiting({ tab, line }, `${prefix}/about`, signedUp);
    await tab.locator(named("textbox", form.email)).fill(`reader-${crypto.randomUUID()}@example.com`);
    await tab.locator(named("button", form.subscribe)).click();
    await expectAt(tab, `${prefix}/newsletter?state=accepted`);
    await expectText(tab, "h1", newsletterPagesMessages[locale].page.answerHeading);
  });
}

function declareCopy({ locale, prefix }: Reading) {
  test(`Firefox: the prompt of ${prefix}/chapter3 is copied, and where that is refused stands selected`, async ({
    tab,
    baseURL,
  }) => {
    const { landing: text } = companionMessages[locale];
    const { copyRefused } = shellMessages[locale].common;
    const address = baseURL + (locale === "en" ? "/chapter3_ex4" : "/pt-br/chapter3-ex4");
    await tab.goto(address);
    const prompt = await tab.$eval("main [data-prompt] p", (element) => element.textContent);
    await tab.locator(named("button", text.copy)).click();
    await expect(async () => {
      expect(await tab.$$eval("[role=status]", (parts) => parts.map((part) => part.textContent))).toContain(
        text.copied,
      );
    }).toPass();
    // The copied text is read back as a reader would do it: pasted into the first field of the page.
    await tab.locator("main [data-prompt] textarea").click();
    await tab.keyboard.down("Control");
    await tab.keyboard.press("v");
    await tab.keyboard.up("Control");
    await expect
      .poll(() => tab.$eval("main [data-prompt] textarea", (field) => field.value.replaceAll("\r\n", "\n")))
      .toBe(prompt);

    // The tab keeps what stands in a blank.
    await tab.evaluateOnNewDocument(() => sessionStorage.clear());
    await tab.evaluateOnNewDocument(takeClipboard);
    await tab.goto(address);
    await tab.locator(named("button", text.copy)).click();
    await expect(async () => {
      const seen = await tab.evaluate(() => {
        const field = document.activeElement;
        const isText = field instanceof HTMLTextAreaElement;
        return {
          selected: isText ? field.value.slice(field.selectionStart, field.selectionEnd) : "",
          said: [...document.querySelectorAll("[role=status]")]
            .filter((part) => part.getBoundingClientRect().height > 10)
            .map((part) => part.textContent),
        };
      });
      expect(seen.selected).toBe(prompt);
      expect(seen.said).toContain(copyRefused);
    }).toPass();
  });
}

function declareReturn() {
  test("Firefox: a page that was left while its scripts were loading lives when the reader comes back", async ({
    tab,
    line,
  }) => {
    await openWaiting({ tab, line }, "/about", WHILE_LOADING);
    await tab.locator(named("link", "Library")).click();
    await expectAt(tab, "/library");
    line.release();
    await tab.goBack();
    await expectAt(tab, "/about");
    await tab.locator(named("link", "Search")).click();
    await tab.locator("dialog[open] input").wait();
    await expectAt(tab, "/about");
  });
}

function declareSignUpInPlace() {
  test("Firefox: a sign-up on a hydrated page is answered in its place", async ({ tab, baseURL }) => {
    await tab.goto(`${baseURL}/newsletter`);
    const own = "main form[action='/api/newsletter']";
    // The form is filled as fast as by hand, because a form that is sent at once counts as a robot's.
    const address = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    await tab.type(`${own} input[type=email]`, address, { delay: (2 * MIN_FILL_MS) / address.length });
    await tab.locator(`${own} button`).click();
    await expectText(tab, `${own} [role=status]`, signUpText({ state: "accepted" }, "en"));
  });
}

/** Landings and a tool with the sheet behind them, and a class sheet. */
const MEANT = {
  "/chapter5_ex1": 2,
  "/favourites?ids=chatgpt,chapter3-ex1&view=sheet": 1,
  "/pt-br/chapter3-ex4": 2,
  "/pt-br/resources/chatgpt": 2,
};

function declareSheets() {
  test("Firefox: what is meant for one sheet of A4 takes one, and a landing with its example two", async ({
    tab,
    baseURL,
  }) => {
    const sheets: Record<string, number> = {};
    for (const path of Object.keys(MEANT)) {
      await tab.goto(baseURL + path);
      // Drawn in the letters of the site, which come after the page.
      await tab.waitForFunction(() =>
        [...document.fonts].some(({ family }) => /^"?Atkinson"?$/.test(family)),
      );
      sheets[path] = countSheets(await tab.pdf({ format: "A4" }));
    }
    expect(sheets).toEqual(MEANT);
  });
}

/** The clipboard, which only Firefox refuses as it does. */
export function declareSample(): void {
  if (FIREFOX === null) return;
  const [, portuguese] = LANGUAGES;
  declareCopy(portuguese);
}

/** All journeys, in both languages. */
export function declareAll(): void {
  if (FIREFOX === null) return;
  // One browser for all of them, because its start costs more than most of them do.
  test.describe.configure({ mode: "default" });
  for (const click of FIRST_CLICKS) declareFirstClick(click);
  for (const reading of LANGUAGES) {
    declareSearch(reading);
    declareSignUp(reading);
    declareCopy(reading);
  }
  declareReturn();
  declareSignUpInPlace();
  declareSheets();
}
