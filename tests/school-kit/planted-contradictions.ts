// Faults that a clause of the school kit had, or could have: each is planted in a copy to see that it is found.
import type { Claims } from "~/features/school-kit/core/claims";
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, OWN_USE } from "~/features/school-kit/core/kit-options";

interface Planted {
  readonly id: string;
  readonly was: string;
  readonly change: (clause: ClauseRecord) => ClauseRecord;
}

function says(id: string, claims: Claims): Planted {
  return {
    id,
    was: `claims ${JSON.stringify(claims)}`,
    change: (clause) => ({ ...clause, says: { ...clause.says, ...claims } }),
  };
}

function when(id: string, was: string, conditions: Pick<ClauseRecord, "when" | "unless">): Planted {
  return { id, was, change: (clause) => ({ ...clause, ...conditions }) };
}

function english(id: string, en: string): Planted {
  return { id, was: en, change: (clause) => ({ ...clause, text: { ...clause.text, en } }) };
}

function portuguese(id: string, text: string): Planted {
  return { id, was: text, change: (clause) => ({ ...clause, text: { ...clause.text, "pt-br": text } }) };
}

export const PLANTED: readonly Planted[] = [
  // Conditions that are too wide, as the first kit had them.
  when("agr-lower", "a class that meets no AI asks the tool later", { when: { stage: ["lower-secondary"] } }),
  when("agr-upper", "pupils without AI keep the conversation", {
    when: { stage: ["upper-secondary", "adult"] },
  }),
  when("agr-young", "young classes that meet no AI", { when: { stage: ["primary"] } }),
  when("agr-young", "children in early years look on", { when: { stage: ["early"], login: IN_LESSONS } }),
  when("sca-amber", "ideas and spelling where only the teacher types", { when: { login: IN_LESSONS } }),
  when("sca-green", "green counts where marked work is without AI", { when: { login: OWN_USE } }),
  when("let-open-nouse", "families hear nothing of data", { when: { login: ["no-pupil-use"] } }),
  when("pol-login-none", "no AI in lessons where the teacher shows it", {
    when: { login: ["no-pupil-use", "teacher-screen"] },
  }),
  when("pol-homework-declared", "13 for adults", { when: { homework: ["declared"] } }),
  when("sca-homework-declared-upper", "AI in homework at 11", {
    when: { homework: ["declared"] },
    unless: {},
  }),
  when("pol-law-england", "England's law in Scotland", { when: { at: ["england", "scotland"] } }),
  when("pol-phones-away", "phones away where tasks need them", { when: {} }),
  when("let-screen", "only the teacher types where pupils do", { when: { login: IN_LESSONS } }),
  // Claims that differ from the policy's.
  says("let-marking", { closedQuestions: "teacher" }),
  says("pol-homework-task", { homework: "declared" }),
  says("pol-login-school", { accounts: "none" }),
  says("pos-who-none", { use: "own" }),
  says("pol-stage-primary", { primary: "none" }),
  // Texts that say other than what is declared, in one language or the other.
  english("agr-teacher", "Your teacher promises that a tool marks multiple choice and AI marks essays, too."),
  english("pos-data", "Names, faces, voices, secrets: we never give them to a machine."),
  english("pol-stage-lower", "In lower secondary pupils use AI in class first, from 11 years on."),
  english("pol-homework-declared", "From 12, pupils may use AI in homework if they add two lines."),
  english("pol-mark-teacher", "A tool may mark multiple-choice work."),
  english("let-data", "We never type names of learners into any tool."),
  english("inc-suspicion", "A result of a detector is proof."),
  english("pol-purpose", "At {school} pupils do not use AI, and nobody has an account."),
  english(
    "pol-responsible",
    "{responsible} answers at {contact}. Teachers may decline without any consequence.",
  ),
  portuguese("agr-lower-none", "O próprio aluno usa IA quando trava."),
  portuguese("pol-login-screen", "O aluno entra com conta pessoal e pergunta à ferramenta."),
  portuguese("pol-assess-none", "O aluno pode usar IA em trabalho que vale nota."),
  portuguese("pos-check", "Quem decide é a IA, a partir dos 11 anos."),
];
