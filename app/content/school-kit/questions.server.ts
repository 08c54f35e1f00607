// The twelve questions and their answers.
import type { Locale } from "~/addresses/languages";
import { type Place, UK_PLACES } from "~/features/rules/core/place";
import type { OptionRecord, QuestionRecords, Words } from "~/features/school-kit/core/clause-record";
import type { PlaceAnswer } from "~/features/school-kit/core/kit-options";
import { placesMessages } from "~/i18n/messages/places";

type Names = Readonly<Record<"public" | "private", Words>>;
const USUAL: Names = {
  public: { en: "public", "pt-br": "pública" },
  private: { en: "private", "pt-br": "particular" },
};
const BRITISH: Names = {
  public: { en: "state-funded", "pt-br": "pública" },
  private: { en: "independent", "pt-br": "particular" },
};

/** A place of the shared list with the kind of school. */
function school(place: Place, kind: keyof Names): OptionRecord {
  const names = UK_PLACES.includes(place) ? BRITISH : USUAL;
  const label = (locale: Locale) => `${placesMessages[locale][place]}, ${names[kind][locale]}`;
  return { label: { en: label("en"), "pt-br": label("pt-br") } };
}

const PLACE_OPTIONS: Readonly<Record<PlaceAnswer, OptionRecord>> = {
  "br-public": school("br", "public"),
  "br-private": school("br", "private"),
  "england-public": school("england", "public"),
  "england-private": school("england", "private"),
  "scotland-public": school("scotland", "public"),
  "scotland-private": school("scotland", "private"),
  "wales-ni-public": school("wales-ni", "public"),
  "wales-ni-private": school("wales-ni", "private"),
  "eu-public": school("eu", "public"),
  "eu-private": school("eu", "private"),
  "us-public": school("us", "public"),
  "us-private": school("us", "private"),
  "other-public": school("other", "public"),
  "other-private": school("other", "private"),
};

export const KIT_QUESTIONS: QuestionRecords = {
  stage: {
    label: { en: "Which age groups do the documents cover?", "pt-br": "Para quais etapas?" },
    options: {
      early: { label: { en: "Early years (up to 5)", "pt-br": "Educação infantil" } },
      primary: {
        label: {
          en: "Primary (years 1 to 5 in Brazil, KS1 and KS2)",
          "pt-br": "Anos iniciais (1º ao 5º ano)",
        },
      },
      "lower-secondary": {
        label: { en: "Lower secondary (years 6 to 9 in Brazil, KS3)", "pt-br": "Anos finais (6º ao 9º ano)" },
      },
      "upper-secondary": {
        label: { en: "Upper secondary (ensino médio, KS4 and KS5)", "pt-br": "Ensino médio" },
      },
      adult: { label: { en: "Adult education", "pt-br": "EJA" } },
    },
  },
  place: {
    label: {
      en: "What kind of school is it, and where?",
      "pt-br": "De que tipo é a escola e onde ela fica?",
    },
    options: PLACE_OPTIONS,
  },
  tools: {
    label: {
      en: "Which AI tools are in use or planned?",
      "pt-br": "Que ferramentas de IA vocês usam ou pretendem usar?",
    },
    options: {
      "staff-only": {
        label: {
          en: "Only staff use AI, to prepare lessons",
          "pt-br": "Só a equipe usa, para preparar aulas",
        },
      },
      "general-chatbot": { label: { en: "A general chatbot", "pt-br": "Um chatbot de uso geral" } },
      "school-suite": {
        label: {
          en: "AI inside the school's office suite",
          "pt-br": "A IA do pacote Google ou Microsoft da escola",
        },
      },
      "closed-platform": {
        label: { en: "A platform made for schools", "pt-br": "Uma plataforma feita para escolas" },
      },
      "image-av": {
        label: { en: "Image, voice or video generators", "pt-br": "Geradores de imagem, voz ou vídeo" },
      },
      "adaptive-tutor": {
        label: { en: "A tutor or adaptive exercises", "pt-br": "Tutor ou exercícios adaptativos" },
      },
      "auto-marking": { label: { en: "A tool that marks tests", "pt-br": "Ferramenta que corrige provas" } },
      detector: { label: { en: "A so-called AI detector", "pt-br": "Um “detector de IA”" } },
    },
  },
  login: {
    label: { en: "Do pupils use AI themselves?", "pt-br": "Os próprios alunos usam IA?" },
    options: {
      "no-pupil-use": { label: { en: "No, pupils do not use AI", "pt-br": "Não, os alunos não usam IA" } },
      "teacher-screen": {
        label: {
          en: "Only on the teacher's screen, together",
          "pt-br": "Só na tela do professor, em conjunto",
        },
      },
      "no-login": { label: { en: "Yes, without an account", "pt-br": "Sim, sem conta" } },
      "school-account": { label: { en: "Yes, with a school account", "pt-br": "Sim, com conta da escola" } },
      "personal-account": { label: { en: "Yes, with their own account", "pt-br": "Sim, com conta pessoal" } },
    },
  },
  data: {
    label: {
      en: "What information about pupils reaches a tool?",
      "pt-br": "Que dados de alunos chegam à ferramenta?",
    },
    options: {
      none: { label: { en: "None", "pt-br": "Nenhum" } },
      "pupil-work": {
        label: { en: "Pupils' work without names", "pt-br": "Trabalhos sem nome" },
        inSentence: { en: "pieces of work without names", "pt-br": "trabalhos sem o nome" },
      },
      "names-results": {
        label: { en: "Names, classes, marks", "pt-br": "Nomes, turmas, notas" },
        inSentence: { en: "names, classes and marks", "pt-br": "nomes, turmas e notas" },
      },
      sensitive: {
        label: { en: "Health, needs, image or voice", "pt-br": "Saúde, deficiência, imagem ou voz" },
        inSentence: {
          en: "information on health or special needs, image or voice",
          "pt-br": "informações de saúde ou deficiência, imagem ou voz",
        },
      },
    },
  },
  homework: {
    label: { en: "AI in homework?", "pt-br": "IA nas atividades para casa?" },
    options: {
      none: { label: { en: "Not allowed", "pt-br": "Não pode" } },
      "by-task": { label: { en: "Each task says what is allowed", "pt-br": "Cada tarefa diz o que pode" } },
      declared: { label: { en: "Allowed if declared", "pt-br": "Pode, desde que declare" } },
    },
  },
  assessment: {
    label: { en: "AI in work that counts for a mark?", "pt-br": "IA em trabalho que vale nota?" },
    options: {
      "no-ai": { label: { en: "Not allowed", "pt-br": "Não pode" } },
      "by-task": {
        label: { en: "Each task says what is allowed", "pt-br": "Cada avaliação diz o que pode" },
      },
      process: { label: { en: "Allowed if the process is shown", "pt-br": "Pode, mostrando o processo" } },
    },
  },
  marking: {
    label: { en: "Does AI take part in marking?", "pt-br": "A IA participa da correção?" },
    options: {
      "teacher-only": {
        label: { en: "No, teachers mark everything", "pt-br": "Não, o professor corrige tudo" },
      },
      "objective-checked": {
        label: {
          en: "Only multiple choice, always checked",
          "pt-br": "Só questões objetivas, sempre conferidas",
        },
      },
      "drafts-checked": {
        label: {
          en: "It also helps to draft comments, always rewritten",
          "pt-br": "Também ajuda a rascunhar comentários, sempre reescritos",
        },
      },
    },
  },
  responsible: {
    label: { en: "Who is responsible for these documents?", "pt-br": "Quem responde por estes documentos?" },
    options: {
      head: {
        label: { en: "The head teacher", "pt-br": "A direção" },
        inSentence: { en: "The head teacher", "pt-br": "A direção" },
      },
      coordination: {
        label: { en: "The curriculum lead", "pt-br": "A coordenação pedagógica" },
        inSentence: { en: "The curriculum lead", "pt-br": "A coordenação pedagógica" },
      },
      team: {
        label: { en: "A small team", "pt-br": "Uma comissão" },
        inSentence: { en: "The school's AI team", "pt-br": "A comissão de IA da escola" },
      },
      dpo: {
        label: {
          en: "The head and the person responsible for data",
          "pt-br": "A direção e o responsável pelos dados",
        },
        inSentence: {
          en: "The head teacher, with the {dataOfficer},",
          "pt-br": "A direção, com o {dataOfficer},",
        },
      },
    },
  },
  parents: {
    label: { en: "How are families told?", "pt-br": "Como as famílias ficam sabendo?" },
    options: {
      letter: { label: { en: "By letter", "pt-br": "Por comunicado" } },
      meeting: { label: { en: "At a meeting, with a letter", "pt-br": "Em reunião, com comunicado" } },
      "consent-form": { label: { en: "By a form they sign", "pt-br": "Por termo assinado" } },
      "not-yet": { label: { en: "Not told yet", "pt-br": "Ainda não foram avisadas" } },
    },
  },
  phones: {
    label: { en: "Pupils' own phones?", "pt-br": "E o celular do aluno?" },
    options: {
      none: { label: { en: "Not used", "pt-br": "Não é usado" } },
      "task-only": { label: { en: "Only when a task needs it", "pt-br": "Só quando a atividade exige" } },
      "school-devices": { label: { en: "School devices only", "pt-br": "Só equipamento da escola" } },
    },
  },
  review: {
    label: { en: "When will you review the documents?", "pt-br": "Quando vocês vão revisar?" },
    options: {
      "six-months": {
        label: { en: "In six months", "pt-br": "Em seis meses" },
        inSentence: { en: "in six months, on {reviewDate}", "pt-br": "em seis meses, em {reviewDate}" },
      },
      "school-year": {
        label: { en: "Before the next school year", "pt-br": "Antes do próximo ano letivo" },
        inSentence: {
          en: "before the next school year, by {reviewDate}",
          "pt-br": "antes do próximo ano letivo, até {reviewDate}",
        },
      },
      "on-change": {
        label: {
          en: "When a rule or a tool changes, and at least once a year",
          "pt-br": "Quando mudar regra ou ferramenta, e ao menos uma vez por ano",
        },
        inSentence: {
          en: "whenever a rule or a tool changes, and by {reviewDate} at the latest",
          "pt-br": "sempre que mudar uma regra ou ferramenta e, no máximo, até {reviewDate}",
        },
      },
    },
  },
};
