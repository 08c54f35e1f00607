/** Colour of the browser's own bars: that of the page in either theme (--surface in styles/tokens.css). */
export const THEME_COLOURS = { light: "#fbf8f1", dark: "#10201a" } as const;
/** Local-storage key of the theme. */
export const THEME_STORAGE_KEY = "theme";
