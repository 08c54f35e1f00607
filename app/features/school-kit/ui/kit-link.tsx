import { toPath } from "~/addresses/addresses";
import { schoolKitMessages } from "~/i18n/messages/school-kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Link to the documents of a school, with their purpose. */
export function SchoolKitLink() {
  const text = useMessages(schoolKitMessages);
  return (
    <p className="reading" data-print="hide">
      <Link to={toPath("school-kit", useLocale())}>{text.link}</Link>. {text.linkLead}
    </p>
  );
}
