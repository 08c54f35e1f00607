import type { Messages } from "~/i18n/translate";

const en = {
  lastChanged: "Last changed:",
  onThisPage: "On this page",
  eraseAll: "Erase everything",
  eraseAllHint:
    "This removes from this browser everything in the table above: favourites, ticks, classes, answers, searches, settings and kept pages. It cannot be undone.",
  eraseNow: "Erase it all now",
  erased: "Nothing from this site is kept in this browser any more.",
};

const ptBr: typeof en = {
  lastChanged: "Última atualização:",
  onThisPage: "Nesta página",
  eraseAll: "Apagar tudo",
  eraseAllHint:
    "Isto tira deste navegador tudo o que está na tabela acima: favoritos, marcas, turmas, respostas, buscas, configurações e páginas guardadas. Não dá para desfazer.",
  eraseNow: "Apagar tudo agora",
  erased: "Não há mais nada deste site guardado neste navegador.",
};

export const legalMessages: Messages<typeof en> = { en, "pt-br": ptBr };
