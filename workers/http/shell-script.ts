// The inline script of a page: copying prompts, a quarter of a kilobyte, is for pages with prompts alone.
import plain from "~/features/shell/inline/shell-script.ts?inline-script";
import withPrompts from "~/features/shell/inline/shell-script.ts?inline-script=prompts";

/** The script for a page of this HTML. */
export function shellScriptFor(html: string): string {
  return html.includes(" data-prompt=") ? withPrompts : plain;
}
