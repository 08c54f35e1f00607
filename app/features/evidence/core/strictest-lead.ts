// Where texts disagree, the strictest leads: who relies on it does no harm.
import {
  type Fact,
  listOthers,
  PUPIL_ACCESS,
  type Question,
  type ToolEvidence,
  TRAINING,
} from "./tool-evidence";

/** The questions on which another reading is stricter than the one that leads. */
export function listLaxLeads(evidence: ToolEvidence): readonly Question[] {
  const { minimumAge, pupilLogin, trainsOnInputs } = evidence;
  const lax: Question[] = [];
  if (isLax(minimumAge, ({ from }) => from)) lax.push("minimumAge");
  if (isLax(pupilLogin, (access) => PUPIL_ACCESS.indexOf(access))) lax.push("pupilLogin");
  if (isLax(trainsOnInputs, (training) => TRAINING.indexOf(training))) lax.push("trainsOnInputs");
  return lax;
}

function isLax<Value>(fact: Fact<Value>, strictnessOf: (value: Value) => number): boolean {
  const lead = "value" in fact ? fact.value : null;
  return listOthers(fact).some(
    ({ value }) => value !== null && (lead === null || strictnessOf(value) > strictnessOf(lead)),
  );
}
