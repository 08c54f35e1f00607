import { isLocale, type Locale } from "~/addresses/languages";
import { type Kit, kitFilePath } from "~/features/school-kit/core/kit";

const requests = new Map<Locale, Promise<Kit>>();

/** What documents need of a kit; another shape comes from another build of the site. */
function isKit(value: unknown): value is Kit {
  if (typeof value !== "object" || value === null) return false;
  const kit: Readonly<Record<string, unknown>> = { ...value };
  return isLocale(kit.locale) && [kit.clauses, kit.warnings, kit.tools].every(Array.isArray);
}

/** The file of a language, fetched once per page; a failed request is forgotten, so that the next one may succeed. */
export function loadKit(locale: Locale): Promise<Kit> {
  const known = requests.get(locale);
  if (known !== undefined) return known;
  const request = fetch(kitFilePath(locale)).then(async (answer) => {
    if (!answer.ok) throw new Error(`school kit: status ${answer.status}`);
    const kit: unknown = await answer.json();
    if (!isKit(kit)) throw new Error("school kit: not a kit");
    return kit;
  });
  requests.set(locale, request);
  request.catch(() => requests.delete(locale));
  return request;
}
