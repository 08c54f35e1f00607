import type { Messages } from "~/i18n/translate";

/** Texts of the page of a list that the client does without. */
const en = {
  intro:
    "What you save stays in this browser: no account, nothing sent to us. Turn it into a class sheet to share or print.",
  needsScript:
    "Favourites are kept by your browser and need JavaScript. Without it you can still make a class sheet: open it above, and add items with the short code printed under their QR code.",
  views: {
    compare: {
      title: "Compare AI tools",
      description: "Tools side by side, three at most: what we know about each, the source and its date.",
    },
    sheet: {
      title: "Class sheet",
      description: "The resources you chose on one sheet, with a QR code for each.",
    },
  },
};

const ptBr: typeof en = {
  intro:
    "O que você salva fica neste navegador: sem conta, e nada é enviado para nós. Monte uma folha da aula para compartilhar ou imprimir.",
  needsScript:
    "Os favoritos ficam no seu navegador e precisam de JavaScript. Sem ele, você ainda pode montar uma folha da aula: abra-a ali em cima e inclua os itens pelo código curto que aparece embaixo do QR Code.",
  views: {
    compare: {
      title: "Comparar ferramentas de IA",
      description: "Ferramentas lado a lado, no máximo três: o que sabemos de cada uma, com fonte e data.",
    },
    sheet: {
      title: "Folha da aula",
      description: "Uma folha com os recursos escolhidos e um QR Code para cada um.",
    },
  },
};

export const favouritesPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
