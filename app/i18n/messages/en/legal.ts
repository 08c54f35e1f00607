export const legal = {
  lastChanged: "Last changed:",
  onThisPage: "On this page",
  eraseAll: "Erase everything",
  eraseAllHint:
    "This takes out of this browser all that the table above names: favourites, ticks, classes, answers, searches, settings and kept pages. It cannot be undone.",
  eraseNow: "Erase it all now",
  erased: "Nothing of this site is kept in this browser any more.",
};

export type LegalMessages = typeof legal;
