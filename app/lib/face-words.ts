// The letters on the faces of things.

const MONOGRAM_MAX = 2;
const INITIALS_MAX = 3;
/** Longer ones, such as those of a title in capitals, are words. */
const ACRONYM_MAX = 6;

/** Words that join others; those of a name that goes on after "with" or "em" are of somebody else. */
const JOINS = /\s*[,;/+(]\s*|\s+(?:and|e|com|with|on|em|supporting|presented by)\s+/;

function toInitials(words: readonly string[], most: number): string {
  return words
    .slice(0, most)
    .map((word) => [...word][0] ?? "")
    .join("");
}

/** The words of a name that begin with a capital or a digit. */
function namingWords(name: string): string[] {
  return name.split(/[\s\-–.:]+/).filter((word) => /^[\p{Lu}\d]/u.test(word));
}

/** Two letters for a tool: those its words begin with, or the first two of a single word. */
export function toMonogram(title: string): string {
  const plain = title.replace(/\s*\(.*$/, "");
  const words = namingWords(plain);
  if (words.length > 1) return toInitials(words, MONOGRAM_MAX).toUpperCase();
  const letters = [...plain.replace(/[^\p{L}\d]/gu, "")].slice(0, MONOGRAM_MAX);
  return letters.join("").replace(/^./u, (first) => first.toUpperCase());
}

/** Short name of an organisation: its own acronym, else the letters its words begin with. */
export function toAcronym(organisation: string): string {
  const [first = ""] = organisation.split(JOINS);
  const words = namingWords(first);
  const [own = ""] = words;
  if (/^[\p{Lu}\d]{2,}$/u.test(own) && own.length <= ACRONYM_MAX) return own;
  return words.length > 1 ? toInitials(words, INITIALS_MAX) : toMonogram(first);
}

function toSurname(author: string): string {
  return author.trim().split(/\s+/).at(-1) ?? "";
}

/** Who wrote a book, as it stands on the spine: the first surname, and how many more there are. */
export function toSpineName(authors: string): string {
  const [institution = "", people] = authors.split(/\s*\(/);
  if (people !== undefined) return institution;
  const [first = "", ...others] = authors.split(/,\s*|\s+(?:and|e|&)\s+/).map(toSurname);
  return others.length === 0 ? first : `${first} +${others.length}`;
}

/** How long a video is, short; the same in every language. */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, "0")}`;
}
