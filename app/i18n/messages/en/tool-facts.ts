import type { Audience, Question } from "~/features/evidence/core/tool-evidence";

const questions = {
  minimumAge: "Minimum age",
  guardianConsent: "A guardian's permission",
  pupilLogin: "May pupils use it?",
  noAccount: "Does it work without an account?",
  trainsOnInputs: "Does it train on what you type?",
  trainsElsewhere: "And with other kinds of account?",
  portuguese: "Is it in Portuguese?",
  freePlan: "Is there a free plan?",
  price: "Price",
  educationOffer: "Offer for education",
  availability: "Where it may be used",
} satisfies Record<Question, string>;

const audiences = {
  teacher: "teachers",
  school: "schools",
  student: "students",
  university: "universities",
} satisfies Record<Audience, string>;

/** What is known of a tool: on badges, and as answers to the questions of a class. */
export const toolFacts = {
  questions,
  audiences,
  table: {
    title: "What we know, and from where",
    intro:
      "Each answer with the text it rests on and the month of that text. What is older than 180 days, or bears no date, asks for a re-check: read the maker's own page before you rely on it.",
    question: "Question",
    answer: "Answer",
    source: "From where",
    notFound: "Not found",
    notStated: "The text that was read does not say",
    notIn: (country: string) => `not for ${country}`,
  },
  claims: {
    schoolPupils: "Pupils through the school",
    pupilsFrom: (age: number) => `Pupils from ${age}`,
    pupilsFromWithGuardian: (age: number) => `Pupils from ${age}, with a guardian's permission`,
    pupils: "Pupils may use it",
    pupilsWithGuardian: "Pupils with a guardian's permission",
    notForPupils: "Not for pupils",
    from: (age: number) => `From ${age}`,
    ageUnknown: "Age rule unknown",
    noAccount: "No account needed",
    noPupilAccount: "Pupils need no account",
    websiteInPortuguese: "Website in Portuguese",
    training: {
      no: "Does not train on what you type",
      "unless-switched-off": "Trains on what you type; can be switched off",
      yes: "Trains on what you type",
    },
    offer: (audiences: string, places: string) => `Education offer: ${audiences}; ${places}`,
    worldwide: "worldwide",
    placesUnknown: "countries not stated",
  },
};

export type ToolFactsMessages = typeof toolFacts;
