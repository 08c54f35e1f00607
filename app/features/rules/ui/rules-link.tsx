import { toPath } from "~/addresses/addresses";
import { rulesMessages } from "~/i18n/messages/rules";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Link to the page of all rules, with its purpose. */
export function RulesLink() {
  const text = useMessages(rulesMessages);
  return (
    <p className="reading">
      {text.what} <Link to={toPath("rules", useLocale())}>{text.page}</Link>.
    </p>
  );
}
