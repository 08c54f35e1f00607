import { expect, test } from "vitest";
import { countFactShares } from "./fact-shares";
import { QUESTIONS, type ToolEvidence, toUnknownEvidence } from "./tool-evidence";

const READ = { document: "Terms", address: "https://maker.example/terms", month: "2026-07" } as const;
const SAID = { value: "no", text: { en: "No", "pt-br": "Não" } } as const;

/** Tools whose only answer is whether they ask for an account. */
const TOOLS: readonly ToolEvidence[] = [
  { ...toUnknownEvidence("a"), noAccount: { ...READ, ...SAID, basis: "official", kind: "terms" } },
  { ...toUnknownEvidence("b"), noAccount: { ...READ, ...SAID, basis: "third-party" } },
  { ...toUnknownEvidence("c"), noAccount: { ...READ, ...SAID, basis: "tried" } },
  { ...toUnknownEvidence("d"), noAccount: { ...READ, basis: "not-stated" } },
  toUnknownEvidence("e"),
];

test("each question is counted over all tools: the maker's texts, others', and what nobody says", () => {
  const shares = countFactShares(TOOLS);
  expect(shares.map(({ question }) => question)).toEqual(QUESTIONS);
  expect(shares.find(({ question }) => question === "noAccount")).toEqual({
    question: "noAccount",
    official: 1,
    others: 2,
    unknown: 2,
  });
  for (const { official, others, unknown } of shares) expect(official + others + unknown).toBe(TOOLS.length);
});
