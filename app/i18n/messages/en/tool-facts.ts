import type { LeadTopic, PlainAnswer } from "~/features/evidence/core/lead-fact";
import type { Audience, PlanPrice, Question } from "~/features/evidence/core/tool-evidence";

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
  educationOffer: "Education offer",
  availability: "Where it may be used",
} satisfies Record<Question, string>;

const audiences = {
  teacher: "teachers",
  school: "schools",
  student: "students",
  university: "universities",
} satisfies Record<Audience, string>;

const leadTopics = {
  who: "Who may use it",
  cost: "What it costs",
  portuguese: "In Portuguese",
  data: "What happens to what you type",
} satisfies Record<LeadTopic, string>;

/** They stand as large as the title, so they are a few words. */
const leadAnswers = {
  "not-found": "Not known",
  "not-stated": "Not stated",
  unclear: "Not clear",
  "through-school": "Pupils, through the school",
  pupils: "Pupils may use it",
  "pupils-with-guardian": "Pupils, with permission",
  "not-pupils": "Not for pupils",
  free: "Free plan",
  "not-free": "No free plan",
  "free-elsewhere": "Free only elsewhere",
  interface: "Yes",
  website: "The website, yes",
  "not-portuguese": "No",
  "trains-nothing": "Not used for training",
  "can-be-switched-off": "Used for training, unless switched off",
  trains: "Used for training",
} satisfies Record<PlainAnswer, string>;

const pricedPer = {
  month: (amount: string) => `${amount} a month`,
  "month-billed-yearly": (amount: string) => `${amount} a month`,
  year: (amount: string) => `${amount} a year`,
} satisfies Record<PlanPrice["per"], (amount: string) => string>;

/** What is known of a tool: on badges, and as answers to the questions of a class. */
export const toolFacts = {
  questions,
  audiences,
  lead: {
    title: "The essentials first",
    topics: leadTopics,
    answers: leadAnswers,
    fromAge: (age: number) => `From ${age}`,
    fromAgeWithGuardian: (age: number) => `From ${age}, with permission`,
    pricedPer,
    paidPlan: (price: string) => `Paid plan: ${price}`,
  },
  table: {
    title: "What we know, and from where",
    intro:
      "Each answer with the text it comes from and the month of that text. Anything older than 180 days, or without a date, needs a re-check: read the maker's own page before you rely on it.",
    question: "Question",
    answer: "Answer",
    source: "From where",
    notFound: "Not found",
    notStated: "The text that was read does not say",
    open: (count: number) => `Show the ${count} answers`,
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
