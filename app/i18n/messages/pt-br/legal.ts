import type { LegalMessages } from "~/i18n/messages/en/legal";

export const legal: LegalMessages = {
  lastChanged: "Última atualização:",
  onThisPage: "Nesta página",
};
