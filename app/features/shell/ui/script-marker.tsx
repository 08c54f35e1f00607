import { createContext, useContext } from "react";

/**
 * The random marker of one rendering. It is passed as `nonce` to every script that is ours. When the page is
 * rendered, exactly the marked scripts are hashed and the marker is removed. It does not exist in the browser.
 */
export const ScriptMarkerContext = createContext<string | undefined>(undefined);

/** The marker while rendering on the server, undefined in the browser. */
export function useScriptMarker(): string | undefined {
  return useContext(ScriptMarkerContext);
}
