import { expect, test } from "vitest";
import { entityTag } from "~/lib/entity-tag";
import { answerWith, readCachedPage, toCachedPage, writeCachedPage } from "./cached-page";

const HTML = "<p>Ação, “naïve” 👩‍🏫\n</p>";
const request = new Request("https://example.org/");

async function keep(html: string) {
  return toCachedPage(
    new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "X-Request-Id": "1" } }),
    "v1",
  );
}

test("a page is kept as the bytes that are sent, and comes back from KV the same", async () => {
  const page = await keep(HTML);
  expect(page.body).toEqual(new TextEncoder().encode(HTML));
  expect(page.etag).toBe(await entityTag(HTML));
  const again = readCachedPage(writeCachedPage(page).buffer);
  expect(again).toEqual(page);
  for (const kept of [page, again]) {
    expect(kept && (await answerWith(kept, request).text())).toBe(HTML);
  }
});

test("one cached page answers again and again", async () => {
  const page = await keep(HTML);
  const answers = [answerWith(page, request), answerWith(page, request)];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([HTML, HTML]);
  expect(answers[0]?.headers.get("X-Request-Id")).toBeNull();
});

test.each(["", "{}", "no head\n<p>", '{"version":"v1"}\n<p>'])("%j in KV is no page", (value) => {
  expect(readCachedPage(new TextEncoder().encode(value).buffer)).toBeNull();
});
