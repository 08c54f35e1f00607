/** The school kit: its questions and what stands around its documents. */
export const schoolKit = {
  what: "It takes about five minutes. You get a policy, a letter to families, an agreement for each class, a scale for tasks, a list of tools, a sheet for incidents and a poster. Each clause says why it is there and by which rule; where your answers clash with a rule, you are told first.",
  notAdvice:
    "These are drafts, not legal advice. Clauses marked for a lawyer should be read by one before the school signs.",
  form: {
    heading: "The questions",
    several: "One or more answers.",
    oneOnly: "One answer.",
    onlyOwnUse: "Counts only where pupils use AI themselves.",
    onlyOlder: "Where all pupils are in early years, no pupil uses AI, whatever is answered here.",
    blanks: "What goes into the blanks",
    blanksHint: "You may leave any of it empty: the documents then have a line to write on.",
    school: "Name of the school",
    contact: "Contact for questions",
    contactHint: "An email address or an office.",
    reviewDate: "Date of the next review",
    tools: "Tools for the inventory",
    toolsHint: "Paste the link to a kit from this site, or the short codes of tools, separated by commas.",
    useFavourites: "Use the tools among my favourites",
    language: "Language of the documents",
    make: "Make the documents",
    privacy:
      "The documents are made on your device. Your answers stay in this browser and are not sent. Without script, or if the file of the clauses does not load, they go to our server, which answers with a page and neither keeps nor logs them.",
    clear: "Delete my answers from this browser",
    cleared: "Your answers were deleted.",
  },
  /** Above the questions, where a link has other answers than this browser keeps. */
  linked: {
    heading: "Answers from a link",
    text: "The link you opened has other answers than yours. Yours stay as they are until you take these; what you typed stays in any case.",
    use: "Use these answers",
    refuse: "Keep mine",
    used: "The answers of the link are in the form now.",
    refused: "Your answers have not changed.",
  },
  problems: {
    heading: "These questions still need an answer:",
    noTools: "None of these codes is a tool on this site.",
    noFavourites: "There is no tool among your favourites.",
    tools: (names: string) => `In the inventory: ${names}.`,
  },
  result: {
    title: "Your documents",
    heading: "Your school's documents",
    jump: "Jump to",
    warnings: "Read this first",
    print: "Print",
    printAll: "Print all",
    copyLink: "Copy a link to these answers",
    copied: "Link copied",
    refused: "The browser did not copy. The link:",
    linkHint:
      "The link has the answers after its # sign, where no server sees them, and nothing that you typed.",
    change: "Change the answers",
    posted:
      "Your answers were sent to our server for this page alone. They were neither kept nor logged. Print the page or save it now: nobody can bring it back.",
    rule: "Rule",
  },
  rule: {
    source: { news: "known from the press", "third-party-notes": "known from other people's notes" },
    unsure: "not certain",
  },
  link: "Make your school's documents",
  linkLead: "Answer twelve questions and get a policy, a letter, class agreements and a list of tools.",
};

export type SchoolKitMessages = typeof schoolKit;
