// Replacement of lucide-react's icon component, which weighs more than ten drawings. The build puts it in place
// (scripts/vite/slim-icons.ts); ends, joins and width of its strokes are in icon.module.css.
import { createElement, type ReactElement, type SVGProps } from "react";

/**
 * The look of an icon where no style sheet reaches it, as in a browser without cascade layers. Without it the icon
 * would fill the window.
 */
const PLAIN_ICON = { width: 20, height: 20, fill: "none", stroke: "currentColor" } as const;

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** The component that draws one icon on a square of 24. Its colour and stroke are those of `Icon`. */
export function createDrawnIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return (props) => {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement("svg", { viewBox: "0 0 24 24", ...PLAIN_ICON, ...props }, ...shapes);
  };
}
