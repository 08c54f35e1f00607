export const legal = {
  lastChanged: "Last changed:",
  onThisPage: "On this page",
  eraseAll: "Erase everything",
  eraseAllHint:
    "This removes from this browser everything in the table above: favourites, ticks, classes, answers, searches, settings and kept pages. It cannot be undone.",
  eraseNow: "Erase it all now",
  erased: "Nothing from this site is kept in this browser any more.",
};

export type LegalMessages = typeof legal;
