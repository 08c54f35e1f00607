/** Key in the storage of the tab, or of the device where the teacher wants that. */
export const CLASS_CARDS_KEY = "class-cards";
