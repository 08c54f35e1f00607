// The implementation checklist, which has a page of its own beside the platforms.

import type { Texts } from "~/addresses/languages";
import type { ChecklistGroup } from "~/features/checklists/core/checklist";

export const IMPLEMENTATION_CHECKLIST_TEXT: Texts<{
  readonly title: string;
  readonly intro: string;
  readonly storageNote: string;
}> = {
  en: {
    title: "Implementation checklist",
    intro:
      "The steps from the first idea to a tool that a whole school uses with care. Do not skip any step in the second group.",
    storageNote: "Your ticks stay on this device and are not sent to anyone.",
  },
  "pt-br": {
    title: "Checklist de implementação",
    intro:
      "Os passos da primeira ideia até uma ferramenta que a escola inteira usa com cuidado. Não pule nenhum passo do segundo grupo.",
    storageNote: "O que você marca fica só neste aparelho e não é enviado a ninguém.",
  },
};

export const IMPLEMENTATION_CHECKLIST: readonly ChecklistGroup[] = [
  {
    id: "decide",
    title: { en: "Decide", "pt-br": "Decida" },
    items: [
      {
        id: "name-the-problem",
        text: {
          en: "Write down the one problem the tool should solve.",
          "pt-br": "Escreva qual problema a ferramenta deve resolver: um só.",
        },
        hint: {
          en: "If you cannot name it in a sentence, wait before choosing a tool.",
          "pt-br": "Se não cabe em uma frase, ainda não é hora de escolher a ferramenta.",
        },
      },
      {
        id: "compare-two",
        text: {
          en: "Try two platforms with the same real task.",
          "pt-br": "Teste duas plataformas com a mesma tarefa real.",
        },
        hint: {
          en: "Use a task from last week, so that you know what a good answer looks like.",
          "pt-br": "Use uma tarefa da semana passada: você já sabe como é uma boa resposta.",
        },
      },
      {
        id: "check-what-you-have",
        text: {
          en: "Ask what your school's accounts already include.",
          "pt-br": "Pergunte o que as contas da escola já incluem.",
        },
        hint: {
          en: "Google, Microsoft and Canva education accounts often have AI functions that nobody has turned on.",
          "pt-br":
            "Contas educacionais de Google, Microsoft e Canva muitas vezes têm funções de IA que ninguém ativou.",
        },
      },
      {
        id: "count-the-cost",
        text: {
          en: "Calculate the cost for a year and for everyone who would use it.",
          "pt-br": "Calcule o custo de um ano para todo mundo que vai usar.",
        },
        hint: {
          en: "The calculator on this site does it, in dollars and in reais.",
          "pt-br": "A calculadora do site faz a conta, em dólares e em reais.",
        },
      },
    ],
  },
  {
    id: "protect-data",
    title: { en: "Protect data", "pt-br": "Proteja os dados" },
    items: [
      {
        id: "read-age-rule",
        text: {
          en: "Read the minimum age in the terms of use.",
          "pt-br": "Leia nos termos de uso qual é a idade mínima.",
        },
        hint: {
          en: "Many assistants are for adults only: then only you use them, and pupils see your screen.",
          "pt-br":
            "Muitos assistentes são só para adultos: nesse caso, só você usa, e os alunos veem a sua tela.",
        },
      },
      {
        id: "read-data-rule",
        text: {
          en: "Find out whether what you type is used for training, and turn that off.",
          "pt-br": "Descubra se o que você digita serve para treinamento e desative.",
        },
        hint: {
          en: "Look for it in the privacy settings; if it cannot be turned off, write that down.",
          "pt-br": "Procure nas configurações de privacidade; se não der para desativar, registre.",
        },
      },
      {
        id: "no-pupil-data",
        text: {
          en: "Agree never to put a pupil's name, photo, mark or report into any tool.",
          "pt-br": "Combine que nome, foto, nota ou laudo de aluno nunca entra em uma ferramenta.",
        },
        hint: {
          en: "Replace names with letters before pasting; a story can identify a pupil too.",
          "pt-br": "Troque nomes por letras antes de colar; até uma história pode identificar um aluno.",
        },
      },
      {
        id: "ask-data-officer",
        text: {
          en: "Ask whoever is responsible for data protection in your school or trust.",
          "pt-br": "Consulte quem responde pela proteção de dados na escola ou na rede.",
        },
        hint: {
          en: "LGPD, GDPR or your local law applies to the school, not only to the maker of the tool.",
          "pt-br": "A LGPD vale para a escola, não só para a empresa da ferramenta.",
        },
      },
    ],
  },
  {
    id: "prepare-people",
    title: { en: "Prepare people", "pt-br": "Prepare as pessoas" },
    items: [
      {
        id: "train-colleagues",
        text: {
          en: "Show the tool to colleagues with one example from your subject.",
          "pt-br": "Mostre a ferramenta aos colegas com um exemplo da sua disciplina.",
        },
        hint: {
          en: "Ten minutes with a real lesson teach more than an hour of slides.",
          "pt-br": "Dez minutos com uma aula de verdade ensinam mais que uma hora de slides.",
        },
      },
      {
        id: "inform-families",
        text: {
          en: "Tell families what will be used, for what, and what will not be done.",
          "pt-br": "Conte às famílias o que será usado, para quê e o que não será feito.",
        },
        hint: {
          en: "One short letter in plain words; ask for consent where the law or the terms require it.",
          "pt-br":
            "Uma carta curta em linguagem simples; peça autorização quando a lei ou os termos exigirem.",
        },
      },
      {
        id: "class-agreement",
        text: {
          en: "Write the class agreement on AI together with the pupils.",
          "pt-br": "Escreva com os alunos o combinado da turma sobre IA.",
        },
        hint: {
          en: "Four parts: what is not allowed, what is allowed with a declaration, what we never type in, and what to do when something goes wrong.",
          "pt-br":
            "Quatro partes: o que não pode, o que pode com declaração, o que nunca digitamos e o que fazer quando algo dá errado.",
        },
      },
      {
        id: "plan-without-it",
        text: {
          en: "Have the same lesson ready without the tool.",
          "pt-br": "Tenha a mesma aula pronta sem a ferramenta.",
        },
        hint: {
          en: "The connection may fail, a limit may run out, or a pupil may not be allowed to take part.",
          "pt-br": "A internet cai, o limite acaba, um aluno pode não ter autorização.",
        },
      },
    ],
  },
  {
    id: "start-small",
    title: { en: "Start small and review", "pt-br": "Comece pequeno e revise" },
    items: [
      {
        id: "one-class-four-weeks",
        text: {
          en: "Start with one class, one use and four weeks.",
          "pt-br": "Comece com uma turma, um uso e quatro semanas.",
        },
        hint: {
          en: "A small start is easy to stop, and easy to explain.",
          "pt-br": "O que começa pequeno é fácil de interromper e de explicar.",
        },
      },
      {
        id: "check-every-output",
        text: {
          en: "Check every answer before it reaches a pupil.",
          "pt-br": "Confira cada resposta antes que chegue a um aluno.",
        },
        hint: {
          en: "Facts, numbers, references, stereotypes, level of language.",
          "pt-br": "Fatos, números, referências, estereótipos, nível de linguagem.",
        },
      },
      {
        id: "listen-to-pupils",
        text: {
          en: "Ask pupils what helped and what got in the way.",
          "pt-br": "Pergunte aos alunos o que ajudou e o que atrapalhou.",
        },
        hint: {
          en: "Two anonymous questions on paper are enough.",
          "pt-br": "Duas perguntas anônimas no papel bastam.",
        },
      },
      {
        id: "decide-again",
        text: {
          en: "Decide on a fixed day: continue, change or stop.",
          "pt-br": "Decida em um dia marcado: continuar, mudar ou parar.",
        },
        hint: {
          en: "If you stop, close the accounts and delete what was uploaded.",
          "pt-br": "Se parar, feche as contas e apague o que foi enviado.",
        },
      },
    ],
  },
];
