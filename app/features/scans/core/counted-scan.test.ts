import { isbot } from "isbot";
import { expect, test } from "vitest";
import { isCountedScan } from "./counted-scan";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

function scan(fields: Partial<Parameters<typeof isCountedScan>[0]>): boolean {
  return isCountedScan({ method: "GET", userAgent: PHONE, purposes: [], isBot: isbot, ...fields });
}

test("a person's phone and computer count", () => {
  expect(scan({})).toBe(true);
  expect(scan({ purposes: [undefined, undefined] })).toBe(true);
  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
  expect(scan({ userAgent: iPhone })).toBe(true);
  expect(scan({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0" })).toBe(
    true,
  );
});

test("HEAD requests, prefetches and programs without a name do not", () => {
  expect(scan({ method: "HEAD" })).toBe(false);
  expect(scan({ purposes: ["prefetch;prerender"] })).toBe(false);
  expect(scan({ purposes: [undefined, "Prefetch"] })).toBe(false);
  expect(scan({ userAgent: undefined })).toBe(false);
  expect(scan({ userAgent: " " })).toBe(false);
});

test("search engines and the link previews of messengers do not", () => {
  for (const userAgent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "WhatsApp/2.24.20.89 A",
    "TelegramBot (like TwitterBot)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Twitterbot/1.0",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) SkypeUriPreview Preview/0.5",
    "curl/8.5.0",
    "python-requests/2.32.0",
  ]) {
    expect(scan({ userAgent }), userAgent).toBe(false);
  }
});
