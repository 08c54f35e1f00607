import type { ToolRecord } from "../schemas";

export const GENERAL_AI_TOOLS: readonly ToolRecord[] = [
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
    keyFeatures: {
      en: [
        "Deep Research reports",
        "Canvas for documents and mini apps",
        "Guided learning mode",
        "Image creation",
      ],
      "pt-br": [
        "Relatórios com Deep Research",
        "Canvas para textos e miniapps",
        "Modo de aprendizagem guiada",
        "Criação de imagens",
      ],
    },
    classroomUse: {
      en: "Switch on guided learning for the week's topic, project it, and let the class answer the questions that it asks.",
      "pt-br":
        "Ative a aprendizagem guiada com o tema da semana, projete e deixe a turma responder às perguntas que ela faz.",
    },
    care: {
      en: "Use the school's account rather than your own, and never paste names or marks.",
      "pt-br": "Use a conta da escola, e não a pessoal, e não cole nomes nem notas.",
    },
    aiRelevance: {
      en: "Natural choice for schools that already use Classroom",
      "pt-br": "Escolha natural para escolas que já usam o Google Sala de Aula",
    },
    futurePotential: {
      en: "Deeper presence inside Classroom, Docs and Chromebooks",
      "pt-br": "Presença cada vez maior no Sala de Aula, Documentos e Chromebooks",
    },
    caution: {
      en: "Since November 2026 Google has been turning the Gems of personal accounts into skills, which school accounts do not have so far. School accounts keep their Gems until June 2027 at least.",
      "pt-br":
        "Desde novembro de 2026, o Google vem transformando os Gems das contas pessoais em skills, que as contas de escola ainda não têm. Estas ficam com seus Gems pelo menos até junho de 2027.",
    },
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
    care: {
      en: "Use it yourself and show the class the result; do not sign pupils up.",
      "pt-br": "Use na sua conta e mostre o resultado à turma; não crie contas para os alunos.",
    },
    aiRelevance: {
      en: "Reads a whole long text before it comments on it",
      "pt-br": "Lê um texto longo inteiro antes de comentar",
    },
    futurePotential: {
      en: "Growing set of connectors and agent features for daily work",
      "pt-br": "Conjunto crescente de conectores e recursos de agente para o dia a dia",
    },
  },
  {
    id: "microsoft-copilot",
    group: "general-ai",
    title: "Microsoft Copilot",
    url: "https://copilot.microsoft.com",
    maker: "Microsoft",
    description: {
      en: "Microsoft's chat assistant with web answers; organisations use Microsoft 365 Copilot Chat with their school account.",
      "pt-br":
        "Assistente da Microsoft com respostas da web; instituições usam o Microsoft 365 Copilot Chat com a conta escolar.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "microsoft-365", "productivity", "web-answers"],
    keyFeatures: {
      en: [
        "Answers with web sources",
        "Word, Excel and PowerPoint with an eligible licence",
        "Image creation",
      ],
      "pt-br": [
        "Respostas com fontes da web",
        "Word, Excel e PowerPoint com licença elegível",
        "Criação de imagens",
      ],
    },
    classroomUse: {
      en: "Turn a unit plan in Word into a slide outline and an exit ticket in one sitting.",
      "pt-br":
        "Transforme uma sequência didática do Word em roteiro de slides e bilhete de saída de uma só vez.",
    },
    care: {
      en: "Use the school's account rather than your own.",
      "pt-br": "Use a conta da escola, e não a pessoal.",
    },
    aiRelevance: {
      en: "Fits schools that work with Teams and Office",
      "pt-br": "Combina com escolas que trabalham com Teams e Office",
    },
    futurePotential: {
      en: "Study and teaching agents inside Microsoft 365 Education",
      "pt-br": "Agentes de estudo e de ensino dentro do Microsoft 365 Education",
    },
  },
  {
    id: "mistral-vibe",
    group: "general-ai",
    title: "Vibe",
    status: {
      is: "renamed",
      was: "Le Chat",
      since: "2026",
      advice: {
        en: "Sign in as before: the address is the same. Where a text says Le Chat, it means Vibe.",
        "pt-br": "Entre como antes: o endereço é o mesmo. Onde um texto diz Le Chat, leia Vibe.",
      },
    },
    url: "https://chat.mistral.ai",
    maker: "Mistral AI",
    description: {
      en: "European assistant for chat and work, with search, writing, images and code.",
      "pt-br": "Assistente europeu de conversa e de trabalho, com busca, escrita, imagens e código.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "european", "open-models", "writing"],
    keyFeatures: {
      en: [
        "Web search with sources",
        "Image creation",
        "Document reading",
        "Open-weight models from the same company",
      ],
      "pt-br": [
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
    care: {
      en: "Look at the training setting before the first lesson, and paste nothing personal.",
      "pt-br": "Veja a opção de treinamento antes da primeira aula e não cole nada pessoal.",
    },
    aiRelevance: {
      en: "A non-US option useful for discussing digital sovereignty",
      "pt-br": "Opção fora dos EUA, útil para discutir soberania digital",
    },
    futurePotential: {
      en: "Work agents with scheduled tasks and connectors",
      "pt-br": "Agentes de trabalho com tarefas agendadas e conectores",
    },
  },
  {
    id: "meta-ai",
    group: "general-ai",
    title: "Meta AI",
    url: "https://www.meta.ai",
    maker: "Meta",
    description: {
      en: "Assistant built into WhatsApp, Instagram, Messenger and the meta.ai site.",
      "pt-br": "Assistente integrado ao WhatsApp, Instagram, Messenger e ao site meta.ai.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "whatsapp", "social-media", "free"],
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
    care: {
      en: "Tell pupils to send it nothing about themselves or their friends.",
      "pt-br": "Oriente os alunos a não mandar nada sobre si nem sobre os amigos.",
    },
    aiRelevance: {
      en: "The assistant that is already inside WhatsApp",
      "pt-br": "O assistente que já está dentro do WhatsApp",
    },
    futurePotential: {
      en: "Deeper integration with glasses, voice and messaging",
      "pt-br": "Integração maior com óculos, voz e mensagens",
    },
  },
  {
    id: "deepseek",
    group: "general-ai",
    title: "DeepSeek",
    url: "https://chat.deepseek.com",
    maker: "DeepSeek",
    description: {
      en: "Chinese assistant with a reasoning mode and openly released models.",
      "pt-br": "Assistente chinês com modo de raciocínio e modelos publicados abertamente.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "reasoning", "open-models", "mathematics", "free"],
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
    care: {
      en: "Never enter personal data or anything about the school.",
      "pt-br": "Não digite dados pessoais nem nada da escola.",
    },
    aiRelevance: {
      en: "Useful for discussing open models and where data ends up",
      "pt-br": "Útil para discutir modelos abertos e para onde vão os dados",
    },
    futurePotential: {
      en: "More open releases to run at school",
      "pt-br": "Mais modelos abertos para rodar na escola",
    },
  },
  {
    id: "qwen-chat",
    group: "general-ai",
    title: "Qwen Chat",
    url: "https://chat.qwen.ai",
    maker: "Alibaba",
    description: {
      en: "Assistant from Alibaba that writes, understands images and video, searches the web and makes artifacts.",
      "pt-br": "Assistente da Alibaba que escreve, entende imagens e vídeos, busca na web e cria artefatos.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "multimodal", "open-models", "free"],
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
    care: { en: "Use it with public material only.", "pt-br": "Use só com material público." },
    aiRelevance: { en: "A family of open models", "pt-br": "Uma família de modelos abertos" },
    futurePotential: {
      en: "Small versions that run on school computers without internet",
      "pt-br": "Versões pequenas que rodam em computadores da escola sem internet",
    },
  },
  {
    id: "kimi",
    group: "general-ai",
    title: "Kimi",
    url: "https://www.kimi.com",
    maker: "Moonshot AI",
    description: {
      en: "Chinese assistant for long documents, slides and agent tasks.",
      "pt-br": "Assistente chinês para documentos longos, slides e tarefas de agente.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "long-context", "slides", "agents"],
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
    care: { en: "Use it with public material only.", "pt-br": "Use só com material público." },
    aiRelevance: {
      en: "Shows how agents split a task into parts",
      "pt-br": "Mostra como agentes dividem uma tarefa em partes",
    },
    futurePotential: {
      en: "Larger agent teams for research and presentations",
      "pt-br": "Equipes maiores de agentes para pesquisa e apresentações",
    },
  },
  {
    id: "maritaca",
    group: "general-ai",
    title: "Maritaca (Sabiá)",
    url: "https://chat.maritaca.ai",
    maker: "Maritaca AI",
    description: {
      en: "Brazilian assistant built on the Sabiá models, which are made for Portuguese and for Brazilian subjects.",
      "pt-br":
        "Assistente brasileiro com os modelos Sabiá, feitos com foco no português e em temas do Brasil.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "brazil", "portuguese", "lgpd"],
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
    care: { en: "Leave personal data out.", "pt-br": "Deixe os dados pessoais de fora." },
    aiRelevance: { en: "A language model made in Brazil", "pt-br": "Um modelo de linguagem feito no Brasil" },
    futurePotential: {
      en: "Specialised versions for law, education and government",
      "pt-br": "Versões especializadas para direito, educação e governo",
    },
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
    care: {
      en: "Leave personal data out.",
      "pt-br": "Deixe os dados pessoais de fora.",
    },
    aiRelevance: {
      en: "Quick way to compare models without several accounts",
      "pt-br": "Forma rápida de comparar modelos sem várias contas",
    },
    futurePotential: { en: "Marketplace of small task bots", "pt-br": "Mercado de pequenos bots de tarefas" },
  },
  {
    id: "huggingchat",
    group: "general-ai",
    title: "HuggingChat",
    url: "https://huggingface.co/chat",
    maker: "Hugging Face",
    description: {
      en: "Chat with more than a hundred open models, run by Hugging Face, a site where people share open models.",
      "pt-br":
        "Chat com mais de cem modelos abertos, mantido pela Hugging Face, um site onde se compartilham modelos abertos.",
    },
    type: { en: "Open-model chat", "pt-br": "Chat com modelos abertos" },
    tags: ["general-ai", "open-source", "model-cards", "ai-literacy"],
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
    care: {
      en: "Leave pupils' data out.",
      "pt-br": "Deixe dados de alunos de fora.",
    },
    aiRelevance: {
      en: "A way into open AI for older pupils' projects",
      "pt-br": "Uma janela para a IA aberta em projetos com alunos mais velhos",
    },
    futurePotential: {
      en: "More models small enough for school machines",
      "pt-br": "Mais modelos pequenos o bastante para as máquinas da escola",
    },
    caution: {
      en: "The number of models comes from an unofficial list.",
      "pt-br": "O número de modelos vem de uma lista não oficial.",
    },
  },
  {
    id: "duck-ai",
    group: "general-ai",
    title: "Duck.ai",
    url: "https://duck.ai",
    maker: "DuckDuckGo",
    description: {
      en: "Several chat models in one window, from the makers of the DuckDuckGo search engine.",
      "pt-br": "Vários modelos de conversa em uma só janela, da empresa do buscador DuckDuckGo.",
    },
    type: { en: "Chat with several models", "pt-br": "Chat com vários modelos" },
    tags: ["general-ai", "privacy", "no-login", "free"],
    keyFeatures: {
      en: ["List of recent chats", "Choice of models"],
      "pt-br": ["Lista de conversas recentes", "Escolha de modelos"],
    },
    classroomUse: {
      en: "Demonstrate AI on the classroom screen without logging in to anyone's account.",
      "pt-br": "Demonstre IA na tela da sala sem entrar na conta de ninguém.",
    },
    care: {
      en: "Do not type anything that names a pupil.",
      "pt-br": "Não digite nada que identifique um aluno.",
    },
    aiRelevance: {
      en: "A demonstration without anyone's account",
      "pt-br": "Uma demonstração sem a conta de ninguém",
    },
    futurePotential: { en: "AI built into browsers", "pt-br": "IA embutida nos navegadores" },
  },
  {
    id: "lumo",
    group: "general-ai",
    title: "Lumo",
    url: "https://lumo.proton.me",
    maker: "Proton",
    description: {
      en: "Assistant from the Swiss company behind Proton Mail.",
      "pt-br": "Assistente da empresa suíça do Proton Mail.",
    },
    type: { en: "Conversational assistant", "pt-br": "Assistente conversacional" },
    tags: ["general-ai", "privacy", "open-models"],
    keyFeatures: {
      en: ["Guest mode", "File reading", "Optional web search"],
      "pt-br": ["Modo convidado", "Leitura de arquivos", "Busca na web opcional"],
    },
    classroomUse: {
      en: "Draft staff documents from which you have already taken out names.",
      "pt-br": "Rascunhe documentos internos de onde você já tirou os nomes.",
    },
    care: {
      en: "Take names out before you paste a text.",
      "pt-br": "Tire os nomes antes de colar um texto.",
    },
    aiRelevance: {
      en: "Starts a discussion about what an assistant should remember",
      "pt-br": "Abre uma conversa sobre o que um assistente deve lembrar",
    },
    futurePotential: {
      en: "Assistants tied to email and files",
      "pt-br": "Assistentes ligados a e-mail e arquivos",
    },
  },
];
