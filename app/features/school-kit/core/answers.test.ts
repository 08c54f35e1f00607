import { expect, test } from "vitest";
import { readAnswers, readTyped, toAnswerParams, unanswered } from "./answers";
import { inventoryIds } from "./make-kit";

const WHOLE =
  "stage=lower-secondary&place=england-public&tools=detector&login=no-login&data=none&homework=by-task&assessment=process&marking=teacher-only&responsible=head&parents=letter&phones=none&review=on-change";

function answers(text: string) {
  return readAnswers(new URLSearchParams(text));
}

test("answers survive the way into a link and back, and what was typed stays out of it", () => {
  const whole = answers(WHOLE);
  expect(unanswered(whole)).toEqual([]);
  const link = toAnswerParams(answers(`${WHOLE}&school=Riverside`)).toString();
  expect(link).not.toContain("Riverside");
  expect(answers(link)).toEqual(whole);
});

test("an answer that nobody offered counts as none, and of one question the first answer counts", () => {
  expect(answers("place=mars&login=no-login&login=school-account")).toMatchObject({ place: [] });
  expect(answers("stage=adult&login=no-login&login=school-account").login).toEqual(["no-login"]);
  expect(answers("stage=adult&stage=early&stage=__proto__").stage).toEqual(["early", "adult"]);
});

test("an answer of the past that does not say whose law holds is asked again", () => {
  expect(unanswered(answers(WHOLE.replace("england-public", "uk-state")))).toEqual(["place"]);
});

test("a question that is not put needs no answer, whatever was sent for it", () => {
  const noUse = answers(`${WHOLE}&login=x`.replace("login=no-login", "login=no-pupil-use"));
  expect([noUse.homework, noUse.assessment]).toEqual([["none"], ["no-ai"]]);
  const nursery = answers(WHOLE.replace("lower-secondary", "early"));
  expect([nursery.login, nursery.homework]).toEqual([["no-pupil-use"], ["none"]]);
  expect(unanswered(answers("stage=early"))).not.toContain("login");
  expect(unanswered(answers("stage=adult"))).toContain("login");
  const young = answers(WHOLE.replace("lower-secondary", "primary"));
  expect([young.login, young.homework, unanswered(young)]).toEqual([[], ["none"], ["login"]]);
});

test("no information reaches a tool, or some does: not both", () => {
  expect(answers("data=sensitive&data=none&data=pupil-work").data).toEqual(["none"]);
});

test("what is typed is one bounded line, and the day one of the calendar", () => {
  const typed = (text: string) => readTyped(new URLSearchParams(text));
  expect(typed(`school=${"a".repeat(500)}`).school).toHaveLength(120);
  expect(typed("school=A%0AB").school).toBe("A B");
  for (const day of ["2027-02-30", "tomorrow", "1999-01-01"])
    expect(typed(`reviewDate=${day}`).reviewDate).toBe("");
  expect(typed("reviewDate=2027-02-28").reviewDate).toBe("2027-02-28");
});

test("tools come from a link to a kit, from ids or from short links, and unknown ones are left out", () => {
  const known = new Set(["gemini", "chatgpt"]);
  for (const text of [
    "https://site.example/kit?ids=gemini,chatgpt,nothing&title=Mine#top",
    "gemini, chatgpt",
    "site.example/r/gemini,site.example/r/chatgpt",
  ])
    expect(inventoryIds(text, known), text).toEqual(["gemini", "chatgpt"]);
  expect(inventoryIds("", known)).toEqual([]);
});
