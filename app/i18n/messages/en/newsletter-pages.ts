import type { Locale } from "~/addresses/languages";

/** The pages that the newsletter's forms and mails lead to. */
export const newsletterPages = {
  page: {
    checkNeedsScript:
      "To keep robots out, this form runs a check that needs JavaScript. With JavaScript switched off we take ten sign-ups an hour, from everybody together; if yours comes too late for this hour, the next page says so.",
    answerHeading: "Please check your inbox",
    retryHeading: "That did not work yet",
    promises: [
      "It comes once a week, on Mondays; if there is little to say that week, we skip it.",
      "Nothing is sent before you confirm by pressing a button.",
      "Every email has a link to unsubscribe, and one that shows and deletes what we hold about you.",
    ],
    archive: "Read past issues",
  },
  confirm: {
    text: "Press the button to receive the newsletter on Mondays.",
    button: "Confirm my subscription",
    doneHeading: "You are subscribed",
    done: "Thank you. The next issue comes on Monday. Until then, these may be of use:",
    unknownHeading: "This link does not work any more",
    unknown:
      "It works for seven days, and a newer email replaces the links of an older one. Please sign up again, and we will send you a new one.",
    again: "Sign up again",
    prompts: "Ready prompts from the book",
  },
  unsubscribe: {
    text: "Press the button to stop the newsletter. We then delete your address and keep only a one-way code (hash) of it and today's date, for a year.",
    button: "Unsubscribe",
    doneHeading: "You are unsubscribed",
    done: "You will get no more newsletters, and your address has been deleted. You are welcome back at any time.",
    unknownHeading: "There is no subscription under this link",
    unknown:
      "If you have already unsubscribed, there is nothing more to do. If emails still come, please use the link in the newest one.",
  },
  refuse: {
    text: "Did somebody else enter your address? Press the button: we delete the address, and nobody can make us ask you again. We keep only a one-way code (hash) of your mailbox, so that we remember.",
    button: "Never ask me again",
    doneHeading: "We will not ask again",
    done: "Your address has been deleted, and we will not ask you to confirm again. If you want the newsletter one day, please write to us.",
    unknownHeading: "This link does not work any more",
    unknown:
      "The address behind it has already been deleted, or a newer email has a newer link. If emails still come, please use the link in the newest one.",
  },
  record: {
    text: "This is everything stored with your address. Only part of the address is shown, because emails get forwarded.",
    address: "Address",
    language: "Language of the newsletter",
    state: "Status",
    states: { pending: "Waiting for your confirmation", confirmed: "Subscribed" },
    since: "Since",
    confirmationMails: "Confirmation emails within a year",
    lastConfirmation: "Last confirmation email requested",
    deleteText:
      "Deleting ends the subscription and removes everything above. We keep only a one-way code (hash) of your mailbox and the dates of confirmation emails, for a year at most, so that nobody can use this site to flood your inbox.",
    button: "Delete everything",
    doneHeading: "Everything is deleted",
    done: "Your address is no longer stored, and you will get no more newsletters.",
    unknownHeading: "Nothing is stored under this link",
    unknown:
      "The record may have been deleted or the subscription ended, or the email is older than sixty days. If emails still come, please use the link in the newest one.",
  },
  failedHeading: "That did not work",
  languages: { en: "English", "pt-br": "Portuguese" } satisfies Record<Locale, string>,
};

export type NewsletterPagesMessages = typeof newsletterPages;
