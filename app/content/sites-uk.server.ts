// Sources of the United Kingdom and Ireland: rules for schools, materials and studies.
import { readIn } from "./read-texts";
import type { SiteRecord } from "./schemas";

export const UK_SITES: readonly SiteRecord[] = [
  {
    id: "uk-dfe-generative-ai",
    title: "Generative artificial intelligence (AI) in education",
    organisation: "Department for Education",
    language: "en",
    url: "https://www.gov.uk/government/publications/generative-artificial-intelligence-in-education",
    description: {
      en: "Government position on using generative AI in schools, covering workload, pupil data and intellectual property.",
      "pt-br":
        "Posição do governo sobre a IA generativa nas escolas: carga de trabalho, dados de alunos e direitos autorais.",
    },
    tags: ["policy", "privacy"],
    free: true,

    evidence: {
      basis: "official",
      kind: "other",
      address: "https://gov.uk/government/publications/generative-artificial-intelligence-in-education",
      month: "2025-01",
    },
  },
  {
    id: "uk-dfe-ai-support-materials",
    title: "Using AI in education settings: support materials",
    organisation: "Department for Education, with Chiltern Learning Trust and Chartered College of Teaching",
    language: "en",
    url: "https://www.gov.uk/government/collections/using-ai-in-education-settings-support-materials",
    description: {
      en: "Free training modules for staff and a toolkit for leaders on safe and effective use of AI.",
      "pt-br":
        "Módulos gratuitos de formação para a equipe e um guia para a direção sobre uso seguro e eficaz da IA.",
    },
    tags: ["training", "teachers"],
    free: true,
    caution: {
      en: "We have not read the page itself: title and content come from a teachers' blog.",
      "pt-br": "Não lemos a página: título e conteúdo vêm de um blog de educação.",
    },
    evidence: readIn(
      "public-page",
      null,
      "https://www.digitalconfidence.education/blog/from-asterisks-to-ai-reflections-chocolate-and-the-latest-on-generative-ai-in-education",
    ),
  },
  {
    id: "uk-jcq-ai-assessments",
    title: "AI Use in Assessments: Protecting the Integrity of Qualifications",
    organisation: "Joint Council for Qualifications",
    language: "en",
    url: "https://www.jcq.org.uk/exams-office/malpractice/artificial-intelligence/",
    description: {
      en: "Rules and classroom materials on what counts as AI misuse in coursework and how to acknowledge AI.",
      "pt-br": "Regras e materiais sobre o que é mau uso da IA em trabalhos avaliados e como declarar o uso.",
    },
    tags: ["assessment", "integrity"],
    free: true,
    caution: {
      en: "The rules have changed since the text we read: look at the current version.",
      "pt-br": "As regras mudaram depois do texto que lemos: veja a versão atual.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address: "https://www.jcq.org.uk/exams-office/malpractice/artificial-intelligence/",
      month: "2024-02",
    },
  },
  {
    id: "uk-ico-school-resources",
    title: "ICO school resources: personal data and the Children's Code",
    organisation: "Information Commissioner's Office, presented by UK Safer Internet Centre",
    language: "en",
    url: "https://saferinternet.org.uk/resource-information-commissioners-office-resources",
    description: {
      en: "Free lesson plans and worksheets that teach pupils to protect personal data and understand their online rights.",
      "pt-br":
        "Planos de aula e folhas de atividades, gratuitos, para alunos aprenderem a proteger seus dados e conhecer seus direitos na internet.",
    },
    tags: ["privacy", "lessons"],
    free: true,
    caution: {
      en: "Not about AI alone. We have not read the regulator's own page.",
      "pt-br": "Não trata só de IA. Não lemos a página do próprio órgão.",
    },
    evidence: readIn(
      "public-page",
      null,
      "https://saferinternet.org.uk/resource-information-commissioners-office-resources",
    ),
  },
  {
    id: "uk-oak-aila",
    title: "Aila: AI lesson assistant",
    organisation: "Oak National Academy",
    language: "en",
    url: "https://labs.thenational.academy/",
    description: {
      en: "Lesson planning assistant that guides teachers through outcomes, misconceptions, slides and quizzes from a national curriculum base.",
      "pt-br":
        "Assistente que conduz o planejamento por objetivos, erros conceituais, slides e testes, com base no currículo nacional.",
    },
    tags: ["lesson-planning", "teachers"],
    free: true,
    caution: {
      en: "Made for schools in the United Kingdom: whether it opens elsewhere was not confirmed.",
      "pt-br": "Feito para escolas do Reino Unido: não foi confirmado se abre em outros países.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://gov.uk/algorithmic-transparency-records/oak-national-academy-aila-oaks-ai-lesson-assistant",
      month: null,
    },
  },
  {
    id: "uk-eef-chatgpt-trial",
    title: "ChatGPT in lesson preparation: Teacher Choices trial",
    organisation: "Education Endowment Foundation and NFER",
    language: "en",
    url: "https://educationendowmentfoundation.org.uk/projects-and-evaluation/projects/choices-in-edtech-using-generative-ai-chatgpt-for-ks3-science-lesson-preparation-2024-teacher-choices-trial",
    description: {
      en: "Randomised trial in 68 schools where science teachers with ChatGPT and a guide spent 31 per cent less time preparing lessons.",
      "pt-br":
        "Estudo em 68 escolas: professores de ciências com ChatGPT e um guia gastaram 31% menos tempo no preparo.",
    },
    tags: ["research", "evidence"],
    free: true,
    caution: {
      en: "The results come from the evaluator's summary, which found no sign of a difference in quality.",
      "pt-br": "Os resultados vêm do resumo de quem avaliou, que não viu sinal de diferença na qualidade.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://educationendowmentfoundation.org.uk/projects-and-evaluation/projects/choices-in-edtech-using-generative-ai-chatgpt-for-ks3-science-lesson-preparation-2024-teacher-choices-trial",
      month: "2024-12",
    },
  },
  {
    id: "uk-scotland-ai-guidelines",
    title: "Artificial Intelligence (AI) in schools: guidelines and guardrails",
    organisation: "Scottish Government, with Education Scotland and EIS",
    language: "en",
    url: "https://www.gov.scot/publications/scottish-guidelines-guardrails-use-artificial-intelligence-ai-schools/pages/8/",
    description: {
      en: "National guidance with a yes or no checklist and examples of acceptable and unacceptable uses of AI at school.",
      "pt-br":
        "Orientação nacional com lista de verificação e exemplos de usos aceitáveis e inaceitáveis da IA na escola.",
    },
    tags: ["policy", "school"],
    free: true,
    caution: {
      en: "The link opens the checklist of a longer document.",
      "pt-br": "O link abre a lista de verificação de um documento maior.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://www.gov.scot/publications/scottish-guidelines-guardrails-use-artificial-intelligence-ai-schools/pages/8/",
      month: null,
    },
  },
  {
    id: "uk-estyn-ai-keeping-learners-safe",
    title: "AI: Keeping Learners Safe",
    organisation: "Estyn",
    language: "en",
    url: "https://estyn.gov.wales/?p=91395",
    description: {
      en: "Inspectorate advice on fitting AI into existing safeguarding, privacy and digital competence work.",
      "pt-br":
        "Orientação da inspeção escolar para incluir a IA nas práticas de proteção, privacidade e competência digital.",
    },
    tags: ["safety", "school"],
    free: true,

    evidence: { basis: "official", kind: "other", address: "https://estyn.gov.wales/?p=91395", month: null },
  },
  {
    id: "ie-guidance-ai-schools",
    title: "Guidance on Artificial Intelligence in Schools",
    organisation: "Department of Education and Youth, with Oide Technology in Education",
    language: "en",
    url: "https://www.gov.ie/en/department-of-education/press-releases/minister-mcentee-welcomes-new-national-guidance-on-the-use-of-ai-in-schools",
    description: {
      en: "National guidance for planning, with examples of classroom use and questions to ask before choosing an AI system.",
      "pt-br":
        "Orientação nacional para o planejamento, com exemplos de uso em aula e perguntas antes de escolher um sistema.",
    },
    tags: ["policy", "school"],
    free: true,
    caution: {
      en: "The link opens the notice of the launch: the document is linked from there. A revision was promised for 2026.",
      "pt-br":
        "O link abre a notícia do lançamento, que leva ao documento. Uma revisão foi prometida para 2026.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://www.gov.ie/en/department-of-education/press-releases/minister-mcentee-welcomes-new-national-guidance-on-the-use-of-ai-in-schools",
      month: "2025-10",
    },
  },
  {
    id: "ie-adapt-ai-literacy",
    title: "AI Literacy in the Classroom",
    organisation: "ADAPT Research Centre and Dublin City University",
    language: "en",
    url: "https://ai-literacy-in-the-classroom.adaptcentre.ie/inaugural-ai-literacy-in-the-classroom-workshop-helps-equip-irish-schools-to-navigate-ai",
    description: {
      en: "Workshop and resources on AI concepts, ethics and writing a school AI policy.",
      "pt-br": "Oficina e materiais sobre conceitos, ética e criação de regras da escola para a IA.",
    },
    tags: ["ai-literacy", "training"],

    caution: {
      en: "Workshops in person, in Ireland; the price was not found.",
      "pt-br": "Oficinas presenciais, na Irlanda; o preço não foi encontrado.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://ai-literacy-in-the-classroom.adaptcentre.ie/inaugural-ai-literacy-in-the-classroom-workshop-helps-equip-irish-schools-to-navigate-ai",
      month: "2024-11",
    },
  },
  {
    id: "uk-jisc-ai-maturity",
    title: "AI in Education Maturity Model (2024 update)",
    organisation: "Jisc, National Centre for AI",
    language: "en",
    url: "https://nationalcentreforai.jiscinvolve.org/wp/2024/03/08/our-ai-in-education-maturity-model-an-update-for-2024/",
    description: {
      en: "Five-stage model to discuss where an institution stands with AI and what to do next.",
      "pt-br":
        "Modelo de cinco etapas para discutir em que ponto a instituição está com a IA e o que fazer depois.",
    },
    tags: ["policy", "university"],
    free: true,
    caution: {
      en: "Written for colleges and universities.",
      "pt-br": "Escrito para o ensino técnico e superior.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://nationalcentreforai.jiscinvolve.org/wp/2024/03/08/our-ai-in-education-maturity-model-an-update-for-2024/",
      month: "2024-03",
    },
  },
  {
    id: "uk-computing-at-school",
    title: "Computing at School",
    organisation: "Computing at School, supporting the National Centre for Computing Education",
    language: "en",
    url: "https://www.computingatschool.org.uk/about",
    description: {
      en: "Community of teachers with resources and local events for computing lessons.",
      "pt-br": "Comunidade de professores com materiais e encontros locais para aulas de computação.",
    },
    tags: ["computing", "teachers"],

    caution: { en: "The page we read does not mention AI.", "pt-br": "A página lida não fala de IA." },
    evidence: {
      basis: "official",
      kind: "other",
      address: "https://www.computingatschool.org.uk/about",
      month: null,
    },
  },
];
