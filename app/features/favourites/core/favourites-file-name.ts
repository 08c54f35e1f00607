// The file in which favourites move between devices; favourites-file.ts is what stands in it.
export const FAVOURITES_FILE_NAME = "ai-teacher-pro-favourites.json";
export const FAVOURITES_FILE_TYPE = "application/json";
