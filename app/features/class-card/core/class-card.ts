// A class as a teacher describes it once, so that every prompt begins with it. It is stored on the device and goes
// nowhere but into the prompts of this browser.
import { foldText } from "~/lib/fold-text";
import { parseJson } from "~/lib/parse-json";

/** The fields of a card, in the order of its form, each with its most characters. */
export const CLASS_FIELDS = {
  stage: 40,
  subject: 40,
  pupils: 3,
  minutes: 3,
  devices: 120,
  internet: 60,
  needs: 160,
  textbook: 120,
  tone: 60,
} as const;
export type ClassField = keyof typeof CLASS_FIELDS;

export const CLASS_FIELD_IDS = Object.keys(CLASS_FIELDS).filter(isClassField);

/** More classes than a teacher has. */
export const CLASS_CARDS_MAX = 12;
export const CLASS_NAME_MAX = 40;

export type ClassValues = Readonly<Partial<Record<ClassField, string>>>;

export interface ClassCard {
  /** The teacher's name for the class. It stands in no prompt. */
  readonly name: string;
  readonly values: ClassValues;
}

export interface ClassCards {
  readonly cards: readonly ClassCard[];
  /** Place of the one that fills prompts. */
  readonly chosen: number;
}

export const NO_CARDS: ClassCards = { cards: [], chosen: 0 };

function isClassField(text: string): text is ClassField {
  return Object.hasOwn(CLASS_FIELDS, text);
}

/** One line, no longer than its field. */
function toLine(value: unknown, most: number): string {
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim().slice(0, most) : "";
}

/** A card from the values of a form or of storage: known fields that are not empty. */
export function toClassCard(name: unknown, entries: Iterable<readonly [string, unknown]>): ClassCard {
  const values: Partial<Record<ClassField, string>> = {};
  for (const [field, value] of entries) {
    if (!isClassField(field)) continue;
    const line = toLine(value, CLASS_FIELDS[field]);
    if (line !== "") values[field] = line;
  }
  return { name: toLine(name, CLASS_NAME_MAX), values };
}

function toStoredCard(value: unknown): ClassCard[] {
  if (typeof value !== "object" || value === null || !("values" in value)) return [];
  const { values } = value;
  if (typeof values !== "object" || values === null) return [];
  return [toClassCard("name" in value ? value.name : "", Object.entries(values))];
}

/** The stored cards. Text that cannot be read, from another version or a person's edit, counts as none. */
export function parseClassCards(stored: string | null): ClassCards {
  const value = stored === null ? null : parseJson(stored);
  if (typeof value !== "object" || value === null || !("cards" in value)) return NO_CARDS;
  const cards = Array.isArray(value.cards) ? value.cards.flatMap(toStoredCard).slice(0, CLASS_CARDS_MAX) : [];
  const chosen = "chosen" in value && typeof value.chosen === "number" ? value.chosen : 0;
  return { cards, chosen: cards[chosen] === undefined ? 0 : chosen };
}

/** The cards with one written at a place, which is then the chosen one. Past the last place it is a new card. */
export function writeCard({ cards }: ClassCards, place: number, card: ClassCard): ClassCards {
  const at = Math.min(place, cards.length, CLASS_CARDS_MAX - 1);
  return { cards: [...cards.slice(0, at), card, ...cards.slice(at + 1)], chosen: at };
}

/** The cards without the one at a place; the one before it is chosen. */
export function removeCard({ cards }: ClassCards, place: number): ClassCards {
  return { cards: cards.filter((_, index) => index !== place), chosen: Math.max(0, place - 1) };
}

/** Templates of values, by the words of their blank. */
export type BlankTemplates = Readonly<Record<string, string>>;

/**
 * Values from a card, by the words of their blanks. A blank without a template is left out, and so is one whose
 * template has an empty field.
 */
export function fillBlanks(
  blanks: readonly string[],
  { values }: ClassCard,
  templates: BlankTemplates,
): Readonly<Record<string, string>> {
  const filled = blanks.flatMap((blank) => {
    const template = templates[foldText(blank)];
    if (template === undefined) return [];
    const fields = [...template.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
    if (!fields.every((field) => isClassField(field) && values[field] !== undefined)) return [];
    const text = template.replace(/\{(\w+)\}/g, (_, field) =>
      isClassField(field) ? (values[field] ?? "") : "",
    );
    return [[blank, text] as const];
  });
  return Object.fromEntries(filled);
}

/** Templates by the folded words of a blank, which tell its language. */
export const BLANK_TEMPLATES: BlankTemplates = {
  "year group": "{stage}",
  "who uses it": "{stage} pupils",
  subject: "{subject}",
  "number of pupils": "{pupils}",
  "lesson length in minutes": "{minutes}",
  minutes: "{minutes}",
  "materials and devices": "{devices}",
  devices: "{devices}",
  "devices and internet": "{devices}, {internet}",
  "internet in the room": "{internet}",
  "other needs in general terms": "{needs}",
  "support needs in general terms": "{needs}",
  "textbook or resource": "{textbook}",
  textbook: "{textbook}",
  tone: "{tone}",

  "ano/serie": "{stage}",
  "quem usa": "alunos de {stage}",
  "componente curricular": "{subject}",
  "numero de alunos": "{pupils}",
  "duracao da aula em minutos": "{minutes}",
  minutos: "{minutes}",
  "materiais e aparelhos": "{devices}",
  aparelhos: "{devices}",
  "aparelhos e internet": "{devices}, {internet}",
  "internet na sala": "{internet}",
  "outras necessidades em termos gerais": "{needs}",
  "necessidades em termos gerais": "{needs}",
  "livro ou material usado": "{textbook}",
  "livro didatico": "{textbook}",
  tom: "{tone}",
};
