// The second download of the planning toolkit page: the checklist, in both languages.

import type { Texts } from "~/addresses/languages";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { PLANNING_KIT_EN } from "./planning-kit-en.server";
import { PLANNING_KIT_PT_BR } from "./planning-kit-pt-br.server";

const CHECKLIST_EN: PrintableDocument = {
  id: "planning-checklist",
  locale: "en",
  fileName: "ai-teacher-pro-planning-checklist",
  title: "Checklist: planning a lesson with AI",
  intro: "Keep it on the desk. Short checks, from the first idea to the note after class.",
  sections: [
    {
      id: "before",
      heading: "Before you open the tool",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "The learning goal is written in one sentence.",
            "I know what pupils already know and what they usually confuse.",
            "I have decided what I want to do myself, without AI.",
            "I know this tool's minimum age and what it does with data.",
            "Pupils' names, photos, marks and reports stay out of it.",
          ],
        },
      ],
    },
    {
      id: "asking",
      heading: "While you ask",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "I gave the year group, time, materials and the full text of the skill.",
            "I asked the tool to ask me its questions first.",
            "I asked for one thing at a time.",
            "I asked it to say where it is not sure.",
            "I kept the prompt that worked.",
          ],
        },
      ],
    },
    {
      id: "checking",
      heading: "Before it reaches a pupil",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "I checked every fact, number, date and quotation in a second source.",
            "I solved every exercise myself.",
            "There are no stereotypes, and our own community is represented.",
            "Every pupil can take part: reading level, vision, hearing, connection.",
            "It sounds like me; I cut what does not serve the goal.",
          ],
        },
      ],
    },
    {
      id: "after",
      heading: "In class and after it",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "Pupils know where AI was used, by me and by them.",
            "The lesson also works without internet.",
            "I looked at evidence of learning, not only at participation.",
            "I noted in two lines what I would change.",
            "I shared what worked with a colleague.",
          ],
        },
        { kind: "fields", fields: [{ label: "Notes", lines: 2 }] },
      ],
    },
  ],
  footer:
    "AI Teacher Pro, the companion to the book Generative AI for Teachers. You may copy and adapt this checklist for your own teaching.",
};

const CHECKLIST_PT_BR: PrintableDocument = {
  id: "planning-checklist",
  locale: "pt-br",
  fileName: "ai-teacher-pro-checklist-de-planejamento",
  title: "Checklist: planejar uma aula com IA",
  intro: "Deixe na mesa. Itens curtos, da primeira ideia à anotação depois da aula.",
  sections: [
    {
      id: "before",
      heading: "Antes de abrir a ferramenta",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "O objetivo de aprendizagem está escrito em uma frase.",
            "Sei o que os alunos já sabem e o que costumam confundir.",
            "Decidi o que quero fazer sem IA.",
            "Sei a idade mínima desta ferramenta e o que ela faz com os dados.",
            "Nomes, fotos, notas e laudos de alunos ficam de fora.",
          ],
        },
      ],
    },
    {
      id: "asking",
      heading: "Na hora de pedir",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "Informei ano/série, tempo, materiais e o texto completo da habilidade.",
            "Pedi que a ferramenta me fizesse perguntas primeiro.",
            "Pedi uma coisa por vez.",
            "Pedi que dissesse onde não tem certeza.",
            "Guardei o prompt que funcionou.",
          ],
        },
      ],
    },
    {
      id: "checking",
      heading: "Antes de chegar ao aluno",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "Conferi cada fato, número, data e citação em outra fonte.",
            "Resolvi todos os exercícios.",
            "Não há estereótipos, e a nossa comunidade aparece.",
            "Todos podem participar: leitura, visão, audição, internet.",
            "Tem a minha cara; cortei o que não serve ao objetivo.",
          ],
        },
      ],
    },
    {
      id: "after",
      heading: "Na aula e depois dela",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "Os alunos sabem onde a IA foi usada, por mim e por eles.",
            "A aula também funciona sem internet.",
            "Olhei o que mostra a aprendizagem, não só a participação.",
            "Anotei em duas linhas o que mudaria.",
            "Contei a um colega o que funcionou.",
          ],
        },
        { kind: "fields", fields: [{ label: "Anotações", lines: 2 }] },
      ],
    },
  ],
  footer:
    "AI Teacher Pro, material de apoio do livro IA Generativa para Professores. Você pode copiar e adaptar esta lista para as suas aulas.",
};

export const PLANNING_KITS: Texts<PrintableDocument> = {
  en: PLANNING_KIT_EN,
  "pt-br": PLANNING_KIT_PT_BR,
};

export const PLANNING_CHECKLISTS: Texts<PrintableDocument> = {
  en: CHECKLIST_EN,
  "pt-br": CHECKLIST_PT_BR,
};
