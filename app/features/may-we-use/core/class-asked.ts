// A class that a teacher asks about, as it stands in the address of the answer.
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { PLACES, type Place, UK_PLACES } from "~/features/rules/core/place";

/** How the class would use the tool, by the ids of the school kit's answers. */
export const ACCOUNTS = ["school-account", "personal-account", "no-login"] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The fields of the form, which are the parameters of the address. */
export const CLASS_FIELDS = ["tool", "age", "place", "account"] as const;
export type ClassField = (typeof CLASS_FIELDS)[number];

export interface ClassAsked {
  /** Id of the tool. */
  readonly tool: string;
  /** Of the youngest, in years. */
  readonly age: number;
  readonly place: Place;
  readonly account: Account;
}

export interface ReadClass {
  /** Known answers, as they are written in an address. */
  readonly given: Readonly<Partial<Record<ClassField, string>>>;
  /** The fields that lack a known value. */
  readonly missing: readonly ClassField[];
  /** Null while a field is missing. */
  readonly asked: ClassAsked | null;
}

/** Reads an address; what is unknown counts as not given. */
export function readClass(params: URLSearchParams, toolIds: readonly string[]): ReadClass {
  const one = <Value extends string>(field: ClassField, values: readonly Value[]) =>
    values.find((value) => value === params.get(field));
  const tool = one("tool", toolIds);
  const age = one("age", CLASS_AGES.map(String));
  const place = one("place", PLACES);
  const account = one("account", ACCOUNTS);
  const given = { tool, age, place, account };
  const isWhole = tool !== undefined && age !== undefined && place !== undefined && account !== undefined;
  return {
    given,
    missing: CLASS_FIELDS.filter((field) => given[field] === undefined),
    asked: isWhole ? { tool, age: Number(age), place, account } : null,
  };
}

/** The part of an address after the path that asks about a class. */
export function toClassSearch({ tool, age, place, account }: ClassAsked): string {
  return `?${new URLSearchParams({ tool, age: String(age), place, account })}`;
}

/** The country whose facts hold at a place, as texts of makers name it; null where it could be any. */
export function findCountry(place: Place): string | null {
  if (place === "other") return null;
  return UK_PLACES.includes(place) ? "GB" : place.toUpperCase();
}
