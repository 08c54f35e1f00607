import { expect, test } from "vitest";
import { isReaderRequest } from "./reader-request";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; moto g54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";

function request(headers: Record<string, string>, method = "GET") {
  return new Request("https://example.org/", { method, headers });
}

test("a phone is a reader", () => {
  expect(isReaderRequest(request({ "User-Agent": PHONE }))).toBe(true);
});

test("HEAD, robots, link previews and prefetches are not", () => {
  expect(isReaderRequest(request({ "User-Agent": PHONE }, "HEAD"))).toBe(false);
  for (const robot of ["Googlebot/2.1 (+http://www.google.com/bot.html)", "WhatsApp/2.23", "curl/8.5.0"]) {
    expect(isReaderRequest(request({ "User-Agent": robot })), robot).toBe(false);
  }
  expect(isReaderRequest(request({ "User-Agent": PHONE, "Sec-Purpose": "prefetch;prerender" }))).toBe(false);
});
