import type { CodeStatus } from "~/features/bncc/core/check-codes";

/** The checker of curriculum codes. */
export const bncc = {
  what: "The BNCC is Brazil's national curriculum. Each of its skills has a code such as EF05MA01. AI tools often invent codes that look right and do not exist.",
  form: {
    heading: "Check a text",
    label: "Your plan, or an AI's answer",
    hint: "Paste all of it: every code in it is checked.",
    check: "Check the codes",
    privacy:
      "The check runs on your device. Without script, or if the list of codes does not load, the text goes to our server, which answers and neither keeps nor logs it. Up to 64 KB.",
    example: "Try an example",
    exampleText:
      "Lesson plan (invented example). Skills: EF05MA03, EF05MA77 and ef05ma07. Links with science: EF05C101. Portuguese: EF05LP.",
  },
  errors: {
    empty: "Paste a text first.",
    tooLarge:
      "The text is larger than 64 KB. None of it was checked. It is still in the field: check it in two or more parts.",
    tooLargeToRead:
      "The text was too large to be read, so nothing was checked. It is not lost: go back in your browser, where it is still in the field, and check it in parts of up to 64 KB.",
    tooMany:
      "Too many checks have come from your network, so nothing was checked. The text is not lost: go back in your browser, and try again in ten minutes.",
  },
  result: {
    heading: "What we found",
    none: "There is no code in this text that looks like one from the BNCC.",
    counts: (counts: Readonly<Record<CodeStatus, number>>) =>
      `Exist: ${counts.exists}. Not in the BNCC: ${counts.unknown}. Misspelt: ${counts.misspelt}. Cut off: ${counts.cut}.`,
    more: (count: number) =>
      count === 1
        ? "And 1 more code that was not checked. Check the text in two or more parts."
        : `And ${count} more codes that were not checked. Check the text in two or more parts.`,
    marked: "Your text, with its codes marked",
    read: "That a code exists does not mean it fits: read the skill in the document.",
    print: "Print the checked list",
    another: "Check another text",
  },
  lookup: {
    heading: "Look up a code",
    lead: "All codes by stage, year and subject. The wording of the skills is not on this site: each page number opens the document there.",
    stage: "Stage",
    year: "Year",
    subject: "Subject, area or field of experience",
    all: "All",
    codes: "Codes",
    shown: (count: number) => (count === 1 ? "1 group of codes" : `${count} groups of codes`),
    page: (page: number) => `p. ${page}`,
    noPage: "page not known",
  },
  source: {
    heading: "Where the list comes from",
    list: (count: string) => `${count} codes: the BNCC of 2018 and its computing complement of 2022. Source:`,
    licence: "data version 2026.07, CC BY 4.0. We kept the codes and pages and left the wording out.",
    documents: "The documents:",
  },
  link: "Check the codes in a plan",
  linkLead:
    "AI tools invent codes of Brazil's curriculum (BNCC). Paste a plan and see which of its codes exist.",
};

export type BnccMessages = typeof bncc;
