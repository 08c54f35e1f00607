/** The handout of chosen resources. */
export const kit = {
  title: "Handout title",
  titleHint: "For example the class, the lesson or the workshop. It is printed at the top.",
  setTitle: "Set the title",
  print: "Print",
  printWithoutScript: "Print it with your browser's print command.",
  share: "Share this kit",
  count: (count: number) => (count === 1 ? "1 item" : `${count} items`),
  remove: "Remove",
  removeItem: (title: string) => `Remove: ${title}`,
  unknown: (codes: readonly string[]) =>
    `${codes.length === 1 ? "1 item in this link is" : `${codes.length} items in this link are`} not in our catalogue: ${codes.join(", ")}.`,
  omitted: (codes: readonly string[], max: number) =>
    `A kit holds ${max} items; ${codes.length === 1 ? "1 more was left out" : `${codes.length} more were left out`}: ${codes.join(", ")}.`,
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
  more: "Change this kit",
};

export type KitMessages = typeof kit;
