// Words that teachers use for one thing, in the languages of the site. Each word of a line finds what the others
// would find. A word stands in one line only.
import { foldText } from "~/lib/fold-text";

const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ["prova", "provas", "exame", "teste", "quiz", "avaliação", "avaliações", "test", "exam", "assessment"],
  ["plano de aula", "planos de aula", "planejamento", "lesson plan", "lesson planning", "planning"],
  ["turma", "classe", "sala de aula", "class", "classroom"],
  ["apresentação", "apresentações", "slides", "presentation", "presentations"],
  ["correção", "corrigir", "devolutiva", "rubrica", "feedback", "marking", "grading", "rubric"],
  ["aluno", "alunos", "estudante", "estudantes", "pupil", "pupils", "student", "students"],
  ["professor", "professora", "professores", "docente", "educador", "teacher", "teachers", "educator"],
  ["lição de casa", "tarefa", "atividade", "atividades", "homework", "assignment", "worksheet", "activity"],
  ["resumo", "resumir", "resumos", "summary", "summaries", "summarise", "summarize"],
  ["imagem", "imagens", "figura", "image", "images", "picture"],
  ["áudio", "voz", "podcast", "audio", "voice"],
  ["música", "canção", "music", "song"],
  ["filme", "vídeo", "film", "movie"],
  ["tradução", "traduzir", "translation", "translate"],
  ["pesquisa", "pesquisar", "research"],
  ["artigo", "artigos", "paper", "papers"],
  ["programação", "código", "programar", "coding", "code", "programming"],
  ["aplicativo", "aplicativos", "app", "apps"],
  ["gratuito", "gratuita", "grátis", "de graça", "free"],
  ["desconto", "descontos", "discount", "discounts"],
  ["privacidade", "proteção de dados", "lgpd", "privacy", "data protection"],
  ["ética", "ethics"],
  ["viés", "bias"],
  ["cola", "plágio", "integridade", "honestidade", "cheating", "plagiarism", "integrity", "honesty"],
  ["matemática", "mathematics", "maths", "math"],
  ["ciência", "ciências", "science"],
  ["leitura", "reading"],
  ["escrita", "redação", "escrever", "writing", "essay"],
  ["inclusão", "acessibilidade", "inclusion", "accessibility"],
  ["diferenciação", "níveis de leitura", "differentiation", "reading levels"],
  ["jogo", "jogos", "gamificação", "game", "games"],
  ["certificado", "certificação", "certificate", "certification"],
  ["curso", "cursos", "formação", "course", "courses", "training"],
  ["livro", "livros", "book", "books"],
  ["currículo", "bncc", "curriculum"],
  ["diagrama", "infográfico", "mapa mental", "diagram", "infographic", "mind map"],
  ["planilha", "planilhas", "spreadsheet", "spreadsheets"],
  ["dados", "data"],
  ["tutor", "tutoria", "tutoring"],
  ["letramento em ia", "letramento", "ai literacy", "literacy"],
  ["política", "políticas", "regras", "policy", "policies"],
  ["ia", "inteligência artificial", "ai", "artificial intelligence"],
];

const GROUP_BY_PHRASE = new Map<string, readonly string[]>();
for (const group of SYNONYM_GROUPS) {
  const folded = [...new Set(group.map(foldText))];
  for (const phrase of folded) GROUP_BY_PHRASE.set(phrase, folded);
}

/** Words of the longest phrase above. */
export const PHRASE_WORDS_MAX = 3;

/** All words for what a folded word or phrase names, itself first; only itself when there are no others. */
export function synonymsOf(folded: string): readonly string[] {
  const group = GROUP_BY_PHRASE.get(folded) ?? [];
  return [folded, ...group.filter((other) => other !== folded)];
}
