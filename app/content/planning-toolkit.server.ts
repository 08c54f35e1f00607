// The planning toolkit page: tool groups and best practices.
import type { BestPractice, PlanningToolGroup } from "~/features/planning-toolkit/core/planning-toolkit";

export const PLANNING_TOOL_GROUPS: readonly PlanningToolGroup[] = [
  {
    id: "annual-planning",
    icon: "calendar",
    kitSection: "year-and-unit",
    companionIds: ["planning-toolkit"],
    text: {
      en: {
        category: "Planning",
        title: "Annual and unit planning",
        description: "From curriculum skills to a sequence of lessons.",
        tools: ["Skills map by term", "Calendar with assessment dates", "Unit plan with backward design"],
      },
      "pt-br": {
        category: "Planejamento",
        title: "Planejamento anual e sequências didáticas",
        description: "Das habilidades do currículo a uma sequência de aulas.",
        tools: [
          "Mapa de habilidades por bimestre",
          "Calendário com datas de avaliação",
          "Sequência didática por planejamento reverso",
        ],
      },
    },
  },
  {
    id: "lesson-design",
    icon: "book-open",
    kitSection: "lesson-plan",
    companionIds: ["chapter3-ex1", "chapter3-ex5"],
    text: {
      en: {
        category: "Lessons",
        title: "Lesson design",
        description: "One page per lesson: objective, activity, evidence.",
        tools: ["Lesson plan template", "Opening questions", "Exit tickets"],
      },
      "pt-br": {
        category: "Aulas",
        title: "Estrutura da aula",
        description: "Uma página por aula: objetivo, atividade, evidência.",
        tools: ["Modelo de plano de aula", "Perguntas de abertura", "Bilhetes de saída"],
      },
    },
  },
  {
    id: "assessment",
    icon: "clipboard-check",
    kitSection: "rubric-and-feedback",
    companionIds: ["chapter3-ex3", "chapter3-ex4", "chapter5-ex1"],
    text: {
      en: {
        category: "Assessment",
        title: "Assessment and feedback",
        description: "Rubrics and comments that pupils can use.",
        tools: [
          "Rubric",
          "Feedback in three sentences",
          "Error analysis sheet",
          "Report comments",
          "Exam practice",
        ],
      },
      "pt-br": {
        category: "Avaliação",
        title: "Avaliação e devolutivas",
        description: "Rubricas e comentários que o aluno consegue usar.",
        tools: [
          "Rubrica",
          "Devolutiva em três frases",
          "Folha de análise de erros",
          "Pareceres e boletim",
          "Simulado",
        ],
      },
    },
  },
  {
    id: "differentiation",
    icon: "users",
    kitSection: "differentiation",
    companionIds: ["chapter3-ex2", "chapter3-ex7"],
    text: {
      en: {
        category: "Inclusion",
        title: "Differentiation and inclusion",
        description: "The same goal, reached by different paths.",
        tools: [
          "Text in three reading levels",
          "Alternative text and audio",
          "Supports for specific needs",
          "Catching up",
        ],
      },
      "pt-br": {
        category: "Inclusão",
        title: "Diferenciação e inclusão",
        description: "O mesmo objetivo por caminhos diferentes.",
        tools: [
          "Texto em três níveis de leitura",
          "Descrição de imagens e áudio",
          "Apoios para necessidades específicas",
          "Recuperação",
        ],
      },
    },
  },
  {
    id: "communication",
    icon: "message-circle",
    kitSection: "families",
    companionIds: [],
    text: {
      en: {
        category: "Communication",
        title: "Families and school communication",
        description: "Clear, kind and short messages.",
        tools: ["Message to families", "Meeting script", "Rewrite in plain language", "Parents' evening"],
      },
      "pt-br": {
        category: "Comunicação",
        title: "Comunicação com famílias e escola",
        description: "Mensagens claras, gentis e curtas.",
        tools: [
          "Mensagem às famílias",
          "Roteiro de reunião",
          "Reescrita em linguagem simples",
          "Reunião de pais",
        ],
      },
    },
  },
  {
    id: "ethics-governance",
    icon: "shield",
    kitSection: "class-agreement",
    companionIds: ["ethics-resources"],
    text: {
      en: {
        category: "Ethics",
        title: "Ethics and class agreements",
        description: "Rules that everyone understands and follows.",
        tools: ["Class agreement on AI", "Declaration of AI use", "Privacy checklist"],
      },
      "pt-br": {
        category: "Ética",
        title: "Ética e combinados",
        description: "Regras que todos entendem e seguem.",
        tools: [
          "Combinado da turma sobre IA",
          "Declaração de uso de IA",
          "Lista de verificação de privacidade",
        ],
      },
    },
  },
];

export const BEST_PRACTICES: readonly BestPractice[] = [
  {
    id: "start-from-goal",
    text: {
      en: {
        title: "Start from the learning goal",
        description:
          "Write the goal before opening the tool; if AI does not help you reach it, leave it out.",
      },
      "pt-br": {
        title: "Comece pelo objetivo de aprendizagem",
        description: "Escreva o objetivo antes de abrir a ferramenta; se a IA não ajudar, deixe de fora.",
      },
    },
  },
  {
    id: "give-context",
    text: {
      en: {
        title: "Give context",
        description:
          "Give the year group, time, materials, prior knowledge and the curriculum wording: then the answer is usable.",
      },
      "pt-br": {
        title: "Dê contexto",
        description:
          "Com ano/série, tempo, materiais, conhecimentos prévios e a habilidade do currículo, a resposta fica útil.",
      },
    },
  },
  {
    id: "verify",
    text: {
      en: {
        title: "Verify every fact",
        description: "Check numbers, dates, quotations and references in a second source.",
      },
      "pt-br": {
        title: "Verifique cada fato",
        description: "Confira números, datas, citações e referências em outra fonte.",
      },
    },
  },
  {
    id: "protect-data",
    text: {
      en: {
        title: "Protect personal data",
        description: "Never type pupils' names, photos, marks or reports into any tool.",
      },
      "pt-br": {
        title: "Proteja dados pessoais",
        description: "Nunca coloque nomes, fotos, notas ou laudos de alunos em uma ferramenta.",
      },
    },
  },
  {
    id: "keep-authorship",
    text: {
      en: {
        title: "Keep your voice",
        description: "Rewrite the result so that it sounds like you and fits your class.",
      },
      "pt-br": {
        title: "Mantenha a sua voz",
        description: "Reescreva o resultado para que tenha a sua cara e sirva à sua turma.",
      },
    },
  },
  {
    id: "reflect-share",
    text: {
      en: {
        title: "Reflect and share",
        description: "Note what worked, save the prompt and share it with colleagues.",
      },
      "pt-br": {
        title: "Reflita e compartilhe",
        description: "Anote o que funcionou, guarde o prompt e compartilhe com colegas.",
      },
    },
  },
];
