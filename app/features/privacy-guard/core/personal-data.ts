// What looks like data of a person in a text that is about to leave the page. The teacher decides; nothing is sent and
// nothing is held back.
import { findEmails, findPhones } from "./contact-data";
import { findCpfs } from "./cpf";
import type { PersonalData } from "./finding";
import { findHealth } from "./health";
import { findMarkLists } from "./mark-lists";
import { findNames } from "./names";
import { findRegistrations } from "./registrations";

/** From the surest on: where two meet, the first one counts. */
const RULES: readonly ((text: string) => readonly PersonalData[])[] = [
  findCpfs,
  findEmails,
  findRegistrations,
  findMarkLists,
  findPhones,
  findNames,
  findHealth,
];

function overlaps(one: PersonalData, other: PersonalData): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Everything in a text that looks like data of a person, in reading order; no two of them overlap. */
export function findPersonalData(text: string): readonly PersonalData[] {
  const found: PersonalData[] = [];
  for (const find of RULES) {
    for (const data of find(text)) if (!found.some((other) => overlaps(data, other))) found.push(data);
  }
  return found.sort((one, other) => one.start - other.start);
}
