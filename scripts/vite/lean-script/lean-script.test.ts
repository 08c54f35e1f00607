import { expect, test } from "vitest";
import { DATA_NAME, leanScript } from "./lean-script";

const LONG =
  "A sentence that is long enough to be worth a place of its own, with “quotes”, ção and all that. ".repeat(
    2,
  );
const TEXT = JSON.stringify(LONG);

async function evaluate(code: string): Promise<Record<string, unknown>> {
  return { ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) };
}

/** The script as it is read and what it exports, which must be what it exported before. */
async function lean(code: string) {
  const script = leanScript(code);
  const data = `const ${DATA_NAME}=JSON.parse(${JSON.stringify(JSON.stringify(script.data))});`;
  const exported = await evaluate(data + script.code);
  return { ...script, exported, before: await evaluate(code) };
}

test.each([
  ["a text", `export const found=${TEXT};`],
  ["a template without holes", `export const found=\`${LONG}\n\`;`],
  ["a list", `export const found=[1,-2,.5,null,!0,!1,${TEXT},[]];`],
  ["an object", `export const found={b:${TEXT},"a-b":{1:"one"},a:[!0]};`],
  ["a default export", `export default{text:${TEXT}};`],
  ["an argument", `export const found=new Set([${TEXT},"short"]);`],
])("%s is data", async (_, code) => {
  const { code: left, data, exported, before } = await lean(code);
  expect(exported).toEqual(before);
  expect(data).toHaveLength(1);
  expect(left).not.toContain("sentence");
});

test("plain parts of a record are data, in the order they had, and what is computed stays", async () => {
  const code = `const read=month=>({month});
export const found=[{id:"one",text:${TEXT},...read("2026-11"),evidence:read("2026-10"),tags:[${TEXT}]},"two",${TEXT}];`;
  const { code: left, exported, before } = await lean(code);
  expect(JSON.stringify(exported)).toBe(JSON.stringify(before));
  expect(left).not.toContain("sentence");
  expect(left).toContain('read("2026-10")');
});

test.each([
  ["what a function makes anew", `export const found=()=>[${TEXT}];`],
  ["what each object of a class has", `class A{list=[${TEXT}]}export const found=new A().list;`],
  ["what a loop makes anew", `export const found=[];for(let i=0;i<2;i++)found.push([${TEXT}]);`],
  ["a text with a tag", `export const found=String.raw\`${LONG}\`;`],
  [
    "a parent",
    `export const found={__proto__:{text:"${"x".repeat(40)}"},a:undefined,b:1/0,c:-0,d:10n,e:/x/};`,
  ],
])("%s stays where it is", async (_, code) => {
  const { data, exported, before } = await lean(code);
  expect(data).toEqual([]);
  expect(String(exported.found)).toBe(String(before.found));
});

test("a pattern with a property of characters is made when it is first used, and once", async () => {
  const code = `export function found(text){return/^\\p{Lu}/u.test(text)}export const own=()=>/^\\p{Lu}/u;`;
  const { code: left, exported } = await lean(code);
  const { found, own } = exported;
  if (typeof found !== "function" || typeof own !== "function") throw new Error("the script lost a function");
  expect([found("Émile"), found("émile")]).toEqual([true, false]);
  expect(own()).toBe(own());
  expect(left).not.toContain("return/");
});

test("a pattern that remembers where it was is made anew each time", async () => {
  const { exported } = await lean(
    `export function found(text){const word=/\\p{L}+/gu;word.exec(text);return word.lastIndex}`,
  );
  const { found } = exported;
  if (typeof found !== "function") throw new Error("the script lost a function");
  expect([found("one two"), found("one two")]).toEqual([3, 3]);
});

test("other patterns stay as they are written", () => {
  expect(leanScript("export const found=/[a-z]+/giu;").code).toBe("export const found=/[a-z]+/giu;");
});

test("a script with a name of ours is refused", () => {
  expect(() => leanScript(`const ${DATA_NAME}=1`)).toThrow(DATA_NAME);
});
