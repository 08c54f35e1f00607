/** Product decisions, "Catalogue": the heart of an item and the one of the header, which every page has. */
export const saving = {
  save: "Save to Favourites",
  /** Name of the heart of a card; whether it is saved is told by its pressed state. */
  saveItem: (title: string) => `Save to Favourites: ${title}`,
  full: "Your list is full. Remove something first.",
  notStored: "Your browser did not let us save this. It is kept until you leave the page.",
  headerLink: (count: number) => (count === 0 ? "Favourites" : `Favourites: ${count} saved`),
};

export type SavingMessages = typeof saving;
