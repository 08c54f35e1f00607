// A page of each kind, translated.
import { declareTranslated } from "./translated-pages";

declareTranslated([
  ...["/", "/tools", "/library", "/pt-br/learn", "/videos", "/certifications", "/news", "/rules"],
  ...["/pt-br/prompts", "/book-resources", "/pt-br/bncc", "/platforms/checklist", "/platforms/costs"],
  ...[
    "/school-kit",
    "/pt-br/chapter3-ex4",
    "/resources/chatgpt",
    "/favourites?view=sheet",
    "/favourites",
    "/donate",
    "/privacy",
  ],
]);
