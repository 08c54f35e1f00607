import { type JsonLdObject, jsonLdText } from "~/features/seo/core/json-ld";

/** A block of structured data. It is data, not script: the policy of the page asks for no hash. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" are escaped
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
