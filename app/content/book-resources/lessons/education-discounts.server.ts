// The lesson behind the printed code education-discounts.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const EDUCATION_DISCOUNTS: LessonByLocale = {
  en: {
    facts: {
      stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: null,
      note: "For you and the office, not for class.",
      group: "Teacher with the school's administrator",
      equipment: "paper",
      internet: "teacher",
      materials: ["List of the accounts the school holds", "Name of the school's administrator"],
      curriculum: [],
    },
    blanks: [
      { name: "vendor", label: "Company you write to", example: "the maker of a design tool" },
      { name: "kind of school", label: "Kind of school", example: "a state primary school" },
      { name: "country", label: "Country", example: "Wales" },
      { name: "product", label: "Product or plan", example: "its plan for schools" },
      {
        name: "who will use it",
        label: "Who will use it",
        example: "twelve teachers; pupils only on the teacher's screen",
      },
      { name: "tone", label: "Tone", example: "polite and short" },
    ],
    sample: {
      of: "A state primary school in Wales asking about a design tool",
      context: null,
      answer:
        "Subject: Education offer for a primary school in Wales. Good morning. I understand that your school plan is free for all UK schools until 2028, and we would like to join with twelve teachers; pupils would only see it on the teacher's screen. Could you please answer: 1. Who qualifies and how is it checked? 2. What is the price per month and per year in pounds, tax included? 3. When does the offer end, and what happens then? 4. Which AI functions are included, from what age, and who switches them on? 5. Are inputs used to train models, where is data kept, and how is it deleted? 6. Can we sign a data processing agreement? Thank you for your help.",
      flaw: {
        sentence:
          "I understand that your school plan is free for all UK schools until 2028, and we would like to join with twelve teachers; pupils would only see it on the teacher's screen.",
        why: "Nobody told it that. The date and the price were made up, against the instruction, and the email would begin with a false claim in your name.",
        howToSpot:
          "Underline every figure and date in the email. If it did not come from you, delete it before sending.",
        mended:
          "We are considering your plan for schools for twelve teachers; pupils would only see it on the teacher's screen.",
      },
    },
    followUps: {
      level: "Make it shorter: six questions in at most 80 words.",
      check: "Which sentences state something as a fact? Turn each one into a question.",
      adapt: "Adapt it for our local authority, asking whether a contract already exists.",
    },
    troubles: [
      {
        problem: "It fills in prices from memory.",
        write: "Remove every price, date and plan name that I did not give you.",
      },
      {
        problem: "The company sends a brochure.",
        write: "Write a two-line reply that repeats only the questions still unanswered, with their numbers.",
      },
    ],
    law: {
      note: "The school, not you, signs for personal data. Ask your data protection officer about a DPIA before pupils use any new account.",
      ruleIds: ["uk-ico-childrens-code", "uk-dfe-product-safety"],
    },
    toolIds: [
      "canva",
      "gemini",
      "microsoft-copilot",
      "adobe-express",
      "gemini-notebook",
      "khanmigo",
      "replit",
      "github-copilot",
      "genially",
      "perplexity",
    ],
    extras: [],
    plan: [
      {
        minutes: 6,
        task: "With the administrator, list the accounts the school already holds and which AI functions are on, for which ages.",
        say: null,
      },
      {
        minutes: 5,
        task: "Open the official page of the offer. Note the date, the country and who qualifies.",
        say: null,
      },
      {
        minutes: 6,
        task: "Fill in the prompt and run it. Underline every figure, date and condition in the email and delete what did not come from you.",
        say: "Did we tell it this, or did it make it up?",
      },
      {
        minutes: 3,
        task: "Send it from the school's address and write the question and the date in the list of tools.",
        say: null,
      },
    ],
    sheets: [
      {
        id: "accounts-list",
        title: "Accounts the school holds",
        pupils: "Staff and office",
        blocks: [
          {
            kind: "paragraph",
            text: "Fill it in with the administrator. No passwords and no names of pupils.",
          },
          {
            kind: "table",
            columns: [
              "Tool and plan",
              "AI functions on, from what age",
              "Who administers it (role)",
              "Ends or renews on",
            ],
            rows: [[], [], [], [], []],
          },
          {
            kind: "fields",
            fields: [
              { label: "Official page of the offer: its title and the day we read it", lines: 2 },
              { label: "Question still open, and the day we wrote", lines: 2 },
              { label: "Decision and date", lines: 2 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      whyNot:
        "The email goes from a school to a company and is the same for every stage; only the kind of school and who will use it change.",
    },
  },
  "pt-br": {
    facts: {
      stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: null,
      note: "Para você e a secretaria, não para a aula.",
      group: "Você, com a coordenação e o administrador",
      equipment: "paper",
      internet: "teacher",
      materials: ["Lista das contas da escola ou da rede", "Contato do administrador"],
      curriculum: [],
    },
    blanks: [
      {
        name: "empresa",
        label: "Empresa para quem você escreve",
        example: "a empresa de uma ferramenta de design",
      },
      {
        name: "tipo de escola",
        label: "Tipo de escola",
        example: "uma escola municipal de ensino fundamental",
      },
      { name: "país", label: "País", example: "Brasil" },
      { name: "produto", label: "Produto ou plano", example: "o plano para escolas" },
      {
        name: "quem vai usar",
        label: "Quem vai usar",
        example: "dezoito professores; alunos só veem a tela do professor",
      },
      { name: "tom", label: "Tom da mensagem", example: "cordial e direto" },
    ],
    sample: {
      of: "Escola municipal que quer um pacote de design",
      context: null,
      answer:
        "Assunto: oferta para educação, escola municipal. Bom dia. Gostaríamos de usar o plano para escolas com dezoito professores; os alunos só veriam a tela do professor. Como o MEC já aprovou a ferramenta para toda a rede pública, pedimos: 1. Quem tem direito e como se comprova? 2. Qual é o preço por mês e por ano, em reais, com impostos? 3. Quando a oferta acaba e o que acontece depois? 4. Que funções de IA estão incluídas, para que idades e quem as liga? 5. O que se digita treina modelos? Onde ficam os dados e como se apagam? 6. Vocês assinam contrato de tratamento de dados conforme a LGPD? Obrigada pela atenção.",
      flaw: {
        sentence: "Como o MEC já aprovou a ferramenta para toda a rede pública, pedimos:",
        why: "Ninguém informou isso, e o MEC não aprova ferramenta dessa forma: seria uma afirmação falsa em nome da escola.",
        howToSpot:
          "Procure no e-mail tudo o que cita órgão, lei, prazo ou valor. O que não veio de você sai antes do envio.",
        mended: "Para decidir, pedimos:",
      },
    },
    followUps: {
      level: "Deixe mais curto: as seis perguntas em até 80 palavras.",
      check: "Que frases afirmam algo como fato? Transforme cada uma em pergunta.",
      adapt: "Adapte para a secretaria de educação, perguntando se já existe contrato da rede.",
    },
    troubles: [
      {
        problem: "Ela completa preços de memória.",
        write: "Tire todo preço, data e nome de plano que eu não informei.",
      },
      {
        problem: "A empresa responde com um folheto.",
        write: "Escreva uma resposta de duas linhas que repita só as perguntas sem resposta, com os números.",
      },
    ],
    law: {
      note: "Quem contrata e responde pelos dados é a escola ou a rede, não você. Sem contrato, nenhum dado de aluno em ferramenta estrangeira (LGPD). Anote idade mínima e fornecedor no inventário (ECA Digital).",
      ruleIds: ["br-eca-digital", "br-lgpd-14"],
    },
    toolIds: [
      "canva",
      "gemini",
      "microsoft-copilot",
      "adobe-express",
      "gemini-notebook",
      "google-vids",
      "genially",
      "replit",
      "github-copilot",
    ],
    extras: [],
    plan: [
      {
        minutes: 6,
        task: "Com quem administra as contas, listar o que a rede já tem e que funções de IA estão ligadas.",
        say: null,
      },
      {
        minutes: 5,
        task: "Abrir a página oficial da oferta e anotar a data, o país e quem tem direito.",
        say: null,
      },
      {
        minutes: 6,
        task: "Preencher e rodar o prompt. Sublinhar no e-mail todo valor, data e condição e apagar o que não veio de você.",
        say: "Nós dissemos isto ou ela inventou?",
      },
      {
        minutes: 3,
        task: "Enviar pelo endereço da escola e anotar a pergunta e a data no inventário de ferramentas.",
        say: null,
      },
    ],
    sheets: [
      {
        id: "accounts-list",
        title: "Contas que a escola já tem",
        pupils: "Equipe e secretaria",
        blocks: [
          {
            kind: "paragraph",
            text: "Preencham com quem administra as contas. Sem senhas e sem nomes de alunos.",
          },
          {
            kind: "table",
            columns: [
              "Ferramenta e plano",
              "Funções de IA ligadas, para que idade",
              "Quem administra (cargo)",
              "Acaba ou renova em",
            ],
            rows: [[], [], [], [], []],
          },
          {
            kind: "fields",
            fields: [
              { label: "Página oficial da oferta: título e dia em que lemos", lines: 2 },
              { label: "Pergunta ainda sem resposta e dia em que escrevemos", lines: 2 },
              { label: "Decisão e data", lines: 2 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      whyNot:
        "O e-mail vai da escola para uma empresa e é o mesmo em qualquer etapa; só mudam o tipo de escola e quem vai usar.",
    },
  },
};
