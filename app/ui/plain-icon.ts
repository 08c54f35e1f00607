/** The look of an icon where no style reaches it, as in a browser without cascade layers: else it fills the window. */
export const PLAIN_ICON = { width: 20, height: 20, fill: "none", stroke: "currentColor" } as const;
