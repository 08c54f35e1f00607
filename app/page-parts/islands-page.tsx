import entry from "virtual:islands-entry";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useScriptMarker } from "~/features/shell/ui/script-marker";
import { documentNavigation } from "~/islands/document-navigation";
import { IslandsPage } from "~/islands/island";
import { LATE_SHEET } from "~/islands/late-sheet";
import { NavigationProvider } from "~/ui/navigation";

/** Marks the parts of the page inside as islands, and its links as the browser's own. */
export function IslandsFrame({ children }: { children: ReactNode }) {
  return (
    <IslandsPage.Provider value={true}>
      <NavigationProvider value={documentNavigation(useLocation())}>{children}</NavigationProvider>
    </IslandsPage.Provider>
  );
}

/** The scripts and the sheet of the islands, in the place of Remix's `Scripts`. */
export function IslandsScripts() {
  return (
    <>
      {entry.sheet === null ? null : <link rel={LATE_SHEET} href={entry.sheet} />}
      {entry.scripts.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by vite.config.ts, marked for the policy */}
      <script type="module" nonce={useScriptMarker()} dangerouslySetInnerHTML={{ __html: entry.script }} />
    </>
  );
}
