import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml } from "./escape-html";
import { htmlToText } from "./html-to-text";

test("markup becomes plain lines with decoded entities", () => {
  expect(htmlToText("<p>Tom &amp; Jerry&rsquo;s  caf&eacute;</p><p>Two&nbsp;lines<br>here</p>")).toBe(
    "Tom & Jerry’s café\nTwo lines\nhere",
  );
});

test("a line break inside a paragraph is a space, and in pre a line end", () => {
  const wrapped =
    "<p>The flaw has\nalready been\r\n<b>publicly\n\ndisclosed</b>.</p>\n<p>Next</p><pre>a\nb</pre>c\nd";
  expect(htmlToText(wrapped)).toBe("The flaw has already been publicly disclosed.\nNext\na\nb\nc d");
});

test("without any block an empty line ends a paragraph", () => {
  expect(htmlToText("Wrapped at\nsome width.\n\nSecond <b>part</b>.")).toBe(
    "Wrapped at some width.\nSecond part.",
  );
});

test("numeric references follow browsers, the windows-1252 ones too", () => {
  expect(htmlToText("&#8217; &#x2014; &#146; &#38;")).toBe("’ — ’ &");
});

test("unknown, broken and bare references stay as they are, and old names need no semicolon, as in browsers", () => {
  expect(htmlToText("AT&T &unknown; R&D &amp &#; 1&lt=2")).toBe("AT&T &unknown; R&D & &#; 1<=2");
});

test("inline tags do not split words and scripts leave no text", () => {
  expect(htmlToText("<b>un</b>breakable<script>var a = '<p>';</script>")).toBe("unbreakable");
});

test("escaped text comes back as it was", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "&", "<", ">", '"', ";", "#", "é", "amp;") }),
      (text) => {
        expect(htmlToText(escapeHtml(text))).toBe(text);
      },
    ),
  );
});
