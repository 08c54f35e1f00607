// The lesson behind the printed code chapter3-ex1.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX1: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 25,
      minutesInClass: 60,
      note: null,
      group: "Whole class, pairs in the main activity",
      equipment: "paper",
      internet: "teacher",
      materials: ["Programme of study or scheme of work", "Mini-whiteboards", "Printed exit ticket"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 mathematics, number: ordering fractions, decimals and negative numbers",
        },
      ],
    },
    blanks: [
      { name: "subject", label: "Subject", example: "mathematics" },
      {
        name: "curriculum statement in full",
        label: "Curriculum statement, in full",
        example: "KS3 number: put fractions and decimals in order and place them on a number line",
      },
      { name: "year group", label: "Year group", example: "Year 7" },
      { name: "number of pupils", label: "Number of pupils", example: "29" },
      { name: "lesson length in minutes", label: "Lesson length in minutes", example: "60" },
      {
        name: "materials and devices",
        label: "Materials and devices in the room",
        example: "mini-whiteboards, card sets, one projector, no pupil devices",
      },
    ],
    sample: {
      of: "Year 7 mathematics, 29 pupils",
      context:
        "Given after the teacher answered three questions: prior knowledge, seating, and whether calculators are allowed.",
      answer:
        "Objective: order fractions and decimals on a number line and justify each position. Starter (10 min): on mini-whiteboards, which is larger, 1/2 or 0.45? How do you know? Main (35 min): pairs get eight cards (1/4, 0.3, 3/8, 0.4, 1/2, 3/5, 0.65, 3/4). They place them on a string line (12), write one reason for each card (13), then swap tables and question two positions (10). Check: 3/8 belongs between 0.4 and 1/2, since 3 is close to half of 8. Evidence (10 min): each pupil places 5/8 and 0.58 alone and writes one sentence of proof. Close (5 min): one disagreement, solved together. If half the class is lost after the starter: use a bar cut into eighths and tenths and keep four cards only.",
      flaw: {
        sentence: "Check: 3/8 belongs between 0.4 and 1/2, since 3 is close to half of 8.",
        why: "3/8 is 0.375, so it comes before 0.4. The reason sounds sensible but proves nothing.",
        howToSpot:
          "Do the task yourself with every number before printing. In mathematics, never check an answer by its explanation.",
      },
    },
    followUps: {
      level:
        "Give the same main activity in an easier version (tenths and halves only) and a harder one (one negative number). Same steps, same times.",
      check:
        "Work out every numerical answer again as a decimal and show it beside the card. Correct anything that does not agree.",
      adapt:
        "Adapt the lesson for a mixed-age class of Years 6 and 7: one shared starter, two levels of cards.",
    },
    troubles: [
      {
        problem: "It writes the lesson without asking.",
        write: "Stop. Ask me your three questions first and write nothing else until I answer.",
      },
      {
        problem: "The plan has far too much for one lesson.",
        write:
          "Keep the objective and the evidence. Remove the least useful step and give its minutes to the main activity.",
      },
    ],
    law: {
      note: "Leave out names, marks and anything about a pupil, and check the plan before you teach it.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude"],
    extras: [],
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 25,
      minutesInClass: 50,
      note: null,
      group: "Turma toda, com duplas na atividade principal",
      equipment: "paper",
      internet: "teacher",
      materials: ["BNCC ou currículo da rede", "Cartões com frações", "Bilhete de saída impresso"],
      curriculum: [
        {
          code: "EF07MA08",
          text: "Comparar e pôr em ordem frações nos seus vários sentidos: parte do inteiro, divisão, razão e operador",
        },
      ],
    },
    blanks: [
      { name: "componente curricular", label: "Componente curricular", example: "Matemática" },
      {
        name: "código e texto da habilidade",
        label: "Código e texto da habilidade da BNCC",
        example: "EF07MA08, comparação e ordenação de frações (texto oficial colado aqui)",
      },
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
      { name: "número de alunos", label: "Número de alunos", example: "36" },
      { name: "duração da aula em minutos", label: "Duração da aula, em minutos", example: "50" },
      {
        name: "materiais e aparelhos",
        label: "Materiais e aparelhos disponíveis",
        example: "lousa, tiras de papel, cartões, sem aparelhos para os alunos",
      },
    ],
    sample: {
      of: "Matemática, 7º ano, 36 alunos",
      context:
        "Resposta dada depois que a professora respondeu às três perguntas: o que a turma já viu, como fica sentada e se pode usar calculadora.",
      answer:
        "Objetivo: comparar frações com denominadores diferentes e justificar a ordem. Abertura (8 min): quem comeu mais, quem comeu 2/3 de uma pizza ou quem comeu 3/4 de outra igual? Cada aluno escreve o palpite e o motivo. Atividade principal (30 min): em duplas, dobrar tiras de papel em meios, terços, quartos e sextos (10); ordenar os cartões 1/2, 2/3, 3/4 e 5/6 (10); comparar com outra dupla e resolver as discordâncias (10). Evidência de aprendizagem: participação na discussão e folha entregue. Fechamento (12 min): bilhete de saída e retomada de uma dúvida no quadro. Se metade da turma não acompanhar: voltar às tiras, comparar só 1/2 e 2/3 e pedir que um aluno mostre a diferença com a tira na mão.",
      flaw: {
        sentence: "Evidência de aprendizagem: participação na discussão e folha entregue.",
        why: "Mostra presença, não a habilidade. Um aluno pode copiar a folha da dupla sem saber comparar frações.",
        howToSpot:
          "Pergunte: com essa evidência na mão, eu saberia quais alunos comparam frações sozinhos? Se a resposta for não, troque.",
      },
    },
    followUps: {
      level:
        "Faça a atividade principal em versão mais simples (só meios e quartos) e mais difícil (uma fração maior que 1). Mesmas etapas e tempos.",
      check:
        "Resolva de novo cada comparação com denominador comum e mostre a conta. Corrija o que não bater.",
      adapt: "Adapte para turma multisseriada de 6º e 7º ano: abertura comum e dois níveis de cartões.",
    },
    troubles: [
      {
        problem: "Ela escreve a aula sem perguntar nada.",
        write: "Pare. Faça primeiro as suas três perguntas e não escreva mais nada até eu responder.",
      },
      {
        problem: "O plano tem conteúdo demais para 50 minutos.",
        write:
          "Mantenha o objetivo e a evidência. Tire a etapa menos útil e passe os minutos dela para a atividade principal.",
      },
    ],
    law: {
      note: "A IA só ajuda a planejar: quem decide o plano é você. Nenhum dado de aluno entra no prompt, e vale anotar no registro da escola a ferramenta e para que a usou.",
      ruleIds: ["br-cne-ia"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca"],
    extras: [],
  },
};
