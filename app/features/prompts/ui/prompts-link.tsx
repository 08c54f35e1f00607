import { toPath } from "~/addresses/addresses";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** The way to the library of prompts, and how it is sorted. */
export function PromptsLink() {
  const text = useMessages(promptsMessages);
  return (
    <p className="reading">
      <Link to={toPath("prompts", useLocale())}>{text.link}</Link>. {text.linkLead}
    </p>
  );
}
