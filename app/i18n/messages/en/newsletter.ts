/** The labels of the three sign-up forms, and what they say to an empty address and on a failure. */
export const newsletter = {
  form: {
    heading: "The week in AI, for teachers",
    text: "One email on Mondays: up to five stories and what they mean for your class, plus one prompt to try. Two minutes to read, one click to leave.",
    email: "Email address",
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
    privacy: "Your address is used for this newsletter and nothing else.",
    privacyLink: "Privacy",
    trap: "Leave this field empty",
    check: "Robot check",
  },
  footer: {
    heading: "Newsletter",
    text: "The week in AI, on Mondays.",
  },
  popup: {
    heading: "Get weekly updates",
    success: "Almost done. Please look in your inbox for an email with a confirmation button.",
    failure: "Failed to subscribe. Please try again.",
  },
  /** What the form says without asking the server. The server's answers bring their own texts. */
  errors: {
    empty: "Please enter your email address.",
    failed: "Something went wrong. Please try again later.",
    check: "Please wait for the robot check to finish, then press Subscribe again.",
  },
};

export type NewsletterMessages = typeof newsletter;
