import type { MailTexts } from "~/features/newsletter/core/mail-texts";

/** The words of the mails; pages have their own. */
export const mail: MailTexts = {
  siteName: "AI Teacher Pro",
  sentBy: (name) => `Sent by ${name}.`,
  confirmation: {
    subject: "Confirm your newsletter subscription",
    introduction:
      "Somebody, most likely you, asked for our weekly newsletter to be sent to this address. Please confirm that you want it.",
    button: "Confirm my subscription",
    validity: (days) =>
      `The link opens a page with one button. Nothing happens until you press it. The link works for ${days} days.`,
    copyLink: "If the button does not open, paste this address into your browser:",
    notYou: (days) =>
      `Not you? Then do nothing. Without a confirmation we send no newsletter, and we delete this address after ${days} days. If you never want to be asked again, this link opens a page with a button for that:`,
    refuse: "Do not ask me again",
    footer: "You get this email because this address was entered on our site.",
  },
  digest: {
    subject: (firstTitle) => `AI for teachers: ${firstTitle}`,
    title: (dates) => `AI for teachers, ${dates}`,
    introduction: "The week in AI, and what it may mean for your class. Two minutes.",
    newsHeading: "News",
    classLabel: "In class:",
    itemsHeading: "New or changed in our lists",
    promptHeading: "A prompt to try",
    promptLink: "Steps and what to check",
    webVersion: "Read or print this issue on the site",
    footer: "You get this email on Mondays because you confirmed your subscription.",
  },
  links: {
    unsubscribe: "Unsubscribe",
    record: "What we hold about you",
  },
};
