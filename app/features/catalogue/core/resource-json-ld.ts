// Structured data of one resource, in the schema.org type that fits it.
import { courseJsonLd, type JsonLdObject } from "~/features/seo/core/json-ld";
import type { Resource, ResourceCategory } from "./resource";

const TYPES = {
  ai_tool: "SoftwareApplication",
  course: "Course",
  certification: "EducationalOccupationalCredential",
  book: "Book",
  site: "WebSite",
  youtube: "CreativeWork",
} as const satisfies Record<ResourceCategory, string>;

/** States only what the record says: no price in numbers, no rating, and no date that nobody checked. */
export function resourceJsonLd(resource: Resource): JsonLdObject {
  const { providerMeta: meta, category, language, level, status } = resource;
  const hasEnded = status?.hasEnded === true;
  if (category === "course" && !hasEnded && level !== null && language !== null) {
    return courseJsonLd({
      title: resource.title,
      description: resource.description,
      provider: meta.provider ?? meta.platform ?? "",
      url: resource.url,
      level,
      language,
    });
  }
  const maker = meta.maker ?? meta.provider ?? meta.organisation ?? meta.channel;
  return {
    "@context": "https://schema.org",
    "@type": TYPES[category],
    name: resource.title,
    ...(status?.formerName == null ? {} : { alternateName: status.formerName }),
    description: resource.description,
    url: resource.url,
    keywords: resource.tags.join(", "),
    ...(category === "ai_tool" ? { applicationCategory: "EducationalApplication" } : {}),
    ...(language === null ? {} : { inLanguage: language }),
    ...(meta.author === undefined ? {} : { author: { "@type": "Person", name: meta.author } }),
    ...(meta.publisher === undefined ? {} : { publisher: { "@type": "Organization", name: meta.publisher } }),
    ...(maker === undefined ? {} : { provider: { "@type": "Organization", name: maker } }),
    ...(meta.isbn === undefined ? {} : { isbn: meta.isbn }),
    ...(meta.year === undefined ? {} : { datePublished: meta.year }),
    ...(resource.freeTier === null || hasEnded ? {} : { isAccessibleForFree: resource.freeTier }),
  };
}
