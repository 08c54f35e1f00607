import { expect, test } from "vitest";
import { listNeeds, listNeighbours, readTitle } from "./page-needs";

/** Nothing is read. */
const nothing = async () => undefined;

test("a page names the files it needs, each once", async () => {
  const html = `<link rel="late" href="/assets/entry-a1.js"><script>new FontFace("T","url(/fonts/text.woff2)")</script>
    <script>import "/assets/entry-a1.js"</script><a href="/tools">Tools</a>`;
  expect(await listNeeds(html, nothing)).toEqual(["/assets/entry-a1.js", "/fonts/text.woff2"]);
});

test("a page needs the codes it shows, in any language, and not those it only links to", async () => {
  const html = `<img alt="" src="/pt-br/qr/chapter3-ex1.svg"><img src="/qr/gemini.svg"><img src="/qr/gemini.svg">
    <a href="/qr/claude.svg">Code</a><img src="https://other.example/qr/x.svg">`;
  expect(await listNeeds(html, nothing)).toEqual(["/pt-br/qr/chapter3-ex1.svg", "/qr/gemini.svg"]);
});

test("neighbours are links that say so, whatever stands first in them", () => {
  const html = `<a class="x" rel="prev" href="/chapter3_ex1">Before</a><a href="/chapter3_ex3" rel="next">After</a>
    <a rel="noopener" href="https://example.org">Elsewhere</a><link rel="next" href="/feed">`;
  expect(listNeighbours(html)).toEqual(["/chapter3_ex1", "/chapter3_ex3"]);
  expect(listNeighbours("<p>nothing</p>")).toEqual([]);
});

test("a page names the files that it asks for later", async () => {
  const html = `<link rel="kept" href="/school-kit.pt-br.json"/><link href="/b.json" rel="kept"><link rel="late" href="/c">`;
  expect(await listNeeds(html, nothing)).toEqual(["/school-kit.pt-br.json", "/b.json"]);
});

test("a page needs what its islands load, as the file says that it names, each once", async () => {
  const html = `<div data-island="list"><i data-island="heart"></i></div><div data-island="list" data-props="{}"></div>
    <link rel="kept" href="/assets/island-files-a1.json"><link rel="late" href="/assets/entry-a1.js">`;
  const list = {
    list: ["/assets/list-a1.js", "/assets/shared-a1.js"],
    heart: ["/assets/shared-a1.js"],
    other: ["/x.js"],
  };
  const named = ["/assets/island-files-a1.json", "/assets/entry-a1.js"];
  const read = async (file: string) => (file === named[0] ? list : null);
  expect(await listNeeds(html, read)).toEqual([...named, "/assets/list-a1.js", "/assets/shared-a1.js"]);
  expect(await listNeeds(html, nothing)).toEqual(named);
  expect(await listNeeds("<p>nothing</p>", read)).toEqual([]);
});

test("a title is read as it was before it was escaped, once", () => {
  expect(readTitle("<head><title>Pupils&#x27; work &amp; &quot;AI&quot;, &lt;30 &gt;2</title>")).toBe(
    `Pupils' work & "AI", <30 >2`,
  );
  expect(readTitle("<title>&amp;lt;</title>")).toBe("&lt;");
  expect(readTitle("<p>nothing</p>")).toBeNull();
});
