import { createContext, useContext, useEffect, useLayoutEffect } from "react";
import { BUSY, LIVE, tellLive } from "~/islands/live";

/** The element of the island around a component; null on the server. */
export const IslandElement = createContext<HTMLElement | null>(null);

/** Keeps what is pressed in the island, as before it lived, while something that it answers with is on its way. */
export function useHeldClicks(isHeld: boolean) {
  const element = useContext(IslandElement);
  // Before the island is told to live.
  useLayoutEffect(() => {
    if (isHeld) element?.setAttribute(LIVE, BUSY);
  }, [element, isHeld]);
  // Among the effects that put into the page what has come.
  useEffect(() => {
    if (element !== null && isHeld) return () => tellLive(element);
  }, [element, isHeld]);
}
