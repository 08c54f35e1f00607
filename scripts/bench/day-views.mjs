// Requests of a simulated day's visitors. Shares are per mille of the page views; a request that goes with a view (a
// short link before its page, an article that is opened) is no view of its own.
import { LOCALES } from "../../app/addresses/languages.ts";

const TAGS = ["education", "ai", "ethics", "policy"];
const LANDINGS = [
  "/chapter3_ex1",
  "/chapter5_ex1",
  "/planning-toolkit",
  "/book-resources",
  "/pt-br/chapter3-ex1",
];
const RESOURCES = ["chatgpt", "claude", "gemini", "khanmigo", "canva"];

const at = (list, index) => list[index % list.length];

/** Share, kind and address; `turn` counts the views of the row, so that every row walks through its addresses. */
const ROWS = [
  [200, "page", () => "/"],
  [120, "page", () => "/pt-br"],
  [60, "page", (turn) => at(["/news", "/pt-br/news"], turn)],
  [20, "page", (turn) => at(["/how-we-check", "/digest", "/pt-br/como-conferimos", "/pt-br/digest"], turn)],
  [40, "page", (turn) => `${at(["/", "/pt-br", "/news", "/pt-br/news"], turn)}?tag=${at(TAGS, turn >> 2)}`],
  [
    30,
    "news search",
    (turn) => `/news?q=${at(["guidance", "schools", "chatbots", "nothing"], turn)}+${turn % 90}`,
  ],
  [
    20,
    "filter of a list",
    (turn) => `${at(["/tools", "/library", "/pt-br/tools"], turn)}?q=quiz${turn % 50}`,
  ],
  [90, "page", (turn) => at(["/tools", "/learn", "/library", "/videos", "/platforms", "/pt-br/tools"], turn)],
  [220, "page", (turn) => at(LANDINGS, turn)],
  [100, "page", (turn) => `${turn % 2 === 0 ? "" : "/pt-br"}/resources/${at(RESOURCES, turn >> 1)}`],
  [60, "page", (turn) => at(["/about", "/contact", "/privacy", "/hub", "/costs", "/favourites"], turn)],
  [40, "page", (turn) => `/wp-${turn}.php`],
];

const PER_MILLE = 1000;
if (ROWS.reduce((sum, [share]) => sum + share, 0) !== PER_MILLE)
  throw new Error("the shares are not a thousand");

const turns = ROWS.map(() => 0);
const debts = ROWS.map(() => 0);

/** The next page view: of the row that is furthest behind its share. */
function nextView() {
  let most = 0;
  ROWS.forEach(([share], row) => {
    debts[row] += share;
    if (debts[row] > debts[most]) most = row;
  });
  debts[most] -= PER_MILLE;
  const [, kind, address] = ROWS[most];
  return { kind, path: address(turns[most]++) };
}

/** The requests of the view with this number, in their order. `articles` are ids that a visitor may open. */
export function requestsOfView(number, articles) {
  const requests = [nextView()];
  if (number % 7 === 0) requests.unshift({ kind: "short link", path: `/r/${at(RESOURCES, number)}` });
  if (number % 10 === 0)
    requests.push({ kind: "article opened", path: `/api/news/${at(articles, number)}/view`, body: {} });
  if (number % 20 === 0)
    requests.push({ kind: "search index", path: `/search-index.${at(LOCALES, number / 20)}.json` });
  if (number % 25 === 0) requests.push({ kind: "news feed", path: "/news/feed.xml" });
  if (number % 200 === 0) {
    const body = {
      email: `reader-${number}@school-${number}.example.com`,
      locale: LOCALES[0],
      place: "inline",
      elapsed: 5000,
    };
    requests.push({ kind: "sign-up", path: "/api/newsletter", body });
  }
  return requests;
}
