import { createContext, useContext, useLayoutEffect } from "react";
import { BUSY, LIVE, tellLive } from "~/islands/live";

/** The element of the island around a component; null on the server. */
export const IslandElement = createContext<HTMLElement | null>(null);

/** Keeps what is pressed in the island, as before it lived, while something that it answers with is on its way. */
export function useHeldClicks(isHeld: boolean) {
  const element = useContext(IslandElement);
  useLayoutEffect(() => {
    if (element === null || !isHeld) return;
    element.setAttribute(LIVE, BUSY);
    return () => tellLive(element);
  }, [element, isHeld]);
}
