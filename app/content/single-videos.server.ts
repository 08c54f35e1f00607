// Videos that can be shown in one lesson or staff meeting.
import { NOT_FOUND, readIn } from "./read-texts";
import type { VideoRecord } from "./schemas";

export const SINGLE_VIDEOS: readonly VideoRecord[] = [
  {
    id: "video-dfe-understanding-ai",
    title: "Module 1 Video 1: Understanding AI in education",
    channel: "Department for Education (England)",
    form: "video",
    minutes: 12,
    language: "en",
    url: "https://www.youtube.com/watch?v=k2qw-pB6qX8",
    description: {
      en: "Opening video of the English government's training, on what generative AI is and what it means for schools.",
      "pt-br":
        "Vídeo de abertura da formação do governo inglês: o que é a IA generativa e o que muda na escola.",
    },
    tags: ["teachers", "generative-ai"],

    evidence: readIn("transcript", null, "https://tubescript.cc/transcript/k2qw-pB6qX8"),
  },
  {
    id: "video-ted-khan-ai-education",
    title: "How AI Could Save (Not Destroy) Education",
    channel: "Sal Khan, TED",
    form: "video",
    minutes: 16,
    language: "en",
    url: "https://www.youtube.com/watch?v=hJP5GqnTrNo",
    description: {
      en: "Talk that shows an AI tutor that asks questions instead of giving answers; good for a staff debate on its optimism.",
      "pt-br":
        "Palestra que mostra um tutor de IA que pergunta em vez de responder; boa para debater seu otimismo com a equipe.",
    },
    tags: ["tutoring", "debate"],
    caution: {
      en: "The speaker presents his own product.",
      "pt-br": "O palestrante apresenta o próprio produto.",
    },
    evidence: readIn("public-page", "2023-05", "https://videohighlight.com/v/hJP5GqnTrNo"),
  },
  {
    id: "video-codeorg-ai101-transforming",
    title: "AI 101 for Teachers: Transforming Learning with AI",
    channel: "Code.org, with Ethan and Lilach Mollick",
    form: "video",

    language: "en",
    url: "https://amara.org/videos/AjDNoxxjqesC/en-us/4411653/?team=codeorg",
    description: {
      en: "Third session of a teacher series, on pairing AI with sound teaching, its benefits and its risks.",
      "pt-br":
        "Terceira sessão de uma série para professores: como unir IA e boa pedagogia, benefícios e riscos.",
    },
    tags: ["teachers", "prompts"],
    caution: {
      en: "The link opens a page with the video and its transcript in English.",
      "pt-br": "O link abre uma página com o vídeo e a transcrição em inglês.",
    },
    evidence: readIn("transcript", null, "https://amara.org/videos/AjDNoxxjqesC/en-us/4411653/?team=codeorg"),
  },
  {
    id: "video-codeorg-chatbots-llm",
    title: "How Chatbots and Large Language Models Work",
    channel: "Code.org",
    form: "video",

    language: "en",
    url: "https://www.youtube.com/watch?v=X-AWdfSFCHQ",
    description: {
      en: "Explains in plain words how a chatbot predicts text and why it can be wrong.",
      "pt-br": "Explica em palavras simples como um chatbot prevê texto e por que pode errar.",
    },
    tags: ["chatbots", "explanations"],
    caution: {
      en: "Exact title and length were not confirmed.",
      "pt-br": "Título exato e duração não foram confirmados.",
    },
    evidence: NOT_FOUND,
  },
  {
    id: "video-codeorg-machine-learning",
    title: "AI: What is Machine Learning?",
    channel: "Code.org",
    form: "video",
    minutes: 3,
    language: "en",
    url: "https://www.youtube.com/watch?v=OeU5m6vRyCk",
    description: {
      en: "Very short explanation of how computers learn patterns from examples.",
      "pt-br": "Explicação bem curta de como o computador aprende padrões a partir de exemplos.",
    },
    tags: ["machine-learning", "explanations"],

    evidence: NOT_FOUND,
  },
  {
    id: "video-codeorg-training-data-bias",
    title: "AI: Training Data & Bias",
    channel: "Code.org",
    form: "video",
    minutes: 3,
    language: "en",
    url: "https://www.youtube.com/watch?v=x2mRoFNm22g",
    description: {
      en: "Shows how missing or uneven data leads to unfair predictions.",
      "pt-br": "Mostra como dados incompletos ou desequilibrados levam a previsões injustas.",
    },
    tags: ["bias", "explanations"],

    evidence: NOT_FOUND,
  },
  {
    id: "video-3b1b-llm-briefly",
    title: "Large Language Models explained briefly",
    channel: "3Blue1Brown",
    form: "video",
    minutes: 8,
    language: "en",
    url: "https://www.youtube.com/watch?v=LPZh9BOjkQs",
    description: {
      en: "Eight minutes of animation on how a language model guesses the next word and how it is trained.",
      "pt-br": "Oito minutos de animação sobre como um modelo adivinha a próxima palavra e como é treinado.",
    },
    tags: ["machine-learning", "explanations"],

    evidence: readIn(
      "public-page",
      "2026-04",
      "https://hq-raydata-co.pages.dev/vault/06-reference/2026-04-20-3blue1brown-large-language-models-explained-briefly/",
    ),
  },
  {
    id: "video-ted-buolamwini-bias",
    title: "How I'm fighting bias in algorithms",
    channel: "Joy Buolamwini, TED",
    form: "video",
    minutes: 9,
    language: "en",
    url: "https://www.youtube.com/watch?v=UG_X_7g63rY",
    description: {
      en: "A researcher shows why face recognition did not see her and asks who writes the code.",
      "pt-br":
        "Uma pesquisadora mostra por que o reconhecimento facial não via seu rosto e pergunta quem escreve o código.",
    },
    tags: ["bias", "debate"],

    evidence: readIn(
      "public-page",
      "2017-03",
      "https://blog.brasilacademico.com/2017/03/como-estou-combatendo-o-vies-algoritmico.html",
    ),
  },
];

/** In Portuguese: about computing as a whole. */
export const PORTUGUESE_SINGLE_VIDEOS: readonly VideoRecord[] = [
  {
    id: "video-nicbr-internet-protocolo-ip",
    title: "Como funciona a Internet? Parte 1: O protocolo IP",
    channel: "NIC.br",
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=HNQD0qJ0TC4",
    description: {
      en: "Through the story of Patrícia, shows how the internet reaches a home and what the IP protocol is.",
      "pt-br": "Com a história de Patrícia, mostra como a internet chega em casa e o que é o protocolo IP.",
    },
    tags: ["internet", "explanations"],
    caution: { en: "First of four parts.", "pt-br": "Primeira de quatro partes." },
    evidence: readIn("transcript", null, "https://ytscribe.com/v/HNQD0qJ0TC4"),
  },
  {
    id: "video-nicbr-internet-dns",
    title: "Como funciona a Internet? Parte 3: DNS",
    channel: "NIC.br",
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=ACGuo26MswI",
    description: {
      en: "Explains how site names become machine addresses.",
      "pt-br": "Explica como os nomes dos sites viram endereços de máquinas.",
    },
    tags: ["internet", "explanations"],

    evidence: NOT_FOUND,
  },
  {
    id: "video-nicbr-internet-governanca",
    title: "Como funciona a Internet? Parte 4: Governança da Internet",
    channel: "NIC.br",
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=ZYsjMEISR6E",
    description: {
      en: "Closes the series with who sets the rules of the internet, in Brazil and worldwide.",
      "pt-br": "Conclui a série com quem decide as regras da internet, no Brasil e no mundo.",
    },
    tags: ["internet", "society"],

    evidence: NOT_FOUND,
  },
  {
    id: "video-undime-bncc-computacao",
    title: "BNCC Computação e a implementação nas redes municipais de educação",
    channel: "Undime e Conviva Educação, com apoio da Fundação Telefônica Vivo",
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=y70R_khueUM",
    description: {
      en: "Video conference on how municipal school systems can put the computing curriculum into practice.",
      "pt-br": "Videoconferência sobre como as redes municipais podem pôr em prática a BNCC Computação.",
    },
    tags: ["bncc", "computing"],
    caution: {
      en: "A long recording of a live event, whose attendance list is closed.",
      "pt-br": "Gravação longa de uma transmissão; a lista de presença já encerrou.",
    },
    evidence: readIn("transcript", null, "https://ytscribe.com/v/y70R_khueUM"),
  },
  {
    id: "video-pc-seculo-xxi-bncc",
    title: "Pensamento Computacional - O Século XXI e a Computação na BNCC - Parte I (LIBRAS)",
    channel: null,
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=GAl_hzwgkPQ",
    description: {
      en: "Lesson on why computing is now in the Brazilian curriculum and which skills this century asks for.",
      "pt-br": "Aula sobre por que a computação entrou na BNCC e que habilidades o século XXI pede.",
    },
    tags: ["computational-thinking", "bncc"],
    caution: {
      en: "The channel was not confirmed. With Brazilian sign language, by its title.",
      "pt-br": "O canal não foi confirmado. Com Libras, segundo o título.",
    },
    evidence: readIn("transcript", null, "https://youtubesummary.com/summary/GAl_hzwgkPQ"),
  },
  {
    id: "video-pc-parte-2",
    title: "Pensamento Computacional - Parte 2 (LIBRAS)",
    channel: null,
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=OS9aLEoCIyo",
    description: {
      en: "Shows computational thinking beyond computer science, with unplugged work and a programmed traffic light.",
      "pt-br":
        "Mostra o pensamento computacional fora da informática, com atividades desplugadas e um semáforo programado.",
    },
    tags: ["computational-thinking", "activities"],
    caution: {
      en: "The channel was not confirmed. With Brazilian sign language, by its title.",
      "pt-br": "O canal não foi confirmado. Com Libras, segundo o título.",
    },
    evidence: readIn("transcript", null, "https://youtubesummary.com/summary/OS9aLEoCIyo"),
  },
  {
    id: "video-pc-parte-3",
    title: "Pensamento Computacional - Parte 03 (LIBRAS)",
    channel: null,
    form: "video",

    language: "pt",
    url: "https://www.youtube.com/watch?v=CoXqJJ0SKEo",
    description: {
      en: "Presents the four pillars and an example with a micro:bit board and blocks.",
      "pt-br": "Apresenta os quatro pilares e um exemplo com placa micro:bit e blocos.",
    },
    tags: ["computational-thinking", "activities"],
    caution: {
      en: "The channel was not confirmed. With Brazilian sign language, by its title.",
      "pt-br": "O canal não foi confirmado. Com Libras, segundo o título.",
    },
    evidence: readIn("transcript", null, "https://youtubesummary.com/summary/CoXqJJ0SKEo"),
  },
];
