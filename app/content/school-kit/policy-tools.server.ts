// The policy on tools, sign-in and special needs.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY } from "~/features/school-kit/core/kit-options";

const LEAST_DATA = { en: "What is not collected cannot leak.", "pt-br": "O que não se coleta não vaza." };

export const POLICY_TOOLS: readonly ClauseRecord[] = [
  {
    id: "pol-tools-list",
    document: "policy",
    part: "pupils",
    text: {
      en: "Only tools on the school's list are used with pupils, or with their work or data. A tool goes on the list after someone has read its minimum age, its privacy terms and its settings, and has written down who approved it and until when.",
      "pt-br":
        "Com alunos, ou com trabalhos e dados deles, só entram ferramentas do inventário da escola. Para incluir uma, alguém lê a idade mínima, os termos de privacidade e as configurações, e anota quem aprovou e até quando vale.",
    },
    reason: {
      en: "A tool that nobody has read is a risk that nobody has seen.",
      "pt-br": "Ferramenta que ninguém leu é risco que ninguém viu.",
    },
    rules: ["br-eca-digital", "uk-dfe-product-safety", "uk-filtering-monitoring"],
    says: { age: "terms", personalData: "approved-only", work: "where-allowed" },
  },
  {
    id: "pol-login-none",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["no-pupil-use"], stage: BEYOND_EARLY },
    text: {
      en: "The school gives pupils no AI accounts, and no AI tool is used in lessons.",
      "pt-br":
        "A escola não dá ao aluno conta em ferramenta de IA, e nenhuma ferramenta de IA é usada em aula.",
    },
    reason: LEAST_DATA,
    says: { use: "none", accounts: "none" },
  },
  {
    id: "pol-login-screen",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["teacher-screen"] },
    text: {
      en: "The school gives pupils no AI accounts. When AI is shown in a lesson, it is the teacher who types, and the class discusses what comes back.",
      "pt-br":
        "A escola não dá ao aluno conta em ferramenta de IA. Quando a IA aparece na aula, quem digita é o professor, e a turma discute o que veio.",
    },
    reason: LEAST_DATA,
    rules: ["br-eca-digital-accounts"],
    says: { use: "screen", accounts: "none" },
  },
  {
    id: "pol-login-early",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["no-pupil-use"] },
    unless: { stage: BEYOND_EARLY },
    text: {
      en: "The school gives children no accounts in AI tools, and no AI tool is used with them.",
      "pt-br":
        "A escola não cria conta em ferramenta de IA para as crianças, e nenhuma ferramenta de IA é usada com elas.",
    },
    reason: LEAST_DATA,
    says: { use: "none", early: "none", accounts: "none" },
  },
  {
    id: "pol-login-noaccount",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["no-login"] },
    text: {
      en: "In lessons where pupils use AI themselves, it is with tools that work in a browser without an account. They type nothing about themselves or others, and the window is closed at the end.",
      "pt-br":
        "Nas aulas em que o próprio aluno usa IA, é com ferramenta que funciona no navegador, sem conta. Ele não digita nada sobre si nem sobre os outros, e a janela é fechada no fim.",
    },
    reason: LEAST_DATA,
    rules: ["br-lgpd-14"],
    says: { use: "own", accounts: "none", personalData: "approved-only" },
  },
  {
    id: "pol-login-school",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["school-account"] },
    text: {
      en: "Where pupils use AI themselves, they sign in with the account the school gives them. The school uses the most protective settings the tool offers, knows who can see the chats and how long they are kept, and tells pupils so.",
      "pt-br":
        "Onde o próprio aluno usa IA, ele entra com a conta que a escola fornece. A escola usa as configurações mais protetivas que a ferramenta oferece, sabe quem pode ver as conversas e por quanto tempo ficam guardadas, e conta isso aos alunos.",
    },
    reason: {
      en: "An account of the school is one that the school can set up and close.",
      "pt-br": "A conta da escola é a que a escola pode configurar e encerrar.",
    },
    rules: ["br-eca-digital", "br-eca-digital-accounts", "uk-dfe-product-safety"],
    legal: {
      en: "Whether art. 24 of the ECA Digital reaches accounts run by a school is open.",
      "pt-br":
        "Se o art. 24 do ECA Digital alcança contas administradas pela escola é uma questão em aberto.",
    },
    legalAt: ["br"],
    says: { use: "own", accounts: "school" },
  },
  {
    id: "pol-login-personal",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["personal-account"] },
    text: {
      en: "The school does not ask for personal accounts and no task depends on one. Nobody signs in with a personal account in a lesson: there pupils use AI in a tool without an account, or on the teacher's screen. An account at home is a private matter, for the family to decide where the pupil is under 18, within the tool's age rule.",
      "pt-br":
        "A escola não pede conta pessoal, e nenhuma tarefa depende disso. Na aula, ninguém entra com conta pessoal: ali o aluno usa IA em ferramenta sem conta ou na tela do professor. Conta usada em casa é assunto particular, e da família quando o aluno tem menos de 18 anos, dentro da idade que a ferramenta pede.",
    },
    reason: {
      en: "No task should depend on money, a phone or an account.",
      "pt-br": "Nenhuma tarefa deve depender de dinheiro, celular ou conta.",
    },
    rules: ["br-eca-digital-accounts", "us-coppa-2025"],
    legal: {
      en: "Personal accounts of minors: the law of the place and the terms of each tool.",
      "pt-br": "Conta pessoal de menor: a lei do lugar e os termos de cada ferramenta.",
    },
    says: { use: "own", accounts: "not-in-lessons", age: "terms" },
  },
  {
    id: "pol-send",
    document: "policy",
    part: "pupils",
    text: {
      en: "A pupil who uses AI as an aid because of a disability or a special need keeps that aid, whatever the other clauses say: in class, in homework and, as far as the rules of the assessment allow, in assessment. The support team decides and records it; nobody has to explain it to the class. Plans and reports about such pupils are written by staff, without their data in a tool that is not approved for it.",
      "pt-br":
        "O aluno que usa IA como recurso de apoio, por deficiência ou necessidade específica, mantém esse recurso, digam o que disserem as outras cláusulas: em aula, em casa e, até onde a regra da avaliação permitir, na avaliação. Quem decide e registra é a equipe de apoio à inclusão; ninguém precisa explicar isso à turma. Planos individuais e relatórios são escritos pela equipe, sem dados do aluno em ferramenta não aprovada para isso.",
    },
    reason: {
      en: "For this pupil the aid is the way into the task.",
      "pt-br": "Para esse aluno, o recurso é o caminho até a atividade.",
    },
    rules: ["uk-equality"],
    legal: {
      en: "Duties towards pupils with a disability, and reasonable adjustments in assessment.",
      "pt-br": "Deveres da escola com o aluno com deficiência e adaptações na avaliação.",
    },
    says: { aid: "kept", personalData: "approved-only" },
  },
];
