import { expect, test } from "vitest";
import { storedHtml, storedText, textAsHtml } from "./stored-html";

test.each([
  ["a tag that is not written", "<p>a<svg onload=x></p>", "<p>a</p>"],
  ["an attribute", "<p class=x>a</p>", "<p>a</p>"],
  ["another scheme", '<p><a href="javascript:x" rel="noopener noreferrer">a</a></p>', "<p>a</p>"],
  ["a tag that never ends", "<p>a</p><img src=x onerror=y", "<p>a</p>"],
  ["tags that cross", "<p><b>a</p></b>", "<p>a</p>"],
  [
    "a link that is never closed",
    '<p><a href="https://a.example/" rel="noopener noreferrer">a</p>',
    "<p>a</p>",
  ],
  ["text that reads like markup", "<p>&lt;b&gt; &amp;amp;</p><hr>", "<p>&lt;b&gt; &amp;amp;</p>"],
])("%s costs stored HTML its markup, and leaves its words", (_, html, shown) => {
  expect(storedHtml(html)).toBe(shown);
});

test("stored HTML is read one line per block", () => {
  expect(storedText("<p>a <b>b</b>c</p><ul><li>1 &lt; 2<br>d</li></ul>")).toBe("a bc\n1 < 2\nd");
});

test("plain text is one paragraph without control characters, and blank text none", () => {
  expect(textAsHtml(" a\n\u0000<b> ")).toBe("<p>a &lt;b&gt;</p>");
  expect(textAsHtml(" \u00a0\n")).toBe("");
});
