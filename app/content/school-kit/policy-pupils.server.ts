// Who does what, with which pupils and which tools.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY, OWN_USE } from "~/features/school-kit/core/kit-options";

export const POLICY_PUPILS: readonly ClauseRecord[] = [
  {
    id: "pol-purpose",
    document: "policy",
    part: "purpose",
    text: {
      en: "At {school} we use artificial intelligence to help people learn and teach, never to replace the effort of learning or the judgement of a teacher. This policy says what is allowed, what is not, and whom to ask.",
      "pt-br":
        "Na nossa escola, {school}, usamos a inteligência artificial para ajudar a aprender e a ensinar, nunca para substituir o esforço de aprender nem o julgamento de quem ensina. Este documento diz o que pode, o que não pode e a quem perguntar.",
    },
    reasons: ["own-thinking"],
    rules: ["br-cne-ia", "uk-dfe-genai"],
  },
  {
    id: "pol-responsible",
    document: "policy",
    part: "purpose",
    text: {
      en: "{responsible} answers for this policy, keeps the list of tools and receives questions at {contact}. Teachers may decline to use an AI tool without any consequence.",
      "pt-br":
        "{responsible} responde por este documento, mantém o inventário de ferramentas e recebe dúvidas neste contato: {contact}. O professor pode recusar uma ferramenta de IA sem sofrer consequência.",
    },
    reasons: ["clarity"],
    rules: ["br-mec-ia-basica"],
  },
  {
    id: "pol-teacher-decides",
    document: "policy",
    part: "purpose",
    text: {
      en: "A person decides. Marks, progression, support plans, sanctions and messages to families are decided and signed by staff, who must be able to explain them without blaming a tool.",
      "pt-br":
        "Quem decide é gente. Nota, aprovação, plano de apoio, medida disciplinar e recado à família são decididos e assinados por um profissional, que precisa saber explicá-los sem pôr a culpa na ferramenta.",
    },
    reasons: ["accountability"],
    rules: ["br-lgpd-20", "br-cne-ia-forbidden"],
    says: { decides: "person" },
  },
  {
    id: "pol-stage-early",
    document: "policy",
    part: "pupils",
    when: { stage: ["early"] },
    text: {
      en: "In early years children do not use AI tools. Learning here is play, talk, movement and hands; staff may use AI to prepare, away from the children.",
      "pt-br":
        "Na educação infantil, as crianças não usam IA. Aqui se aprende brincando, conversando, se movendo e pondo a mão na massa; a equipe pode usar IA para preparar, longe das crianças.",
    },
    reasons: ["development"],
    rules: ["br-cne-ia-stages", "br-mec-referencial", "br-cne-ceb-2-2025"],
  },
  {
    id: "pol-stage-primary",
    document: "policy",
    part: "pupils",
    when: { stage: ["primary"] },
    text: {
      en: "In primary years only an adult operates generative AI, on a shared screen and for a purpose named in the lesson plan. Activities without a computer are our first choice for learning how AI works.",
      "pt-br":
        "Nos anos iniciais, só o adulto opera IA generativa, em tela compartilhada e com objetivo escrito no planejamento. Para entender como a IA funciona, preferimos atividades desplugadas.",
    },
    reasons: ["development"],
    rules: ["br-cne-ia-stages", "br-mec-referencial", "int-unesco-2023"],
    says: { youngChildren: "adult-operates" },
  },
  {
    id: "pol-stage-lower",
    document: "policy",
    part: "pupils",
    when: { stage: ["lower-secondary"], login: OWN_USE },
    text: {
      en: "In lower secondary pupils meet AI in class first, with a tool from our list, in a task the teacher has prepared and follows. Nobody below the tool's minimum age takes part, and never below 13.",
      "pt-br":
        "Nos anos finais, o aluno conhece a IA primeiro em aula, com ferramenta do nosso inventário e em atividade que o professor preparou e acompanha. Ninguém abaixo da idade mínima da ferramenta participa, e nunca antes dos 13 anos.",
    },
    reasons: ["guided-autonomy"],
    rules: ["br-cne-ia", "int-unesco-2023", "br-dec-12880"],
    says: { pupilsOperateAi: "yes" },
  },
  {
    id: "pol-stage-upper",
    document: "policy",
    part: "pupils",
    when: { stage: ["upper-secondary", "adult"], login: OWN_USE },
    text: {
      en: "Older pupils and adult learners may use listed tools with growing independence, provided they can explain and check what they hand in. The teacher states the limits of each task.",
      "pt-br":
        "No ensino médio e na EJA, o estudante pode usar as ferramentas do inventário com autonomia crescente, desde que saiba explicar e conferir o que entrega. O professor diz o limite de cada atividade.",
    },
    reasons: ["guided-autonomy"],
    rules: ["int-oecd-ailit-2026"],
    says: { pupilsOperateAi: "yes" },
  },
  {
    id: "pol-tools-list",
    document: "policy",
    part: "pupils",
    text: {
      en: "Only tools on the school's list are used with pupils. A tool goes on the list after someone has read its minimum age, its privacy terms and its settings, and has written down who approved it and until when.",
      "pt-br":
        "Com alunos, só entram ferramentas do inventário da escola. Para entrar, alguém precisa ler a idade mínima, os termos de privacidade e as configurações, e anotar quem aprovou e até quando vale.",
    },
    reasons: ["clarity"],
    rules: ["br-eca-digital", "uk-dfe-product-safety", "uk-filtering-monitoring"],
  },
  {
    id: "pol-login-none",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["no-pupil-use", "teacher-screen"], stage: BEYOND_EARLY },
    text: {
      en: "Pupils have no AI accounts. When AI is shown, it is the teacher who types, and the class discusses what comes back.",
      "pt-br":
        "O aluno não tem conta em ferramenta de IA. Quando a IA aparece na aula, quem digita é o professor, e a turma discute o que veio.",
    },
    reasons: ["least-data"],
    rules: ["br-eca-digital-accounts"],
    says: { pupilsOperateAi: "no" },
  },
  {
    id: "pol-login-early",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["no-pupil-use", "teacher-screen"] },
    unless: { stage: BEYOND_EARLY },
    text: {
      en: "Children have no AI accounts, and no AI tool is used with them.",
      "pt-br": "As crianças não têm conta em ferramenta de IA, e nenhuma ferramenta de IA é usada com elas.",
    },
    reasons: ["least-data", "development"],
    rules: [],
    says: { pupilsOperateAi: "no" },
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
    reasons: ["least-data"],
    rules: ["br-lgpd-14"],
    says: { pupilsOperateAi: "yes", accounts: "none" },
  },
  {
    id: "pol-login-school",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["school-account"] },
    text: {
      en: "Where pupils use AI themselves, they sign in with the account the school gives them. The school sets the protections to the strictest level, can close the account, and does not lower a protection to make a lesson easier.",
      "pt-br":
        "Onde o próprio aluno usa IA, ele entra com a conta que a escola fornece. A escola deixa as proteções no nível mais alto, pode encerrar a conta e não afrouxa uma proteção para facilitar a aula.",
    },
    reasons: [],
    rules: ["br-eca-digital", "br-eca-digital-accounts", "uk-dfe-product-safety", "uk-ico-childrens-code"],
    legal: {
      en: "Whether art. 24 of the ECA Digital reaches accounts run by a school is open.",
      "pt-br":
        "Se o art. 24 do ECA Digital alcança contas administradas pela escola é uma questão em aberto.",
    },
    legalIn: ["br"],
    says: { pupilsOperateAi: "yes", accounts: "school" },
  },
  {
    id: "pol-login-personal",
    document: "policy",
    part: "pupils",
    group: "login",
    when: { login: ["personal-account"] },
    text: {
      en: "The school does not ask for personal accounts. A pupil who already has one, is old enough under the tool's terms and has the family's agreement may use it at home; no task depends on it.",
      "pt-br":
        "A escola não pede conta pessoal. Quem já tem uma, com a idade que os termos pedem e o acordo da família, pode usá-la em casa; nenhuma tarefa depende disso.",
    },
    reasons: ["equity"],
    rules: ["br-eca-digital-accounts", "us-coppa-2025"],
    legal: {
      en: "Personal accounts of minors: the law of the country and the terms of each tool.",
      "pt-br": "Conta pessoal de menor: a lei do país e os termos de cada ferramenta.",
    },
    says: { pupilsOperateAi: "yes", accounts: "own" },
  },
];
