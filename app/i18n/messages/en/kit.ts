/** The handout of chosen resources. */
export const kit = {
  title: "Handout title",
  titleHint: "For example the class, the lesson or the workshop. It is printed at the top.",
  setTitle: "Set the title",
  print: "Print",
  printWithoutScript: "Print it with your browser's print command.",
  remove: "Remove",
  removeItem: (title: string) => `Remove: ${title}`,
  code: (title: string) => `QR code that leads to ${title}`,
  addCode: "Add an item by its short code",
  addCodeHint: "The code is printed under every QR code, after /r/. A whole short link works too.",
  add: "Add",
  empty: "This kit is empty",
  emptyHint:
    "Save tools, courses, books and videos with the heart button, then turn your favourites into a kit. Or add items here by their short code.",
  favourites: "My favourites",
  browse: "Explore AI Tools",
};

export type KitMessages = typeof kit;
