import type { HubMessages } from "~/i18n/messages/en/hub";

export const hub: HubMessages = {
  tasks: "Tarefas",
  fromBook: (chapter) => `Do livro, ${chapter}`,
};
