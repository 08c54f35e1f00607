import type { ToolRecord } from "../schemas";

export const CREATIVE_MEDIA_TOOLS: readonly ToolRecord[] = [
  {
    id: "adobe-express",
    group: "creative-media",
    title: "Adobe Express",
    url: "https://www.adobe.com/express/",
    maker: "Adobe",
    description: {
      en: "Quick design and animation tool with Firefly images, templates and video.",
      "pt-br": "Ferramenta rápida de design e animação com imagens Firefly, modelos e vídeo.",
    },
    type: { en: "Design suite with AI", "pt-br": "Suíte de design com IA" },
    tags: ["design", "animation", "images", "free-for-schools"],
    keyFeatures: {
      en: [
        "Image generation made for classrooms",
        "Animate from audio",
        "Templates and web pages",
        "Quick photo and video edits",
      ],
      "pt-br": [
        "Geração de imagens pensada para a sala de aula",
        "Animação a partir de áudio",
        "Modelos e páginas web",
        "Edições rápidas de foto e vídeo",
      ],
    },
    classroomUse: {
      en: "Pupils record a short narration and animate a character to explain a concept.",
      "pt-br": "Os alunos gravam uma narração curta e animam um personagem para explicar um conceito.",
    },
    care: {
      en: "Have pupils work in the school's account, and keep faces and names out of what they publish.",
      "pt-br": "Deixe os alunos trabalharem na conta da escola, sem rostos nem nomes no que publicarem.",
    },
    aiRelevance: {
      en: "Starts a discussion about where a picture comes from",
      "pt-br": "Abre uma conversa sobre a origem das imagens",
    },
    futurePotential: {
      en: "Editing by chat inside every Adobe tool",
      "pt-br": "Edição por chat em todas as ferramentas da Adobe",
    },
  },
  {
    id: "adobe-firefly",
    group: "creative-media",
    title: "Adobe Firefly",
    url: "https://firefly.adobe.com",
    maker: "Adobe",
    description: {
      en: "Studio that generates images, video and audio with Adobe's and partners' models.",
      "pt-br": "Estúdio que gera imagens, vídeo e áudio com modelos da Adobe e de parceiros.",
    },
    type: { en: "Image, video and audio generator", "pt-br": "Gerador de imagem, vídeo e áudio" },
    tags: ["images", "video", "copyright", "content-credentials"],
    keyFeatures: {
      en: [
        "Images and video from text",
        "Generative fill",
        "More than 30 models",
        "Content credentials on files",
      ],
      "pt-br": [
        "Imagens e vídeos a partir de texto",
        "Preenchimento generativo",
        "Mais de 30 modelos",
        "Credenciais de conteúdo nos arquivos",
      ],
    },
    classroomUse: {
      en: "Inspect the content credentials of an image to teach about origin and authorship.",
      "pt-br": "Examine as credenciais de conteúdo de uma imagem para ensinar sobre origem e autoria.",
    },
    care: {
      en: "Do not ask for pictures of real people, or in the style of a living artist.",
      "pt-br": "Não peça imagens no estilo de artistas vivos nem de pessoas reais.",
    },
    aiRelevance: {
      en: "Opens the copyright conversation with a concrete case",
      "pt-br": "Abre a conversa sobre direito autoral com um caso concreto",
    },
    futurePotential: {
      en: "Proof of origin as a normal part of media",
      "pt-br": "Prova de origem como parte normal das mídias",
    },
  },
  {
    id: "google-vids",
    group: "creative-media",
    title: "Google Vids",
    url: "https://vids.google.com",
    maker: "Google",
    description: {
      en: "Google Workspace's video editor, which drafts a storyboard, script and narration.",
      "pt-br": "Editor de vídeo do Google Workspace que rascunha roteiro, storyboard e narração.",
    },
    type: { en: "Video editor with AI", "pt-br": "Editor de vídeo com IA" },
    tags: ["video", "google-workspace", "captions", "screen-recording"],
    keyFeatures: {
      en: ["Storyboard from a document", "Screen recording", "Voice-over", "Shared editing"],
      "pt-br": [
        "Storyboard a partir de um documento",
        "Gravação de tela",
        "Narração",
        "Edição compartilhada",
      ],
    },
    classroomUse: {
      en: "Convert a lesson slide deck into a three-minute review video with captions.",
      "pt-br": "Converta os slides da aula em um vídeo de revisão de três minutos com legendas.",
    },
    care: {
      en: "Record in the school's account, and film nobody without permission.",
      "pt-br": "Grave na conta da escola e não filme ninguém sem autorização.",
    },
    aiRelevance: {
      en: "Video making inside the tools schools already have",
      "pt-br": "Produção de vídeo dentro das ferramentas que a escola já tem",
    },
    futurePotential: {
      en: "Generated clips joined to real classroom footage",
      "pt-br": "Clipes gerados unidos a gravações reais de aula",
    },
    caution: {
      en: "Details of the plans were not confirmed with a source.",
      "pt-br": "Os detalhes dos planos não foram confirmados em uma fonte.",
    },
  },
  {
    id: "gamma",
    group: "creative-media",
    title: "Gamma",
    url: "https://gamma.app",
    maker: "Gamma",
    description: {
      en: "Makes presentations, documents and web pages from a topic, text or file.",
      "pt-br": "Cria apresentações, documentos e páginas web a partir de um tema, texto ou arquivo.",
    },
    type: { en: "Presentation maker", "pt-br": "Criador de apresentações" },
    tags: ["presentations", "slides", "documents", "design"],
    keyFeatures: {
      en: ["Deck from an outline", "Export to PowerPoint and PDF", "Interactive cards", "Editing by chat"],
      "pt-br": [
        "Apresentação a partir de um roteiro",
        "Exporta para PowerPoint e PDF",
        "Cartões interativos",
        "Edição por chat",
      ],
    },
    classroomUse: {
      en: "Paste your own lesson plan and keep only the slides that serve the objective.",
      "pt-br": "Cole o seu próprio plano de aula e fique só com os slides que servem ao objetivo.",
    },
    care: {
      en: "Before you share a page, open its link in a private window to see what strangers see.",
      "pt-br":
        "Antes de compartilhar uma página, abra o link em uma janela anônima para ver o que os outros veem.",
    },
    aiRelevance: {
      en: "Saves layout time so the teacher can work on content",
      "pt-br": "Poupa tempo de diagramação para o professor cuidar do conteúdo",
    },
    futurePotential: {
      en: "Presentations that adapt to the audience",
      "pt-br": "Apresentações que se adaptam ao público",
    },
  },
  {
    id: "napkin-ai",
    group: "creative-media",
    title: "Napkin AI",
    url: "https://www.napkin.ai",
    maker: "Napkin AI",
    description: {
      en: "Turns a paragraph into diagrams, flow charts and infographics.",
      "pt-br": "Transforma um parágrafo em diagramas, fluxogramas e infográficos.",
    },
    type: { en: "Diagram maker", "pt-br": "Criador de diagramas" },
    tags: ["diagrams", "infographics", "visual-thinking", "note-taking"],
    keyFeatures: {
      en: [
        "Several visuals per text",
        "Editable icons and colours",
        "Export to PNG, SVG and slides",
        "Works in many languages",
      ],
      "pt-br": [
        "Vários diagramas por texto",
        "Ícones e cores editáveis",
        "Exporta PNG, SVG e slides",
        "Funciona em muitos idiomas",
      ],
    },
    classroomUse: {
      en: "Ask pupils which diagram best represents the text, and why.",
      "pt-br": "Pergunte aos alunos qual diagrama representa melhor o texto e por quê.",
    },
    care: {
      en: "Paste only text that you could also send to a stranger.",
      "pt-br": "Cole só textos que você poderia mandar a um desconhecido.",
    },
    aiRelevance: {
      en: "Turns a text into a diagram that the class can question",
      "pt-br": "Transforma um texto em diagrama que a turma pode questionar",
    },
    futurePotential: {
      en: "Diagrams that update when the text changes",
      "pt-br": "Diagramas que se atualizam quando o texto muda",
    },
    caution: {
      en: "Details of the plans were not confirmed with a source.",
      "pt-br": "Os detalhes dos planos não foram confirmados em uma fonte.",
    },
  },
  {
    id: "genially",
    group: "creative-media",
    title: "Genially",
    url: "https://genially.com",
    maker: "Genially",
    description: {
      en: "Spanish platform for interactive presentations, games and escape rooms with AI help.",
      "pt-br": "Plataforma espanhola de apresentações interativas, jogos e escape rooms com ajuda de IA.",
    },
    type: { en: "Interactive content maker", "pt-br": "Criador de conteúdo interativo" },
    tags: ["gamification", "interactive", "quizzes", "presentations"],
    keyFeatures: {
      en: [
        "Games and escape rooms",
        "Quizzes with results",
        "Templates in Portuguese",
        "AI activities from a topic",
      ],
      "pt-br": [
        "Jogos e escape rooms",
        "Quizzes com resultados",
        "Modelos em português",
        "Atividades com IA a partir de um tema",
      ],
    },
    classroomUse: {
      en: "Create an escape room for revision in which each clue needs a verified answer.",
      "pt-br": "Crie um escape room de revisão em que cada pista exige uma resposta verificada.",
    },
    care: { en: "Do not ask for full names in quizzes.", "pt-br": "Não peça nome completo nos quizzes." },
    aiRelevance: {
      en: "Games and escape rooms with templates in Portuguese",
      "pt-br": "Jogos e escape rooms com modelos em português",
    },
    futurePotential: { en: "Game design by conversation", "pt-br": "Design de jogos por conversa" },
    caution: {
      en: "Details of the plans were not confirmed with a source.",
      "pt-br": "Os detalhes dos planos não foram confirmados em uma fonte.",
    },
  },
  {
    id: "elevenlabs",
    group: "creative-media",
    title: "ElevenLabs",
    url: "https://elevenlabs.io",
    maker: "ElevenLabs",
    description: {
      en: "Natural speech, dubbing and audio in more than seventy languages.",
      "pt-br": "Fala natural, dublagem e áudio em mais de setenta idiomas.",
    },
    type: { en: "Voice generator", "pt-br": "Gerador de voz" },
    tags: ["voice", "audio", "accessibility", "dubbing"],
    keyFeatures: {
      en: ["Brazilian Portuguese voices", "Dubbing", "Sound effects", "Audio reader"],
      "pt-br": ["Vozes em português do Brasil", "Dublagem", "Efeitos sonoros", "Leitor de áudio"],
    },
    classroomUse: {
      en: "Produce an audio version of a handout for pupils with visual or reading difficulties.",
      "pt-br":
        "Produza a versão em áudio de uma folha de atividades para alunos com dificuldade visual ou de leitura.",
    },
    care: {
      en: "Never clone a real person's voice without written consent; pupils' voices are off limits.",
      "pt-br": "Nunca clone a voz de uma pessoa real sem autorização escrita; vozes de alunos ficam de fora.",
    },
    aiRelevance: {
      en: "Helps with accessibility, and with a lesson on deepfakes",
      "pt-br": "Ajuda na acessibilidade e rende uma aula sobre deepfakes",
    },
    futurePotential: { en: "Live translation of lessons", "pt-br": "Tradução de aulas ao vivo" },
  },
  {
    id: "suno",
    group: "creative-media",
    title: "Suno",
    url: "https://suno.com",
    maker: "Suno",
    description: {
      en: "Creates complete songs with lyrics and voice from a description.",
      "pt-br": "Cria músicas completas, com letra e voz, a partir de uma descrição.",
    },
    type: { en: "Music generator", "pt-br": "Gerador de música" },
    tags: ["music", "lyrics", "creativity", "copyright"],
    keyFeatures: {
      en: ["Songs from lyrics you write", "Many styles", "Lyrics in Portuguese", "Extend and remix"],
      "pt-br": [
        "Músicas a partir da sua letra",
        "Muitos estilos",
        "Letras em português",
        "Estender e remixar",
      ],
    },
    classroomUse: {
      en: "The class writes lyrics that help them remember the topic and compares two versions of the music.",
      "pt-br": "A turma escreve uma letra que ajuda a lembrar o tema e compara dois arranjos.",
    },
    care: {
      en: "Talk with the class about artists' rights, and check the licence before you publish a song.",
      "pt-br":
        "Converse com a turma sobre os direitos dos artistas e confira a licença antes de publicar uma música.",
    },
    aiRelevance: {
      en: "Good starting point for lessons on creating and on copyright",
      "pt-br": "Bom ponto de partida para aulas de criação e direito autoral",
    },
    futurePotential: {
      en: "Licensed models after agreements with record companies",
      "pt-br": "Modelos licenciados após acordos com gravadoras",
    },
  },
  {
    id: "runway",
    group: "creative-media",
    title: "Runway",
    url: "https://runwayml.com",
    maker: "Runway",
    description: {
      en: "Generates and edits video clips from text, images or other video.",
      "pt-br": "Gera e edita clipes de vídeo a partir de texto, imagens ou outro vídeo.",
    },
    type: { en: "Video generator", "pt-br": "Gerador de vídeo" },
    tags: ["video", "film", "media-literacy", "storyboard"],
    keyFeatures: {
      en: [
        "Video from text or an image",
        "Character and style reference",
        "Editing by prompt",
        "Short clips",
      ],
      "pt-br": [
        "Vídeo a partir de texto ou imagem",
        "Referência de personagem e estilo",
        "Edição por prompt",
        "Clipes curtos",
      ],
    },
    classroomUse: {
      en: "Animate a still from a pupil's storyboard to study camera language.",
      "pt-br": "Anime um quadro do storyboard dos alunos para estudar linguagem de câmera.",
    },
    care: {
      en: "Never put real people, least of all pupils, into generated video.",
      "pt-br": "Nunca use pessoas reais, muito menos alunos, em vídeo gerado.",
    },
    aiRelevance: {
      en: "Makes the power of synthetic video visible",
      "pt-br": "Torna visível o poder do vídeo sintético",
    },
    futurePotential: {
      en: "World models that simulate places and physics",
      "pt-br": "Modelos de mundo que simulam lugares e física",
    },
  },
  {
    id: "synthesia",
    group: "creative-media",
    title: "Synthesia",
    url: "https://www.synthesia.io",
    maker: "Synthesia",
    description: {
      en: "Makes presenter videos with avatars that speak a script in many languages.",
      "pt-br": "Cria vídeos com avatares que apresentam um roteiro em muitos idiomas.",
    },
    type: { en: "Avatar video", "pt-br": "Vídeo com avatar" },
    tags: ["video", "avatars", "languages", "training"],
    keyFeatures: {
      en: ["Ready-made avatars", "More than 140 languages", "Script from a document", "Captions"],
      "pt-br": ["Avatares prontos", "Mais de 140 idiomas", "Roteiro a partir de documento", "Legendas"],
    },
    classroomUse: {
      en: "Make a one-minute welcome in the home languages of newly arrived families.",
      "pt-br": "Faça uma mensagem de boas-vindas de um minuto nas línguas das famílias recém-chegadas.",
    },
    care: {
      en: "Use the ready-made avatars in school: a face and a voice identify a person.",
      "pt-br": "Na escola, use os avatares prontos: rosto e voz identificam uma pessoa.",
    },
    aiRelevance: {
      en: "Suits short videos for staff training",
      "pt-br": "Serve para vídeos curtos de formação da equipe",
    },
    futurePotential: {
      en: "Avatars that answer viewers' questions",
      "pt-br": "Avatares que respondem a perguntas de quem assiste",
    },
  },
  {
    id: "heygen",
    group: "creative-media",
    title: "HeyGen",
    url: "https://www.heygen.com",
    maker: "HeyGen",
    description: {
      en: "Avatar videos and lip-synced translation of existing videos into many languages.",
      "pt-br": "Vídeos com avatar e tradução com sincronia labial de vídeos existentes para muitos idiomas.",
    },
    type: { en: "Avatar video and dubbing", "pt-br": "Vídeo com avatar e dublagem" },
    tags: ["video", "translation", "avatars", "inclusion"],
    keyFeatures: {
      en: ["Video translation", "More than 175 languages", "Photo avatars", "Templates"],
      "pt-br": ["Tradução de vídeos", "Mais de 175 idiomas", "Avatares a partir de foto", "Modelos prontos"],
    },
    classroomUse: {
      en: "Translate your own recorded explanation for a pupil who is still learning the language of the school.",
      "pt-br": "Traduza a sua própria explicação gravada para um aluno que ainda está aprendendo português.",
    },
    care: {
      en: "Use only your own face and voice, never a pupil's.",
      "pt-br": "Use apenas o seu rosto e a sua voz, nunca os de um aluno.",
    },
    aiRelevance: {
      en: "Brings material in other languages within reach",
      "pt-br": "Dá acesso a materiais em outros idiomas",
    },
    futurePotential: { en: "Real-time avatars in meetings", "pt-br": "Avatares em tempo real em reuniões" },
  },
  {
    id: "descript",
    group: "creative-media",
    title: "Descript",
    url: "https://www.descript.com",
    maker: "Descript",
    description: {
      en: "Edits podcasts and videos through their transcript.",
      "pt-br": "Edita podcasts e vídeos por meio da transcrição.",
    },
    type: { en: "Audio and video editor", "pt-br": "Editor de áudio e vídeo" },
    tags: ["podcast", "video", "transcription", "editing"],
    keyFeatures: {
      en: ["Edit video like text", "Removes filler words", "Captions", "Recording"],
      "pt-br": ["Edita vídeo como texto", "Remove hesitações", "Legendas", "Gravação"],
    },
    classroomUse: {
      en: "Edit the transcript of a sample podcast on the screen: the class says which words can go.",
      "pt-br": "Edite na tela a transcrição de um podcast de exemplo: a turma diz que palavras podem sair.",
    },
    care: {
      en: "Get written consent before you record anyone.",
      "pt-br": "Peça autorização escrita antes de gravar alguém.",
    },
    aiRelevance: { en: "Joins writing and speaking skills", "pt-br": "Une habilidades de escrita e fala" },
    futurePotential: {
      en: "Agents that make a first cut on their own",
      "pt-br": "Agentes que montam sozinhos uma primeira versão",
    },
  },
];
