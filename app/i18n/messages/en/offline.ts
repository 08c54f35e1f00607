/** The page a device shows without a network. */
export const offline = {
  title: "You are offline",
  text: "There is no connection right now. These pages are kept on this device:",
  none: "There is no connection right now, and no page is kept on this device yet. Pages of the book are kept as you visit them.",
  retry: "Try again",
};

export type OfflineMessages = typeof offline;
