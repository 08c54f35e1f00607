import type { PageId } from "~/addresses/route-table";

interface PageText {
  /** The document title and the heading. */
  readonly title: string;
  /** One or two sentences: meta description and introduction. */
  readonly description: string;
}

/** Title and description of every page that does not take them from its own content. */
export const pages = {
  home: {
    title: "AI Teacher Pro",
    description:
      "The companion to the book Generative AI for Teachers: tools, courses, news and ready prompts that empower educators to harness artificial intelligence in their classrooms.",
  },
  tools: {
    title: "AI Tools for Teachers",
    description: "Tools chosen for the classroom, with minimum ages, free plans and the month of each fact.",
  },
  learn: {
    title: "Learn AI Tools",
    description: "Courses for teachers who want to work with generative AI, most of them free.",
  },
  certifications: {
    title: "Certifications",
    description: "Credentials that show what a teacher can do with AI, with their cost and level.",
  },
  library: {
    title: "AI Education Library",
    description: "Books and websites about artificial intelligence in education, in English and Portuguese.",
  },
  videos: {
    title: "AI Education Videos",
    description: "Single videos, series and channels about AI for teachers and for their classes.",
  },
  about: {
    title: "About",
    description: "Why this site exists, and the book it belongs to.",
  },
  "book-resources": {
    title: "Exclusive Book Resources",
    description: "Every example, prompt and guide behind the codes printed in the book.",
  },
  prompts: {
    title: "Ready prompts for teachers",
    description:
      "The library of every prompt in the book and the planning kit, by task, stage, subject and time to prepare.",
  },
  hub: {
    title: "Hub: where to start",
    description: "Start from what you want to do with your class; find the tools and pages that help.",
  },
  news: {
    title: "AI news for teachers",
    description: "What changed in AI, summarised in English and Portuguese, with a link to every source.",
  },
  "news-pipeline": {
    title: "How the news gets here",
    description: "The sources we read, the latest runs and what was refused, for all to see.",
  },
  "news-corrections": {
    title: "Corrections",
    description: "What we changed or took back in the news, when, and what it said before.",
  },
  digest: {
    title: "Weekly digest",
    description: "The week in AI for teachers, one page per week.",
  },
  search: {
    title: "Search",
    description: "Search tools, courses, books, videos, prompts and pages.",
  },
  favourites: {
    title: "Favourites",
    description: "What you saved on this device, to share, print or move to another device.",
  },
  kit: {
    title: "Class kit",
    description: "A handout of chosen resources with a QR code for each.",
  },
  compare: {
    title: "Compare AI tools",
    description:
      "Tools side by side, three at most: what is known of each, from which text and of which month.",
  },
  contact: {
    title: "Contact",
    description: "How to reach the author, report an error or suggest a resource.",
  },
  donate: {
    title: "Donate",
    description: "The ways to support this site, what a donation pays for and what you should know first.",
  },
  bncc: {
    title: "BNCC codes: which ones exist",
    description:
      "Paste a lesson plan and see which of its codes exist in the BNCC, the national curriculum of Brazil.",
  },
  "bncc-check": {
    title: "The codes in your text",
    description: "Which codes in your text exist in the BNCC, and what comes closest to the others.",
  },
  rules: {
    title: "Rules on AI for teachers",
    description:
      "What laws and guidance on AI ask of a teacher now, rule by rule, with status, dates and how sure we are.",
  },
  "school-kit": {
    title: "School kit: AI policy and more",
    description:
      "Answer twelve questions to get your school's AI policy, an agreement for each class and other documents, each clause with its rule.",
  },
  "school-kit-documents": {
    title: "Your school kit",
    description: "The documents made from your answers, for this page alone.",
  },
  costs: {
    title: "What the site costs",
    description: "What it costs to run this site each month, and how many months donations cover.",
  },
  "platform-costs": {
    title: "What a platform costs",
    description:
      "What a paid plan of an AI platform costs for you or for the whole school, in dollars and in reais.",
  },
  "platform-checklist": {
    title: "Implementation checklist",
    description:
      "The steps from the first idea to an AI tool that a whole school uses with care, to tick and to print.",
  },
  privacy: {
    title: "Privacy",
    description: "What this site stores about you, where, for how long, and how to have it removed.",
  },
  terms: {
    title: "Terms of use",
    description: "What you may do with the content of this site, and what we do not promise.",
  },
  cookies: {
    title: "Cookies",
    description: "This site sets no cookies. What it keeps on your device, and how to clear it.",
  },
  newsletter: {
    title: "Newsletter",
    description: "One email a week with what changed in AI for teachers.",
  },
  "newsletter-confirm": {
    title: "Confirm your subscription",
    description: "One click to start receiving the weekly newsletter.",
  },
  "newsletter-unsubscribe": {
    title: "Unsubscribe",
    description: "Stop receiving the weekly newsletter.",
  },
  "newsletter-refuse": {
    title: "Never ask again",
    description: "Stop emails that ask you to confirm a subscription.",
  },
  "newsletter-record": {
    title: "What we hold about you",
    description: "Everything stored with your email address, and a button to delete it.",
  },
} satisfies Partial<Record<PageId, PageText>>;

export type TitledPageId = keyof typeof pages;
export type PagesMessages = Readonly<Record<TitledPageId, PageText>>;
