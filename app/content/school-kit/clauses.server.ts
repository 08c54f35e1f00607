import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { AGREEMENT } from "./agreement.server";
import { INCIDENT_AND_POSTER } from "./incident-and-poster.server";
import { LETTER } from "./letter.server";
import { POLICY_DATA } from "./policy-data.server";
import { POLICY_PUPILS } from "./policy-pupils.server";
import { POLICY_TASKS } from "./policy-tasks.server";
import { SCALE_AND_INVENTORY } from "./scale-and-inventory.server";

/** Every clause, in the order of the documents. */
export const KIT_CLAUSES: readonly ClauseRecord[] = [
  ...POLICY_PUPILS,
  ...POLICY_DATA,
  ...POLICY_TASKS,
  ...LETTER,
  ...AGREEMENT,
  ...SCALE_AND_INVENTORY,
  ...INCIDENT_AND_POSTER,
];
