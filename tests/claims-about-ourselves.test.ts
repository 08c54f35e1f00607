// Statements of the site about itself, counted in its own data: a sentence that changes, or a record that makes it
// untrue, is found here. claims.test.ts and word-rules.ts look for praise and for claims that nobody can show.
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { COURSES } from "~/content/courses/courses.server";
import { HUB_TASKS } from "~/content/hub.server";
import { RULES } from "~/content/rules/rules.server";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import { KIT_QUESTIONS } from "~/content/school-kit/questions.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import { listResources, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { BASES } from "~/features/evidence/core/evidence";
import { QUESTIONS } from "~/features/evidence/core/tool-evidence";
import { TEXTS } from "./spoken-texts";

/** How many of how many a claim is true of. */
interface Count {
  readonly true: number;
  readonly of: number;
}

function count<Item>(items: readonly Item[], holds: (item: Item) => boolean): Count {
  return { true: items.filter(holds).length, of: items.length };
}

const TOOL_FACTS = TOOL_EVIDENCE.flatMap((tool) => QUESTIONS.flatMap((question) => tool[question] ?? []));
const LESSONS_OF_THE_BOOK = BOOK_RESOURCES.filter(({ text }) => text.en.content !== null);

interface Claim {
  readonly words: Readonly<Record<Locale, string>>;
  readonly counted: (locale: Locale) => Count;
  /** True of more than half, not of all. */
  readonly isOfMost?: true;
}

const CLAIMS: readonly Claim[] = [
  {
    words: {
      en: "Every fact about a tool has a link to its source, or says that we found none.",
      "pt-br": "cada informação traz a fonte ou diz que não achamos nenhuma.",
    },
    counted: () =>
      count(TOOL_FACTS, (fact) => fact.basis === "not-found" || ("address" in fact && fact.address !== "")),
  },
  {
    words: {
      en: "Each entry says whether its source is official or not, or that we found none.",
      "pt-br": "Cada item diz se a fonte é oficial ou não, ou que não achamos nenhuma.",
    },
    counted: (locale) =>
      count(
        listResources(locale).filter(({ tool }) => tool === null),
        ({ standing, evidence }) =>
          standing.basis === evidence?.basis &&
          BASES.includes(standing.basis) &&
          (standing.basis === "not-found" || /^https:/.test(evidence.address ?? "")),
      ),
  },
  {
    words: {
      en: "Those from the book come with steps and with what to check before class.",
      "pt-br": "Os do livro vêm com os passos e com o que conferir antes da aula.",
    },
    counted: (locale) =>
      count(LESSONS_OF_THE_BOOK, ({ text }) => {
        const { content } = text[locale];
        return content !== null && content.steps.length > 0 && content.teacherCheck !== "";
      }),
  },
  {
    words: {
      en: "Each lesson from the book has a prompt, the steps in class and what to check.",
      "pt-br": "Cada aula do livro traz um prompt, o passo a passo e o que conferir.",
    },
    counted: (locale) => count(LESSONS_OF_THE_BOOK, ({ text }) => text[locale].content?.prompt !== undefined),
  },
  {
    words: {
      en: "Most lessons need no more than paper in class.",
      "pt-br": "A maioria das aulas só precisa de papel em sala.",
    },
    counted: (locale) =>
      count(Object.values(LESSONS), (lesson) => lesson[locale].facts.equipment === "paper"),
    isOfMost: true,
  },
  {
    words: {
      en: "Courses for teachers who want to work with generative AI, most of them free.",
      "pt-br": "Cursos em português para aprender a trabalhar com IA, a maioria gratuita.",
    },
    counted: (locale) => count(COURSES[locale], ({ free }) => free === true),
    isOfMost: true,
  },
  {
    words: {
      en: "Things teachers do every week, each with three picks and the reason for them.",
      "pt-br": "O que se faz toda semana na escola, sempre com três sugestões e o motivo.",
    },
    counted: (locale) =>
      count(
        HUB_TASKS,
        ({ picks }) => picks.length === 3 && picks.every(({ reason }) => reason[locale] !== ""),
      ),
  },
  {
    words: {
      en: "Answer twelve questions to get your school's AI policy",
      "pt-br": "Responda a doze perguntas e leve a política de IA da escola",
    },
    counted: () => ({ true: Object.keys(KIT_QUESTIONS).length, of: 12 }),
  },
  {
    words: {
      en: "each clause with its rule or its reason.",
      "pt-br": "cada cláusula com a sua norma ou o seu motivo.",
    },
    counted: () => count(KIT_CLAUSES, ({ reason, rules = [] }) => reason !== undefined || rules.length > 0),
  },
  {
    words: {
      en: "Each answer names its source, or says that we found none.",
      "pt-br": "Cada resposta traz a fonte ou diz que não achamos nenhuma.",
    },
    counted: () =>
      count(
        TOOL_FACTS,
        (fact) => fact.basis === "not-found" || (fact.document !== "" && fact.address !== ""),
      ),
  },
  {
    words: {
      en: "Each rule names the text it is based on",
      "pt-br": "Cada regra diz em que texto se apoia",
    },
    counted: () =>
      count(
        RULES,
        ({ address, sourceAddress, sourceName }) => (address ?? sourceAddress ?? sourceName) !== null,
      ),
  },
  {
    words: {
      en: "Each lesson has its minutes, first words, sheets for pupils and an exit ticket.",
      "pt-br": "Cada aula traz os minutos, a primeira fala, as folhas dos alunos e o bilhete de saída.",
    },
    counted: (locale) =>
      count(UNPLUGGED_LESSONS, ({ text }) => {
        const { plan, sheets } = text[locale];
        return (
          plan.some(({ say }) => say !== null) &&
          sheets.some(({ title }) => /exit ticket|bilhete de saída/i.test(title))
        );
      }),
  },
];

test.each(CLAIMS)("“$words.en” is said, and is true", ({ words, counted, isOfMost }) => {
  for (const locale of LOCALES) {
    expect(TEXTS.some((said) => said.locale === locale && said.text.includes(words[locale]))).toBe(true);
    const found = counted(locale);
    expect(found.of).toBeGreaterThan(0);
    if (isOfMost) expect(found.true / found.of, locale).toBeGreaterThan(0.5);
    else expect(found.true, locale).toBe(found.of);
  }
});
