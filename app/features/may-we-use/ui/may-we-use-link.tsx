import { pathOf } from "~/addresses/addresses";
import { rulesMessages } from "~/i18n/messages/rules";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Link to the page that compares the terms of a tool with a class. */
export function MayWeUseLink() {
  return <Link to={pathOf("may-we-use", useLocale())}>{useMessages(rulesMessages).mayWeUse}</Link>;
}
