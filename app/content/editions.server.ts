// The printed editions of the book, in the order of their days. While there is none, nothing on the site speaks of one. On the
// day the author knows when the book goes to print, one line is written here:
//   { name: { en: "First edition", "pt-br": "Primeira edição" }, date: "2027-02-01" },
// Its day is that of the last proof: what changed later is not in the book.
import type { Edition } from "~/features/editions/core/since-print";

export const EDITIONS: readonly Edition[] = [];
