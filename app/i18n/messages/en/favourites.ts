/** The favourites page; the words of the hearts and of the header link are in saving.ts. */
export const favourites = {
  makeKit: "Make a kit",
  compare: "Compare tools",
  kitLimit: (max: number) => `A kit holds the first ${max}.`,
  count: (count: number) => (count === 1 ? "1 saved item" : `${count} saved items`),
  loading: "Loading your favourites...",
  failed: "The details of your favourites could not be loaded. They are still saved; try again in a moment.",
  empty: "Nothing saved yet",
  emptyHint: "Press the heart on a tool, a course, a book or a video, and it will be here.",
  browseTools: "Explore AI Tools",
  browseLibrary: "Library",
  moveUp: (title: string) => `Move up: ${title}`,
  moveDown: (title: string) => `Move down: ${title}`,
  remove: (title: string) => `Remove: ${title}`,
  moved: (title: string, place: number, count: number) => `${title}: ${place} of ${count}`,
  removed: (title: string) => `${title} removed`,
  unknown: (count: number) =>
    count === 1 ? "1 saved item is not in our catalogue." : `${count} saved items are not in our catalogue.`,
  removeUnknown: "Remove from the list",
  clear: "Clear all",
  clearQuestion: "Clear all favourites?",
  clearText: (count: number) =>
    `${count === 1 ? "The saved item" : `All ${count} saved items`} will be removed from this browser. This cannot be undone.`,
  clearConfirm: "Clear all",
  cancel: "Cancel",
  cleared: "All favourites removed",

  move: "To another device",
  moveText: "Open this link on the other device, or carry a file over. Nothing is removed here.",
  bring: "From another device",
  bringText:
    "What you saved on another device can come here: open this page there, and use its link or its file.",
  link: "Link with your favourites",
  copyLink: "Copy Link",
  copied: "Copied",
  share: "Share",
  download: "Save as a file",
  choose: "Import a file",
  added: (count: number) => (count === 1 ? "1 item added" : `${count} items added`),
  addedNone: "Everything in it was already saved",
  addedNothing: "Nothing in it is in our catalogue, so nothing was added",
  addedUnusable: (count: number) =>
    count === 1
      ? "(1 more is not in our catalogue and was left out)"
      : `(${count} more are not in our catalogue and were left out)`,
  addedFull: "Your list is full; what did not fit was left out",
  fileErrors: {
    "too-large": "This file is too large to be a list of favourites.",
    "not-favourites": "This file holds no favourites from this site.",
    "newer-version": "This file comes from a newer version of the site. Reload the page and try again.",
    unreadable: "The file could not be read.",
    "not-saved": "The file could not be saved. Check your connection and try again.",
  },

  offered: "Favourites from another device",
  offeredText: (count: number) =>
    count === 1 ? "This link contains 1 item." : `This link contains ${count} items.`,
  offeredUnknown: (count: number) =>
    count === 1 ? "1 more is not in our catalogue." : `${count} more are not in our catalogue.`,
  add: "Add to my favourites",
};

export type FavouritesMessages = typeof favourites;
