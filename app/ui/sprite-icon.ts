import { createElement, type ReactElement, type SVGProps } from "react";
import { PLAIN_ICON } from "./plain-icon";

/**
 * The component that draws an icon of the sprite. Its size and stroke are those of `Icon`. In a page from the server
 * it waits for the inline script, because a file must not be asked for before the first paint.
 */
export function createSpriteIcon(href: string): (props: SVGProps<SVGSVGElement>) => ReactElement {
  const reference = import.meta.env.SSR ? { "data-href": href } : { href };
  return (props) =>
    createElement(
      "svg",
      { ...PLAIN_ICON, ...props },
      createElement("use", { ...reference, suppressHydrationWarning: true }),
    );
}
