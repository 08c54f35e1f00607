import { expect, test } from "vitest";
import { listFiles, listNeighbours, readTitle } from "./page-needs";

test("a page names the files it needs, each once", () => {
  const html = `<link rel="late" href="/assets/entry-a1.js"><script>new FontFace("T","url(/fonts/text.woff2)")</script>
    <script>import "/assets/entry-a1.js"</script><a href="/tools">Tools</a>`;
  expect(listFiles(html)).toEqual(["/assets/entry-a1.js", "/fonts/text.woff2"]);
});

test("a page needs the codes it shows, in any language, and not those it only links to", () => {
  const html = `<img alt="" src="/pt-br/qr/chapter3-ex1.svg"><img src="/qr/gemini.svg"><img src="/qr/gemini.svg">
    <a href="/qr/claude.svg">Code</a><img src="https://other.example/qr/x.svg">`;
  expect(listFiles(html)).toEqual(["/pt-br/qr/chapter3-ex1.svg", "/qr/gemini.svg"]);
});

test("neighbours are links that say so, whatever stands first in them", () => {
  const html = `<a class="x" rel="prev" href="/chapter3_ex1">Before</a><a href="/chapter3_ex3" rel="next">After</a>
    <a rel="noopener" href="https://example.org">Elsewhere</a><link rel="next" href="/feed">`;
  expect(listNeighbours(html)).toEqual(["/chapter3_ex1", "/chapter3_ex3"]);
  expect(listNeighbours("<p>nothing</p>")).toEqual([]);
});

test("a page names the files that it asks for later", () => {
  const html = `<link rel="kept" href="/school-kit.pt-br.json"/><link href="/b.json" rel="kept"><link rel="late" href="/c">`;
  expect(listFiles(html)).toEqual(["/school-kit.pt-br.json", "/b.json"]);
});

test("a title is read as it was before it was escaped, once", () => {
  expect(readTitle("<head><title>Pupils&#x27; work &amp; &quot;AI&quot;, &lt;30 &gt;2</title>")).toBe(
    `Pupils' work & "AI", <30 >2`,
  );
  expect(readTitle("<title>&amp;lt;</title>")).toBe("&lt;");
  expect(readTitle("<p>nothing</p>")).toBeNull();
});
