import { BOOK_EDITIONS } from "~/content/book-editions";
import { BookCover } from "~/features/book-cover/ui/book-cover";
import { useLocale } from "~/i18n/translate";

/** The cover of the edition in the language of the page. */
export function EditionCover({ label }: { label: string }) {
  const { cover, subtitleLines } = BOOK_EDITIONS[useLocale()];
  return (
    <BookCover
      label={label}
      titleLines={["AI Teacher", "Pro"]}
      subtitleLines={subtitleLines}
      edition={cover}
    />
  );
}
