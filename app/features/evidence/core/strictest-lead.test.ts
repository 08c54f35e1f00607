import { expect, test } from "vitest";
import { listLaxLeads } from "./strictest-lead";
import { toUnknownEvidence } from "./tool-evidence";

function reading<Value>(value: Value) {
  const text = { en: "text", "pt-br": "texto" };
  const source = { document: "Terms", address: "https://maker.example/terms", month: null };
  return { ...source, basis: "third-party", value, text } as const;
}

test("a reading that is laxer than another may not lead", () => {
  const tool = toUnknownEvidence("tool");
  const ages = (lead: number, other: number) =>
    listLaxLeads({
      ...tool,
      minimumAge: { ...reading({ from: lead }), others: [reading({ from: other })] },
    });
  expect(ages(18, 13)).toEqual([]);
  expect(ages(13, 18)).toEqual(["minimumAge"]);
  const no = reading("no" as const);
  const yes = reading("yes" as const);
  expect(listLaxLeads({ ...tool, pupilLogin: { ...no, others: [yes] } })).toEqual([]);
  expect(listLaxLeads({ ...tool, pupilLogin: { ...yes, others: [no] } })).toEqual(["pupilLogin"]);
  expect(listLaxLeads({ ...tool, trainsOnInputs: { ...no, others: [yes] } })).toEqual(["trainsOnInputs"]);
  expect(listLaxLeads({ ...tool, trainsOnInputs: { ...reading(null), others: [yes] } })).toEqual([
    "trainsOnInputs",
  ]);
});
