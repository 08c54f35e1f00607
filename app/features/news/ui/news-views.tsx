import { useNewsViews } from "~/features/news/ui/use-news-views";

/** Counts the views of a page's news. Draws nothing. */
export function NewsViews() {
  useNewsViews();
  return null;
}
