export const legal = {
  lastChanged: "Last changed:",
  onThisPage: "On this page",
};

export type LegalMessages = typeof legal;
