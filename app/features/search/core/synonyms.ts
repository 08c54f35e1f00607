// Words that teachers use for one thing, in the languages of the site. Each word of a line finds what the others
// would find. A word stands in one line only, and its plural and its other gender are the same word.
import { stemOf, wordsOf } from "./search-words";

const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  [
    "prova",
    "questão",
    "exame",
    "teste",
    "quiz",
    "sondagem",
    "simulado",
    "vestibular",
    "avaliação",
    "test",
    "exam",
    "assessment",
  ],
  ["plano de aula", "planejamento", "sequência didática", "lesson plan", "planning"],
  ["turma", "classe", "sala de aula", "class", "classroom"],
  ["apresentação", "slides", "powerpoint", "ppt", "presentation", "slideshow"],
  [
    "correção",
    "corrigir",
    "corretor",
    "devolutiva",
    "comentário",
    "comentar",
    "comment",
    "feedback",
    "marking",
    "grading",
  ],
  ["rubrica", "critérios", "rubric", "criteria"],
  ["aluno", "estudante", "pupil", "student"],
  ["professor", "docente", "educador", "teacher", "educator"],
  ["lição de casa", "tarefa", "atividade", "exercício", "homework", "assignment", "worksheet", "activity"],
  ["resumo", "resumir", "summary", "summarise", "summarize"],
  ["imagem", "figura", "desenho", "foto", "image", "picture", "drawing", "photo"],
  [
    "áudio",
    "voz",
    "voz alta",
    "locução",
    "narração",
    "podcast",
    "audio",
    "voice",
    "text to speech",
    "speech",
    "read aloud",
    "voice over",
  ],
  ["música", "canção", "music", "song"],
  ["filme", "vídeo", "film", "movie", "video"],
  ["tradução", "traduzir", "translation", "translate", "dublagem", "dubbing"],
  ["idioma", "língua", "inglês", "espanhol", "language", "english", "spanish", "esl"],
  ["pesquisa", "research"],
  ["artigo", "paper"],
  ["programação", "código", "programar", "coding", "code", "programming"],
  ["aplicativo", "app"],
  [
    "criar site",
    "montar site",
    "build a website",
    "make a website",
    "sem código",
    "no code",
    "criador de apps",
    "app builder",
  ],
  ["gratuito", "grátis", "de graça", "free"],
  ["desconto", "discount"],
  ["doar", "doação", "apoiar", "pix", "donate", "donation"],
  ["privacidade", "proteção de dados", "dados pessoais", "lgpd", "privacy", "data protection", "gdpr"],
  ["ética", "ethics"],
  ["viés", "preconceito", "racismo", "bias"],
  [
    "cola",
    "colar",
    "plágio",
    "integridade",
    "honestidade",
    "fraude",
    "detector",
    "detectar",
    "cheating",
    "cheat",
    "plagiarism",
    "integrity",
    "academic integrity",
    "integridade acadêmica",
    "honesty",
    "detect",
  ],
  ["matemática", "mathematics", "maths", "math"],
  ["ciência", "science"],
  ["história", "history"],
  ["leitura", "ler", "reading", "read"],
  ["escrita", "redação", "escrever", "writing", "essay"],
  [
    "inclusão",
    "incluir",
    "acessibilidade",
    "acessível",
    "inclusivo",
    "inclusive",
    "aee",
    "necessidades especiais",
    "tdah",
    "autismo",
    "autista",
    "dislexia",
    "deficiência",
    "educação especial",
    "educação inclusiva",
    "inclusion",
    "accessibility",
    "accessible",
    "adhd",
    "autism",
    "autistic",
    "dyslexia",
    "disability",
    "special needs",
    "special education",
    "sen",
    "send",
  ],
  [
    "diferenciação",
    "diferenciar",
    "níveis de leitura",
    "texto adaptado",
    "adaptar texto",
    "adaptação",
    "differentiation",
    "differentiate",
    "reading level",
    "adapt text",
    "adapted text",
  ],
  ["ticket de saída", "bilhete de saída", "exit ticket"],
  ["família", "pais", "responsáveis", "family", "parent"],
  ["jogo", "gamificação", "game", "gamification"],
  ["certificado", "certificação", "certificate", "certification"],
  ["curso", "formação", "course", "training"],
  ["livro", "book"],
  ["site", "website"],
  ["currículo", "bncc", "habilidade", "curriculum"],
  ["infográfico", "diagrama", "mapa mental", "diagram", "infographic", "mind map"],
  ["planilha", "excel", "spreadsheet"],
  ["dados", "data"],
  ["gráfico", "chart", "graph"],
  ["tutor", "tutoria", "tutoring"],
  ["letramento", "literacy"],
  ["política", "regra", "norma", "regimento", "combinado", "policy", "rule"],
  ["notícia", "novidade", "news"],
  ["contato", "contact"],
  ["favorito", "salvo", "favourite", "favorite", "saved"],
  ["wordwall", "wayground"],
  ["starter", "warm up", "opening question", "abertura"],
  ["debate", "argumentação", "argument"],
  [
    "checagem",
    "checar",
    "verificar",
    "fake news",
    "desinformação",
    "fact checking",
    "fact check",
    "misinformation",
  ],
  ["revisão", "revisar", "flashcard", "revision"],
  ["transcrever", "transcrição", "transcription", "transcribe"],
  ["boletim", "informativo", "newsletter"],
  ["simplificar", "linguagem simples", "plain language", "plain words", "simplify"],
  ["cartaz", "poster"],
  ["pergunta", "question"],
  ["consentimento", "autorização", "consent", "permission"],
  ["equívoco", "erro conceitual", "misconception"],
  ["bilhete", "recado", "comunicado", "mensagem", "carta", "letter", "message"],
  ["brasileiro", "brasil", "brazil", "brazilian"],
  ["agente", "agent"],
  ["legenda", "caption", "subtitle"],
  ["aprendizado de máquina", "machine learning"],
  ["elevenlabs", "11 labs"],
  ["duck ai", "duckduckgo"],
  ["ia", "inteligência artificial", "ai", "artificial intelligence"],
];

const keyOf = (words: readonly string[]) => words.map(stemOf).join(" ");

const GROUP_BY_KEY = new Map<string, ReadonlyMap<string, readonly string[]>>();
const JOINED = new Map<string, readonly string[]>();
for (const group of SYNONYM_GROUPS) {
  const phrases = new Map(group.map(wordsOf).map((words) => [keyOf(words), words] as const));
  for (const [key, words] of phrases) {
    GROUP_BY_KEY.set(key, phrases);
    if (words.length > 1) JOINED.set(words.join(""), words);
  }
}

/** Words of the longest phrase above. */
export const PHRASE_WORDS_MAX = 3;

/** Every single word above, folded. */
export const SYNONYM_WORDS: readonly string[] = [
  ...new Set(
    SYNONYM_GROUPS.flat()
      .map(wordsOf)
      .filter(({ length }) => length === 1)
      .flat(),
  ),
];

/** Lists the synonyms of a word or phrase, each as its words; empty where there are none. */
export function synonymsOf(words: readonly string[]): readonly (readonly string[])[] {
  const key = keyOf(words);
  const group = GROUP_BY_KEY.get(key);
  return group === undefined ? [] : [...group].flatMap(([other, phrase]) => (other === key ? [] : [phrase]));
}

/** The words of a phrase above that was typed without its blanks. */
export function joinedSynonym(word: string): readonly string[] | undefined {
  return JOINED.get(word);
}
