// An issue stays as it was stored, while this code changes. So it is read again as something from outside: its shape,
// and where its links lead.
import * as z from "zod/mini";
import { LOCALES } from "~/addresses/languages";
import { absoluteLink } from "~/lib/canonical-url";
import type { DigestIssue } from "./digest-issue";

const text = z.string();

const issueSchema = z.object({
  week: z.object({ year: z.number(), week: z.number() }),
  locale: z.enum(LOCALES),
  news: z.array(
    z.object({
      id: text,
      title: text,
      classNote: z.nullable(text),
      gist: text,
      sourceName: text,
      sourceUrl: text,
    }),
  ),
  items: z.array(z.object({ id: text, title: text, description: text, path: text, updatedMonth: text })),
  prompt: z.nullable(z.object({ id: text, title: text, prompt: text, path: text })),
});

/** Parses a stored issue, without items with an unsafe link. Null for another shape, or where no news is left. */
export function readStoredIssue(value: unknown): DigestIssue | null {
  const parsed = issueSchema.safeParse(value);
  if (!parsed.success) return null;
  const { news, items, prompt } = parsed.data;
  const safeNews = news.filter(({ sourceUrl }) => absoluteLink(sourceUrl) !== null);
  if (safeNews.length === 0) return null;
  return {
    ...parsed.data,
    news: safeNews,
    items: items.filter(isOnSite),
    prompt: prompt !== null && isOnSite(prompt) ? prompt : null,
  };
}

/** A path of this site: two slashes, or one that leans the other way, would begin the name of another host. */
function isOnSite({ path }: { readonly path: string }): boolean {
  return /^\/(?![/\\])/.test(path);
}
