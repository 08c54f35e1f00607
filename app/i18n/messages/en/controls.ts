/** What controls of every kind of page say. Apart, because the scripts of most pages need nothing else of the frame. */
export const controls = {
  readMore: "Read more",
  getStarted: "Get Started",
  learnMore: "Learn More",
  viewAll: "View All",
  loading: "Loading...",
  error: "Error",
  search: "Search",
  filter: "Filter",
  close: "Close",
  back: "Back",
  copy: "Copy",
  copied: "Copied",
  copyRefused: "This browser did not let us copy. The text is selected below: copy it from there.",
  newTab: "opens in a new tab",
  example: "example",
  sharePage: "Share this page",
  notifications: "Notifications",
  partMissing: "This part could not be loaded. Check your connection, or load the page again.",
};

export type ControlsMessages = typeof controls;
