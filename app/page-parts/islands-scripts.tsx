import entry from "virtual:islands-entry";
import { useContext } from "react";
import { isKeptOffline } from "~/features/offline/core/offline-page";
import { KEPT_FILE } from "~/features/offline/core/page-needs";
import { useScriptMarker } from "~/features/shell/ui/script-marker";
import { PageIslands } from "~/islands/island";
import { LATE_SHEET } from "~/islands/late-sheet";

/** Whether a page is kept depends on nothing before its path. */
const SOME_ORIGIN = "https://site.invalid";

interface IslandsScriptsProps {
  /** Path and query of the page. */
  readonly address: string;
}

/**
 * The client of the page: the site's sheet, which is for paper until the client takes it, the scripts of the islands
 * that the page has, of which the inline script starts the first. It stands at the end of the page, when its islands
 * are known.
 */
export function IslandsScripts({ address }: IslandsScriptsProps) {
  const marker = useScriptMarker();
  const islands = useContext(PageIslands);
  const filesOf = (names: Iterable<string> = [], files = entry.islands) =>
    [...names].flatMap((name) => files[name] ?? []);
  const scripts = new Set([...entry.scripts, ...filesOf(islands?.started)]);
  const isKept = isKeptOffline(new URL(SOME_ORIGIN + address));
  const touched = [...filesOf(islands?.tools), ...filesOf(islands?.whole, entry.later)];
  const kept = new Set(isKept ? touched.filter((href) => !scripts.has(href)) : []);
  return (
    <>
      {entry.sheet === null ? null : (
        <link rel="stylesheet" media="print" href={entry.sheet} {...{ [LATE_SHEET]: "" }} />
      )}
      {[...scripts].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {[...kept].map((href) => (
        <link key={href} rel={KEPT_FILE} href={href} />
      ))}
      {entry.script === null ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the development server, marked for the policy
        <script type="module" nonce={marker} dangerouslySetInnerHTML={{ __html: entry.script }} />
      )}
    </>
  );
}
