// Configuration that the pages of the journeys' site show. Starts under test have the same, so that the pages are
// prerendered once for both.

/** Cards with a payment page; that of the largest amount is left without. */
const PAYABLE_AMOUNTS = [100, 200, 500, 1000, 5000, 10000, 25000, 50000];

export const JOURNEYS_PORT = 8789;
export const JOURNEYS_ORIGIN = `http://localhost:${JOURNEYS_PORT}`;

export const SHOWN_VALUES = {
  // The key and receiver of the central bank's published example.
  PIX_KEY: "123e4567-e12b-12d1-a456-426655440000",
  PIX_NAME: "Fulano de Tal",
  PIX_CITY: "BRASILIA",
  PIX_QR_IMAGE_URL: "https://bank-images.example/pix.png",
  DONATION_LINKS: JSON.stringify(
    Object.fromEntries(PAYABLE_AMOUNTS.map((amount) => [amount, `https://pay.example/${amount}`])),
  ),
  CONTACT_EMAIL: "author@example.com",
  BOOK_URL_EN: "https://books.example/en",
  BOOK_URL_PT: "https://books.example/pt",
  // An example address, which is marked as such: the header has to hold the link and its mark.
  EXTERNAL_TOOLS_URL: "https://example.org/tools",
  // As many as the foot of a page has to hold.
  SOCIAL_LINKS: JSON.stringify(
    ["YouTube", "Instagram", "LinkedIn"].map((name) => ({ name, url: `https://social.example/${name}` })),
  ),
};
