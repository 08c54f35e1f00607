export const hub = {
  tasks: "Tasks",
  fromBook: (chapter: string) => `From the book, ${chapter}`,
};

export type HubMessages = typeof hub;
