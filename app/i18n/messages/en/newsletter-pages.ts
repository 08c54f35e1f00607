import type { Locale } from "~/addresses/languages";

/** The pages that the newsletter's forms and mails lead to. */
export const newsletterPages = {
  page: {
    checkNeedsScript:
      "To keep robots out, this form runs a check that needs JavaScript. With JavaScript switched off we take ten sign-ups an hour, from everybody together; if yours comes too late for this hour, the next page says so.",
    answerHeading: "Please check your inbox",
    retryHeading: "That did not work yet",
    promises: [
      "It comes once a week, on Mondays; in a week with little to say it does not come.",
      "Nothing is sent before you confirm by pressing a button.",
      "Every email has a link to stop further ones, and one that shows and deletes what we hold about you.",
    ],
    archive: "Read past issues",
  },
  confirm: {
    text: "Press the button, and the newsletter will come to you on Mondays.",
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
    text: "Press the button, and no more newsletters will come. We then forget your address; only a one-way code of it and today's date remain, for a year.",
    button: "Unsubscribe",
    doneHeading: "You are unsubscribed",
    done: "No more newsletters will come to you, and your address is forgotten. You are welcome back at any time.",
    unknownHeading: "This link leads to no subscription",
    unknown:
      "If you have unsubscribed before, all is done. If emails still come, please use the link in the newest one.",
  },
  refuse: {
    text: "Somebody entered your address and it was not you? Press the button: we delete the address, and nobody can make us ask you again. Only a one-way code of your mailbox remains, so that we know.",
    button: "Never ask me again",
    doneHeading: "We will not ask again",
    done: "Your address is deleted, and no further email will ask you to confirm. Should you want the newsletter one day, please write to us.",
    unknownHeading: "This link does not work any more",
    unknown:
      "The address behind it was deleted already, or a newer email has a newer link. If emails still come, please use the link in the newest one.",
  },
  record: {
    text: "This is everything stored with your address. The address itself is shown in part only, because emails are passed on.",
    address: "Address",
    language: "Language of the newsletter",
    state: "State",
    states: { pending: "Waiting for your confirmation", confirmed: "Subscribed" },
    since: "Since",
    confirmationMails: "Confirmation emails within a year",
    lastConfirmation: "Last confirmation email asked for",
    deleteText:
      "Deleting ends the subscription and removes all of the above. Only a one-way code of your mailbox remains, with the dates of confirmation emails and for a year at most, so that nobody can make us write to you again and again.",
    button: "Delete everything",
    doneHeading: "Everything is deleted",
    done: "Your address is no longer stored, and no more newsletters will come to you.",
    unknownHeading: "Nothing is stored under this link",
    unknown:
      "The record may have been deleted or the subscription ended, or the email is older than sixty days. If emails still come, please use the link in the newest one.",
  },
  failedHeading: "That did not work",
  languages: { en: "English", "pt-br": "Portuguese" } satisfies Record<Locale, string>,
};

export type NewsletterPagesMessages = typeof newsletterPages;
