// Example values of a local start for those that the author has not set yet, so that a first look shows the whole
// product. All are at example.org, which is reserved for examples (RFC 2606) and by which the pages mark them as such
// (app/lib/example-value.ts). A deployment reads wrangler.toml alone and never sees them.

const CARD_AMOUNTS = [100, 200, 500, 1000, 5000, 10000, 25000, 50000, 100000];

/** Values that are only used together. If the author has set one of them, the examples of its group are off. */
const GROUPS = [
  { CONTACT_EMAIL: "author@example.org" },
  { BOOK_URL_EN: "https://example.org/book" },
  { BOOK_URL_PT: "https://example.org/livro" },
  { EXTERNAL_TOOLS_URL: "https://example.org/tools" },
  { SOCIAL_LINKS: JSON.stringify([{ name: "YouTube", url: "https://example.org/videos" }]) },
  {
    DONATION_LINKS: JSON.stringify(
      Object.fromEntries(CARD_AMOUNTS.map((amount) => [amount, `https://example.org/pay/${amount}`])),
    ),
  },
  { PIX_KEY: "pix@example.org", PIX_NAME: "EXEMPLO NAO PAGAR", PIX_CITY: "EXEMPLO" },
];

/**
 * The examples for the values that are not set. None where EXAMPLES is off.
 * @returns {Record<string, string>}
 */
export function exampleVariables(values) {
  if (process.env.EXAMPLES === "off") return {};
  const open = GROUPS.filter((group) => Object.keys(group).every((name) => !values[name]?.trim()));
  return Object.assign({}, ...open);
}
