// The inline script of a page: what no part of the page asks for is not in it.
import plain from "~/features/shell/inline/shell-script.ts?inline-script";
import withAges from "~/features/shell/inline/shell-script.ts?inline-script=ages";
import withBoth from "~/features/shell/inline/shell-script.ts?inline-script=ages,prompts";
import withPrompts from "~/features/shell/inline/shell-script.ts?inline-script=prompts";

/** The script for a page of this HTML. */
export function shellScriptFor(html: string): string {
  const hasPrompts = html.includes(" data-prompt=");
  if (!/ data-(?:fresh|old)=/.test(html)) return hasPrompts ? withPrompts : plain;
  return hasPrompts ? withBoth : withAges;
}
