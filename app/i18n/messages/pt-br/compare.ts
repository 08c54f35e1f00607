import type { CompareMessages } from "~/i18n/messages/en/compare";

export const compare: CompareMessages = {
  none: "Escolha as ferramentas entre as quais você está em dúvida, no máximo três. As respostas aparecem lado a lado: quem pode usar, quanto custa, se está em português e o que acontece com o que você digita.",
  one: (title) => `Você escolheu ${title}. Escolha outra ferramenta para comparar.`,
  unknown: (typed) =>
    `${typed.length === 1 ? "Não está entre as nossas ferramentas" : "Não estão entre as nossas ferramentas"}: ${typed.join(", ")}.`,
  omitted: (titles, max) =>
    `Cabem no máximo ${max} ferramentas lado a lado; ${titles.length === 1 ? "ficou" : "ficaram"} de fora: ${titles.join(", ")}.`,
  caption: (titles) => `${titles.join(", ")}: o que sabemos, e de onde`,
  question: "Pergunta",
  notAsked: "Não se aplica",
  choose: "Ferramenta",
  chooseAnother: "Outra ferramenta",
  pick: "Escolha uma ferramenta",
  show: "Comparar",
  remove: "Remover",
  removeTool: (title) => `Remover: ${title}`,
  print: "Imprimir",
  fromTool: "Comparar com outra ferramenta",
  fromTools: "Comparar ferramentas",
};
