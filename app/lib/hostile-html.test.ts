// One case for each kind of payload that collections of attacks on sanitizers know. All are our own.
import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html";
import { htmlToText } from "./html-to-text";
import { type HtmlHandler, readHtml } from "./read-html";
import { storedHtml, storedText } from "./stored-html";

const BASE = "https://school.example/news/";
const LINK = (href: string) => `<p><a href="${href}" rel="noopener noreferrer">go</a></p>`;

/** Kind, payload, and what is left of it. */
const CASES: readonly (readonly [kind: string, html: string, cleaned: string])[] = [
  ["script in svg", "<p>a</p><svg><script>steal()</script></svg><p>b</p>", "<p>a</p><p>b</p>"],
  ["script in math", "<math><mtext><script>steal()</script></mtext></math>b", "<p>b</p>"],
  [
    "html inside a foreign object",
    "<svg><foreignObject><b onclick=steal()>a</b></foreignObject></svg>b",
    "<p>b</p>",
  ],
  [
    "svg that names another scheme",
    '<svg><a xlink:href="javascript:steal()"><text>go</text></a></svg>b',
    "<p>b</p>",
  ],
  [
    "animated address",
    "<svg><a><animate attributeName=href values=javascript:steal() /></a></svg>b",
    "<p>b</p>",
  ],
  [
    "mutation through noscript",
    '<noscript><i title="</noscript><img src=q onerror=steal()>">a</i></noscript>b',
    "<p>b</p>",
  ],
  [
    "mutation through style",
    "<svg><style><i title='</style><img src=q onerror=steal()>'></style></svg>b",
    "<p>b</p>",
  ],
  [
    "mutation through template",
    "<template><i title='</template><img src=q onerror=steal()>'></i></template>b",
    "<p>b</p>",
  ],
  [
    "mutation through title",
    "<title><i title='</title><img src=q onerror=steal()>'></title>b",
    "<p>'&gt;b</p>",
  ],
  [
    "mutation through textarea",
    "<textarea><i title='</textarea><img src=q onerror=steal()>'></textarea>b",
    "<p>'&gt;b</p>",
  ],
  [
    "mutation through math",
    "<math><mi><mglyph><style><!--</style><img title='--><img src=q onerror=steal()>'></mi></math>b",
    "<p>b</p>",
  ],
  [
    "mutation through a table",
    "<table><math><tr><td><style><b onclick=steal()></style>b</math>c",
    "<p>c</p>",
  ],
  [
    "mutation through a select",
    "<select><style></select><img src=q onerror=steal()></style></select>b",
    "<p>b</p>",
  ],
  ["javascript with tabs and line ends", '<a href="java\tscr\nipt\r:steal()">go</a>', "<p>go</p>"],
  ["javascript in references", '<a href="&#x6a;avascript&colon;steal()">go</a>', "<p>go</p>"],
  ["javascript in references without an end", '<a href="&#106;avascript&#58steal()">go</a>', "<p>go</p>"],
  ["javascript behind control characters", '<a href="&#14;\u0002 javascript:steal()">go</a>', "<p>go</p>"],
  ["javascript behind a blank of Unicode", '<a href="\u00a0javascript:steal()">go</a>', "<p>go</p>"],
  ["javascript in capitals", "<a href=JaVaScRiPt:steal()>go</a>", "<p>go</p>"],
  ["data address", '<a href="data:text/html;base64,PHNjcmlwdD4=">go</a>', "<p>go</p>"],
  ["vbscript address", "<a href='VBScript:steal'>go</a>", "<p>go</p>"],
  [
    "address of the own browser",
    '<a href="blob:https://school.example/1">go</a><a href="file:///etc/hosts">on</a>',
    "<p>goon</p>",
  ],
  ["address with credentials", '<a href="https://school.example@evil.example/">go</a>', "<p>go</p>"],
  [
    "address that leaves its attribute",
    "<a href='https://a.example/\"onfocus=steal()//'>go</a>",
    LINK("https://a.example/%22onfocus=steal()//"),
  ],
  [
    "address with a bracket",
    '<a href="https://a.example/?<script>">go</a>',
    LINK("https://a.example/?%3Cscript%3E"),
  ],
  ["srcdoc", "<iframe srcdoc='&lt;script>steal()&lt;/script>'></iframe>b", "<p>b</p>"],
  ["handler after a slash", "<b/onclick=steal()>a</b>", "<p><b>a</b></p>"],
  ["handler after a form feed", "<b\fonclick=steal()\f>a</b>", "<p><b>a</b></p>"],
  ["handler without a blank before it", '<b class="q"onclick=steal()>a</b>', "<p><b>a</b></p>"],
  ["handler after quotes and equals signs", "<b ='\"' =onclick=steal()>a</b>", "<p><b>a</b></p>"],
  [
    "handler in back quotes",
    "<b title=`>` onclick=`steal()`>a</b>",
    "<p><b>` onclick=`steal()`&gt;a</b></p>",
  ],
  ["tag that never ends", "a<img src=q onerror=steal() ", "<p>a</p>"],
  ["quote that never ends", 'a<b title="><img src=q onerror=steal()>', "<p>a</p>"],
  ["end tag with attributes", "<b>a</b onclick=steal()>c", "<p><b>a</b>c</p>"],
  ["end tag that was never opened", "</script></svg></b>a</style>", "<p>a</p>"],
  [
    "nested forms",
    "<form><div></form><form action=javascript:steal()><button formaction=javascript:steal()>a</button></form>",
    "<p>a</p>",
  ],
  ["base", "<base href=https://evil.example/><a href=x>go</a>", LINK(`${BASE}x`)],
  ["refresh", '<meta http-equiv=refresh content="0;url=data:text/html,q">b', "<p>b</p>"],
  ["linked sheet", "<link rel=stylesheet href=https://evil.example/x>b", "<p>b</p>"],
  ["object", '<object data="javascript:steal()"><p>a</p></object>b', "<p>b</p>"],
  ["embed", '<embed type="text/html" src="javascript:steal()">b', "<p>b</p>"],
  ["applet and param", "<applet code=q><param name=q value=steal()></applet>b", "<p>b</p>"],
  ["expression in a style", '<i style="width: expression(steal())">a</i>', "<p><i>a</i></p>"],
  ["address in a style", '<i style="background: url(https://evil.example/q)">a</i>', "<p><i>a</i></p>"],
  [
    "namespaced element",
    "<svg:script>steal()</svg:script><x:a href=javascript:steal()>b</x:a>",
    "<p>steal()</p><p>b</p>",
  ],
  ["namespaced attribute", '<a xlink:href="javascript:steal()" xml:base="javascript:">go</a>', "<p>go</p>"],
  ["null byte in a name", "<scr\u0000ipt>steal()</scr\u0000ipt>b", "<p>b</p>"],
  ["null byte in an attribute", "<b on\u0000click=steal()>a</b>", "<p><b>a</b></p>"],
  ["comment with another end", "<!-- q --!><b onclick=steal()>a</b><!-- -->", "<p><b>a</b></p>"],
  ["comment that ends at once", "<!--><b>a</b><!---><i>b</i>", "<p><b>a</b><i>b</i></p>"],
  ["comment that never ends", "a<!-- <b>b</b>", "<p>a</p>"],
  [
    "conditional comment",
    "<!--[if IE]><script>steal()</script><![endif]-->a<![if gte IE 4]>b<![endif]>",
    "<p>ab</p>",
  ],
  ["CDATA", "a<![CDATA[<script>steal()</script>]]>b", "<p>ab</p>"],
  ["CDATA in svg", "<svg><![CDATA[<]]><script>steal()</script></svg>b", "<p>b</p>"],
  ["processing instruction", "<?php steal() ?>a<?xml-stylesheet href='q'?>b", "<p>ab</p>"],
  ["declaration", '<!DOCTYPE q [<!ENTITY a "b">]>a', "<p>]&gt;a</p>"],
  ["attribute given twice", '<a href="javascript:steal()" href="https://a.example/">go</a>', "<p>go</p>"],
  [
    "attribute that is a name of JavaScript",
    '<a __proto__=q constructor=q href="https://a.example/">go</a>',
    LINK("https://a.example/"),
  ],
  [
    "element that is a name of JavaScript",
    "<constructor>a</constructor><__proto__>b</__proto__>",
    "<p>a</p><p>&lt;__proto__&gt;b</p>",
  ],
  [
    "markup in references",
    "&lt;script&gt;steal()&lt;/script&gt;",
    "<p>&lt;script&gt;steal()&lt;/script&gt;</p>",
  ],
  ["markup in references twice", "&amp;lt;b&amp;gt;", "<p>&amp;lt;b&amp;gt;</p>"],
  ["brackets in brackets", "<<b onclick=steal()//<b>a", "<p>&lt;<b>a</b></p>"],
  ["letters of full width", "＜script＞steal()＜/script＞", "<p>＜script＞steal()＜/script＞</p>"],
  ["a K that is a sign", "<blocKquote>a</bloc\u212aquote>", "<blockquote><p>a</p></blockquote>"],
  [
    "ids and names that shadow the page's own",
    "<p id=body name=cookie class=nav data-island=search>a</p>",
    "<p>a</p>",
  ],
  [
    "picture with several addresses",
    "<picture><source srcset='javascript:steal()'><img srcset='q onerror=steal()'></picture>b",
    "<p>b</p>",
  ],
  [
    "sound and video",
    "<video poster=javascript:steal()><source onerror=steal()>a</video><audio src=q onloadstart=steal()></audio>b",
    "<p>b</p>",
  ],
  ["svg that is never ended", "a<svg/onload=steal()><p onclick=steal()>b</p>", "<p>a</p><p>b</p>"],
  ["plaintext", "a<plaintext><script>steal()</script>", "<p>a</p>"],
  ["frames", "<frameset onload=steal()><frame src=javascript:steal()></frameset>b", "<p>b</p>"],
];

test.each(CASES)("%s", (_, html, cleaned) => {
  expect(cleanHtml(html, { baseUrl: BASE })).toBe(cleaned);
});

test.each(CASES)(
  "%s: what is left is stable, shown as it is, and read alike with and without a parser",
  (_, html) => {
    const cleaned = cleanHtml(html, { baseUrl: BASE });
    expect(cleanHtml(cleaned)).toBe(cleaned);
    expect(storedHtml(cleaned)).toBe(cleaned);
    expect(storedText(cleaned)).toBe(htmlToText(cleaned));
  },
);

/**
 * Counts the steps of reading: calls of the handler, each of which costs at most the open elements, and how many those
 * are.
 */
function listSteps(html: string): { readonly calls: number; readonly deepest: number } {
  let [calls, deepest] = [0, 0];
  const step = (_: string, depth = 0) => {
    calls += 1;
    deepest = Math.max(deepest, depth);
  };
  const handler: HtmlHandler = { open: step, close: step, text: step };
  readHtml(html, handler);
  return { calls, deepest };
}

test.each([
  "<b>",
  "<ul><li>",
  "<p>a",
  "<b>a</b>",
  "<a href=//x.org>a</a>",
  "</i>",
  "<",
  "&amp;",
  "<!--",
  "<svg>",
  "<p a='",
])("%s: twice as much of it takes at most twice the steps, and depth has an end", (piece) => {
  const [once, twice] = [listSteps(piece.repeat(20_000)), listSteps(piece.repeat(40_000))];
  expect(twice.calls).toBeLessThanOrEqual(2 * once.calls + 2);
  expect(once.calls).toBeLessThanOrEqual(60_000);
  expect(Math.max(once.deepest, twice.deepest)).toBeLessThanOrEqual(513);
});
