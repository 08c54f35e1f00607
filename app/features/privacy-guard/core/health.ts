import { listPassages, type PersonalData } from "./finding";
import type { GuardRules } from "./guard-rules";

/** About two lines; a new line begins another matter. */
const BESIDE = 100;

/** Words of health and disability beside one of the names in a text: alone they are what a lesson is about. */
export function listHealth(
  text: string,
  names: readonly PersonalData[],
  { health }: GuardRules,
): PersonalData[] {
  if (names.length === 0) return [];
  return listPassages("health", text, health).filter(({ start, end }) =>
    names.some((name) => {
      const between = name.end <= start ? text.slice(name.end, start) : text.slice(end, name.start);
      return between.length <= BESIDE && !between.includes("\n");
    }),
  );
}
