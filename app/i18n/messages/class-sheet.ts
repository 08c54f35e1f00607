import type { Messages } from "~/i18n/translate";

/** The handout of chosen resources. */
const en = {
  title: "Title of the sheet",
  titleHint: "For example the class, the lesson or the workshop. It is printed at the top.",
  setTitle: "Set the title",
  print: "Print",
  printWithoutScript: "Print it with your browser's print command.",
  remove: "Remove",
  removeItem: (title: string) => `Remove: ${title}`,
  code: (title: string) => `QR code that leads to ${title}`,
  /** The last line of a message for WhatsApp that has no room for every item. */
  moreItems: (count: number) => `… and ${count} more`,
  tooLongForWhatsApp:
    "With so many items the link alone fills a WhatsApp message, so there is no message to copy. Two shorter sheets are easier to send.",
  addCode: "Add an item by its short code",
  addCodeHint: "The code is printed under every QR code, after /r/. A whole short link works too.",
  add: "Add",
  empty:
    "Save tools, courses, books and videos with the heart button, then turn your favourites into a class sheet. Or add items here by their short code.",
};

const ptBr: typeof en = {
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
    "Com tantos itens, só o link já ocupa a mensagem inteira do WhatsApp, por isso não há texto para copiar. Melhor dividir em duas folhas.",
  addCode: "Incluir pelo código curto",
  addCodeHint: "O código aparece embaixo de cada QR Code, depois de /r/. O link curto inteiro também serve.",
  add: "Incluir",
  empty:
    "Salve ferramentas, cursos, livros e vídeos com o botão do coração e depois monte uma folha da aula com seus favoritos. Ou inclua itens aqui pelo código curto.",
};

export const classSheetMessages: Messages<typeof en> = { en, "pt-br": ptBr };
