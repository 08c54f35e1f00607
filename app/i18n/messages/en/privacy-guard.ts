import type { DataKind } from "~/features/privacy-guard/core/finding";
import type { DataReplacements } from "~/features/privacy-guard/core/replace-data";

interface KindWords {
  readonly title: string;
  readonly message: string;
  readonly keep: string;
}

const kinds: Readonly<Record<DataKind, KindWords>> = {
  cpf: {
    title: "This looks like a CPF",
    message:
      "An eleven-digit number here passes the check of a Brazilian personal number. It identifies one person for life: take it out.",
    keep: "It is nobody's number",
  },
  email: {
    title: "This looks like an email address",
    message: "An address points to a person or a family. Say “a parent” or “the school office” instead.",
    keep: "It is an invented address",
  },
  registration: {
    title: "This looks like a registration number",
    message: "A registration or identity number leads to one pupil. No prompt needs it.",
    keep: "It is nobody's number",
  },
  marks: {
    title: "This looks like a list of marks",
    message:
      "Marks beside names are pupils' records. Put letters in place of the names, or describe the pattern: “about half the class mixed up area and perimeter”.",
    keep: "It is invented data for a lesson",
  },
  phone: {
    title: "This looks like a phone number",
    message: "No prompt needs somebody's number. Keep it if it is a number from an exercise.",
    keep: "It is part of an exercise",
  },
  name: {
    title: "This may be somebody's name",
    message:
      "If it is a pupil, a colleague or a family, put a letter in its place. Authors and historical figures may stay.",
    keep: "It is an author or a public figure",
  },
};

const replacements: DataReplacements = {
  number: {
    cpf: "[number removed]",
    email: "[email removed]",
    registration: "[number removed]",
    phone: "[phone removed]",
  },
  pupil: (letter) => `pupil ${letter}`,
};

/** The review of a prompt that is about to leave the page. */
export const privacyGuard = {
  heading: "Before it leaves this page",
  found: (count: number) =>
    count === 1 ? "1 passage to look at. You decide." : `${count} passages to look at. You decide.`,
  clean: "Nothing else here looks like personal data. Read it once more yourself.",
  textLabel: "The prompt, with what looks personal marked",
  kinds,
  replacements,
  replaceBy: (words: string) => `Replace with “${words}”`,
  replaceNames: "Replace the names with letters",
  replaceAll: "Replace all",
  undo: "Undo",
  /** `label` is what the button of the page says: "Copy prompt". */
  asItIs: (label: string) => `${label} as it is`,
  limits:
    "The check runs on this device and sends nothing. It can miss nicknames, initials or an unusual story: you know your pupils, it does not.",
};

export type PrivacyGuardMessages = typeof privacyGuard;
