/**
 * The look of an icon where no style sheet reaches it, as in a browser without cascade layers. Without it the icon
 * would fill the window.
 */
export const PLAIN_ICON = { width: 20, height: 20, fill: "none", stroke: "currentColor" } as const;
