// Where a sheet about a tool and a class says less than the clauses of a school that answered the kit in the same way.
import { LOCALES } from "~/addresses/languages";
import { ASKED_TOOLS } from "~/content/evidence/asked-tools.server";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { TOOLS } from "~/features/catalogue/io/catalogue.server";
import { ADULT } from "~/features/evidence/core/tool-claims";
import { ACCOUNTS, type ClassAsked, toClassSearch } from "~/features/may-we-use/core/class-asked";
import type { ClassSheet } from "~/features/may-we-use/core/class-sheet";
import { PLACES } from "~/features/rules/core/place";
import { readAnswers } from "~/features/school-kit/core/answers";
import { holding } from "~/features/school-kit/core/assemble";
import type { Claims } from "~/features/school-kit/core/claims";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { loadMayWeUse } from "~/page-parts/may-we-use-data.server";
import { createDice, drawFields } from "./school-kit/kit-answers";

/** Every tool at every age, place and way to sign in. */
export const SCHOOL_CLASSES: readonly ClassAsked[] = [
  ...TOOLS.map(({ id }) => id),
  ...ASKED_TOOLS.map(({ evidence }) => evidence.id),
].flatMap((tool) =>
  CLASS_AGES.flatMap((age) =>
    PLACES.flatMap((place) => ACCOUNTS.map((account) => ({ tool, age, place, account }))),
  ),
);

/** From this age on a pupil is in lower secondary, in upper secondary. */
const LOWER = 11;
const UPPER = 15;

/** The stages of a school with such a class where pupils use AI themselves, which begins after primary. */
function stagesFor(age: number): readonly string[] {
  if (age >= ADULT) return ["adult"];
  if (age >= UPPER) return ["upper-secondary"];
  return age >= LOWER ? ["lower-secondary"] : ["primary", "lower-secondary"];
}

/** Claims of the clauses of such a school; its other answers are drawn. */
function claimsAt({ age, place, account }: ClassAsked): readonly Claims[] {
  const fields = drawFields(createDice(age + place.length + account.length));
  fields.delete("stage");
  for (const stage of stagesFor(age)) fields.append("stage", stage);
  fields.set("place", `${place}-public`);
  fields.set("login", account);
  return holding(KIT_CLAUSES, readAnswers(fields)).map(({ says = {} }) => says);
}

type Lines = (sheet: ClassSheet) => readonly string[];

/** Lists what the clauses say and the sheet does not, in both languages; `listLines` reads what a sheet says beside its answers. */
export function listSheetFaults(asked: ClassAsked, listLines: Lines = ({ laws }) => laws): readonly string[] {
  const claims = claimsAt(asked);
  const isSaid = (test: (claim: Claims) => boolean) => claims.some(test);
  return LOCALES.flatMap((locale) => {
    const { kit } = mayWeUseMessages[locale];
    const { sheet } = loadMayWeUse(new URLSearchParams(toClassSearch(asked)), locale);
    if (sheet === null) return ["no sheet"];
    const lines = listLines(sheet);
    const needsGuardian = sheet.rows.some(({ verdict }) => verdict === "guardian");
    const isYoung = asked.age < 13 && isSaid(({ youngest, primary }) => (youngest ?? primary) !== undefined);
    const isOwn =
      asked.account === "personal-account" && isSaid(({ accounts }) => accounts === "not-in-lessons");
    const faults: readonly (readonly [string, boolean])[] = [
      ["the kit keeps the class from using it itself", isYoung && !lines.includes(kit.young)],
      ["the kit knows no own accounts in lessons", isOwn && !lines.includes(kit.personal)],
      ["the kit asks for no permission", needsGuardian && !isSaid(({ age }) => age === "terms")],
      ["a letter to families of adults", asked.age >= ADULT && sheet.letter !== null],
    ];
    return faults.flatMap(([fault, isSo]) => (isSo ? [`${locale} ${toClassSearch(asked)}: ${fault}`] : []));
  });
}
