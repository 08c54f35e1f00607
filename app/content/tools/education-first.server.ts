import type { ToolRecord } from "../schemas";

export const EDUCATION_FIRST_TOOLS: readonly ToolRecord[] = [
  {
    id: "khanmigo",
    group: "education-first",
    title: "Khanmigo",
    url: "https://www.khanmigo.ai",
    maker: "Khan Academy",
    description: {
      en: "Khan Academy's tutor, which guides with questions, with tools for teachers.",
      "pt-br": "Tutor da Khan Academy que orienta por perguntas, com ferramentas para professores.",
    },
    type: { en: "Tutor and teacher assistant", "pt-br": "Tutor e assistente do professor" },
    tags: ["tutoring", "mathematics", "teachers", "non-profit"],
    keyFeatures: {
      en: [
        "Socratic tutor",
        "Lesson hooks, plans and exit tickets",
        "Linked to Khan Academy content",
        "Moderation and a history to look back on",
      ],
      "pt-br": [
        "Tutor socrático",
        "Aberturas de aula, planos e bilhetes de saída",
        "Ligado ao conteúdo da Khan Academy",
        "Moderação e histórico das conversas",
      ],
    },
    classroomUse: {
      en: "Project a tutoring session and stop at each question so the class answers first.",
      "pt-br": "Projete uma sessão de tutoria e pare em cada pergunta para a turma responder antes.",
    },
    care: {
      en: "Tell pupils that an adult can read the conversation.",
      "pt-br": "Avise os alunos de que um adulto pode ler a conversa.",
    },
    aiRelevance: {
      en: "Shows a tutor that asks instead of answering",
      "pt-br": "Mostra um tutor que pergunta em vez de responder",
    },
    futurePotential: {
      en: "Tutoring joined with classroom data",
      "pt-br": "Tutoria unida aos dados da turma",
    },
  },
  {
    id: "brisk-teaching",
    group: "education-first",
    title: "Brisk Teaching",
    url: "https://www.briskteaching.com",
    maker: "Brisk Labs",
    description: {
      en: "Extension that works inside Docs, Slides, PDFs and videos to create material and feedback.",
      "pt-br":
        "Extensão que funciona dentro de Documentos, Slides, PDFs e vídeos para criar materiais e devolutivas.",
    },
    type: { en: "Browser extension for teachers", "pt-br": "Extensão de navegador para professores" },
    tags: ["feedback", "chrome", "quizzes", "teachers"],
    keyFeatures: {
      en: [
        "Feedback inside the document",
        "Quiz from any page or video",
        "Changes the level of a text",
        "Activity mode for pupils",
      ],
      "pt-br": [
        "Devolutiva dentro do documento",
        "Quiz a partir de página ou vídeo",
        "Adaptação do nível do texto",
        "Modo de atividade para alunos",
      ],
    },
    classroomUse: {
      en: "Try its comments on a text you wrote yourself; the feedback to pupils stays yours.",
      "pt-br": "Teste os comentários em um texto seu; a devolutiva ao aluno continua sendo sua.",
    },
    care: {
      en: "Ask the school which extensions may be installed, and close pages with pupils' data before you use it.",
      "pt-br":
        "Pergunte à escola quais extensões podem ser instaladas e feche páginas com dados de alunos antes de usar.",
    },
    aiRelevance: {
      en: "Saves time where teachers already work",
      "pt-br": "Poupa tempo onde o professor já trabalha",
    },
    futurePotential: {
      en: "The same help inside every learning platform",
      "pt-br": "A mesma ajuda dentro de toda plataforma de ensino",
    },
  },
  {
    id: "teachy",
    group: "education-first",
    title: "Teachy",
    url: "https://www.teachy.com.br",
    maker: "Teachy",
    description: {
      en: "Brazilian platform with more than sixty tools for plans, activities, slides and exams aligned to the BNCC.",
      "pt-br":
        "Plataforma brasileira com mais de sessenta ferramentas para planos, atividades, slides e provas alinhados à BNCC.",
    },
    type: { en: "Brazilian teacher platform", "pt-br": "Plataforma brasileira para professores" },
    tags: ["bncc", "brazil", "lesson-planning", "assessment", "teachers"],
    keyFeatures: {
      en: [
        "BNCC skills in the plan",
        "Question bank",
        "Slides and worksheets",
        "Automatic marking of objective questions",
        "Tutor for pupils",
      ],
      "pt-br": [
        "Habilidades da BNCC no plano",
        "Banco de questões",
        "Slides e listas de exercícios",
        "Correção automática de questões objetivas",
        "Tutor para alunos",
      ],
    },
    classroomUse: {
      en: "Generate a plan for one BNCC skill and adapt it to your school.",
      "pt-br": "Gere um plano para uma habilidade da BNCC e ajuste à realidade da sua escola.",
    },
    care: {
      en: "Upload pupils' work only without names, and only if your school allows it.",
      "pt-br": "Envie trabalho de aluno só sem nome, e só se a escola permitir.",
    },
    aiRelevance: { en: "Plans tied to the BNCC", "pt-br": "Planos ligados à BNCC" },
    futurePotential: {
      en: "Plans linked to results in class",
      "pt-br": "Planos ligados aos resultados da turma",
    },
  },
];
