import type { Locale } from "~/addresses/languages";
import { GENERAL_AI_TOOLS } from "~/content/tools/general-ai.server";
import type { Resource } from "../core/resource";
import { toResource } from "./to-resource.server";

/** The first tools of the catalogue. The home page shows no more of it, so it evaluates no more of it. */
export function listFirstTools(count: number, locale: Locale): readonly Resource[] {
  return GENERAL_AI_TOOLS.slice(0, count).map((record) =>
    toResource({ collection: "tools", record }, locale),
  );
}
