// The sample news of a local start: two feeds and their articles, served over HTTP so that they travel the real
// pipeline. The page marks them as samples and drops them as soon as a real source has answered.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { WRITTEN_LANGUAGES } from "../../app/addresses/languages.ts";
import { escapeHtml } from "../../app/lib/escape-html.ts";

const FIRST_PORT = 8797;
const HOUR_MS = 3_600_000;

/** One file for each language: the title of its feed and its articles. */
function readFeed(language) {
  return JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8"));
}

const FEEDS = Object.fromEntries(WRITTEN_LANGUAGES.map((language) => [language, readFeed(language)]));

function feedXml(origin, language, now) {
  const { title, items } = FEEDS[language];
  const entries = items.map(
    (item) => `<item><title>${escapeHtml(item.title)}</title><link>${origin}/${language}/${item.slug}</link>
<guid isPermaLink="false">${item.slug}</guid><pubDate>${new Date(now - item.hoursAgo * HOUR_MS).toUTCString()}</pubDate>
<description>${escapeHtml(item.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join(""))}</description></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${title}</title>
<link>${origin}/</link><description>${title}</description>${entries.join("\n")}</channel></rss>`;
}

function articleHtml(language, item) {
  const body = item.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(item.title)}</title>
<h1>${escapeHtml(item.title)}</h1>${body}</html>`;
}

function answer(request, response, origin) {
  const [, language = "", slug = ""] = new URL(request.url ?? "/", origin).pathname.split("/");
  const feed = FEEDS[language];
  const item = feed?.items.find((candidate) => candidate.slug === slug);
  if (feed !== undefined && slug === "feed.xml") {
    response.setHeader("Content-Type", "application/rss+xml; charset=utf-8");
    response.end(feedXml(origin, language, Date.now()));
  } else if (item !== undefined) {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(articleHtml(language, item));
  } else {
    response.statusCode = 404;
    response.end();
  }
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => answer(request, response, `http://127.0.0.1:${port}`));
    server.once("error", (error) =>
      error.code === "EADDRINUSE" ? resolve(listen(port + 1)) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => resolve({ server, port }));
  });
}

/** Serves the sample feeds; returns their NEWS_SOURCES rows and the host:port to put on FETCH_ALLOW. */
export async function startSampleNews() {
  const { server, port } = await listen(FIRST_PORT);
  server.unref();
  const host = `127.0.0.1:${port}`;
  const sources = Object.entries(FEEDS).map(([language, { title }]) => ({
    name: title,
    url: `http://${host}/${language}/`,
    feed: `http://${host}/${language}/feed.xml`,
    language,
    kind: "sample",
  }));
  return { host, sources };
}
