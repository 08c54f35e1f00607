import type { BookCategory, BookChapter } from "~/features/book-resources/core/book-parts";
import type {
  LessonEquipment,
  LessonInternet,
  LessonStage,
  LessonSubject,
} from "~/features/book-resources/core/lesson";
import type { Messages } from "~/i18n/translate";

export interface BookLabelsMessages {
  readonly chapters: Readonly<Record<BookChapter, string>>;
  readonly categories: Readonly<Record<BookCategory, string>>;
  readonly stages: Readonly<Record<LessonStage, string>>;
  readonly subjects: Readonly<Record<"any" | LessonSubject, string>>;
  readonly equipment: Readonly<Record<LessonEquipment, string>>;
  readonly internet: Readonly<Record<LessonInternet, string>>;
}

/** Where a code stands in the book, what kind of page it opens, and what its lesson asks for. */
const en: BookLabelsMessages = {
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
    toolkits: "Packs and checklists",
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

const ptBr: BookLabelsMessages = {
  chapters: {
    "chapter-2": "Capítulo 2",
    "chapter-3": "Capítulo 3",
    "chapter-4": "Capítulo 4",
    "chapter-5": "Capítulo 5",
    "chapter-6": "Capítulo 6",
    "chapter-7": "Capítulo 7",
    "chapter-8": "Capítulo 8",
    hub: "Por onde começar",
    companion: "Material de apoio",
    about: "Sobre",
  },
  categories: {
    platforms: "Plataformas",
    examples: "Exemplos",
    toolkits: "Pacotes e listas",
    guides: "Guias",
    hubs: "Pontos de partida",
    implementations: "Implementações",
  },
  stages: {
    "early-years": "Educação infantil",
    primary: "Anos iniciais",
    "lower-secondary": "Anos finais",
    "upper-secondary": "Ensino médio",
    adult: "EJA e adultos",
  },
  subjects: {
    any: "Qualquer componente",
    language: "Língua Portuguesa",
    mathematics: "Matemática",
    science: "Ciências",
    geography: "Geografia",
    history: "História",
    computing: "Computação",
    citizenship: "Cidadania",
    "tutor-time": "Projeto de Vida",
    library: "Biblioteca",
  },
  equipment: {
    paper: "Basta papel",
    screen: "Uma tela ou um aparelho",
    devices: "Aparelhos para os alunos",
  },
  internet: {
    teacher: "Internet só para o professor",
    pupils: "Internet para os alunos",
  },
};

export const bookLabelMessages: Messages<BookLabelsMessages> = { en, "pt-br": ptBr };
