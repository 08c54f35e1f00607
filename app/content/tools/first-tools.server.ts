import type { ToolRecord } from "../schemas";

/** The list of tools begins with these, and the home page features them: six different jobs. */
export const FIRST_TOOLS: readonly ToolRecord[] = [
  {
    id: "chatgpt",
    group: "general-ai",
    title: "ChatGPT",
    url: "https://chatgpt.com",
    maker: "OpenAI",
    description: {
      en: "General assistant that writes, explains, searches the web, analyses files and creates images from a conversation.",
      "pt-br":
        "Assistente geral que escreve, explica, pesquisa na web, analisa arquivos e cria imagens a partir de uma conversa.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "writing", "multimodal", "lesson-planning", "openai"],
    keyFeatures: {
      en: [
        "Web search with links",
        "File and spreadsheet analysis",
        "Image creation",
        "Voice conversation",
        "Projects with your own files and instructions",
      ],
      "pt-br": [
        "Busca na web com links",
        "Análise de arquivos e planilhas",
        "Criação de imagens",
        "Conversa por voz",
        "Projetos com seus arquivos e instruções",
      ],
    },
    classroomUse: {
      en: "Draft three versions of one reading text at different reading levels, then edit them before class.",
      "pt-br":
        "Rascunhe três versões de um mesmo texto em níveis de leitura diferentes e revise antes da aula.",
    },
    care: {
      en: "Never paste pupils' names or marks; look at the data controls before the first lesson.",
      "pt-br": "Nunca cole nomes ou notas de alunos; veja os controles de dados antes da primeira aula.",
    },
    aiRelevance: {
      en: "An assistant that many pupils already know",
      "pt-br": "Um assistente que muitos alunos já conhecem",
    },
    futurePotential: {
      en: "Moving from chat to agents that carry out multi-step tasks",
      "pt-br": "Evolui do chat para agentes que executam tarefas em várias etapas",
    },
    caution: {
      en: "Custom GPTs end on 11 December 2026, by OpenAI's notice as others report it; personal accounts can no longer make new ones. Keep what yours say as a project. The education offer changes often, too: check it on the maker's page.",
      "pt-br":
        "Os GPTs personalizados acabam em 11 de dezembro de 2026, segundo relatos do aviso da OpenAI; contas pessoais já não criam novos. Guarde as instruções dos seus em um projeto. A oferta para educação também muda com frequência: confira na página da empresa.",
    },
  },
  {
    id: "gemini-notebook",
    group: "research-tools",
    title: "Gemini Notebook",
    status: {
      is: "renamed",
      was: "NotebookLM",
      since: null,
      advice: {
        en: "Sign in as before: the address is the same. Where a text says NotebookLM, it means Gemini Notebook.",
        "pt-br":
          "Entre como antes: o endereço é o mesmo. Onde um texto diz NotebookLM, leia Gemini Notebook.",
      },
    },
    url: "https://notebooklm.google.com",
    maker: "Google",
    description: {
      en: "Notebook that answers only from the sources you add and makes audio and video overviews, guides and cards.",
      "pt-br":
        "Caderno que responde apenas a partir das fontes que você adiciona e cria resumos em áudio e vídeo, guias e cartões.",
    },
    type: { en: "Notebook based on sources", "pt-br": "Caderno baseado em fontes" },
    tags: ["research", "sources", "study-guides", "audio", "google"],
    keyFeatures: {
      en: [
        "Answers with citations to your sources",
        "Audio and video overviews",
        "Study guides, quizzes and cards",
        "Shared notebooks",
      ],
      "pt-br": [
        "Respostas com citação das suas fontes",
        "Resumos em áudio e vídeo",
        "Guias de estudo, quizzes e cartões",
        "Cadernos compartilhados",
      ],
    },
    classroomUse: {
      en: "Upload the three texts of the unit and give pupils a shared notebook for questions before the debate.",
      "pt-br":
        "Envie os três textos da sequência didática e ofereça um caderno compartilhado para perguntas antes do debate.",
    },
    care: {
      en: "Upload only material that you may share.",
      "pt-br": "Envie só material que você pode compartilhar.",
    },
    aiRelevance: {
      en: "Answers tied to known sources, which pupils can open and check",
      "pt-br": "Respostas ligadas a fontes conhecidas, que o aluno pode abrir e conferir",
    },
    futurePotential: {
      en: "Notebooks joined with Gemini and Classroom",
      "pt-br": "Cadernos unidos ao Gemini e ao Sala de Aula",
    },
  },
  {
    id: "canva",
    group: "creative-media",
    title: "Canva AI",
    url: "https://www.canva.com",
    maker: "Canva",
    description: {
      en: "Design platform with AI for slides, posters, videos, documents and small interactive pages.",
      "pt-br":
        "Plataforma de design com IA para slides, cartazes, vídeos, documentos e pequenas páginas interativas.",
    },
    type: { en: "Design suite with AI", "pt-br": "Suíte de design com IA" },
    tags: ["design", "slides", "images", "free-for-schools", "video"],
    keyFeatures: {
      en: [
        "Magic Write and presentations",
        "Image and video generation",
        "Canva Code for interactive activities",
        "Class spaces and assignments",
        "Templates in Portuguese",
      ],
      "pt-br": [
        "Texto mágico e apresentações",
        "Geração de imagem e vídeo",
        "Canva Code para atividades interativas",
        "Turmas e tarefas",
        "Modelos em português",
      ],
    },
    classroomUse: {
      en: "Turn a lesson summary into a poster, a slide deck and a short quiz with the same visual identity.",
      "pt-br":
        "Transforme o resumo da aula em cartaz, apresentação e quiz curto com a mesma identidade visual.",
    },
    care: {
      en: "Agree with the school's administrator which AI tools pupils see.",
      "pt-br": "Combine com o administrador da escola quais ferramentas de IA os alunos veem.",
    },
    aiRelevance: {
      en: "Design that pupils can finish in one lesson",
      "pt-br": "Design que os alunos conseguem terminar em uma aula",
    },
    futurePotential: {
      en: "More interactive classroom material made by conversation",
      "pt-br": "Mais material interativo criado por conversa",
    },
  },
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
    id: "perplexity",
    group: "research-tools",
    title: "Perplexity",
    url: "https://www.perplexity.ai",
    maker: "Perplexity AI",
    description: {
      en: "Search that writes an answer with numbered links to its sources.",
      "pt-br": "Busca que escreve uma resposta com links numerados para as fontes.",
    },
    type: { en: "Answer engine", "pt-br": "Buscador com respostas" },
    tags: ["research", "search", "citations", "fact-checking"],
    keyFeatures: {
      en: ["Links in every answer", "Academic filter", "Study mode", "File reading"],
      "pt-br": ["Links em toda resposta", "Filtro acadêmico", "Modo de estudo", "Leitura de arquivos"],
    },
    classroomUse: {
      en: "Pupils open three of the cited links and judge whether each supports the sentence.",
      "pt-br": "Os alunos abrem três links citados e avaliam se cada um confirma a frase.",
    },
    care: {
      en: "Look at the training setting first, and ask impersonal questions.",
      "pt-br": "Veja antes a opção de treinamento e faça perguntas impessoais.",
    },
    aiRelevance: { en: "Suits lessons on lateral reading", "pt-br": "Serve para aulas de leitura lateral" },
    futurePotential: {
      en: "Browsers and agents that search and act",
      "pt-br": "Navegadores e agentes que buscam e agem",
    },
    caution: {
      en: "The education offer changes often: check it on the maker's page before you count on it.",
      "pt-br":
        "A oferta para educação muda com frequência: confira na página da empresa antes de contar com ela.",
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
];
