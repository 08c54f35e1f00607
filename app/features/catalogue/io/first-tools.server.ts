import type { Locale } from "~/addresses/languages";
import { GENERAL_AI_EVIDENCE } from "~/content/evidence/general-ai.server";
import { GENERAL_AI_TOOLS } from "~/content/tools/general-ai.server";
import type { Resource } from "~/features/catalogue/core/resource";
import { toolEntries, toResource } from "./to-resource.server";

/** The first tools of the catalogue. The home page shows no more of it, so it evaluates no more of it. */
export function listFirstTools(count: number, locale: Locale): readonly Resource[] {
  return toolEntries(GENERAL_AI_TOOLS.slice(0, count), GENERAL_AI_EVIDENCE).map((entry) =>
    toResource(entry, locale),
  );
}
