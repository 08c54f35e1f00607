import { BOOK_EDITIONS } from "~/content/book-editions";
import { BookCover } from "~/features/book-cover/ui/book-cover";
import { useLocale } from "~/i18n/translate";

interface EditionCoverProps {
  readonly label: string;
  /** Who wrote the book, as it is configured. */
  readonly author: string | null;
}

/** The cover of the edition in the language of the page. */
export function EditionCover({ label, author }: EditionCoverProps) {
  const { cover, titleLines } = BOOK_EDITIONS[useLocale()];
  return <BookCover label={label} titleLines={titleLines} author={author} edition={cover} />;
}
