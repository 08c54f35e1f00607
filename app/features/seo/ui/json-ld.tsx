import { type JsonLdObject, jsonLdText } from "~/features/seo/core/json-ld";

/** A block of structured data. It is not a script, so the policy of the page needs no hash for it. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" are escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
