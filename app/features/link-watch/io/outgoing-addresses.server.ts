// The addresses outside that the site's records name: what they are about, and the texts that they rest on. Feeds are
// not among them, since the pipeline reads those every hour.
import { ASKED_TOOLS } from "~/content/evidence/asked-tools.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { RULES } from "~/content/rules/rules.server";
import { CATALOGUE, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { PROMPT_SERVICES } from "~/features/prompts/core/prompt-services";

/** Each address once, without the part that names a place on its page. */
export function listOutgoingAddresses(): readonly string[] {
  const found = new Set<string>();
  collect([CATALOGUE, TOOL_EVIDENCE, ASKED_TOOLS, PLATFORM_CARDS, RULES, PROMPT_SERVICES], found);
  return [...found].sort();
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string" && /^https:\/\/\S+$/.test(value)) found.add(value.replace(/#.*$/, ""));
  if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) collect(part, found);
  }
}
