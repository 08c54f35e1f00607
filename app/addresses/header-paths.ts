// Pages that the header of every page leads to. Its controls live on each of them, where the whole table would weigh 2 kB.

export const SEARCH_PATH = "/search";
export const FAVOURITES_PATH = "/favourites";
