import { expect, test } from "vitest";
import { toSheetRules } from "../../scripts/vite/sheet-rules";
import { joinRules, listClasses } from "./page-sheet";

const SHEET =
  "@layer base,features;:root{--a: 1px}@layer base{a{color:red}.board a{color:blue}}" +
  "@layer features{.Aa{top:0}@media print{.Aa{top:1px}}.Ba .Ca,.Da{top:2px}.Aa:not(.Ba){top:3px}}" +
  "@keyframes turn{to{rotate:1turn}}";

test("a sheet that is taken apart and joined again is the same", () => {
  expect(joinRules(toSheetRules(SHEET))).toBe(SHEET);
});

test("a page gets no rule for classes it does not have, and every rule that could match", () => {
  const rulesFor = (html: string) => joinRules(toSheetRules(SHEET), listClasses(html));
  expect(rulesFor('<p class="Aa"><a>')).toBe(
    "@layer base,features;:root{--a: 1px}@layer base{a{color:red}}" +
      "@layer features{.Aa{top:0}.Aa:not(.Ba){top:3px}}",
  );
  expect(rulesFor('<p class="stack Ba"><b class="Ca">')).toContain(".Ba .Ca,.Da{top:2px}");
  expect(rulesFor('<p class="Da">')).toContain(".Ba .Ca,.Da{top:2px}");
  expect(rulesFor('<p class="Ca">')).not.toContain(".Ca");
  expect(rulesFor('<p class="board">')).toContain(".board a{color:blue}");
});

test("a category has its rule where something is of it", () => {
  const rules = toSheetRules(
    "[data-category=tool]{top:0}[data-category=site] p{top:1px}[data-open=yes]{top:2px}",
  );
  expect(joinRules(rules, listClasses('<p data-category="tool">'))).toBe(
    "[data-category=tool]{top:0}[data-open=yes]{top:2px}",
  );
});

test("what only the client does to a page comes with the client, and what the server has done is in the page", () => {
  const rules = toSheetRules(
    ".Aa[aria-invalid=true]{top:0}.Aa mark[data-filled]{top:1px}.Aa[data-tone=in-force]{top:2px}.Aa[open]{top:3px}",
  );
  expect(joinRules(rules, listClasses('<p class="Aa">'))).toBe(".Aa[open]{top:3px}");
  expect(joinRules(rules, listClasses('<p class="Aa" data-tone="in-force" aria-invalid="true">'))).toBe(
    ".Aa[aria-invalid=true]{top:0}.Aa[data-tone=in-force]{top:2px}.Aa[open]{top:3px}",
  );
  expect(joinRules(rules, listClasses('<p class="Aa"><mark data-filled="">'))).toContain("[data-filled]");
  const anyKind = toSheetRules(".Aa[data-tone]{top:0}");
  expect(joinRules(anyKind, listClasses('<p class="Aa">'))).toBe("");
  expect(joinRules(anyKind, listClasses('<p class="Aa" data-tone="in-force">'))).not.toBe("");
  const disabled = toSheetRules(".Aa:is([disabled],[aria-disabled=true]){top:0}");
  for (const html of ['<p class="Aa">', '<p class="Aa" aria-disabled="false">'])
    expect(joinRules(disabled, listClasses(html))).toBe("");
  for (const state of ['disabled=""', 'aria-disabled="true"'])
    expect(joinRules(disabled, listClasses(`<p class="Aa" ${state}>`))).not.toBe("");
});

test("key frames come with a rule that names them", () => {
  const rules = toSheetRules(`${SHEET}.Ea{animation:turn 1s}`);
  expect(joinRules(rules, listClasses('<p class="Ea">'))).toContain("@keyframes turn{");
  expect(joinRules(rules, listClasses('<p class="Aa">'))).not.toContain("turn");
});

test("of several classes one must be there, and what only excludes need not be", () => {
  const needs = (sheet: string) => toSheetRules(sheet).map((rule) => rule.needs);
  expect(needs(":is(.Aa,.Ba) p{top:0}p:has(.Ca){top:1px}p:where(.Da:not(.Ea)){top:2px}")).toEqual([
    [["Aa"], ["Ba"]],
    [["Ca"]],
    [["Da"]],
  ]);
  expect(needs(":is(:hover,.Aa)>b:not(:has(.Ba)){top:0}")).toEqual([[["<b"], ["Aa"]]]);
  expect(needs(":root:not(.Aa){top:0}[title='.Ea']{top:3px}*,:before{top:4px}")).toEqual([null, null, null]);
});

test("a rule for elements comes with them", () => {
  const rules = toSheetRules("hr{top:0}table td:hover,h4{top:1px}[data-a=b] em::before{top:2px}");
  expect(joinRules(rules, listClasses("<p><hr><h4>"))).toBe("hr{top:0}table td:hover,h4{top:1px}");
  expect(joinRules(rules, listClasses("<table><em>"))).toBe("[data-a=b] em::before{top:2px}");
  expect(joinRules(rules, listClasses("<table><td>"))).toContain("table td");
});

test("how an element comes in comes with the element", () => {
  const rules = toSheetRules("@media screen{@starting-style{.Aa[open]{top:0}}}");
  expect(joinRules(rules, listClasses('<p class="Ba">'))).toBe("");
  expect(joinRules(rules, listClasses('<p class="Aa">'))).toBe(
    "@media screen{@starting-style{.Aa[open]{top:0}}}",
  );
});

test("what is for paper alone is not in the page, which links it", () => {
  const rules = toSheetRules(
    "@layer a{@media print{p{top:0}}@media screen{p{top:1px}}}@media print{:root{--a:1px}}",
  );
  expect(joinRules(rules, listClasses("<p>"))).toBe("@layer a{@media screen{p{top:1px}}}");
});
