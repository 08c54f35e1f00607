import type { LegalMessages } from "~/i18n/messages/en/legal";

export const legal: LegalMessages = {
  lastChanged: "Última mudança:",
  onThisPage: "Nesta página",
};
