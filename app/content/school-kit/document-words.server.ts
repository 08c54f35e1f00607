// The words of the documents around their clauses.
import type { Locale } from "~/addresses/languages";
import type { DocumentWords } from "~/features/school-kit/core/kit";
import { KIT_QUESTIONS } from "./questions.server";

type OwnWords = Omit<DocumentWords, "inSentence">;

const EN: OwnWords = {
  titles: {
    policy: "Policy on artificial intelligence: {school}",
    letter: "Artificial intelligence at school: a letter to families",
    "agreement-young": "Class agreement: early years and primary",
    "agreement-lower": "Class agreement: lower secondary",
    "agreement-upper": "Class agreement: upper secondary and adult learners",
    scale: "How much AI in this task?",
    inventory: "AI tools at our school",
    incident: "When something goes wrong with AI",
    poster: "AI in our school",
  },
  intros: {
    policy: "What is allowed, what is not, and whom to ask.",
    letter: "To parents and guardians.",
    "agreement-young": "To be read aloud, talked about and drawn with the class.",
    "agreement-lower": "To be read with the class, changed where the class has a better idea, and signed.",
    "agreement-upper": "To be read together, changed where the class has a better idea, and signed.",
    scale: "The teacher writes one colour on each task. Without a colour it is red.",
    inventory: "One table for each tool that pupils meet, or that staff use with pupils' work.",
    incident: "For the staff room wall. Find what happened and do what it says, in this order.",
    poster: "For the classroom wall.",
  },
  parts: {
    purpose: "Purpose and people",
    pupils: "Pupils and tools",
    data: "Data and rules",
    marking: "Marking and limits",
    tasks: "Homework and assessment",
    school: "School life and review",
  },
  tones: { red: "Red", amber: "Amber", green: "Green" },
  blanks: {
    school: "name of the school",
    contact: "email address or office",
    reviewDate: "date",
    tool: "tool",
    date: "date",
    purpose: "what for",
    kept: "what stayed",
    changed: "what changed",
    cause: "why",
  },
  consent: {
    heading: "The family's answer",
    answers: ["I agree", "I do not agree", "I want to talk first"],
    lines: ["Pupil and class", "Name of the parent or guardian", "Date and signature"],
  },
  signature: ["Date", "Name and signature"],
  classSignature: ["Class", "Date", "Signatures of the class and of the teacher"],
  incidentHeading: "Record of what happened",
  incidentRecord: [
    "Date and time; who noticed",
    "What happened, and with which tool",
    "Who was told, and when",
    "What was done",
    "What we change from now on",
  ],
  inventoryRows: [
    "Supplier, country, version or plan",
    "Who uses it, and for what",
    "What is typed in or uploaded",
    "Where the data goes, and for how long",
    "Advertising, yes or no; settings changed",
    "Approved by, on, until",
    "Link to the terms, and the day they were read",
  ],
  emptyTool: "Name of the tool",
  why: "Why, and by which rule",
  rulesRead: "Rules read",
  noRules: "No law requires this document: it follows good teaching practice.",
  ofClause: "clause {numbers}",
  ofClauses: "clauses {numbers}",
  modelFrom: {
    BR: "model from Brazil",
    UK: "model from the United Kingdom",
    EU: "from the European Union; a model elsewhere",
    US: "from the United States; a model elsewhere",
  },
  forLawyer: "For a lawyer to read",
  ending:
    "Draft made with a generator on {today}. It is not legal advice. The months above are those of the texts that were read.",
};

const PT_BR: OwnWords = {
  titles: {
    policy: "Política de uso de inteligência artificial: {school}",
    letter: "Inteligência artificial na escola: comunicado às famílias",
    "agreement-young": "Combinados da turma: educação infantil e anos iniciais",
    "agreement-lower": "Combinados da turma: anos finais",
    "agreement-upper": "Combinados da turma: ensino médio e EJA",
    scale: "Quanta IA cabe nesta atividade?",
    inventory: "Inventário de ferramentas de IA da escola",
    incident: "Quando algo dá errado com a IA",
    poster: "IA na nossa escola",
  },
  intros: {
    policy: "O que pode, o que não pode e a quem perguntar.",
    letter: "Às mães, aos pais e aos responsáveis.",
    "agreement-young": "Para ler em voz alta, conversar e desenhar com a turma.",
    "agreement-lower": "Para ler com a turma, mudar onde ela tiver ideia melhor e assinar.",
    "agreement-upper": "Para ler em conjunto, mudar onde a turma tiver ideia melhor e assinar.",
    scale: "O professor escreve uma cor em cada atividade. Sem cor, é vermelho.",
    inventory:
      "Uma tabela para cada ferramenta que chega aos alunos ou que a equipe usa com trabalhos deles.",
    incident: "Para a parede da sala dos professores. Ache o que aconteceu e siga os passos, nesta ordem.",
    poster: "Para a parede da sala de aula.",
  },
  parts: {
    purpose: "Para que serve e quem responde",
    pupils: "Alunos e ferramentas",
    data: "Dados e normas",
    marking: "Correção e limites",
    tasks: "Lição de casa e avaliação",
    school: "Vida escolar e revisão",
  },
  tones: { red: "Vermelho", amber: "Amarelo", green: "Verde" },
  blanks: {
    school: "nome da escola",
    contact: "e-mail ou setor",
    reviewDate: "data",
    tool: "ferramenta",
    date: "data",
    purpose: "para quê",
    kept: "o que ficou",
    changed: "o que mudou",
    cause: "por quê",
  },
  consent: {
    heading: "Resposta da família",
    answers: ["Concordo", "Não concordo", "Quero conversar antes"],
    lines: ["Aluno e turma", "Nome do responsável", "Data e assinatura"],
  },
  signature: ["Data", "Nome e assinatura"],
  classSignature: ["Turma", "Data", "Assinaturas da turma e do professor"],
  incidentHeading: "Registro do que aconteceu",
  incidentRecord: [
    "Data e hora; quem percebeu",
    "O que aconteceu, e com qual ferramenta",
    "Quem foi avisado, e quando",
    "O que foi feito",
    "O que muda daqui em diante",
  ],
  inventoryRows: [
    "Fornecedor, país, versão ou plano",
    "Quem usa, e para quê",
    "O que se digita ou se envia",
    "Para onde vão os dados, e por quanto tempo",
    "Publicidade, sim ou não; configurações alteradas",
    "Aprovada por quem, quando e até quando",
    "Link dos termos e dia da leitura",
  ],
  emptyTool: "Nome da ferramenta",
  why: "Por quê, e por qual norma",
  rulesRead: "Normas consultadas",
  noRules: "Nenhuma norma exige este documento: ele segue a boa prática de ensino.",
  ofClause: "cláusula {numbers}",
  ofClauses: "cláusulas {numbers}",
  modelFrom: {
    BR: "modelo vindo do Brasil",
    UK: "modelo vindo do Reino Unido",
    EU: "da União Europeia; fora dela, só modelo",
    US: "dos Estados Unidos; fora de lá, só modelo",
  },
  forLawyer: "Para um advogado ler",
  ending:
    "Minuta feita com um gerador em {today}. Não é parecer jurídico. Os meses acima são os dos textos que lemos.",
};

/** Answers that stand in clauses, by their id, in one language. */
function answersInSentences(locale: Locale): Readonly<Record<string, string>> {
  const options = { ...KIT_QUESTIONS.responsible.options, ...KIT_QUESTIONS.review.options };
  return Object.fromEntries(
    Object.entries(options).flatMap(([id, { inSentence }]) =>
      inSentence === undefined ? [] : [[id, inSentence[locale]]],
    ),
  );
}

export const DOCUMENT_WORDS: Readonly<Record<Locale, DocumentWords>> = {
  en: { ...EN, inSentence: answersInSentences("en") },
  "pt-br": { ...PT_BR, inSentence: answersInSentences("pt-br") },
};
