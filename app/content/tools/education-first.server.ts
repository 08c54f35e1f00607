import type { ToolRecord } from "../schemas";

export const EDUCATION_FIRST_TOOLS: readonly ToolRecord[] = [
  {
    id: "magicschool",
    group: "education-first",
    title: "MagicSchool",
    url: "https://www.magicschool.ai",
    maker: "MagicSchool AI",
    description: {
      en: "Dozens of teacher tools for plans, rubrics, texts and feedback, plus supervised rooms for pupils.",
      "pt-br":
        "Dezenas de ferramentas para planos, rubricas, textos e devolutivas, além de salas de alunos supervisionadas.",
    },
    type: { en: "Teacher platform", "pt-br": "Plataforma para professores" },
    tags: ["lesson-planning", "rubrics", "differentiation", "teachers", "pupil-rooms"],
    keyFeatures: {
      en: [
        "Lesson plan and rubric generators",
        "Text levelling",
        "Pupil rooms with monitoring",
        "Chrome extension",
      ],
      "pt-br": [
        "Geradores de plano e rubrica",
        "Adaptação do nível do texto",
        "Salas de alunos com monitoramento",
        "Extensão para Chrome",
      ],
    },
    classroomUse: {
      en: "Generate a rubric, then rewrite its criteria with the class in their own words.",
      "pt-br": "Gere uma rubrica e reescreva os critérios com a turma, nas palavras dos alunos.",
    },
    care: {
      en: "Never enter names, not even in the school's rooms, and tell pupils that you can read what they write.",
      "pt-br":
        "Não digite nomes, nem nas salas da escola, e avise os alunos de que você pode ler o que eles escrevem.",
    },
    aiRelevance: {
      en: "Many school tasks in one place, with rooms that the teacher watches",
      "pt-br": "Muitas tarefas da escola em um só lugar, com salas que o professor acompanha",
    },
    futurePotential: {
      en: "Settings for the whole school, and feedback to many pupils at once",
      "pt-br": "Configurações para toda a escola e devolutivas para muitos alunos de uma vez",
    },
  },
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
    id: "schoolai",
    group: "education-first",
    title: "SchoolAI",
    url: "https://schoolai.com",
    maker: "SchoolAI",
    description: {
      en: "Teachers build guided chat spaces and follow each pupil's conversation live.",
      "pt-br": "Professores criam espaços de conversa guiada e acompanham ao vivo cada aluno.",
    },
    type: { en: "Spaces for pupils with monitoring", "pt-br": "Espaços de alunos com monitoramento" },
    tags: ["pupils", "monitoring", "tutoring", "safety"],
    keyFeatures: {
      en: [
        "Spaces with the teacher's rules",
        "Mission Control panel",
        "Google Classroom and Canvas links",
        "Alerts on well-being",
      ],
      "pt-br": [
        "Espaços com regras do professor",
        "Painel Mission Control",
        "Integração com Google Sala de Aula e Canvas",
        "Alertas de bem-estar",
      ],
    },
    classroomUse: {
      en: "Create a space where a historical figure answers only from the chapter read in class.",
      "pt-br": "Crie um espaço em que um personagem histórico só responde com base no capítulo lido.",
    },
    care: {
      en: "Tell pupils at the start that you can read every conversation.",
      "pt-br": "Avise os alunos, logo no início, de que você pode ler todas as conversas.",
    },
    aiRelevance: {
      en: "A supervised way to let pupils talk to AI",
      "pt-br": "Forma supervisionada de alunos conversarem com IA",
    },
    futurePotential: {
      en: "Evidence of learning gathered from conversations",
      "pt-br": "Evidências de aprendizagem extraídas da conversa",
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
      en: "Never upload a pupil's work with a name on it without permission.",
      "pt-br": "Não envie trabalho de aluno com nome sem autorização.",
    },
    aiRelevance: { en: "Plans tied to the BNCC", "pt-br": "Planos ligados à BNCC" },
    futurePotential: {
      en: "Plans linked to results in class",
      "pt-br": "Planos ligados aos resultados da turma",
    },
  },
];
