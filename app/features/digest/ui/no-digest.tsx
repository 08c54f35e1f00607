import { pathOf } from "~/addresses/addresses";
import { digestMessages } from "~/i18n/messages/digest";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** The page of a week that had no issue. */
export function NoDigest({ title }: { readonly title: string }) {
  const text = useMessages(digestMessages);
  return (
    <div className="reading-page stack">
      <h1>{title}</h1>
      <p>{text.none}</p>
      <p>
        <Link to={pathOf("digest", useLocale())}>{text.all}</Link>
      </p>
    </div>
  );
}
