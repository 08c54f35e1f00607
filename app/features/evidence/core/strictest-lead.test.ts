import { expect, test } from "vitest";
import { findLaxLeads } from "./strictest-lead";
import { nothingKnownOf } from "./tool-evidence";

function reading<Value>(value: Value) {
  const text = { en: "text", "pt-br": "texto" };
  const source = { document: "Terms", address: "https://maker.example/terms", month: null };
  return { ...source, basis: "third-party", value, text } as const;
}

test("a reading that is laxer than another may not lead", () => {
  const tool = nothingKnownOf("tool");
  const ages = (lead: number, other: number) =>
    findLaxLeads({
      ...tool,
      minimumAge: { ...reading({ from: lead }), others: [reading({ from: other })] },
    });
  expect(ages(18, 13)).toEqual([]);
  expect(ages(13, 18)).toEqual(["minimumAge"]);
  const no = reading("no" as const);
  const yes = reading("yes" as const);
  expect(findLaxLeads({ ...tool, pupilLogin: { ...no, others: [yes] } })).toEqual([]);
  expect(findLaxLeads({ ...tool, pupilLogin: { ...yes, others: [no] } })).toEqual(["pupilLogin"]);
  expect(findLaxLeads({ ...tool, trainsOnInputs: { ...no, others: [yes] } })).toEqual(["trainsOnInputs"]);
  expect(findLaxLeads({ ...tool, trainsOnInputs: { ...reading(null), others: [yes] } })).toEqual([
    "trainsOnInputs",
  ]);
});
