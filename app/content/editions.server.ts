// The printed editions of the book, in the order of their days. While there is none, nothing on the site speaks of one.
// On the day of the last proof one line is written here: its name in each language, and that day, such as 2027-02-01.
// Later changes are not in the book.
import type { Edition } from "~/features/editions/core/since-print";

export const EDITIONS: readonly Edition[] = [];
