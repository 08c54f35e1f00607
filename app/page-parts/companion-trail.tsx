import { pathOf } from "~/addresses/addresses";
import { breadcrumbJsonLd } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { companionMessages } from "~/i18n/messages/companion";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { useSiteOrigin } from "./site-origin";

/** The way from the start page to a page of the book, for search engines. */
export function CompanionTrail({ title, path }: { title: string; path: string }) {
  const { breadcrumb } = useMessages(companionMessages);
  const pages = useMessages(pagesMessages);
  const locale = useLocale();
  return (
    <JsonLd
      data={breadcrumbJsonLd(useSiteOrigin(), [
        { name: breadcrumb.home, path: pathOf("home", locale) },
        { name: pages["book-resources"].title, path: pathOf("book-resources", locale) },
        { name: title, path },
      ])}
    />
  );
}
