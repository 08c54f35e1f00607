import entry from "virtual:islands-entry";
import { isCachedOffline } from "~/features/offline/core/offline-page";
import { OFFLINE_FILE } from "~/features/offline/core/page-needs";
import { useScriptMarker } from "~/features/shell/ui/script-marker";
import { DEFERRED_SHEET } from "~/islands/deferred-sheet";

/** Any origin will do: only path and query decide whether a page is cached offline. */
const SOME_ORIGIN = "https://site.invalid";

interface IslandsScriptsProps {
  /** Path and query of the page. */
  readonly address: string;
}

/**
 * The client of the page: the deferred stylesheet, which is for print until the client applies it, and its scripts, of
 * which the inline script starts the first. A page that devices cache names what its islands load, too.
 */
export function IslandsScripts({ address }: IslandsScriptsProps) {
  const marker = useScriptMarker();
  const isKept = isCachedOffline(new URL(SOME_ORIGIN + address));
  return (
    <>
      {entry.sheet === null ? null : (
        <link rel="stylesheet" media="print" href={entry.sheet} {...{ [DEFERRED_SHEET]: "" }} />
      )}
      {entry.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {isKept && entry.islandFiles !== null ? <link rel={OFFLINE_FILE} href={entry.islandFiles} /> : null}
      {entry.script === null ? null : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the development server, marked for the policy
        <script type="module" nonce={marker} dangerouslySetInnerHTML={{ __html: entry.script }} />
      )}
    </>
  );
}
