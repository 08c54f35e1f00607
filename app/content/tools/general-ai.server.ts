import type { ToolRecord } from "../schemas";

export const GENERAL_AI_TOOLS: readonly ToolRecord[] = [
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
    pricing: {
      en: "Free plan; Plus 20 USD/month; institutional plans on request",
      "pt-br": "Plano gratuito; Plus US$ 20/mês; planos institucionais sob consulta",
    },
    freeTier: true,
    educationOffer: {
      en: "ChatGPT for Teachers is free for verified US K-12 staff until June 2027; ChatGPT Edu is sold to universities; no individual offer found for teachers in Brazil",
      "pt-br":
        "ChatGPT for Teachers é gratuito para profissionais da educação básica verificados nos EUA até junho de 2027; ChatGPT Edu é vendido a universidades; não encontramos oferta individual para professores no Brasil",
    },
    hasEducationOffer: true,
    eligibility: {
      en: "13 or older; under 18 only with a parent's or guardian's permission",
      "pt-br": "A partir de 13 anos; menores de 18 só com autorização dos responsáveis",
    },
    minimumAge: 13,
    login: "pupils",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Interface and answers in Brazilian Portuguese",
      "pt-br": "Interface e respostas em português do Brasil",
    },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: [
        "Web search with links",
        "File and spreadsheet analysis",
        "Image creation",
        "Voice conversation",
        "Custom GPTs and projects",
      ],
      "pt-br": [
        "Busca na web com links",
        "Análise de arquivos e planilhas",
        "Criação de imagens",
        "Conversa por voz",
        "GPTs personalizados e projetos",
      ],
    },
    classroomUse: {
      en: "Draft three versions of one reading text at different reading levels, then edit them before class.",
      "pt-br":
        "Rascunhe três versões de um mesmo texto em níveis de leitura diferentes e revise antes da aula.",
    },
    privacy: {
      en: "Chats on personal plans may be used for training unless you switch that off in data controls; never paste pupils' names or marks.",
      "pt-br":
        "Conversas em planos pessoais podem ser usadas em treinamento, a menos que você desative isso nos controles de dados; nunca cole nomes ou notas de alunos.",
    },
    aiRelevance: {
      en: "The assistant most pupils already know",
      "pt-br": "O assistente que a maioria dos alunos já conhece",
    },
    futurePotential: {
      en: "Moving from chat to agents that carry out multi-step tasks",
      "pt-br": "Evolui do chat para agentes que executam tarefas em várias etapas",
    },
    caution: {
      en: "The education offer changes often: check it on the maker's page before you count on it.",
      "pt-br":
        "A oferta para educação muda com frequência: confira na página da empresa antes de contar com ela.",
    },
    source: "https://conductatlas.com/platform/openai/openai-terms-of-use/age-restriction-minimum-age-13/",
    checkedMonth: "2026-11",
  },
  {
    id: "gemini",
    group: "general-ai",
    title: "Google Gemini",
    url: "https://gemini.google.com",
    maker: "Google",
    description: {
      en: "Google's assistant, which answers, writes, researches and creates images and connects to Gmail, Docs and Drive.",
      "pt-br":
        "Assistente do Google que responde, escreve, pesquisa e cria imagens e se conecta ao Gmail, Documentos e Drive.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "google-workspace", "research", "multimodal", "education"],
    pricing: {
      en: "Free plan; Google AI Pro 19.99 USD/month",
      "pt-br": "Plano gratuito; Google AI Pro US$ 19,99/mês",
    },
    freeTier: true,
    educationOffer: {
      en: "Gemini for Education comes at no extra cost with Google Workspace for Education accounts",
      "pt-br": "Gemini for Education está incluído sem custo extra nas contas Google Workspace for Education",
    },
    hasEducationOffer: true,
    eligibility: {
      en: "Personal accounts from 13 (age varies by country); school accounts if the administrator allows it, with extra protection under 18",
      "pt-br":
        "Contas pessoais a partir de 13 anos (varia por país); contas escolares se o administrador liberar, com proteção extra para menores de 18",
    },
    minimumAge: 13,
    login: "pupils",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Interface and answers in Brazilian Portuguese",
      "pt-br": "Interface e respostas em português do Brasil",
    },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: [
        "Deep Research reports",
        "Custom Gems",
        "Canvas for documents and mini apps",
        "Guided learning mode",
        "Image creation",
      ],
      "pt-br": [
        "Relatórios com Deep Research",
        "Gems personalizados",
        "Canvas para textos e miniapps",
        "Modo de aprendizagem guiada",
        "Criação de imagens",
      ],
    },
    classroomUse: {
      en: "Build a Gem that asks guiding questions about the week's topic instead of giving the answer.",
      "pt-br": "Crie um Gem que faz perguntas orientadoras sobre o tema da semana em vez de dar a resposta.",
    },
    privacy: {
      en: "With a school Workspace account, data is not used to train models; with a personal account, activity may be used unless you pause it.",
      "pt-br":
        "Com conta escolar do Workspace, os dados não são usados para treinar os modelos; com conta pessoal, a atividade pode ser usada, a menos que você a pause.",
    },
    aiRelevance: {
      en: "Natural choice for schools that already use Classroom",
      "pt-br": "Escolha natural para escolas que já usam o Google Sala de Aula",
    },
    futurePotential: {
      en: "Deeper presence inside Classroom, Docs and Chromebooks",
      "pt-br": "Presença cada vez maior no Sala de Aula, Documentos e Chromebooks",
    },
    source: "https://gemini.google.com",
    checkedMonth: "2026-11",
  },
  {
    id: "claude",
    group: "general-ai",
    title: "Claude",
    url: "https://claude.ai",
    maker: "Anthropic",
    description: {
      en: "Assistant for long documents, writing and code that can also build small interactive pages called artifacts.",
      "pt-br":
        "Assistente para documentos longos, escrita e código, que também cria pequenas páginas interativas, os artefatos.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "long-context", "writing", "coding", "teacher-use"],
    pricing: { en: "Free plan; Pro 20 USD/month", "pt-br": "Plano gratuito; Pro US$ 20/mês" },
    freeTier: true,
    educationOffer: {
      en: "Claude for Education through partner institutions; no individual discount for students or teachers",
      "pt-br":
        "Claude for Education por meio de instituições parceiras; sem desconto individual para alunos ou professores",
    },
    hasEducationOffer: true,
    eligibility: { en: "18 or older", "pt-br": "A partir de 18 anos" },
    minimumAge: 18,
    login: "teacher-only",
    geoScope: { en: "Supported countries, Brazil included", "pt-br": "Países atendidos, incluindo o Brasil" },
    languages: {
      en: "Interface and answers in Brazilian Portuguese",
      "pt-br": "Interface e respostas em português do Brasil",
    },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: [
        "Long-document reading",
        "Artifacts: pages, quizzes and simulations",
        "Projects with your own files",
        "Learning mode with questions",
        "Web search",
      ],
      "pt-br": [
        "Leitura de documentos longos",
        "Artefatos: páginas, quizzes e simulações",
        "Projetos com seus próprios arquivos",
        "Modo de aprendizagem com perguntas",
        "Busca na web",
      ],
    },
    classroomUse: {
      en: "Ask for an interactive simulation of a concept as an artifact and project it for whole-class discussion.",
      "pt-br":
        "Peça uma simulação interativa de um conceito em forma de artefato e projete para discutir com a turma.",
    },
    privacy: {
      en: "Consumer plans let you opt out of training use; because the service is for adults, pupils should not have accounts.",
      "pt-br":
        "Os planos pessoais permitem recusar o uso em treinamento; como o serviço é para adultos, alunos não devem ter conta.",
    },
    aiRelevance: {
      en: "Strong at careful feedback on long texts",
      "pt-br": "Forte em devolutivas cuidadosas sobre textos longos",
    },
    futurePotential: {
      en: "Growing set of connectors and agent features for daily work",
      "pt-br": "Conjunto crescente de conectores e recursos de agente para o dia a dia",
    },
    source: "https://www.anthropic.com/news/anthropic-education-report-how-educators-use-claude",
    checkedMonth: "2026-11",
  },
  {
    id: "microsoft-copilot",
    group: "general-ai",
    title: "Microsoft Copilot",
    url: "https://copilot.microsoft.com",
    maker: "Microsoft",
    description: {
      en: "Microsoft's free chat assistant with web answers; organisations use Microsoft 365 Copilot Chat with their school account.",
      "pt-br":
        "Assistente gratuito da Microsoft com respostas da web; instituições usam o Microsoft 365 Copilot Chat com a conta escolar.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "microsoft-365", "productivity", "web-answers"],
    pricing: {
      en: "Free; Microsoft 365 Copilot from 30 USD/user/month for organisations",
      "pt-br": "Gratuito; Microsoft 365 Copilot a partir de US$ 30/usuário/mês para instituições",
    },
    freeTier: true,
    educationOffer: {
      en: "Copilot Chat is included with eligible Microsoft 365 Education licences",
      "pt-br": "O Copilot Chat está incluído nas licenças Microsoft 365 Education elegíveis",
    },
    hasEducationOffer: true,
    eligibility: {
      en: "School use from 13 when the administrator turns it on; personal use by the age rule of the Microsoft account",
      "pt-br":
        "Uso escolar a partir de 13 anos quando o administrador libera; uso pessoal conforme a idade da conta Microsoft",
    },
    minimumAge: 13,
    login: "pupils",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Interface and answers in Brazilian Portuguese",
      "pt-br": "Interface e respostas em português do Brasil",
    },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: [
        "Answers with web sources",
        "Works without sign-in for basic chat",
        "Word, Excel and PowerPoint with an eligible licence",
        "Image creation",
      ],
      "pt-br": [
        "Respostas com fontes da web",
        "Funciona sem login no uso básico",
        "Word, Excel e PowerPoint com licença elegível",
        "Criação de imagens",
      ],
    },
    classroomUse: {
      en: "Turn a unit plan in Word into a slide outline and an exit ticket in one sitting.",
      "pt-br":
        "Transforme uma sequência didática do Word em roteiro de slides e bilhete de saída de uma só vez.",
    },
    privacy: {
      en: "Prefer the school account, where enterprise data protection applies; the personal version may use data for ads and improvement.",
      "pt-br":
        "Prefira a conta escolar, com proteção de dados corporativa; a versão pessoal pode usar dados para anúncios e melhorias.",
    },
    aiRelevance: {
      en: "Fits schools that work with Teams and Office",
      "pt-br": "Combina com escolas que trabalham com Teams e Office",
    },
    futurePotential: {
      en: "Study and teaching agents inside Microsoft 365 Education",
      "pt-br": "Agentes de estudo e de ensino dentro do Microsoft 365 Education",
    },
    source: "https://copilot.microsoft.com",
    checkedMonth: "2026-11",
  },
  {
    id: "mistral-vibe",
    group: "general-ai",
    title: { en: "Vibe (formerly Le Chat)", "pt-br": "Vibe (antigo Le Chat)" },
    url: "https://chat.mistral.ai",
    maker: "Mistral AI",
    description: {
      en: "European chat and work agent with search, writing, images and code, known as Le Chat until 2026.",
      "pt-br":
        "Agente europeu de conversa e trabalho com busca, escrita, imagens e código, chamado Le Chat até 2026.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "european", "open-models", "fast", "writing"],
    pricing: { en: "Free plan; Pro 14.99 USD/month", "pt-br": "Plano gratuito; Pro US$ 14,99/mês" },
    freeTier: true,
    educationOffer: {
      en: "Student price of about 6 USD/month for twelve months with an institutional email",
      "pt-br": "Preço para estudantes de cerca de US$ 6/mês por doze meses, com e-mail institucional",
    },
    hasEducationOffer: true,
    eligibility: {
      en: "Account required; treat as an adult tool and check the age rule in the terms",
      "pt-br": "Exige conta; trate como ferramenta para adultos e confira a idade nos termos",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Understands and writes Portuguese; interface in several languages",
      "pt-br": "Entende e escreve em português; interface em vários idiomas",
    },
    interfaceInPortuguese: null,
    keyFeatures: {
      en: [
        "Fast answers",
        "Web search with sources",
        "Image creation",
        "Document reading",
        "Open-weight models from the same company",
      ],
      "pt-br": [
        "Respostas rápidas",
        "Busca na web com fontes",
        "Criação de imagens",
        "Leitura de documentos",
        "Modelos de pesos abertos da mesma empresa",
      ],
    },
    classroomUse: {
      en: "Compare its answer with another assistant's to teach pupils that models differ.",
      "pt-br": "Compare a resposta com a de outro assistente para mostrar aos alunos que os modelos diferem.",
    },
    privacy: {
      en: "Hosted under European law; the option to refuse use in training is listed only for paid plans.",
      "pt-br":
        "Hospedado sob leis europeias; a opção de recusar o uso em treinamento aparece só nos planos pagos.",
    },
    aiRelevance: {
      en: "A non-US option useful for discussing digital sovereignty",
      "pt-br": "Opção fora dos EUA, útil para discutir soberania digital",
    },
    futurePotential: {
      en: "Work agents with scheduled tasks and connectors",
      "pt-br": "Agentes de trabalho com tarefas agendadas e conectores",
    },
    source: "https://chat.mistral.ai",
    checkedMonth: "2026-11",
  },
  {
    id: "meta-ai",
    group: "general-ai",
    title: "Meta AI",
    url: "https://www.meta.ai",
    maker: "Meta",
    description: {
      en: "Free assistant built into WhatsApp, Instagram, Messenger and the meta.ai site.",
      "pt-br": "Assistente gratuito integrado ao WhatsApp, Instagram, Messenger e ao site meta.ai.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "whatsapp", "social-media", "free"],
    pricing: { en: "Free; optional paid extras", "pt-br": "Gratuito; extras pagos opcionais" },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "13 or older, following the account rules of each Meta app",
      "pt-br": "A partir de 13 anos, conforme as regras de cada aplicativo da Meta",
    },
    minimumAge: 13,
    login: "pupils",
    geoScope: { en: "Many countries, Brazil included", "pt-br": "Muitos países, incluindo o Brasil" },
    languages: {
      en: "Interface and answers in Brazilian Portuguese",
      "pt-br": "Interface e respostas em português do Brasil",
    },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: ["Available inside WhatsApp", "Image creation", "Voice conversation", "Web answers"],
      "pt-br": [
        "Disponível dentro do WhatsApp",
        "Criação de imagens",
        "Conversa por voz",
        "Respostas da web",
      ],
    },
    classroomUse: {
      en: "Use a screenshot of one of its answers as material for a fact-checking lesson.",
      "pt-br": "Use a captura de tela de uma resposta como material para uma aula de checagem de fatos.",
    },
    privacy: {
      en: "Messages to the assistant may be used to improve AI and personalise ads; private chats between people are not included.",
      "pt-br":
        "Mensagens ao assistente podem ser usadas para melhorar a IA e personalizar anúncios; as conversas privadas entre pessoas ficam fora disso.",
    },
    aiRelevance: {
      en: "The assistant many Brazilian pupils meet first, in WhatsApp",
      "pt-br": "O assistente que muitos alunos brasileiros conhecem primeiro, no WhatsApp",
    },
    futurePotential: {
      en: "Deeper integration with glasses, voice and messaging",
      "pt-br": "Integração maior com óculos, voz e mensagens",
    },
    caution: {
      en: "Free use and handling of data come from a third-party list, not confirmed on the maker's page.",
      "pt-br":
        "O uso gratuito e o tratamento dos dados vêm de uma lista de terceiros, sem confirmação na página da empresa.",
    },
    source: "https://www.meta.ai",
    checkedMonth: "2026-11",
  },
  {
    id: "deepseek",
    group: "general-ai",
    title: "DeepSeek",
    url: "https://chat.deepseek.com",
    maker: "DeepSeek",
    description: {
      en: "Free Chinese assistant with a reasoning mode and openly released models.",
      "pt-br": "Assistente chinês gratuito com modo de raciocínio e modelos publicados abertamente.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "reasoning", "open-models", "mathematics", "free"],
    pricing: { en: "Free chat; paid API", "pt-br": "Chat gratuito; API paga" },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Account required; recommended for adults, and the terms ask for a guardian's consent for minors",
      "pt-br":
        "Exige conta; recomendado para adultos; segundo os termos, menores precisam da autorização do responsável",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: {
      en: "Available widely; restricted in some countries and public bodies",
      "pt-br": "Disponível amplamente; restrito em alguns países e órgãos públicos",
    },
    languages: {
      en: "Understands and writes Portuguese; interface mainly English and Chinese",
      "pt-br": "Entende e escreve em português; interface principalmente em inglês e chinês",
    },
    interfaceInPortuguese: false,
    keyFeatures: {
      en: [
        "Visible reasoning mode",
        "Web search",
        "File reading",
        "Open models that run on your own machine",
      ],
      "pt-br": [
        "Modo de raciocínio visível",
        "Busca na web",
        "Leitura de arquivos",
        "Modelos abertos que rodam em máquina própria",
      ],
    },
    classroomUse: {
      en: "Show its step-by-step reasoning on a maths problem and have the class find the weak step.",
      "pt-br":
        "Mostre o raciocínio passo a passo em um problema de matemática e peça que a turma encontre o passo com falha.",
    },
    privacy: {
      en: "Data is stored in China and may be used for training; do not enter personal or school data.",
      "pt-br":
        "Os dados ficam na China e podem ser usados em treinamento; não insira dados pessoais nem da escola.",
    },
    aiRelevance: {
      en: "Good case study of low-cost open models and of data risk",
      "pt-br": "Bom estudo de caso sobre modelos abertos de baixo custo e riscos de dados",
    },
    futurePotential: {
      en: "Open releases keep pushing prices down",
      "pt-br": "Lançamentos abertos continuam a reduzir preços",
    },
    source: "https://chat.deepseek.com",
    checkedMonth: "2026-11",
  },
  {
    id: "qwen-chat",
    group: "general-ai",
    title: "Qwen Chat",
    url: "https://chat.qwen.ai",
    maker: "Alibaba",
    description: {
      en: "Free assistant from Alibaba with text, image, video understanding, search and artifacts.",
      "pt-br": "Assistente gratuito da Alibaba com texto, imagem, compreensão de vídeo, busca e artefatos.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "multimodal", "open-models", "free"],
    pricing: { en: "Free chat; paid API", "pt-br": "Chat gratuito; API paga" },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Account required; recommended for adults",
      "pt-br": "Exige conta; recomendado para adultos",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Understands and writes Portuguese; interface in several languages",
      "pt-br": "Entende e escreve em português; interface em vários idiomas",
    },
    interfaceInPortuguese: null,
    keyFeatures: {
      en: [
        "Image and video understanding",
        "Web search",
        "Document reading",
        "Open-weight models under Apache 2.0",
      ],
      "pt-br": [
        "Compreensão de imagem e vídeo",
        "Busca na web",
        "Leitura de documentos",
        "Modelos abertos (licença Apache 2.0)",
      ],
    },
    classroomUse: {
      en: "Upload a diagram and ask for alternative text to make a handout accessible.",
      "pt-br": "Envie um diagrama e peça um texto alternativo para tornar o material acessível.",
    },
    privacy: {
      en: "Service run by a Chinese company; use it only with public material, never with pupils' data.",
      "pt-br": "Serviço operado por empresa chinesa; use só material público e nenhum dado de aluno.",
    },
    aiRelevance: {
      en: "One of the main open model families",
      "pt-br": "Uma das principais famílias de modelos abertos",
    },
    futurePotential: {
      en: "Small versions run on school computers without internet",
      "pt-br": "Versões pequenas rodam em computadores da escola sem internet",
    },
    caution: {
      en: "Free use comes from a third-party list, not confirmed on the maker's page.",
      "pt-br": "O uso gratuito vem de uma lista de terceiros, sem confirmação na página da empresa.",
    },
    source: "https://chat.qwen.ai",
    checkedMonth: "2026-11",
  },
  {
    id: "kimi",
    group: "general-ai",
    title: "Kimi",
    url: "https://www.kimi.com",
    maker: "Moonshot AI",
    description: {
      en: "Chinese assistant known for long documents, slide creation and agent tasks.",
      "pt-br": "Assistente chinês conhecido por documentos longos, criação de slides e tarefas de agente.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "long-context", "slides", "agents"],
    pricing: { en: "Free basic service; paid extras", "pt-br": "Serviço básico gratuito; extras pagos" },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Account required; recommended for adults",
      "pt-br": "Exige conta; recomendado para adultos",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Understands and writes Portuguese; interface mainly English and Chinese",
      "pt-br": "Entende e escreve em português; interface principalmente em inglês e chinês",
    },
    interfaceInPortuguese: false,
    keyFeatures: {
      en: ["Very long context", "Slide generation", "Parallel agent tasks", "Web research"],
      "pt-br": [
        "Contexto muito longo",
        "Geração de slides",
        "Tarefas de agente em paralelo",
        "Pesquisa na web",
      ],
    },
    classroomUse: {
      en: "Summarise a long public policy document into a one-page staff briefing.",
      "pt-br": "Resuma um documento público extenso em um informe de uma página para a equipe.",
    },
    privacy: {
      en: "Inputs and outputs may be used to improve models; to refuse, you have to write to the company.",
      "pt-br":
        "O que você digita e as respostas podem ser usados para melhorar os modelos; para recusar, é preciso escrever à empresa.",
    },
    aiRelevance: {
      en: "Shows how agents split a task into parts",
      "pt-br": "Mostra como agentes dividem uma tarefa em partes",
    },
    futurePotential: {
      en: "Larger agent teams for research and presentations",
      "pt-br": "Equipes maiores de agentes para pesquisa e apresentações",
    },
    source: "https://www.kimi.com",
    checkedMonth: "2026-11",
  },
  {
    id: "maritaca",
    group: "general-ai",
    title: "Maritaca (Sabiá)",
    url: "https://chat.maritaca.ai",
    maker: "Maritaca AI",
    description: {
      en: "Brazilian assistant on the Sabiá models, trained with attention to Portuguese and Brazilian subjects.",
      "pt-br":
        "Assistente brasileiro com os modelos Sabiá, treinados com foco no português e em temas do Brasil.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "brazil", "portuguese", "lgpd"],
    pricing: {
      en: "Free chat with limits; API paid in reais",
      "pt-br": "Chat gratuito com limites; API paga em reais",
    },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Account required; recommended for adults, check the terms",
      "pt-br": "Exige conta; recomendado para adultos, confira os termos",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: {
      en: "Brazil first; usable elsewhere",
      "pt-br": "Foco no Brasil; uso possível em outros países",
    },
    languages: { en: "Built for Brazilian Portuguese", "pt-br": "Feito para o português do Brasil" },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: [
        "Brazilian Portuguese first",
        "Knowledge of Brazilian laws, exams and culture",
        "API for school projects",
        "File reading",
      ],
      "pt-br": [
        "Português do Brasil em primeiro lugar",
        "Conhecimento de leis, exames e cultura do Brasil",
        "API para projetos da escola",
        "Leitura de arquivos",
      ],
    },
    classroomUse: {
      en: "Ask for examples tied to a Brazilian region and check them with the class.",
      "pt-br": "Peça exemplos ligados a uma região brasileira e confira com a turma.",
    },
    privacy: {
      en: "Brazilian company under the LGPD; still avoid personal data.",
      "pt-br": "Empresa brasileira sujeita à LGPD; ainda assim, evite dados pessoais.",
    },
    aiRelevance: {
      en: "The best-known Brazilian language model",
      "pt-br": "O modelo de linguagem brasileiro mais conhecido",
    },
    futurePotential: {
      en: "Specialised versions for law, education and government",
      "pt-br": "Versões especializadas para direito, educação e governo",
    },
    caution: {
      en: "Details of the plans were not confirmed with a source.",
      "pt-br": "Os detalhes dos planos não foram confirmados em uma fonte.",
    },
    source: "https://chat.maritaca.ai",
    checkedMonth: "2026-11",
  },
  {
    id: "poe",
    group: "general-ai",
    title: "Poe",
    url: "https://poe.com",
    maker: "Quora",
    description: {
      en: "One chat that gives access to many models and to bots made by users.",
      "pt-br": "Um só chat com acesso a vários modelos e a bots criados por usuários.",
    },
    type: { en: "Multi-model chat", "pt-br": "Chat com vários modelos" },
    tags: ["general-ai", "comparison", "bots", "multi-model"],
    pricing: {
      en: "Free daily points; paid plans with more points",
      "pt-br": "Pontos diários gratuitos; planos pagos com mais pontos",
    },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Account required; check the age rule in the terms before any pupil uses it",
      "pt-br": "Exige conta; confira a idade nos termos antes que um aluno use",
    },
    minimumAge: null,
    login: null,
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Models answer in Portuguese; interface in several languages",
      "pt-br": "Os modelos respondem em português; interface em vários idiomas",
    },
    interfaceInPortuguese: null,
    keyFeatures: {
      en: ["Many models side by side", "Custom bots", "Image and video models", "Shared conversations"],
      "pt-br": [
        "Vários modelos lado a lado",
        "Bots personalizados",
        "Modelos de imagem e vídeo",
        "Conversas compartilháveis",
      ],
    },
    classroomUse: {
      en: "Run the same prompt on three models and mark the answers with one rubric.",
      "pt-br": "Rode o mesmo prompt em três modelos e avalie as respostas com uma só rubrica.",
    },
    privacy: {
      en: "Each model's company may receive the prompt; keep it free of personal data.",
      "pt-br": "A empresa de cada modelo pode receber o prompt; não inclua dados pessoais.",
    },
    aiRelevance: {
      en: "Quick way to compare models without several accounts",
      "pt-br": "Forma rápida de comparar modelos sem várias contas",
    },
    futurePotential: { en: "Marketplace of small task bots", "pt-br": "Mercado de pequenos bots de tarefas" },
    caution: {
      en: "The daily points come from a third-party list.",
      "pt-br": "Os pontos diários vêm de uma lista de terceiros.",
    },
    source: "https://poe.com",
    checkedMonth: "2026-11",
  },
  {
    id: "huggingchat",
    group: "general-ai",
    title: "HuggingChat",
    url: "https://huggingface.co/chat",
    maker: "Hugging Face",
    description: {
      en: "Chat with more than a hundred open models, run by the open-source community site Hugging Face.",
      "pt-br": "Chat com mais de cem modelos abertos, mantido pelo site da comunidade aberta Hugging Face.",
    },
    type: { en: "Open-model chat", "pt-br": "Chat com modelos abertos" },
    tags: ["general-ai", "open-source", "model-cards", "ai-literacy"],
    pricing: {
      en: "Free with small monthly credit; PRO 9 USD/month",
      "pt-br": "Gratuito com pequeno crédito mensal; PRO US$ 9/mês",
    },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Hugging Face account; recommended for adults",
      "pt-br": "Conta Hugging Face; recomendado para adultos",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Models answer in Portuguese; interface in English",
      "pt-br": "Os modelos respondem em português; interface em inglês",
    },
    interfaceInPortuguese: false,
    keyFeatures: {
      en: ["Only open models", "Automatic model choice", "Open-source interface", "Links to model cards"],
      "pt-br": [
        "Apenas modelos abertos",
        "Escolha automática de modelo",
        "Interface de código aberto",
        "Links para as fichas dos modelos",
      ],
    },
    classroomUse: {
      en: "Read a model card together and discuss what the authors say about limits and bias.",
      "pt-br": "Leia em conjunto a ficha de um modelo e discuta o que os autores dizem sobre limites e viés.",
    },
    privacy: {
      en: "Prompts go to the provider that runs the chosen model; never enter pupils' data.",
      "pt-br": "Os prompts vão ao provedor que executa o modelo escolhido; nunca inclua dados de alunos.",
    },
    aiRelevance: {
      en: "Best window onto open AI for older pupils' projects",
      "pt-br": "A melhor janela para a IA aberta em projetos com alunos mais velhos",
    },
    futurePotential: {
      en: "More models small enough for school machines",
      "pt-br": "Mais modelos pequenos o bastante para as máquinas da escola",
    },
    caution: {
      en: "The monthly credit and the number of models come from a third-party list.",
      "pt-br": "O crédito mensal e o número de modelos vêm de uma lista de terceiros.",
    },
    source: "https://huggingface.co/chat",
    checkedMonth: "2026-11",
  },
  {
    id: "duck-ai",
    group: "general-ai",
    title: "Duck.ai",
    url: "https://duck.ai",
    maker: "DuckDuckGo",
    description: {
      en: "Anonymous access to several chat models with no account.",
      "pt-br": "Acesso anônimo a vários modelos de conversa, sem conta.",
    },
    type: { en: "Private chat", "pt-br": "Chat com privacidade" },
    tags: ["general-ai", "privacy", "no-login", "free"],
    pricing: {
      en: "Free within a daily limit; more models with a DuckDuckGo subscription",
      "pt-br": "Gratuito dentro de um limite diário; mais modelos com assinatura DuckDuckGo",
    },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "No account; follow school rules and the terms of use for minors",
      "pt-br": "Sem conta; siga as regras da escola e os termos de uso para menores",
    },
    minimumAge: null,
    login: null,
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Interface and answers in Brazilian Portuguese",
      "pt-br": "Interface e respostas em português do Brasil",
    },
    interfaceInPortuguese: true,
    keyFeatures: {
      en: [
        "No sign-up",
        "Requests sent without identity",
        "Recent chats kept only on the device",
        "Choice of models",
      ],
      "pt-br": [
        "Sem cadastro",
        "Pedidos enviados sem identidade",
        "Conversas recentes só no aparelho",
        "Escolha de modelos",
      ],
    },
    classroomUse: {
      en: "Demonstrate AI on the classroom screen without logging in to anyone's account.",
      "pt-br": "Demonstre IA na tela da sala sem entrar na conta de ninguém.",
    },
    privacy: {
      en: "Chats pass through the company's servers without your identity and, the company says, are not used for training.",
      "pt-br":
        "As conversas passam pelos servidores da empresa sem a sua identidade e, segundo ela, não são usadas em treinamento.",
    },
    aiRelevance: {
      en: "The easiest low-risk demonstration tool",
      "pt-br": "A ferramenta de demonstração mais simples e de menor risco",
    },
    futurePotential: { en: "Private AI built into browsers", "pt-br": "IA privada embutida nos navegadores" },
    source: "https://duck.ai",
    checkedMonth: "2026-11",
  },
  {
    id: "lumo",
    group: "general-ai",
    title: "Lumo",
    url: "https://lumo.proton.me",
    maker: "Proton",
    description: {
      en: "Privacy-first assistant from the Swiss maker of Proton Mail, with encrypted history.",
      "pt-br":
        "Assistente com foco em privacidade, da empresa suíça do Proton Mail, com histórico criptografado.",
    },
    type: { en: "Private chat", "pt-br": "Chat com privacidade" },
    tags: ["general-ai", "privacy", "encryption", "open-models"],
    pricing: {
      en: "Free with limits, also as a guest; Plus by subscription",
      "pt-br": "Gratuito com limites, inclusive como convidado; Plus por assinatura",
    },
    freeTier: true,
    educationOffer: null,
    hasEducationOffer: false,
    eligibility: {
      en: "Guest use without account; recommended for adults",
      "pt-br": "Uso como convidado sem conta; recomendado para adultos",
    },
    minimumAge: null,
    login: "teacher-only",
    geoScope: { en: "Worldwide, with country exceptions", "pt-br": "Mundial, com exceções por país" },
    languages: {
      en: "Understands and writes Portuguese; interface in several languages",
      "pt-br": "Entende e escreve em português; interface em vários idiomas",
    },
    interfaceInPortuguese: null,
    keyFeatures: {
      en: ["Encrypted chat history", "Guest mode", "File reading", "Optional web search"],
      "pt-br": ["Histórico criptografado", "Modo convidado", "Leitura de arquivos", "Busca na web opcional"],
    },
    classroomUse: {
      en: "Draft sensitive but anonymised staff documents when privacy matters most.",
      "pt-br": "Rascunhe documentos internos já sem dados pessoais quando a privacidade pesa mais.",
    },
    privacy: {
      en: "Says it keeps no logs and does not train on chats; anonymise anyway.",
      "pt-br": "Afirma não guardar registros nem treinar com as conversas; anonimize mesmo assim.",
    },
    aiRelevance: {
      en: "Shows that privacy can be a design choice",
      "pt-br": "Mostra que privacidade pode ser uma escolha de projeto",
    },
    futurePotential: {
      en: "Private assistants tied to email and files",
      "pt-br": "Assistentes privados ligados a e-mail e arquivos",
    },
    caution: {
      en: "Details of the plans were not confirmed with a source.",
      "pt-br": "Os detalhes dos planos não foram confirmados em uma fonte.",
    },
    source: "https://lumo.proton.me",
    checkedMonth: "2026-11",
  },
];
