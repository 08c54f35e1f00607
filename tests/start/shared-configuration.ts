// What decides the text of the finished pages. Starts that are about something else share it: the pages are finished
// once for all of them, which takes longer than a start.

export const ORIGIN = "http://localhost:8799";
export const CONTACT = "author@site.example";

/** Environment of such a start. */
export const SHARED_PAGES = { SITE_ORIGIN: ORIGIN, CONTACT_EMAIL: CONTACT, EXAMPLES: "off" };
