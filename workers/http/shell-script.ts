// The inline script of a page. What copies prompts, a quarter of a kilobyte, and what tells the age of a check are for
// the pages that have such a thing.
import plain from "~/islands/boot.ts?inline-script";
import withAges from "~/islands/boot.ts?inline-script=ages";
import withPrompts from "~/islands/boot.ts?inline-script=prompts";
import withBoth from "~/islands/boot.ts?inline-script=prompts-ages";

/** The script for a page of this HTML. */
export function shellScriptFor(html: string): string {
  const hasAges = html.includes(" data-turns=");
  if (html.includes(" data-prompt=")) return hasAges ? withBoth : withPrompts;
  return hasAges ? withAges : plain;
}
