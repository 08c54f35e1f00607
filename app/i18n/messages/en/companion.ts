import { readyPrompt } from "~/i18n/messages/en/ready-prompt";

/** The book-resources page, and the landings of the printed codes. */
export const companion = {
  breadcrumb: { label: "You are here", home: "Home" },
  hero: {
    total: (count: number) => `${count} resources`,
    lead: "Point your phone at a code in the book and its page opens here: a ready prompt, the steps in class and what only you can check.",
  },
  /** For a reader with the book and no camera. */
  typedCode: {
    label: "Code or chapter from the book",
    example: "For example chapter3_ex1",
    open: "Open",
    unknown:
      "No code or chapter is called that. Type the text printed below a code, or the number of a chapter. Page numbers in the book lead nowhere here.",
  },
  list: {
    heading: "All the book's resources",
    searchLabel: "Search by title or description",
    titleLabel: "Search by title",
    moreFilters: "Filter by stage, subject, time and equipment",
    chapter: "Chapter",
    allChapters: "All chapters",
    category: "Category",
    allCategories: "All categories",
    stage: "Stage",
    allStages: "All stages",
    subject: "Subject",
    allSubjects: "All subjects",
    minutes: "Time to prepare",
    anyMinutes: "Any time",
    upToMinutes: (minutes: string) => `Up to ${minutes} min`,
    equipment: "In the room",
    anyEquipment: "Anything",
    internet: "Internet",
    anyInternet: "Either way",
    apply: "Filter",
    clear: "Clear All Filters",
    showing: (shown: number, total: number) => `Showing ${shown} of ${total} resources`,
    emptyTitle: "No resources found",
    emptyText: "Try adjusting your search or filter criteria.",
    /** Stands before the place of a code in the printed book. */
    inTheBook: "In the book:",
    openAbove: "Shown above",
  },
  explainer: {
    heading: "How a printed code becomes a lesson",
    steps: [
      {
        title: "Scan or type",
        text: "Each code in the book opens its own page. Without a camera, type the short address printed below it.",
      },
      {
        title: "Fill in and copy",
        text: "Fill in the blanks with details of your class, copy the prompt and paste it into the assistant you already use.",
      },
      {
        title: "Check and adapt",
        text: "Read the answer against the questions on this page. What reaches your pupils is your decision.",
      },
    ],
    note: "No account, no cookies. What you type into the blanks stays in your browser.",
  },
  landing: {
    ...readyPrompt,
    tool: (title: string) => `${title}: price, age rule and data`,
    objective: "Objective",
    steps: "Steps",
    check: "What to check",
    adaptation: "Adapt it",
    share: "Share this page",
    print: "Print this page",
    neighbours: "Codes in the book",
    previous: "Previous code",
    next: "Next code",
    toList: "All the book's resources",
  },
  /** The 404 page of an address that looks like a printed code. */
  picker: {
    heading: "Looking for a code from the book?",
    nearest: "These codes are closest to what you typed:",
    chapters: "Or choose the chapter you are reading:",
  },
};

export type CompanionMessages = typeof companion;
