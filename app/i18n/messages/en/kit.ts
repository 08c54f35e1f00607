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
  /** The last line of a message for WhatsApp that has no room for every item. */
  moreItems: (count: number) => `… and ${count} more`,
  tooLongForWhatsApp:
    "With so many items the link alone fills a WhatsApp message, so there is none to copy. Two shorter kits travel better.",
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
