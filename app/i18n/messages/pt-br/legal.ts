import type { LegalMessages } from "~/i18n/messages/en/legal";

export const legal: LegalMessages = {
  lastChanged: "Última atualização:",
  onThisPage: "Nesta página",
  eraseAll: "Apagar tudo",
  eraseAllHint:
    "Isto tira deste navegador tudo o que está na tabela acima: favoritos, marcas, turmas, respostas, buscas, configurações e páginas guardadas. Não dá para desfazer.",
  eraseNow: "Apagar tudo agora",
  erased: "Não há mais nada deste site guardado neste navegador.",
};
