import type { Messages } from "~/i18n/translate";

/** Tools side by side, and what leads there. */
const en = {
  none: "Choose the tools you are deciding between, three at most. Their answers then appear side by side: who may use them, what they cost, whether they are in Portuguese, and what happens to what you type.",
  one: (title: string) => `${title} is chosen. Choose another tool to compare it with.`,
  unknown: (typed: readonly string[]) =>
    `${typed.length === 1 ? "This is not one of our tools" : "These are not among our tools"}: ${typed.join(", ")}.`,
  omitted: (titles: readonly string[], max: number) =>
    `At most ${max} tools fit side by side; left out: ${titles.join(", ")}.`,
  caption: (titles: readonly string[]) => `${titles.join(", ")}: what we know, and where it comes from`,
  question: "Question",
  notAsked: "Does not apply",
  choose: "Tool",
  chooseAnother: "Another tool",
  pick: "Choose a tool",
  show: "Compare",
  remove: "Remove",
  removeTool: (title: string) => `Remove: ${title}`,
  print: "Print",
  fromTool: "Compare with another tool",
  fromTools: "Compare tools",
};

const ptBr: typeof en = {
  none: "Escolha as ferramentas entre as quais você está em dúvida, no máximo três. As respostas aparecem lado a lado: quem pode usar, quanto custa, se está em português e o que acontece com o que você digita.",
  one: (title) => `Você escolheu ${title}. Escolha outra ferramenta para comparar.`,
  unknown: (typed) =>
    `${typed.length === 1 ? "Não está entre as nossas ferramentas" : "Não estão entre as nossas ferramentas"}: ${typed.join(", ")}.`,
  omitted: (titles, max) =>
    `Cabem no máximo ${max} ferramentas lado a lado; ${titles.length === 1 ? "ficou" : "ficaram"} de fora: ${titles.join(", ")}.`,
  caption: (titles) => `${titles.join(", ")}: o que sabemos e qual é a fonte`,
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

export const compareMessages: Messages<typeof en> = { en, "pt-br": ptBr };
