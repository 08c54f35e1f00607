import { toPath } from "~/addresses/addresses";
import { breadcrumbJsonLd, type NamedPath } from "~/features/seo/core/json-ld";
import { JsonLd } from "~/features/seo/ui/json-ld";
import { pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { useSiteOrigin } from "./site-origin";

/** The way from the home page to a page, for search engines. `steps` are what comes after the home page. */
export function Trail({ steps }: { steps: readonly NamedPath[] }) {
  const { nav } = useMessages(shellMessages);
  const home = { name: nav.home, path: toPath("home", useLocale()) };
  return <JsonLd data={breadcrumbJsonLd(useSiteOrigin(), [home, ...steps])} />;
}

/** The way from the home page to a page of the book, for search engines. */
export function CompanionTrail({ title, path }: { title: string; path: string }) {
  const list = useMessages(pagesMessages)["book-resources"];
  const listPath = toPath("book-resources", useLocale());
  return (
    <Trail
      steps={[
        { name: list.title, path: listPath },
        { name: title, path },
      ]}
    />
  );
}
