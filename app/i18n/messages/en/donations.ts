import type { AmountProblem } from "~/features/donations/core/amount";

const problems: Readonly<Record<AmountProblem, string>> = {
  empty: "Type an amount.",
  "not-a-number": "Type the amount in figures, for example 12.50.",
  "too-precise": "Use at most two decimals, for example 12.50.",
  "too-small": "The smallest amount is R$0.01.",
  "too-large": "The largest amount is R$999,999.99.",
};

/** The donation block. */
export const donations = {
  title: "Support Our Educational Mission",
  lead: "Everything here is free. If it saves you time, you can help to keep it going. Amounts are in Brazilian reais (R$).",
  notOpen: "Donations are not open yet: we have not set up a way to give. Thank you for thinking of it.",
  popular: "Popular",
  writeInstead: "Write to us",
  noCard: "No card payment for this amount yet.",
  mailSubject: (amount: string) => `Donation of ${amount}`,
  secured: "Secured by a card payment provider",
  bank: {
    title: "Bank transfer (Pix)",
    text: "Instant, no fees, any amount. For accounts in Brazil.",
    open: "Show the Pix code",
    /** By what the visitor can use instead. */
    off: {
      card: "Pix is not set up yet. The amounts above can be given by card.",
      contact: "Pix is not set up yet. Write to us and we will find a way.",
      none: "Pix is not set up yet.",
    },
    mailSubject: "Donation by bank transfer",
  },
  howItHelps: "How it helps",
  transparency: "What you should know",
  costs: "What the site costs",
  /** Leads from the part of a page to the page of its own. */
  rest: "All amounts, and what you should know",
  pix: {
    chooseAmount: "Amount",
    anyAmount: "Any",
    otherAmount: "Another amount in R$",
    otherHint: "Leave it empty to type the amount in your bank's app.",
    update: "Update the code",
    problems,
    codeAlt: "Pix QR code",
    codeForAny: "Any amount",
    loading: "Loading the code...",
    failed:
      "The Pix code could not be loaded. Check your connection and try again, or open the donation page.",
    retry: "Try again",
    openPage: "Open the donation page",
    waiting: "The code appears when the amount is complete.",
    bankShows: "Your bank will show",
    exampleCode: "A made-up key for this local copy: a payment would reach nobody.",
    checkName: "Read this name in your bank's app before you confirm.",
    copyText: "Pix copy and paste",
    copy: "Copy the Pix text",
    copied: "Copied",
    copyThanks: "Copied. Paste it into your bank's app under Pix copy and paste. Thank you: it helps.",
  },
  note: {
    title: "Send a note",
    intro: "If you like, write a few words. They open in your email program, and you send them from there.",
    name: "Your name (optional)",
    message: "Message",
    send: "Send by email",
    subject: "A note with my donation",
  },
};

export type DonationsMessages = typeof donations;
