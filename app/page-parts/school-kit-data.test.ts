import { expect, test } from "vitest";
import { answerPosted } from "./school-kit-data.server";

const ANSWERS = new URLSearchParams(
  "stage=adult&place=br-public&tools=staff-only&login=no-pupil-use&data=none&marking=teacher-only&responsible=head&parents=letter&phones=none&review=school-year",
);

test("documents of a late evening in Brazil bear that day, not the next one", () => {
  const evening = new Date("2026-11-23T01:00:00Z");
  const { made } = answerPosted(ANSWERS, "pt-br", evening);
  expect(made?.documents.length).toBeGreaterThan(3);
  for (const { ending } of made?.documents ?? []) expect(ending).toContain("22 de novembro de 2026");
  const english = answerPosted(ANSWERS, "en", evening).made;
  for (const { ending } of english?.documents ?? []) expect(ending).toContain("23 November 2026");
});
