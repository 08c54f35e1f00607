import { pathOf } from "~/addresses/addresses";
import { bnccMessages } from "~/i18n/messages/bncc";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** The way to the check of the codes, and what it is good for. */
export function CheckLink() {
  const text = useMessages(bnccMessages);
  return (
    <p className="reading">
      <Link to={pathOf("bncc", useLocale())}>{text.link}</Link>. {text.linkLead}
    </p>
  );
}
