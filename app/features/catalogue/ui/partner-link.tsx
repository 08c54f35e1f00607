import { toPath } from "~/addresses/addresses";
import type { Partner } from "~/features/catalogue/core/resource";
import { useLocale } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** The way to the page of a record that another is read with. */
export function PartnerLink({ partner: { id, title, titleLang } }: { partner: Partner }) {
  return (
    <Link to={toPath("resource", useLocale(), { id })} lang={titleLang ?? undefined}>
      {title}
    </Link>
  );
}
