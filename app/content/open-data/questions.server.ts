// Questions that the open data answers, each with a script that anybody can run (`node question.mjs`). In the scripts
// {origin} stands for the site and {language} for the language of the page.
import type { Texts } from "~/addresses/languages";

interface DataQuestion {
  readonly id: string;
  readonly ask: Texts<string>;
  /** Ten lines at most. */
  readonly script: string;
}

export const DATA_QUESTIONS: readonly DataQuestion[] = [
  {
    id: "pupils-of-13",
    ask: {
      en: "Which tools with a free plan let a pupil of 13 sign in, by their own texts?",
      "pt-br":
        "Quais ferramentas com plano grátis deixam um aluno de 13 anos entrar, segundo os textos delas?",
    },
    script: `const { records } = await (await fetch("{origin}/data/tools.json")).json();
const told = (fact) => (fact.basis === "official" && !fact.weak ? fact.value : null);
const fits = ({ evidence }) =>
  told(evidence.minimumAge)?.from <= 13 &&
  told(evidence.pupilLogin) === "yes" &&
  told(evidence.freePlan)?.free === true;
for (const { title, evidence } of records.filter(fits))
  console.log(title["{language}"] ?? title, "|", evidence.minimumAge.text["{language}"]);`,
  },
  {
    id: "deadlines",
    ask: {
      en: "Which rules on AI have a date that is still to come?",
      "pt-br": "Quais regras de IA têm uma data que ainda vem?",
    },
    script: `const { date, records } = await (await fetch("{origin}/data/rules.json")).json();
const ahead = records
  .filter(({ deadline }) => deadline !== null && deadline > date)
  .sort((one, other) => one.deadline.localeCompare(other.deadline));
for (const { deadline, country, title } of ahead)
  console.log(deadline, country, title["{language}"]);`,
  },
  {
    id: "paper",
    ask: {
      en: "Which lessons need no more than paper in class and 20 minutes to prepare?",
      "pt-br": "Quais aulas pedem só papel em sala e no máximo 20 minutos de preparo?",
    },
    script: `const { records } = await (await fetch("{origin}/data/lessons.json")).json();
for (const { id, text, facts } of records) {
  const { equipment, minutesToPrepare } = facts["{language}"] ?? {};
  if (equipment === "paper" && minutesToPrepare <= 20)
    console.log(id, "|", text["{language}"].title, "|", minutesToPrepare, "min");
}`,
  },
  {
    id: "certificates",
    ask: {
      en: "Which free courses in Portuguese, made for teachers, give a certificate?",
      "pt-br": "Quais cursos grátis em português, feitos para professores, dão certificado?",
    },
    script: `const { records } = await (await fetch("{origin}/data/courses.json")).json();
const fits = records.filter(
  (course) => course.language.startsWith("pt") && course.forTeachers && course.free && course.certificate,
);
for (const { title, provider, duration } of fits)
  console.log(title, "|", provider, "|", duration["{language}"]);`,
  },
];
