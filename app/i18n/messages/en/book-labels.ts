import type { BookCategory, BookChapter } from "~/features/book-resources/core/book-parts";
import type {
  LessonEquipment,
  LessonInternet,
  LessonStage,
  LessonSubject,
} from "~/features/book-resources/core/lesson";

export interface BookLabelsMessages {
  readonly chapters: Readonly<Record<BookChapter, string>>;
  readonly categories: Readonly<Record<BookCategory, string>>;
  readonly stages: Readonly<Record<LessonStage, string>>;
  readonly subjects: Readonly<Record<"any" | LessonSubject, string>>;
  readonly equipment: Readonly<Record<LessonEquipment, string>>;
  readonly internet: Readonly<Record<LessonInternet, string>>;
}

/** Where a code stands in the book, what kind of page it opens, and what its lesson asks for. */
export const bookLabels: BookLabelsMessages = {
  chapters: {
    "chapter-2": "Chapter 2",
    "chapter-3": "Chapter 3",
    "chapter-4": "Chapter 4",
    "chapter-5": "Chapter 5",
    "chapter-6": "Chapter 6",
    "chapter-7": "Chapter 7",
    "chapter-8": "Chapter 8",
    hub: "Hub",
    companion: "Companion",
    about: "About",
  },
  categories: {
    platforms: "Platforms",
    examples: "Examples",
    toolkits: "Toolkits",
    guides: "Guides",
    hubs: "Hubs",
    implementations: "Implementations",
  },
  stages: {
    "early-years": "Early years",
    primary: "Primary",
    "lower-secondary": "Lower secondary",
    "upper-secondary": "Upper secondary",
    adult: "Adults",
  },
  subjects: {
    any: "Any subject",
    language: "English",
    mathematics: "Mathematics",
    science: "Science",
    geography: "Geography",
    history: "History",
    computing: "Computing",
    citizenship: "Citizenship",
    "tutor-time": "Tutor time",
    library: "Library",
  },
  equipment: {
    paper: "Paper is enough",
    screen: "One screen or device",
    devices: "Devices for pupils",
  },
  internet: {
    teacher: "Internet for the teacher only",
    pupils: "Internet for pupils",
  },
};
