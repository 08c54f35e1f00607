import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { AGREEMENT } from "./agreement.server";
import { INCIDENT } from "./incident.server";
import { INVENTORY_AND_IMPACT } from "./inventory-and-impact.server";
import { LETTER } from "./letter.server";
import { LETTER_RIGHTS } from "./letter-rights.server";
import { POLICY_DATA } from "./policy-data.server";
import { POLICY_LAW } from "./policy-law.server";
import { POLICY_MARKING } from "./policy-marking.server";
import { POLICY_PEOPLE } from "./policy-people.server";
import { POLICY_SCHOOL } from "./policy-school.server";
import { POLICY_TASKS } from "./policy-tasks.server";
import { POLICY_TOOLS } from "./policy-tools.server";
import { POSTER } from "./poster.server";
import { SCALE } from "./scale.server";

/** Every clause, in the order of the documents. */
export const KIT_CLAUSES: readonly ClauseRecord[] = [
  ...POLICY_PEOPLE,
  ...POLICY_TOOLS,
  ...POLICY_DATA,
  ...POLICY_LAW,
  ...POLICY_MARKING,
  ...POLICY_TASKS,
  ...POLICY_SCHOOL,
  ...LETTER,
  ...LETTER_RIGHTS,
  ...AGREEMENT,
  ...SCALE,
  ...INVENTORY_AND_IMPACT,
  ...INCIDENT,
  ...POSTER,
];
