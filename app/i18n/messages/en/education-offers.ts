import type { Audience } from "~/features/evidence/core/tool-evidence";

const audiences = {
  teacher: "a teacher can ask",
  school: "the school must ask",
  student: "those who study; ask whether your pupils count",
  university: "universities",
} satisfies Record<Audience, string>;

/** The offers on the landing of the printed code on costs. */
export const educationOffers = {
  heading: (country: string | null) => (country === null ? "Offers by country" : `Offers in ${country}`),
  intro:
    "Start with what your school already has: an account it already holds costs nothing and usually protects pupils better. What applies only in other countries or to universities is kept apart.",
  here: (country: string | null) => (country === null ? "In every country" : `Open to ${country}`),
  countriesNotStated: "The maker does not say in which countries: ask first",
  elsewhere: "Not for you, unless you teach there: some countries only, or universities only",
  empty: "We know of no offer here. A free plan may still be enough.",
  /** Instead of the sources and the months, which need more sheets than the lesson. */
  onPaper: "The page of this code has the source and the month of each, and the offers elsewhere.",
  audiences,
  only: (countries: string) => `only ${countries}`,
  official: (date: string) => `official page, ${date}`,
  thirdParty: (date: string) => `third party, ${date}`,
  undated: "undated: to be re-checked",
  meaning: {
    title: "What “education offer” means here",
    paragraphs: [
      "We use the words only when the maker gives schools, teachers or pupils something the public does not get: a free plan, a lower price, or extra functions and protection.",
      "Being made for schools is not an offer. Nor is a free plan that is open to everybody.",
    ],
  },
  trapsHeading: "Five traps",
  traps: [
    {
      title: "It is not for your country",
      check: "Look for the eligible countries. Some free teacher plans apply only in the United States.",
    },
    {
      title: "It is not for schools",
      check: "A student discount often means university. Ask whether primary and secondary staff qualify.",
    },
    {
      title: "The free period ends with a bill",
      check: "Find the end date and whether a card is needed. Put a reminder ten days before.",
    },
    {
      title: "The AI is switched off, or has a minimum age",
      check: "An administrator must turn it on, often by age group. Ask who, and for which year groups.",
    },
    {
      title: "You pay with data",
      check: "Read whether inputs train models, and ask for the data processing agreement in writing.",
    },
  ],
};

export type EducationOffersMessages = typeof educationOffers;
