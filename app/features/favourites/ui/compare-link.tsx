import { pathOf } from "~/addresses/addresses";
import { toComparisonSearch } from "~/features/catalogue/core/comparison-link";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { useLocale, useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";

/** Leads to the comparison of the tools of a list; nothing where there are not two of them. */
export function CompareLink({ tools }: { readonly tools: readonly string[] }) {
  const { compare } = useMessages(favouritesMessages);
  const locale = useLocale();
  if (tools.length < 2) return null;
  return (
    <Link to={pathOf("compare", locale) + toComparisonSearch(tools)} className={buttonClass()}>
      {compare}
    </Link>
  );
}
