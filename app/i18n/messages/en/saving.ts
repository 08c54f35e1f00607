/** The heart of an item, and the heart in the header of every page. */
export const saving = {
  save: "Save to Favourites",
  /** Name of a card's heart; its pressed state tells whether the item is saved. */
  saveItem: (title: string) => `Save to Favourites: ${title}`,
  full: "Your list is full. Remove something first.",
  notStored: "Your browser did not let us save this. It is kept until you leave the page.",
  headerLink: (count: number) => (count === 0 ? "Favourites" : `Favourites: ${count} saved`),
};

export type SavingMessages = typeof saving;
