// `npm run og:images` draws the Open Graph picture of every main page in every language into public/og. The words
// come from the page's own title and description, so run it after changing one.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ensureChromium } from "./chromium.mjs";
import { toIndexedPng } from "./indexed-png.mjs";
import { loadSource } from "./load-source.mjs";
import { ROOT } from "./project-node.mjs";

const FOLDER = join(ROOT, "public", "og");

function fontFace(family, weight, file) {
  const data = readFileSync(join(ROOT, "public", "fonts", file)).toString("base64");
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}

function escapeHtml(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const styles = [
  fontFace("Fraunces", "620", "fraunces-latin.woff2"),
  fontFace("Atkinson Hyperlegible Next", "400 700", "atkinson-next-plain-zero.woff2"),
  readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8"),
  `* { box-sizing: border-box; margin: 0; }
  body {
    display: grid; grid-template-columns: 1fr auto; gap: 56px; align-items: center;
    width: 1200px; height: 630px; padding: 0 64px 0 72px;
    background: var(--surface); color: var(--text); font-family: var(--font-text);
    border-bottom: 14px solid var(--ledge);
  }
  .words { display: grid; gap: 28px; }
  .site { display: flex; gap: 16px; align-items: center; font: 620 30px var(--font-heading); color: var(--brand); }
  .site svg { width: 52px; height: 52px; }
  h1 { font: 620 76px/1.06 var(--font-heading); letter-spacing: -0.02em; text-wrap: balance; }
  h1.long { font-size: 62px; }
  .stroke { width: 220px; height: 10px; border-radius: 5px; background: var(--highlight); }
  p { font-size: 29px; line-height: 1.4; color: var(--text-muted); text-wrap: pretty; }
  .cover { width: 312px; height: auto; rotate: 2deg; }`,
].join("\n");

const { pagesMessages } = await loadSource("app/i18n/messages/pages.ts");
const { shellMessages } = await loadSource("app/i18n/messages/shell.ts");
const { BookCover } = await loadSource("app/features/book-cover/ui/book-cover.tsx");
const { LogoMark } = await loadSource("app/ui/logo-mark.tsx");
const { OG_IMAGE_SIZE, PICTURED_PAGES } = await loadSource("app/features/seo/core/og-image.ts");
const { BOOK_EDITIONS } = await loadSource("app/content/book-editions.ts");

const executablePath = await ensureChromium();
if (executablePath === null) process.exit(1);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const tab = await browser.newPage({ viewport: OG_IMAGE_SIZE, colorScheme: "light" });
mkdirSync(FOLDER, { recursive: true });

for (const [locale, { ground, cover: edition, subtitleLines }] of Object.entries(BOOK_EDITIONS)) {
  const { siteTitle, tagline } = shellMessages[locale];
  const cover = renderToStaticMarkup(
    createElement(BookCover, {
      label: siteTitle,
      titleLines: ["AI Teacher", "Pro"],
      subtitleLines,
      edition,
      className: "cover",
    }),
  );
  const mark = renderToStaticMarkup(createElement(LogoMark));
  for (const pageId of PICTURED_PAGES) {
    const page = pagesMessages[locale][pageId];
    const title = pageId === "home" ? tagline : page.title;
    await tab.setContent(`<!doctype html><html lang="${locale}"><style>${styles}</style><body class="${ground}">
      <div class="words">
        <div class="site">${mark}${siteTitle}</div>
        <h1 class="${title.length > 22 ? "long" : ""}">${escapeHtml(title)}</h1>
        <div class="stroke"></div>
        <p>${escapeHtml(page.description)}</p>
      </div>${cover}</body></html>`);
    await tab.evaluate(() => document.fonts.ready);
    const file = join(FOLDER, `${pageId}-${locale}.png`);
    const png = toIndexedPng(await tab.screenshot());
    writeFileSync(file, png);
    console.log(`${file.slice(ROOT.length)} ${Math.round(png.length / 1000)} kB`);
  }
}
await browser.close();
