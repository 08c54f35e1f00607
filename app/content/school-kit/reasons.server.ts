// Why a clause is wise, where no rule asks for it.
import type { Locale } from "~/addresses/languages";
import type { ReasonId } from "~/features/school-kit/core/clause-record";

export const KIT_REASONS: Readonly<Record<ReasonId, Readonly<Record<Locale, string>>>> = {
  "own-thinking": {
    en: "Pupils need to do first, by themselves, what the task is meant to train.",
    "pt-br": "O aluno precisa fazer primeiro, sozinho, aquilo que a atividade quer desenvolver.",
  },
  "process-evidence": {
    en: "Notes, drafts and a talk show authorship better than the final text.",
    "pt-br": "Anotações, rascunhos e uma conversa mostram autoria melhor que o texto final.",
  },
  "least-data": { en: "What is not collected cannot leak.", "pt-br": "O que não se coleta não vaza." },
  equity: {
    en: "No task should depend on money, a phone or an account.",
    "pt-br": "Nenhuma tarefa deve depender de dinheiro, celular ou conta.",
  },
  clarity: {
    en: "One visible rule per task avoids unfair surprises.",
    "pt-br": "Uma regra visível por tarefa evita surpresa e injustiça.",
  },
  "shared-norms": {
    en: "Agreements written together are kept more often.",
    "pt-br": "Combinados feitos em conjunto são mais cumpridos.",
  },
  trust: {
    en: "Families and pupils cooperate when they hear it first from the school.",
    "pt-br": "Famílias e alunos colaboram quando ficam sabendo antes, e pela escola.",
  },
  development: {
    en: "Young children learn through play, talk and movement.",
    "pt-br": "Crianças pequenas aprendem brincando, conversando e se movendo.",
  },
  "guided-autonomy": {
    en: "Freedom grows with shown responsibility.",
    "pt-br": "A autonomia cresce com a responsabilidade demonstrada.",
  },
  "feedback-relationship": {
    en: "Feedback works when it comes from someone who knows the pupil.",
    "pt-br": "A devolutiva funciona quando vem de quem conhece o aluno.",
  },
  accountability: {
    en: "Whoever decides must be able to explain.",
    "pt-br": "Quem decide precisa saber explicar.",
  },
  detectors: {
    en: "Detectors err; a result is a question, not proof.",
    "pt-br": "Detectores erram; o resultado é uma pergunta, não prova.",
  },
};
