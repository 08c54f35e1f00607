/** How long ago the news was updated. Apart, because it is counted on from the start, and the rest waits for a press. */
export const newsUpdated = {
  minutes: (count: number) =>
    count < 1 ? "Updated just now" : count === 1 ? "Updated 1 minute ago" : `Updated ${count} minutes ago`,
  hours: (count: number) => (count === 1 ? "Updated 1 hour ago" : `Updated ${count} hours ago`),
  days: (count: number) => (count === 1 ? "Updated 1 day ago" : `Updated ${count} days ago`),
  /** Stands before a date such as "20 Nov 2026, 10:07 UTC", which is shown where no script can count the minutes. */
  on: "Updated on",
};

export type NewsUpdatedMessages = typeof newsUpdated;
