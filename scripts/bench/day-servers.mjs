// The outside world of a simulated day, over HTTP: as many feeds as the site has built in, and a model that answers as
// OpenAI's do.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { NEWS_SOURCES } from "../../app/content/news-sources.server.ts";

/** Articles that all feeds together bring in a day, evenly spread. */
export const ARTICLES_PER_DAY = 300;
/** Articles that each feed shows, as most feeds do. */
const ITEMS_PER_FEED = 40;
const DAY_MS = 86_400_000;

const TEXT =
  "The ministry of education has published new guidance for teachers who use generative AI in class. Schools may use chatbots from the age of thirteen when parents agree to it in writing. Teachers have to check every text before pupils see it, and must not enter names of pupils. A working group of 12 schools tried the rules during one year. The guidance takes effect in February.";

const SUMMARY = readFileSync(new URL("./model-answer.json", import.meta.url), "utf8");

/** Days before this one were slower, so that what a feed shows reaches back into the week of the digest. */
const SLOWER = 4;

/** Article `number` of the feed; the numbers of those from before the day are negative. */
function itemXml(feed, number, start) {
  const days = (number * NEWS_SOURCES.length + feed) / ARTICLES_PER_DAY;
  const at = start + (number < 0 ? SLOWER : 1) * days * DAY_MS;
  return `<item><title>Guidance number ${number} for schools, part ${feed}</title><link>https://example.org/${feed}/${number}</link>
<guid>${feed}-${number}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description><![CDATA[${TEXT}]]></description></item>`;
}

/** XML of the feed at an instant, and how many of its articles have come since `start`. */
function feedAt(feed, now, start) {
  const shown = Math.floor((((now - start) / DAY_MS) * ARTICLES_PER_DAY - feed) / NEWS_SOURCES.length);
  const items = Array.from({ length: ITEMS_PER_FEED }, (_, age) => itemXml(feed, shown - age, start));
  return {
    shown,
    xml: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Feed ${feed}</title><link>https://example.org/</link>${items.join("\n")}</channel></rss>`,
  };
}

function answerFeed(request, response, clock) {
  const feed = Number(request.url.slice("/feed/".length));
  const { shown, xml } = feedAt(feed, clock.now, clock.start);
  // About half of real feeds can say that nothing has changed; the others are read and compared each time.
  const tag = feed % 2 === 0 ? `"${shown}"` : null;
  if (tag !== null && request.headers["if-none-match"] === tag)
    return response.writeHead(304, { ETag: tag }).end();
  response.writeHead(200, { "Content-Type": "application/rss+xml", ...(tag === null ? {} : { ETag: tag }) });
  response.end(xml);
}

function answerModel(request, response) {
  request.resume().on("end", () => {
    const message = { role: "assistant", content: SUMMARY, refusal: null };
    const answer = {
      id: "1",
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason: "stop" }],
    };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
}

/** Answers for every site that a record names (counted-worker.mjs). */
function answerSite(request, response) {
  if (request.url.endsWith("/robots.txt")) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": "text/html" });
  response.end(`<html><head><title>${request.url}</title></head><body>${TEXT}</body></html>`);
}

/** Starts feeds, model and other sites; `clock.now` is the instant they show. Returns the site's configuration for them. */
export function startDayServers(clock) {
  const server = createServer((request, response) => {
    if (request.url.startsWith("/outside/")) return answerSite(request, response);
    return request.url.startsWith("/feed/")
      ? answerFeed(request, response, clock)
      : answerModel(request, response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const host = `127.0.0.1:${server.address().port}`;
      const sources = NEWS_SOURCES.map(({ name, language, kind }, index) => ({
        name,
        url: `http://${host}/`,
        feed: `http://${host}/feed/${index}`,
        language,
        kind,
      }));
      const model = {
        name: "Model",
        kind: "openai",
        baseUrl: `http://${host}/v1`,
        model: "m",
        secret: "MODEL_KEY",
      };
      resolve({
        feeds: sources.length,
        variables: {
          NEWS_SOURCES: JSON.stringify(sources),
          FETCH_ALLOW: host,
          OUTSIDE: host,
          AI_PROVIDERS: JSON.stringify([model]),
          MODEL_KEY: "key",
        },
        stop: () => server.close(),
      });
    });
  });
}
