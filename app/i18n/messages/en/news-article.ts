import type { WithdrawalReason } from "~/features/news/core/withdrawal";

/** The page of one article, its receipts, and the record of corrections. */
export const newsArticle = {
  details: "Sources and corrections",
  readSource: "Read it at the source",
  receipts: {
    heading: (count: number): string =>
      count === 1 ? "What this sentence rests on" : "What each sentence rests on",
    lead: "First the sentence shown here, then the words of the source, untranslated.",
    origins: {
      source: "The source’s own sentence: what the model gave was no cut of it.",
      original: "Shown in the original language: no translation of it passed the comparison.",
    },
  },
  translated: {
    text: "The sentences were translated by a machine. Figures, units, dates, names and denials were compared with the original; a wrong ordinary word is not noticed.",
    more: "What the comparison cannot see",
  },
  extract: "These sentences are the source's own. No model wrote anything here.",
  sources: "Sources of this story",
  changed: "This summary was changed on",
  corrections: "What was here before",
  until: "Until",
  wrong: "Something is wrong here",
  mailSubject: "Something is wrong in a news summary",
  mailBody: (address: string) => `${address}\n\nWhat is wrong: `,
  all: "All news",
  record: "All corrections",
  withdrawn: {
    heading: "This article was withdrawn",
    on: "Withdrawn on",
    noReason: "We took it off the site.",
    reasons: {
      wrong: "Our summary said something that is not true. We took it off the site.",
      "source-withdrew": "The source has taken its article back, so we took ours off, too.",
      "off-topic": "It was not about AI in education. We took it off the site.",
      rights: "Someone who holds rights in it asked us to take it off.",
      harmful: "It could do harm to people. We took it off the site.",
    } satisfies Record<WithdrawalReason, string>,
  },
  correctionsPage: {
    feed: "RSS feed",
    heading: "Changed summaries",
    lead: "When a source changes its article, we summarise and check it again. What was here before is kept below.",
    none: "No summary has had to be changed yet.",
    withdrawn: "Withdrawn articles",
    noneWithdrawn: "No article has been withdrawn.",
    unread: "The corrections cannot be read at the moment. Please try again later.",
    changedItem: (title: string) => `Changed: ${title}`,
    withdrawnItem: (title: string) => `Withdrawn: ${title}`,
  },
};

export type NewsArticleMessages = typeof newsArticle;
