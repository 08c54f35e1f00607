/** What the page of favourites says before there is a client. */
export const favouritesPage = {
  intro:
    "What you save stays in this browser: no account, nothing sent to us. Turn it into a kit to share or print.",
  needsScript:
    "Favourites are kept by your browser and need JavaScript. Without it you can still make a kit: add items with the short code printed under their QR code.",
  kitByCode: "Make a kit from codes",
};

export type FavouritesPageMessages = typeof favouritesPage;
