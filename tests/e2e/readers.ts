// The letters of readers who need others than ours, and what they do to the layout of a page.
import type { Browser, BrowserContextOptions, BrowserType, LaunchOptions, Page } from "@playwright/test";
import { type LayoutFault, LIST_LAYOUT_FAULTS } from "./faults-of-layout";
import { areFontsChosen, WIDE_LETTERS } from "./letters";

interface Reader {
  readonly name: string;
  /** A sheet of the reader's own. */
  readonly sheet?: string;
  /** A setting of the browser. */
  readonly setting?: string;
  /** Looked at in every run. */
  readonly isSample?: true;
}

export const READERS: readonly Reader[] = [
  { name: "wide letters" },
  { name: "letter spacing of 0.12 em", sheet: "* { letter-spacing: 0.12em !important }", isSample: true },
  { name: "no letters below 20 px", setting: "minimumFontSize=20" },
  { name: "no letters below 24 px", setting: "minimumFontSize=24", isSample: true },
  { name: "text of 200 %", sheet: ":root { font-size: 200% }" },
  { name: "letters of 32 px", setting: "defaultFontSize=32" },
];

const HEIGHT_PX = 800;

/** A browser of the reader who has these reader. */
export function launchWith(reader: Reader, browsers: BrowserType, options: LaunchOptions): Promise<Browser> {
  const settings = reader.setting === undefined ? [] : [`--blink-settings=${reader.setting}`];
  return browsers.launch({
    ...options,
    args: [...(options.args ?? []), ...settings],
    env: { ...process.env, ...WIDE_LETTERS },
  });
}

/** A page that this reader opens. */
export async function openReader(
  browser: Browser,
  reader: Reader,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage(options);
  // A font of ours that comes late would be measured on one page and not on the next.
  if (areFontsChosen) await page.route("**/fonts/**", (route) => route.abort());
  if (reader.sheet === undefined) return page;
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, reader.sheet);
  return page;
}

/** The faults of the layout of the open page at each width, one line each. */
export async function faultsAt(page: Page, widths: readonly number[]): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    for (const fault of await page.evaluate<LayoutFault[]>(LIST_LAYOUT_FAULTS))
      faults.push(`${width} px: ${fault}`);
  }
  return faults;
}
