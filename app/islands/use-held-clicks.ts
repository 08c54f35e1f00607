import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import { BUSY, LIVE, tellLive } from "~/islands/live";

/** The element of the island around a component; null on the server. */
export const IslandElement = createContext<HTMLElement | null>(null);

/** Holds clicks in the island, as before its hydration, while something that its answer needs is loading. */
export function useHeldClicks(isHeld: boolean) {
  const element = useContext(IslandElement);
  // Runs before the effect that marks the island as hydrated (start.tsx).
  useLayoutEffect(() => {
    if (isHeld) element?.setAttribute(LIVE, BUSY);
  }, [element, isHeld]);
  // Cleans up among the effects that render the loaded part.
  useEffect(() => {
    if (element !== null && isHeld) return () => tellLive(element);
  }, [element, isHeld]);
}
