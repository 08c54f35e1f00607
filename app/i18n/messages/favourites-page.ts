import type { Messages } from "~/i18n/translate";

/** Text of the page of favourites before the client runs. */
const en = {
  intro:
    "What you save stays in this browser: no account, nothing sent to us. Turn it into a class sheet to share or print.",
  needsScript:
    "Favourites are kept by your browser and need JavaScript. Without it you can still make a class sheet: add items with the short code printed under their QR code.",
  kitByCode: "Make a class sheet from codes",
};

const ptBr: typeof en = {
  intro:
    "O que você salva fica neste navegador: sem conta, e nada é enviado para nós. Monte uma folha da aula para compartilhar ou imprimir.",
  needsScript:
    "Os favoritos ficam no seu navegador e precisam de JavaScript. Sem ele, você ainda pode montar uma folha da aula: inclua os itens pelo código curto que aparece embaixo do QR Code.",
  kitByCode: "Montar uma folha pelos códigos",
};

export const favouritesPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
