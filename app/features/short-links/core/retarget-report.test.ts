import { expect, test } from "vitest";
import { findShortLink, listShortLinks } from "~/features/short-links/io/built-in-links.server";
import { isFormerKey, listRetargets, planCarryOver } from "./retarget-report";

const OWN = ["site.example"];
const CHATGPT = { en: "/resources/chatgpt", "pt-br": "/pt-br/resources/chatgpt" };

/** Entries that an earlier version wrote at every deployment. */
const FORMER = listShortLinks().map(({ id, targets }) => ({ key: id, value: JSON.stringify(targets) }));

test("every target of the author is listed with where it leads, or with why it does not", () => {
  const rows = listRetargets(
    [
      { key: "retarget/gemini", value: "http://example.org" },
      { key: "retarget/chatgpt", value: '{"pt-br":"exemplo.org"}' },
      { key: "retarget/gone", value: "/tools" },
      { key: "retarget/Chapter3_ex1", value: "/tools" },
      { key: "retarget/a b/c", value: "/tools" },
      { key: "retarget/kimi", value: "https://site.example/r/kimi" },
      { key: "page/1/2/tools", value: "<html>" },
      { key: "claude", value: "/former" },
    ],
    findShortLink,
    OWN,
  );
  expect(rows.map(({ id, problem }) => [id, problem])).toEqual([
    ["Chapter3_ex1", "is never read: the id is spelt chapter3-ex1"],
    ["a b/c", "is never read: no short link can be spelt like this"],
    ["chatgpt", null],
    ["gemini", "is not followed: it begins with http:, which anybody on the way can change"],
    ["gone", null],
    ["kimi", "is not followed: it is itself a short link"],
  ]);
  expect(rows.find(({ id }) => id === "chatgpt")).toMatchObject({
    builtIn: CHATGPT,
    targets: { en: CHATGPT.en, "pt-br": "https://exemplo.org/" },
  });
  expect(rows.find(({ id }) => id === "gone")).toMatchObject({ builtIn: null, targets: { en: "/tools" } });
  expect(rows.find(({ id }) => id === "gemini")?.targets).toEqual(findShortLink("gemini"));
});

test("of what earlier versions wrote, the built-in targets are left behind and the author's carried over", () => {
  expect(planCarryOver(FORMER, findShortLink)).toEqual([]);
  const changed = FORMER.map((entry) => (entry.key === "chatgpt" ? { ...entry, value: "/tools" } : entry));
  const own = [
    { key: "my_code", value: "http://kept.as.it.is" },
    { key: "page/1/2/tools", value: "<html>" },
  ];
  expect(planCarryOver([...changed, ...own], findShortLink)).toEqual([
    { key: "retarget/chatgpt", value: "/tools" },
    { key: "retarget/my-code", value: "http://kept.as.it.is" },
  ]);
});

test("a later target of the author is never written over, nor by another spelling of its id", () => {
  const entries = [
    { key: "my_code", value: "/second" },
    { key: "my-code", value: "/first" },
    { key: "chatgpt", value: "/former" },
    { key: "retarget/chatgpt", value: "/later" },
  ];
  expect(planCarryOver(entries, findShortLink)).toEqual([{ key: "retarget/my-code", value: "/first" }]);
});

test("only a bare id is a former key", () => {
  expect(
    ["chatgpt", "my_code", "retarget/chatgpt", "page/1/2/tools", "ChatGPT", ""].filter(isFormerKey),
  ).toEqual(["chatgpt", "my_code"]);
});
