import type { FavouritesPageMessages } from "~/i18n/messages/en/favourites-page";

export const favouritesPage: FavouritesPageMessages = {
  intro:
    "O que você salva fica neste navegador: sem conta, e nada é enviado para nós. Monte um kit para compartilhar ou imprimir.",
  needsScript:
    "Os favoritos ficam no seu navegador e precisam de JavaScript. Sem ele, você ainda pode montar um kit: inclua os itens pelo código curto que aparece embaixo do QR Code.",
  kitByCode: "Montar um kit pelos códigos",
};
