// The policy on marking, detectors and what is ruled out.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY } from "~/features/school-kit/core/kit-options";

const FEEDBACK = {
  en: "Feedback works when it comes from someone who knows the pupil.",
  "pt-br": "A devolutiva funciona quando vem de quem conhece o aluno.",
};

export const POLICY_MARKING: readonly ClauseRecord[] = [
  {
    id: "pol-mark-teacher",
    document: "policy",
    part: "marking",
    group: "marking",
    when: { marking: ["teacher-only"] },
    text: {
      en: "Teachers mark. AI may help before the task, to write a rubric or invent examples, but it does not read pupils' work in order to judge it.",
      "pt-br":
        "Quem corrige é o professor. A IA pode ajudar antes da atividade, para montar a rubrica ou inventar exemplos, mas não lê o trabalho do aluno para julgá-lo.",
    },
    reason: FEEDBACK,
    rules: ["br-cne-ia-essays", "uk-jcq-ai"],
    says: { closedQuestions: "teacher", openAnswers: "teacher" },
  },
  {
    id: "pol-mark-objective",
    document: "policy",
    part: "marking",
    group: "marking",
    when: { marking: ["objective-checked"] },
    text: {
      en: "A tool may mark multiple-choice work. Before a mark counts, the teacher opens the odd results, checks a sample and signs the check. Essays and open answers are read and marked by the teacher.",
      "pt-br":
        "A ferramenta pode corrigir questões objetivas. Antes de a nota valer, o professor abre os resultados estranhos, confere uma amostra e registra a conferência. Redação e questão dissertativa são lidas e corrigidas pelo professor.",
    },
    reason: {
      en: "A wrong key marks a whole class wrongly at once.",
      "pt-br": "Um gabarito errado prejudica a turma inteira de uma vez.",
    },
    rules: ["br-cne-ia-objective", "br-cne-ia-essays", "uk-jcq-ai"],
    legal: {
      en: "What counts as a documented check under the CNE text, once published.",
      "pt-br": "O que conta como conferência registrada no texto do CNE, quando for publicado.",
    },
    legalAt: ["br"],
    says: { closedQuestions: "tool-checked", openAnswers: "teacher" },
  },
  {
    id: "pol-mark-drafts",
    document: "policy",
    part: "marking",
    group: "marking",
    when: { marking: ["drafts-checked"] },
    text: {
      en: "A tool may mark multiple-choice work, and the teacher checks before a mark counts. AI may also help to phrase comments on common errors of a class, from notes the teacher wrote. It gives no mark, band or first verdict on what a pupil has written: the teacher reads and marks that, and nothing reaches a pupil that the teacher has not rewritten.",
      "pt-br":
        "A ferramenta pode corrigir questões objetivas, e o professor confere antes de a nota valer. A IA também pode ajudar a redigir comentários sobre erros comuns da turma, a partir de anotações do professor. Não dá nota, conceito nem primeiro parecer sobre o que o aluno escreveu: isso é lido e corrigido pelo professor, e nada chega ao aluno sem ele reescrever.",
    },
    reason: FEEDBACK,
    rules: ["br-cne-ia-objective", "br-cne-ia-essays"],
    legal: {
      en: "Press reports differ on whether formative comments by AI are allowed by the CNE guidelines.",
      "pt-br":
        "Os relatos da imprensa divergem sobre comentários formativos feitos por IA nas diretrizes do CNE.",
    },
    legalAt: ["br"],
    says: { closedQuestions: "tool-checked", openAnswers: "teacher" },
  },
  {
    id: "pol-detector",
    document: "policy",
    part: "marking",
    when: { stage: BEYOND_EARLY },
    text: {
      en: "We do not accuse anyone on the word of a detector, and no mark changes because of one. Pupils' work is not uploaded to a detector without a contract.",
      "pt-br":
        "Ninguém é acusado com base em detector, e nenhuma nota muda por causa dele. Trabalho de aluno não é enviado a detector sem contrato.",
    },
    reason: {
      en: "Detectors err; a result is a question, not proof.",
      "pt-br": "Detectores erram; o resultado é uma pergunta, não prova.",
    },
    says: { detector: "no-proof", work: "where-allowed" },
  },
  {
    id: "pol-forbidden",
    document: "policy",
    part: "marking",
    text: {
      en: "We do not use AI to read emotions or attention, to score behaviour, to watch pupils by face or voice, to predict who will fail, or to decide alone on anything that matters to a person.",
      "pt-br":
        "Não usamos IA para ler emoção ou atenção, pontuar comportamento, vigiar aluno por rosto ou voz, prever quem vai fracassar nem decidir sozinha algo que pese na vida de alguém.",
    },
    reason: {
      en: "A guess about a person's mind or future is not evidence.",
      "pt-br": "Palpite sobre a mente ou o futuro de alguém não é evidência.",
    },
    rules: ["br-cne-ia-forbidden", "br-mec-referencial", "br-lgpd-20", "eu-ai-act-5"],
    says: { decides: "person", personalData: "approved-only" },
  },
];
