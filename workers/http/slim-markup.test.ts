import { expect, test } from "vitest";
import { slimMarkup } from "./slim-markup";

test("an empty value is left out, and a shape ends itself", () => {
  expect(slimMarkup('<p hidden="" data-a=""><input value=""/>x</p>')).toBe(
    "<p hidden data-a><input value/>x</p>",
  );
  expect(slimMarkup('<svg class="a"><path d="M0"></path><use data-href="/a"></use></svg>')).toBe(
    '<svg class="a"><path d="M0"/><use data-href="/a"/></svg>',
  );
});

test("text, scripts and styles stay as they are", () => {
  for (const html of [
    '<p title="a=&quot;&quot; b">a="" b</p>',
    '<script>a="" ;"<p hidden=\\"\\">"</script>',
    '<style data-sheet="">a[b=""]{top:0}</style>',
    '<textarea>="" </textarea><b>x</b><div></div>',
  ])
    expect(slimMarkup(html)).toBe(html);
});
