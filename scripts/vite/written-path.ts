// Stands in for app/addresses/addresses.ts in the client, where the build has written the path of a page in the place
// of its id (scripts/vite/client-languages.ts).
import { fillPath, type PathParams } from "../../app/addresses/fill-path";

/** A written path with its parameters filled in. */
export function pathOf(path: string, _language: unknown, params: PathParams = {}): string {
  return fillPath(path, params);
}
