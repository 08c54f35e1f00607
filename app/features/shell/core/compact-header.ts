/** The header turns compact after this many pixels of scroll. */
export const COMPACT_HEADER_PX = 50;
/**
 * The compact header is wide again below this. It is 20 px lower, and the browser scrolls by as much to hold the text
 * in place: with one threshold for both ways the header would flicker between them for ever.
 */
export const WIDE_HEADER_PX = 20;
