import type { KitMessages } from "~/i18n/messages/en/kit";

export const kit: KitMessages = {
  title: "Título da folha",
  titleHint: "Por exemplo, a turma, a aula ou a oficina. Aparece no alto da folha.",
  setTitle: "Usar este título",
  print: "Imprimir",
  printWithoutScript: "Imprima pelo comando de impressão do navegador.",
  remove: "Remover",
  removeItem: (title) => `Remover: ${title}`,
  code: (title) => `QR Code que leva a ${title}`,
  moreItems: (count) => `… e mais ${count}`,
  tooLongForWhatsApp:
    "Com tantos itens, só o link já ocupa a mensagem inteira do WhatsApp, por isso não há texto para copiar. Melhor dividir em dois kits.",
  addCode: "Incluir pelo código curto",
  addCodeHint: "O código aparece embaixo de cada QR Code, depois de /r/. O link curto inteiro também serve.",
  add: "Incluir",
  empty: "Este kit está vazio",
  emptyHint:
    "Salve ferramentas, cursos, livros e vídeos com o botão do coração e depois monte um kit com seus favoritos. Ou inclua itens aqui pelo código curto.",
  favourites: "Meus favoritos",
  browse: "Explorar Ferramentas de IA",
};
