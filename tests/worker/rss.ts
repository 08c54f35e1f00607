/** A number as letters: what is counted is called neither by lot nor by a number, which a text may be searched for. */
export function inLetters(number: number): string {
  return [...number.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
}

export interface RssItem {
  readonly title: string;
  readonly link: string;
  readonly guid?: string;
  readonly description?: string;
  readonly date?: string;
}

/** Long enough to be summarised, and about something. */
export const LONG_TEXT =
  "The ministry of education has published new guidance for teachers who use generative AI in class. Schools may use chatbots from the age of thirteen when parents agree to it in writing. Teachers have to check every text before pupils see it, and must not enter names of pupils. A working group of 12 schools tried the rules during one year. The guidance takes effect in February.";

/** An RSS document. Links are taken as they are, so tests choose unique ones. */
export function rss(items: readonly RssItem[]): string {
  const entries = items.map(
    ({ title, link, guid, description = LONG_TEXT, date = new Date(Date.now() - 3_600_000).toUTCString() }) =>
      `<item><title>${title}</title><link>${link}</link>${guid === undefined ? "" : `<guid>${guid}</guid>`}<pubDate>${date}</pubDate><description><![CDATA[${description}]]></description></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Feed</title><link>https://example.org/</link>${entries.join("")}</channel></rss>`;
}

function toItem(feed: string, index: number): RssItem {
  return {
    title: `Guidance number ${index} for schools of ${feed}`,
    link: `https://example.org/${feed}/${index}`,
    guid: `${feed}-${index}`,
  };
}

let feeds = 0;

/** The name of a feed that no other test of the file has. */
function nameFeed(): string {
  feeds += 1;
  return `district-${inLetters(feeds)}`;
}

/** `count` items of a feed of its own. */
export function someItems(count: number): RssItem[] {
  const feed = nameFeed();
  return Array.from({ length: count }, (_, index) => toItem(feed, index));
}

/** The only item of a feed of its own. */
export function someItem(): RssItem {
  return toItem(nameFeed(), 0);
}
