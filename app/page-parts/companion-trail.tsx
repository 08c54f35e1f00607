import { pathOf } from "~/addresses/addresses";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Trail } from "./trail";

/** The way from the home page to a page of the book, for search engines. */
export function CompanionTrail({ title, path }: { title: string; path: string }) {
  const list = useMessages(pagesMessages)["book-resources"];
  const listPath = pathOf("book-resources", useLocale());
  return (
    <Trail
      steps={[
        { name: list.title, path: listPath },
        { name: title, path },
      ]}
    />
  );
}
