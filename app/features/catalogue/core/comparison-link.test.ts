import { expect, test } from "vitest";
import { parseComparison, toComparisonSearch } from "./comparison-link";

const TOOLS = ["chatgpt", "gemini", "canva", "suno"];

function parse(search: string) {
  return parseComparison(new URLSearchParams(search), (typed) => {
    const id = typed.toLowerCase();
    return TOOLS.includes(id) ? id : null;
  });
}

test("two or three tools stand in the order asked for, each once, however they are typed", () => {
  expect(parse("ids=gemini,chatgpt").ids).toEqual(["gemini", "chatgpt"]);
  expect(parse("ids=Gemini, chatgpt ,gemini,").ids).toEqual(["gemini", "chatgpt"]);
  expect(parse("ids=chatgpt&ids=&ids=canva").ids).toEqual(["chatgpt", "canva"]);
  expect(parse("ids=https://site.example/r/canva,suno").ids).toEqual(["canva", "suno"]);
  expect(parse("")).toEqual({ ids: [], unknown: [], omitted: [] });
});

test("what is no tool is said back, and so is a fourth", () => {
  expect(parse("ids=chatgpt,nope,nope,canva")).toEqual({
    ids: ["chatgpt", "canva"],
    unknown: ["nope"],
    omitted: [],
  });
  expect(parse("ids=chatgpt,canva,gemini,suno").omitted).toEqual(["suno"]);
});

test("a long or hostile address is bounded", () => {
  const long = parse(`ids=${"x".repeat(100_000)}`).unknown;
  expect(long).toHaveLength(1);
  expect(long[0]?.length).toBeLessThanOrEqual(40);
  expect(parse(`ids=${Array.from({ length: 500 }, (_, at) => at).join(",")}`).unknown).toHaveLength(10);
});

test("a link names three tools at most and is read back", () => {
  expect(toComparisonSearch([])).toBe("");
  expect(toComparisonSearch(TOOLS)).toBe("?ids=chatgpt,gemini,canva");
  expect(parse(toComparisonSearch(["suno", "canva"]).slice(1)).ids).toEqual(["suno", "canva"]);
});
