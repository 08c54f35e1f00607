/** How long ago the news was updated. Apart, because it is counted on from the start, and the rest waits for a press. */
export const newsUpdated = {
  minutes: (count: number) =>
    count < 1 ? "Updated just now" : count === 1 ? "Updated 1 minute ago" : `Updated ${count} minutes ago`,
  hours: (count: number) => (count === 1 ? "Updated 1 hour ago" : `Updated ${count} hours ago`),
  days: (count: number) => (count === 1 ? "Updated 1 day ago" : `Updated ${count} days ago`),
};

export type NewsUpdatedMessages = typeof newsUpdated;
