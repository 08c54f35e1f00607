// Who speaks on this site. Nothing here is invented: a name that is not configured is said to be missing.
import type { Locale, Texts } from "~/addresses/languages";

interface AboutAuthor {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface Names {
  /** null while AUTHOR_NAME is not configured. */
  readonly authorName: string | null;
  /** null: the author answers for data. */
  readonly controllerName: string | null;
}

interface AuthorText {
  readonly heading: string;
  readonly named: (name: string) => string;
  readonly unnamed: string;
  readonly controller: (name: string) => string;
}

const TEXTS: Texts<AuthorText> = {
  en: {
    heading: "Who writes here",
    named: (name) => `${name} wrote the book and runs this site.`,
    unnamed: "The author's name has not been set up on this site yet.",
    controller: (name) => `${name} is responsible for the site and for the data it holds.`,
  },
  "pt-br": {
    heading: "Quem escreve aqui",
    named: (name) => `${name} escreveu o livro e cuida deste site.`,
    unnamed: "O nome de quem escreveu o livro ainda não foi configurado aqui.",
    controller: (name) => `${name} responde pelo site e pelos dados que ele guarda.`,
  },
};

/** The author, and who answers for data where that is somebody else. */
export function createAboutAuthor(locale: Locale, { authorName, controllerName }: Names): AboutAuthor {
  const { heading, named, unnamed, controller } = TEXTS[locale];
  const author = authorName === null ? unnamed : named(authorName);
  const isOther = controllerName !== null && controllerName !== authorName;
  return { heading, paragraphs: isOther ? [author, controller(controllerName)] : [author] };
}
