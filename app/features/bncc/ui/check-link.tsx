import { toPath } from "~/addresses/addresses";
import { bnccMessages } from "~/i18n/messages/bncc";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Link to the check of the codes, with its purpose. */
export function CheckLink() {
  const text = useMessages(bnccMessages);
  return (
    <p className="reading">
      <Link to={toPath("bncc", useLocale())}>{text.link}</Link>. {text.linkLead}
    </p>
  );
}
