import { BookCover } from "~/features/book-cover/ui/book-cover";
import { useLocale } from "~/i18n/translate";

const EDITIONS = {
  en: { subtitleLines: ["Generative AI", "for Teachers"], edition: "board" },
  "pt-br": { subtitleLines: ["IA Generativa", "para Professores"], edition: "chalk" },
} as const;

/** The cover of the edition in the language of the page. */
export function EditionCover({ label }: { label: string }) {
  return <BookCover label={label} titleLines={["AI Teacher", "Pro"]} {...EDITIONS[useLocale()]} />;
}
