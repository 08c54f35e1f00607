import type { ToolRecord } from "../schemas";

export const RESEARCH_TOOLS: readonly ToolRecord[] = [
  {
    id: "elicit",
    group: "research-tools",
    title: "Elicit",
    url: "https://elicit.com",
    maker: "Elicit",
    description: {
      en: "Finds papers, extracts data into tables and supports systematic reviews.",
      "pt-br": "Encontra artigos, extrai dados em tabelas e apoia revisões sistemáticas.",
    },
    type: { en: "Research assistant", "pt-br": "Assistente de pesquisa" },
    tags: ["research", "papers", "evidence", "systematic-review"],
    keyFeatures: {
      en: ["Search by question", "Comparison tables", "Reports with citations", "Works on uploaded PDFs"],
      "pt-br": [
        "Busca por pergunta",
        "Tabelas comparativas",
        "Relatórios com citações",
        "Trabalha com PDFs enviados",
      ],
    },
    classroomUse: {
      en: "Build a table of five studies on a method before proposing it to the staff.",
      "pt-br": "Monte uma tabela com cinco estudos sobre um método antes de propor à equipe.",
    },
    care: {
      en: "Upload published papers, never pupils' work.",
      "pt-br": "Envie artigos publicados, nunca trabalhos de alunos.",
    },
    aiRelevance: {
      en: "Brings evidence into teaching decisions",
      "pt-br": "Leva evidência às decisões pedagógicas",
    },
    futurePotential: {
      en: "Literature reviews that update themselves",
      "pt-br": "Revisões da literatura que se atualizam sozinhas",
    },
  },
  {
    id: "consensus",
    group: "research-tools",
    title: "Consensus",
    url: "https://consensus.app",
    maker: "Consensus",
    description: {
      en: "Search engine that summarises what peer-reviewed studies say about a question.",
      "pt-br": "Buscador que resume o que dizem estudos revisados por pares sobre uma pergunta.",
    },
    type: { en: "Academic search", "pt-br": "Busca acadêmica" },
    tags: ["research", "evidence", "papers", "search"],
    keyFeatures: {
      en: [
        "Agreement meter for yes/no questions",
        "Snapshots of each study",
        "Deep literature reports",
        "More than 200 million papers",
      ],
      "pt-br": [
        "Medidor de concordância em perguntas de sim ou não",
        "Resumo de cada estudo",
        "Relatórios de literatura",
        "Mais de 200 milhões de artigos",
      ],
    },
    classroomUse: {
      en: "Ask a question such as whether homework helps in primary school and discuss the disagreement.",
      "pt-br": "Pergunte, por exemplo, se a lição de casa ajuda nos anos iniciais e discuta as divergências.",
    },
    care: {
      en: "Ask about research, never about a pupil.",
      "pt-br": "Pergunte sobre pesquisas, nunca sobre um aluno.",
    },
    aiRelevance: {
      en: "Shows that science is a body of evidence, not a single paper",
      "pt-br": "Mostra que a ciência é um conjunto de evidências, não um artigo só",
    },
    futurePotential: {
      en: "Evidence answers inside other assistants",
      "pt-br": "Respostas com evidência dentro de outros assistentes",
    },
  },
  {
    id: "scispace",
    group: "research-tools",
    title: "SciSpace",
    url: "https://scispace.com",
    maker: "SciSpace",
    description: {
      en: "Explains papers passage by passage and runs literature searches.",
      "pt-br": "Explica artigos trecho a trecho e faz buscas na literatura.",
    },
    type: { en: "Paper reader", "pt-br": "Leitor de artigos" },
    tags: ["research", "reading", "papers", "explanations"],
    keyFeatures: {
      en: ["Explains highlighted text", "Literature tables", "Chat with PDF", "Answers in Portuguese"],
      "pt-br": [
        "Explica o trecho destacado",
        "Tabelas de literatura",
        "Conversa com PDF",
        "Respostas em português",
      ],
    },
    classroomUse: {
      en: "Read one abstract with the class and ask the tool to explain only the words they mark.",
      "pt-br": "Leia um resumo com a turma e peça que a ferramenta explique só as palavras marcadas.",
    },
    care: { en: "Upload published papers only.", "pt-br": "Envie só artigos publicados." },
    aiRelevance: {
      en: "Lowers the barrier to reading science",
      "pt-br": "Reduz a barreira para ler ciência",
    },
    futurePotential: {
      en: "Research agents that write first drafts",
      "pt-br": "Agentes de pesquisa que escrevem primeiras versões",
    },
  },
  {
    id: "semantic-scholar",
    group: "research-tools",
    title: "Semantic Scholar",
    url: "https://www.semanticscholar.org",
    maker: "Ai2 (Allen Institute for AI)",
    description: {
      en: "Academic search engine with short AI summaries and citation links.",
      "pt-br": "Buscador acadêmico com resumos curtos por IA e links de citação.",
    },
    type: { en: "Academic search", "pt-br": "Busca acadêmica" },
    tags: ["research", "free", "papers", "citations"],
    keyFeatures: {
      en: ["One-sentence summaries", "Citation context", "Alerts and library", "Open data"],
      "pt-br": ["Resumos de uma frase", "Contexto das citações", "Alertas e biblioteca", "Dados abertos"],
    },
    classroomUse: {
      en: "Trace who cited a classic study and how, to see science as a conversation.",
      "pt-br": "Veja quem citou um estudo clássico e como, para mostrar a ciência como conversa.",
    },
    care: {
      en: "Search for topics, never for people you know.",
      "pt-br": "Busque temas, nunca pessoas que você conhece.",
    },
    aiRelevance: {
      en: "A search engine for papers, run by a non-profit institute",
      "pt-br": "Um buscador de artigos mantido por um instituto sem fins lucrativos",
    },
    futurePotential: { en: "Open scientific agents", "pt-br": "Agentes científicos abertos" },
  },
  {
    id: "scite",
    group: "research-tools",
    title: "scite",
    url: "https://scite.ai",
    maker: "Research Solutions",
    description: {
      en: "Shows whether later papers support, mention or contradict a finding; it also has an assistant.",
      "pt-br":
        "Mostra se artigos posteriores apoiam, mencionam ou contestam um resultado; tem também um assistente.",
    },
    type: { en: "Citation checker", "pt-br": "Verificador de citações" },
    tags: ["research", "citations", "fact-checking", "evidence"],
    keyFeatures: {
      en: [
        "Supporting and contradicting citations",
        "Assistant with references",
        "Browser extension",
        "Reference check of a manuscript",
      ],
      "pt-br": [
        "Citações que apoiam ou contestam",
        "Assistente com referências",
        "Extensão de navegador",
        "Checagem das referências de um texto",
      ],
    },
    classroomUse: {
      en: "Check whether a popular claim about learning styles still has support.",
      "pt-br": "Verifique se uma afirmação popular sobre estilos de aprendizagem ainda tem apoio.",
    },
    care: { en: "Use it with published work.", "pt-br": "Use com trabalhos publicados." },
    aiRelevance: { en: "Teaches that a citation is not a proof", "pt-br": "Ensina que citar não é provar" },
    futurePotential: {
      en: "Citation checks inside writing tools",
      "pt-br": "Checagem de citações dentro dos editores de texto",
    },
  },
  {
    id: "researchrabbit",
    group: "research-tools",
    title: "ResearchRabbit",
    url: "https://www.researchrabbit.ai",
    maker: "ResearchRabbit (Litmaps)",
    description: {
      en: "Maps papers and authors from one starting article.",
      "pt-br": "Mapeia artigos e autores a partir de um texto inicial.",
    },
    type: { en: "Literature map", "pt-br": "Mapa de literatura" },
    tags: ["research", "visual-map", "papers", "literature-review"],
    keyFeatures: {
      en: ["Visual maps", "Recommendations", "Collections", "Alerts"],
      "pt-br": ["Mapas visuais", "Recomendações", "Coleções", "Alertas"],
    },
    classroomUse: {
      en: "Start a postgraduate reading list from one article chosen by the group.",
      "pt-br": "Inicie uma lista de leituras da pós a partir de um artigo escolhido pelo grupo.",
    },
    care: {
      en: "Before you share the link to a collection, check what it shows about you.",
      "pt-br": "Antes de compartilhar o link de uma coleção, confira o que ela mostra sobre você.",
    },
    aiRelevance: { en: "Makes the network of ideas visible", "pt-br": "Torna visível a rede de ideias" },
    futurePotential: {
      en: "Maps joined with reading assistants",
      "pt-br": "Mapas unidos a assistentes de leitura",
    },
    caution: {
      en: "We found no source that confirms who owns it.",
      "pt-br": "Não encontramos fonte que confirme a quem ela pertence.",
    },
  },
  {
    id: "julius",
    group: "research-tools",
    title: "Julius AI",
    url: "https://julius.ai",
    maker: "Julius",
    description: {
      en: "Analyses spreadsheets in a chat and draws charts, showing the code.",
      "pt-br": "Analisa planilhas em um chat e desenha gráficos, mostrando o código.",
    },
    type: { en: "Data analyst", "pt-br": "Analista de dados" },
    tags: ["data", "charts", "statistics", "spreadsheets"],
    keyFeatures: {
      en: ["Charts from a question", "Shows Python or R code", "Statistics and forecasts", "Exports"],
      "pt-br": [
        "Gráficos a partir de uma pergunta",
        "Mostra código Python ou R",
        "Estatística e previsões",
        "Exportações",
      ],
    },
    classroomUse: {
      en: "Upload an open data set and ask pupils for three questions that a chart can answer.",
      "pt-br": "Envie dados abertos e peça aos alunos três perguntas que um gráfico possa responder.",
    },
    care: {
      en: "Never upload mark sheets with names; use open or invented data.",
      "pt-br": "Nunca envie planilhas de notas com nomes; use dados abertos ou inventados.",
    },
    aiRelevance: {
      en: "Statistics lessons without installing anything",
      "pt-br": "Aulas de estatística sem instalar nada",
    },
    futurePotential: {
      en: "Dashboards kept up to date by conversation",
      "pt-br": "Painéis atualizados por conversa",
    },
  },
];
