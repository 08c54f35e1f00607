import { pathOf } from "~/addresses/addresses";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** The way to the documents of a school, and what comes out. */
export function SchoolKitLink() {
  const text = useMessages(schoolKitMessages);
  return (
    <p className="reading" data-print="hide">
      <Link to={pathOf("school-kit", useLocale())}>{text.link}</Link>. {text.linkLead}
    </p>
  );
}
