/** The pages of the weekly digest. The words inside an issue are those of its mail (mail.ts). */
export const digest = {
  none: "No issue: fewer than three good stories that week.",
  emptyHeading: "The first issue is still to come",
  emptyText: "It is built on Monday morning from the news of the week before.",
  news: "See the latest news",
  subscribeHeading: "Get it by email",
  print: "Print",
  all: "All issues",
  online: "With all links:",
};

export type DigestMessages = typeof digest;
