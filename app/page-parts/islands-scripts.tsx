import entry from "virtual:islands-entry";
import { useContext } from "react";
import type { Locale } from "~/addresses/languages";
import { isKeptOffline } from "~/features/offline/core/offline-page";
import { KEPT_FILE, TOOL_LIST } from "~/features/offline/core/page-needs";
import { useScriptMarker } from "~/features/shell/ui/script-marker";
import { PageIslands } from "~/islands/island";
import { LATE_SHEET } from "~/islands/late-sheet";

/** Whether a page is kept depends on nothing before its path. */
const SOME_ORIGIN = "https://site.invalid";

interface IslandsScriptsProps {
  readonly locale: Locale;
  /** Path and query of the page. */
  readonly address: string;
}

/**
 * The client of the page: the site's sheet, which is for paper until the client takes it, the scripts of the islands
 * that the page has, of which the inline script starts the first. It stands at the end of the page, when its islands
 * are known.
 */
export function IslandsScripts({ locale, address }: IslandsScriptsProps) {
  const client = entry.clients[locale];
  const marker = useScriptMarker();
  const islands = useContext(PageIslands);
  const filesOf = (names: Iterable<string> = [], files = client.islands) =>
    [...names].flatMap((name) => files[name] ?? []);
  const scripts = new Set([...client.scripts, ...filesOf(islands?.started)]);
  const isKept = isKeptOffline(new URL(SOME_ORIGIN + address));
  const hasTools = isKept && islands !== null && islands.tools.size > 0;
  const later = isKept ? filesOf(islands?.whole, client.later) : [];
  return (
    <>
      {entry.sheet === null ? null : (
        <link rel="stylesheet" media="print" href={entry.sheet} {...{ [LATE_SHEET]: "" }} />
      )}
      {[...scripts].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {hasTools && client.toolList !== null ? <link rel={TOOL_LIST} href={client.toolList} /> : null}
      {later.map((href) => (
        <link key={href} rel={KEPT_FILE} href={href} />
      ))}
      {client.script === null ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the development server, marked for the policy
        <script type="module" nonce={marker} dangerouslySetInnerHTML={{ __html: client.script }} />
      )}
    </>
  );
}
