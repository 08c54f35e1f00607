import type { ToolRecord } from "../schemas";

export const CODING_TOOLS: readonly ToolRecord[] = [
  {
    id: "github-copilot",
    group: "coding-tools",
    title: "GitHub Copilot",
    url: "https://github.com/features/copilot",
    maker: "GitHub (Microsoft)",
    description: {
      en: "Code completion, chat and agents inside editors and on GitHub.",
      "pt-br": "Sugere código, responde em um chat e executa agentes, dentro de editores e no GitHub.",
    },
    type: { en: "Code assistant", "pt-br": "Assistente de código" },
    tags: ["coding", "vs-code", "github", "computing"],
    keyFeatures: {
      en: [
        "Suggestions while typing",
        "Chat about your code",
        "Agent that opens pull requests",
        "Works in VS Code",
      ],
      "pt-br": [
        "Sugestões durante a digitação",
        "Conversa sobre o seu código",
        "Agente que abre pull requests",
        "Funciona no VS Code",
      ],
    },
    classroomUse: {
      en: "In a programming class, ask pupils to explain every suggestion before accepting it.",
      "pt-br": "Na aula de programação, peça que os alunos expliquem cada sugestão antes de aceitar.",
    },
    care: {
      en: "Work on exercises and invented data; look at the training setting with the class before the first lesson.",
      "pt-br":
        "Trabalhe com exercícios e dados inventados; veja com a turma a opção de treinamento antes da primeira aula.",
    },
    aiRelevance: {
      en: "A code assistant that technical courses can discuss",
      "pt-br": "Um assistente de código para discutir em cursos técnicos",
    },
    futurePotential: {
      en: "Moving from suggestions to agents that finish whole tasks",
      "pt-br": "Passa de sugestões a agentes que concluem tarefas inteiras",
    },
    caution: {
      en: "The education offer changes often: check it on the maker's page before you count on it.",
      "pt-br":
        "A oferta para educação muda com frequência: confira na página da empresa antes de contar com ela.",
    },
  },
  {
    id: "cursor",
    group: "coding-tools",
    title: "Cursor",
    url: "https://cursor.com",
    maker: "Anysphere",
    description: {
      en: "Code editor in which an agent plans and edits several files.",
      "pt-br": "Editor de código em que um agente planeja e altera vários arquivos.",
    },
    type: { en: "AI code editor", "pt-br": "Editor de código com IA" },
    tags: ["coding", "editor", "agents", "projects"],
    keyFeatures: {
      en: ["Agent mode", "Explains a whole project", "Several models"],
      "pt-br": ["Modo agente", "Explica um projeto inteiro", "Vários modelos"],
    },
    classroomUse: {
      en: "Open a small project and ask for a guided tour of how the files connect.",
      "pt-br": "Abra um projeto pequeno e peça uma explicação de como os arquivos se ligam.",
    },
    care: {
      en: "Open a folder made for the lesson, with nothing else from the school in it.",
      "pt-br": "Abra uma pasta criada para a aula, sem outros arquivos da escola.",
    },
    aiRelevance: {
      en: "Shows how professionals code with agents",
      "pt-br": "Mostra como profissionais programam com agentes",
    },
    futurePotential: {
      en: "Agents working in the background on several tasks",
      "pt-br": "Agentes trabalhando em segundo plano em várias tarefas",
    },
    caution: {
      en: "The education offer and its list of countries change often: check them on the maker's page before you count on them.",
      "pt-br":
        "A oferta para educação e a lista de países mudam com frequência: confira na página da empresa antes de contar com elas.",
    },
  },
  {
    id: "claude-code",
    group: "coding-tools",
    title: "Claude Code",
    url: "https://www.claude.com/product/claude-code",
    maker: "Anthropic",
    description: {
      en: "Agent for the terminal, desktop and web that reads a project, edits files and runs commands.",
      "pt-br":
        "Agente para terminal, computador e web que lê um projeto, altera arquivos e executa comandos.",
    },
    type: { en: "Coding agent", "pt-br": "Agente de programação" },
    tags: ["coding", "agents", "automation", "teacher-projects"],
    keyFeatures: {
      en: [
        "Works on a whole folder",
        "Plan before acting",
        "Asks permission for commands",
        "Project rules in a text file",
      ],
      "pt-br": [
        "Trabalha em uma pasta inteira",
        "Planeja antes de agir",
        "Pede permissão para comandos",
        "Regras do projeto em um arquivo de texto",
      ],
    },
    classroomUse: {
      en: "A teacher can build a quiz page or a script that draws groups by number, without being a programmer.",
      "pt-br":
        "O professor pode criar uma página de quiz ou um script que sorteia grupos por número, sem ser programador.",
    },
    care: {
      en: "Open a folder with no pupils' data in it, and read each command before you allow it.",
      "pt-br": "Abra uma pasta sem dados de alunos e leia cada comando antes de autorizar.",
    },
    aiRelevance: {
      en: "A coding agent that shows each step",
      "pt-br": "Um agente de programação que mostra cada passo",
    },
    futurePotential: {
      en: "Non-programmers building their own classroom tools",
      "pt-br": "Não programadores criando as próprias ferramentas de aula",
    },
  },
  {
    id: "openai-codex",
    group: "coding-tools",
    title: "OpenAI Codex",
    url: "https://openai.com/codex/",
    maker: "OpenAI",
    description: {
      en: "OpenAI's coding agent for the web, editor and terminal that works on tasks in parallel.",
      "pt-br":
        "Agente de programação da OpenAI para web, editor e terminal, que trabalha em tarefas paralelas.",
    },
    type: { en: "Coding agent", "pt-br": "Agente de programação" },
    tags: ["coding", "agents", "code-review", "openai"],
    keyFeatures: {
      en: ["Cloud tasks in parallel", "Code review", "Editor and terminal versions", "Works with GitHub"],
      "pt-br": [
        "Tarefas paralelas na nuvem",
        "Revisão de código",
        "Versões para editor e terminal",
        "Funciona com o GitHub",
      ],
    },
    classroomUse: {
      en: "Use its review of a sample project as a starting point for peer review.",
      "pt-br":
        "Use a revisão que ele faz de um projeto de exemplo como ponto de partida para a revisão entre pares.",
    },
    care: {
      en: "Use class examples, not the school's systems.",
      "pt-br": "Use exemplos de aula, não sistemas da escola.",
    },
    aiRelevance: { en: "The coding side of ChatGPT", "pt-br": "A parte de programação do ChatGPT" },
    futurePotential: {
      en: "Long tasks finished without supervision",
      "pt-br": "Tarefas longas concluídas sem supervisão",
    },
  },
  {
    id: "replit",
    group: "coding-tools",
    title: "Replit",
    url: "https://replit.com",
    maker: "Replit",
    description: {
      en: "Online editor with an agent that builds, runs and hosts apps from a description.",
      "pt-br":
        "Editor on-line com um agente que cria, executa e hospeda aplicativos a partir de uma descrição.",
    },
    type: { en: "App builder and online editor", "pt-br": "Criador de apps e editor on-line" },
    tags: ["coding", "app-builder", "browser", "collaboration", "book-chapter-6"],
    keyFeatures: {
      en: [
        "Runs in the browser",
        "Agent builds the app",
        "Hosting included",
        "Many programming languages",
        "Collaboration",
      ],
      "pt-br": [
        "Funciona no navegador",
        "Agente cria o aplicativo",
        "Hospedagem incluída",
        "Muitas linguagens de programação",
        "Colaboração",
      ],
    },
    classroomUse: {
      en: "Groups describe an app that solves a school problem and test it with other classes.",
      "pt-br": "Grupos descrevem um app que resolve um problema da escola e testam com outras turmas.",
    },
    care: {
      en: "Check who can see a project before anyone writes about themselves in it.",
      "pt-br": "Confira quem pode ver o projeto antes que alguém escreva algo pessoal nele.",
    },
    aiRelevance: {
      en: "Complete environment for first projects",
      "pt-br": "Ambiente completo para os primeiros projetos",
    },
    futurePotential: {
      en: "Agents that test what they build",
      "pt-br": "Agentes que testam o que constroem",
    },
  },
  {
    id: "lovable",
    group: "coding-tools",
    title: "Lovable",
    url: "https://lovable.dev",
    maker: "Lovable",
    description: {
      en: "Swedish builder that turns a conversation into a web app with database and login.",
      "pt-br": "Ferramenta sueca que transforma uma conversa em aplicativo web com banco de dados e login.",
    },
    type: { en: "App builder", "pt-br": "Criador de apps" },
    tags: ["app-builder", "no-code", "web", "book-chapter-6"],
    keyFeatures: {
      en: ["Full web app from a prompt", "Database included", "Publishes to a link", "GitHub export"],
      "pt-br": [
        "Aplicativo web completo a partir de um prompt",
        "Banco de dados incluído",
        "Publica em um link",
        "Exporta para o GitHub",
      ],
    },
    classroomUse: {
      en: "Build a reading-log or lab-booking page for the class in one meeting.",
      "pt-br": "Crie em uma reunião uma página de diário de leitura ou de reserva do laboratório.",
    },
    care: {
      en: "Do not collect pupils' data in a test app without the school's approval.",
      "pt-br": "Não colete dados de alunos em app de teste sem autorização da escola.",
    },
    aiRelevance: {
      en: "Fast way to a working prototype",
      "pt-br": "Caminho rápido para um protótipo funcional",
    },
    futurePotential: {
      en: "Everyday tools made by teachers for their own schools",
      "pt-br": "Ferramentas do dia a dia feitas por professores para as próprias escolas",
    },
  },
  {
    id: "bolt",
    group: "coding-tools",
    title: "Bolt",
    url: "https://bolt.new",
    maker: "StackBlitz",
    description: {
      en: "Builder that writes and runs web apps entirely in the browser.",
      "pt-br": "Ferramenta que cria e executa aplicativos web inteiramente no navegador.",
    },
    type: { en: "App builder", "pt-br": "Criador de apps" },
    tags: ["app-builder", "no-code", "web", "book-chapter-6"],
    keyFeatures: {
      en: ["Runs in the browser", "Editable code", "One-click publishing", "Import from GitHub or Figma"],
      "pt-br": [
        "Executa no navegador",
        "Código editável",
        "Publicação em um clique",
        "Importa do GitHub ou Figma",
      ],
    },
    classroomUse: {
      en: "Make an interactive timeline or a vocabulary game and edit the wording with the class.",
      "pt-br": "Crie uma linha do tempo interativa ou um jogo de vocabulário e edite os textos com a turma.",
    },
    care: {
      en: "Build and test with invented names and numbers.",
      "pt-br": "Construa e teste com nomes e números inventados.",
    },
    aiRelevance: {
      en: "Good first contact with building by prompt",
      "pt-br": "Bom primeiro contato com a criação por prompt",
    },
    futurePotential: {
      en: "Richer apps from shorter descriptions",
      "pt-br": "Aplicativos mais ricos com descrições mais curtas",
    },
  },
  {
    id: "base44",
    group: "coding-tools",
    title: "Base44",
    url: "https://base44.com",
    maker: "Wix",
    description: {
      en: "Builder owned by Wix that makes apps with data, users and automations included.",
      "pt-br": "Ferramenta da Wix que monta aplicativos com dados, usuários e automações incluídos.",
    },
    type: { en: "App builder", "pt-br": "Criador de apps" },
    tags: ["app-builder", "no-code", "forms", "book-chapter-6"],
    keyFeatures: {
      en: ["Database and login built in", "Templates", "Publishes to a link", "Integrations"],
      "pt-br": ["Banco de dados e login embutidos", "Modelos prontos", "Publica em um link", "Integrações"],
    },
    classroomUse: {
      en: "Build a simple form and dashboard for a class survey with anonymous answers.",
      "pt-br": "Monte um formulário e um painel simples para uma pesquisa da turma com respostas anônimas.",
    },
    care: {
      en: "Keep surveys anonymous and delete the answers after the activity.",
      "pt-br": "Mantenha as pesquisas anônimas e apague as respostas depois da atividade.",
    },
    aiRelevance: {
      en: "All-in-one builder that needs no other service",
      "pt-br": "Ferramenta completa, que dispensa outros serviços",
    },
    futurePotential: {
      en: "Small school systems built without suppliers",
      "pt-br": "Pequenos sistemas escolares criados sem fornecedores",
    },
  },
  {
    id: "anything",
    group: "coding-tools",
    title: "Anything",
    status: {
      is: "renamed",
      was: "Create",
      since: null,
      advice: {
        en: "Where the book says Create, open Anything.",
        "pt-br": "Onde o livro diz Create, abra o Anything.",
      },
    },
    url: "https://www.anything.com",
    maker: "Anything",
    description: {
      en: "Builder for web and mobile apps from text, formerly Create.xyz.",
      "pt-br": "Ferramenta que cria aplicativos web e móveis a partir de um texto, antes chamada Create.xyz.",
    },
    type: { en: "App builder", "pt-br": "Criador de apps" },
    tags: ["app-builder", "mobile", "no-code", "book-chapter-6"],
    keyFeatures: {
      en: [
        "Mobile and web apps",
        "Built-in database and payments",
        "AI features inside the app",
        "Publishing help",
      ],
      "pt-br": [
        "Apps móveis e web",
        "Banco de dados e pagamentos embutidos",
        "Recursos de IA dentro do app",
        "Ajuda para publicar",
      ],
    },
    classroomUse: {
      en: "Prototype a study-reminder app and discuss which notifications help or distract.",
      "pt-br": "Crie o protótipo de um app de lembretes de estudo e discuta quais avisos ajudam ou distraem.",
    },
    care: {
      en: "Publish nothing with pupils' data in it.",
      "pt-br": "Não publique nada com dados de alunos.",
    },
    aiRelevance: {
      en: "Brings phone apps within reach of beginners",
      "pt-br": "Coloca apps de celular ao alcance de iniciantes",
    },
    futurePotential: {
      en: "Easier route from prototype to app store",
      "pt-br": "Caminho mais simples do protótipo à loja de aplicativos",
    },
  },
  {
    id: "v0",
    group: "coding-tools",
    title: "v0",
    url: "https://v0.app",
    maker: "Vercel",
    description: {
      en: "Generator of web pages and interfaces, in React code.",
      "pt-br": "Gerador de páginas e interfaces web, em código React.",
    },
    type: { en: "Interface builder", "pt-br": "Criador de interfaces" },
    tags: ["web-design", "interfaces", "react", "prototyping"],
    keyFeatures: {
      en: [
        "Interface from text or image",
        "Readable React code",
        "Preview and publish",
        "Design system options",
      ],
      "pt-br": [
        "Interface a partir de texto ou imagem",
        "Código React legível",
        "Visualização e publicação",
        "Opções de sistema de design",
      ],
    },
    classroomUse: {
      en: "Pupils sketch a page on paper, photograph it and compare the result with the sketch.",
      "pt-br": "Os alunos desenham uma página no papel, fotografam e comparam o resultado com o desenho.",
    },
    care: {
      en: "Do not use photos that show faces or names.",
      "pt-br": "Não use fotos com rostos ou nomes.",
    },
    aiRelevance: {
      en: "Links design and programming lessons",
      "pt-br": "Une aulas de design e de programação",
    },
    futurePotential: {
      en: "Design tools and code becoming one step",
      "pt-br": "Design e código virando uma só etapa",
    },
  },
  {
    id: "manus",
    group: "coding-tools",
    title: "Manus",
    url: "https://manus.im",
    maker: "Manus (Butterfly Effect)",
    description: {
      en: "Agent with its own virtual computer that researches, writes files and builds pages.",
      "pt-br": "Agente com computador virtual próprio que pesquisa, escreve arquivos e cria páginas.",
    },
    type: { en: "General agent", "pt-br": "Agente geral" },
    tags: ["agents", "research", "automation", "book-chapter-6"],
    keyFeatures: {
      en: [
        "Works alone on long tasks",
        "Shows each step",
        "Spreadsheets, slides and sites",
        "Replay of the session",
      ],
      "pt-br": [
        "Trabalha sozinho em tarefas longas",
        "Mostra cada etapa",
        "Planilhas, slides e sites",
        "Gravação da sessão",
      ],
    },
    classroomUse: {
      en: "Watch the replay of a research task and have pupils judge each source it used.",
      "pt-br": "Assista à gravação de uma pesquisa e peça que os alunos julguem cada fonte usada.",
    },
    care: { en: "Use it with public material only.", "pt-br": "Use só com material público." },
    aiRelevance: {
      en: "Clear example of what an autonomous agent does",
      "pt-br": "Exemplo claro do que faz um agente autônomo",
    },
    futurePotential: {
      en: "Agents become ordinary; where things come from and whom to trust becomes the question",
      "pt-br": "Agentes se tornam comuns; origem e confiança passam a ser a questão",
    },
    caution: {
      en: "The press reports that China undid its purchase by Meta in 2026 and that data of some users was deleted in August: check who runs it today.",
      "pt-br":
        "Segundo a imprensa, em 2026 a China desfez a compra pela Meta, e dados de parte dos usuários foram apagados em agosto: confira quem a opera hoje.",
    },
  },
  {
    id: "google-ai-studio",
    group: "coding-tools",
    title: "Google AI Studio",
    url: "https://aistudio.google.com",
    maker: "Google",
    description: {
      en: "A place to try out Gemini models; it also builds small apps from a prompt.",
      "pt-br": "Ambiente para testar os modelos Gemini, que também cria pequenos apps a partir de um prompt.",
    },
    type: { en: "Model playground and app builder", "pt-br": "Laboratório de modelos e criador de apps" },
    tags: ["gemini", "prompt-lab", "app-builder", "ai-literacy"],
    keyFeatures: {
      en: ["Compare model settings", "Very long context", "App gallery and builder", "System instructions"],
      "pt-br": [
        "Compara configurações de modelo",
        "Contexto muito longo",
        "Galeria e criador de apps",
        "Instruções de sistema",
      ],
    },
    classroomUse: {
      en: "Show how the temperature setting changes the same answer.",
      "pt-br": "Mostre como a configuração de temperatura muda a mesma resposta.",
    },
    care: { en: "Use sample data.", "pt-br": "Use dados de exemplo." },
    aiRelevance: {
      en: "Lets teachers see what lies behind the chat",
      "pt-br": "Permite ver o que há por trás do chat",
    },
    futurePotential: {
      en: "Classroom mini apps built in minutes",
      "pt-br": "Miniapps de aula criados em minutos",
    },
  },
  {
    id: "google-colab",
    group: "coding-tools",
    title: "Google Colab",
    url: "https://colab.research.google.com",
    maker: "Google",
    description: {
      en: "Online Python notebook that computes on Google's machines, with help from Gemini.",
      "pt-br": "Caderno de Python on-line que roda nas máquinas do Google, com ajuda do Gemini.",
    },
    type: { en: "Notebook with AI", "pt-br": "Caderno de código com IA" },
    tags: ["python", "data", "code-notebook", "stem"],
    keyFeatures: {
      en: [
        "Python without installation",
        "Gemini explains errors",
        "Shares like a Google Doc",
        "Time on graphics processors, with limits",
      ],
      "pt-br": [
        "Python sem instalação",
        "Gemini explica erros",
        "Compartilha como um Documento Google",
        "Tempo de GPU, com limite",
      ],
    },
    classroomUse: {
      en: "Analyse open data (for example from your national statistics office) with ready-made cells and ask pupils to change one variable.",
      "pt-br": "Analise dados abertos do IBGE com células prontas e peça que os alunos mudem uma variável.",
    },
    care: {
      en: "Before you share a notebook, check who can open the link.",
      "pt-br": "Antes de compartilhar um caderno, confira quem pode abrir o link.",
    },
    aiRelevance: {
      en: "A place to learn data and machine learning in the browser",
      "pt-br": "Um lugar para aprender dados e aprendizado de máquina no navegador",
    },
    futurePotential: {
      en: "Data-science agents that explain each step",
      "pt-br": "Agentes de ciência de dados que explicam cada etapa",
    },
    caution: {
      en: "We know this from general knowledge and found no source for it. Check it on the linked page.",
      "pt-br": "Estes dados vêm de conhecimento geral; não encontramos uma fonte. Confira na página do link.",
    },
  },
];
