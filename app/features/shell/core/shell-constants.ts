/** Spec §9: local-storage key of the theme. */
export const THEME_STORAGE_KEY = "theme";
/** Spec §9: the header turns compact after this many pixels of scroll. */
export const COMPACT_HEADER_PX = 50;
