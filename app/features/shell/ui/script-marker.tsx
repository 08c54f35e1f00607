import { createContext, useContext } from "react";

/**
 * The random marker of one rendering, passed as `nonce` to every script that is ours. The page is finished by
 * hashing exactly the marked scripts and stripping the marker (faults.md, "Headers"); absent in the browser.
 */
export const ScriptMarkerContext = createContext<string | undefined>(undefined);

/** The marker while rendering on the server, undefined in the browser. */
export function useScriptMarker(): string | undefined {
  return useContext(ScriptMarkerContext);
}
