// Warnings for a school before it prints: answers that strain a rule, or one another.
import type { WarningRecord } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, OWN_USE } from "~/features/school-kit/core/kit-options";

export const KIT_WARNINGS: readonly WarningRecord[] = [
  {
    id: "warn-young-login",
    when: { country: ["br"], stage: ["early", "primary"], login: OWN_USE },
    text: {
      en: "You chose pupils' own use with children up to year 5. The CNE guidelines, approved and not yet in force, rule out use without supervision at that age. Choose the teacher's screen, or make one kit for the younger pupils and one for the older.",
      "pt-br":
        "Você marcou uso pelo próprio aluno com crianças até o 5º ano. As diretrizes do CNE, aprovadas e ainda não em vigor, vedam o uso sem supervisão nessa idade. Escolha a tela do professor ou gere um kit para os menores e outro para os maiores.",
    },
    reasons: [],
    rules: ["br-cne-ia-stages"],
  },
  {
    id: "warn-young-login-13",
    when: { stage: ["early", "primary"], login: OWN_USE },
    unless: { country: ["br"] },
    text: {
      en: "UNESCO sets 13 as the lowest age for AI tools in class, and most tools ask for 13 or more.",
      "pt-br":
        "A Unesco fixa 13 anos como idade mínima em aula, e a maioria das ferramentas pede 13 ou mais.",
    },
    reasons: [],
    rules: ["int-unesco-2023"],
  },
  {
    id: "warn-personal",
    when: { country: ["br"], login: ["personal-account"] },
    text: {
      en: "Personal accounts of minors are the weakest choice. In Brazil art. 24 of the ECA Digital links accounts up to 16 to a guardian, and its reach is disputed.",
      "pt-br":
        "Conta pessoal de menor é a opção mais frágil. No Brasil, o art. 24 do ECA Digital vincula contas de até 16 anos a um responsável, e o alcance é discutido.",
    },
    reasons: [],
    rules: ["br-eca-digital-accounts"],
  },
  {
    id: "warn-personal-elsewhere",
    when: { login: ["personal-account"] },
    unless: { country: ["br"] },
    text: {
      en: "Personal accounts of minors are the weakest choice: the school can neither set their protections nor close them.",
      "pt-br":
        "Conta pessoal de menor é a opção mais frágil: a escola não define as proteções nem pode encerrar a conta.",
    },
    reasons: ["equity"],
    rules: ["uk-ico-childrens-code"],
  },
  {
    id: "warn-drafts-br",
    when: { country: ["br"], marking: ["drafts-checked"] },
    text: {
      en: "Some reports say the CNE guidelines bar AI even from pre-marking open answers. The clause we print keeps AI away from single pupils' texts; check again when the resolution is published.",
      "pt-br":
        "Há relatos de que as diretrizes do CNE vedam até a pré-correção de questão aberta. A cláusula impressa mantém a IA longe do texto de cada aluno; confira de novo quando a resolução sair.",
    },
    reasons: [],
    rules: ["br-cne-ia-essays"],
  },
  {
    id: "warn-sensitive",
    when: { data: ["sensitive"] },
    text: {
      en: "Do not start. Health, disability, image and voice need a written impact assessment and a lawyer's eye first.",
      "pt-br":
        "Não comece ainda. Saúde, deficiência, imagem e voz exigem antes uma avaliação de impacto por escrito e a leitura de um advogado.",
    },
    reasons: [],
    rules: ["br-lgpd-14", "br-cne-ia-objective", "uk-ico-childrens-code"],
  },
  {
    id: "warn-staff-only",
    when: { tools: ["staff-only"], login: OWN_USE },
    text: {
      en: "You say only staff use AI and also that pupils sign in. Check both answers.",
      "pt-br":
        "Você marcou que só a equipe usa IA e também que o aluno entra na ferramenta. Confira as duas respostas.",
    },
    reasons: ["clarity"],
    rules: [],
  },
  {
    id: "warn-detector",
    when: { tools: ["detector"] },
    text: {
      en: "A detector's result is never proof. Agree among the staff who may use it and for what.",
      "pt-br": "O resultado de um detector nunca é prova. Combinem quem pode usar e para quê.",
    },
    reasons: ["detectors"],
    rules: [],
  },
  {
    id: "warn-auto-marking",
    when: { tools: ["auto-marking"], marking: ["teacher-only"] },
    text: {
      en: "A marking tool is in your list but you say teachers mark everything. Take it off the list or change the answer.",
      "pt-br":
        "Há uma ferramenta de correção na lista, mas você marcou que o professor corrige tudo. Retire da lista ou mude a resposta.",
    },
    reasons: ["clarity"],
    rules: [],
  },
  {
    id: "warn-phones-uk",
    when: { country: ["uk"], phones: ["task-only"] },
    text: {
      en: "In England guidance of January 2026 expects no access to phones all day, lessons included.",
      "pt-br":
        "Na Inglaterra, a orientação de janeiro de 2026 prevê escola sem celular o dia todo, inclusive em aula.",
    },
    reasons: [],
    rules: ["uk-phones-2026"],
  },
  {
    id: "warn-parents",
    when: { parents: ["not-yet"], login: IN_LESSONS },
    text: {
      en: "Send the letter before the first lesson.",
      "pt-br": "Envie o comunicado antes da primeira aula.",
    },
    reasons: ["trust"],
    rules: ["br-lgpd-14"],
  },
  {
    id: "warn-adaptive-br",
    when: { country: ["br"], tools: ["adaptive-tutor"] },
    text: {
      en: "A tutor that follows the pupil calls for supervision, human review and no training on pupils' data under the CNE guidelines.",
      "pt-br":
        "Um tutor que acompanha o aluno pede supervisão, revisão humana e proibição de treinar com dados de aluno, segundo as diretrizes do CNE.",
    },
    reasons: [],
    rules: ["br-cne-ia", "br-dec-12880"],
  },
  {
    id: "warn-form-without-use",
    when: { parents: ["consent-form"], login: ["no-pupil-use"], data: ["none"] },
    text: {
      en: "You ask families to sign a form, but pupils use no AI and no information about them reaches a tool. A letter is enough.",
      "pt-br":
        "Vocês pedem um termo assinado, mas os alunos não usam IA e nenhum dado deles chega a uma ferramenta. Um comunicado basta.",
    },
    reasons: ["trust"],
    rules: ["br-lgpd-14"],
  },
  {
    id: "warn-account-is-data",
    when: { login: ["school-account", "personal-account"], data: ["none"] },
    text: {
      en: "You say that no information about pupils reaches a tool, but an account tells it who they are. Check both answers.",
      "pt-br":
        "Vocês dizem que nenhum dado de aluno chega à ferramenta, mas a conta já diz quem ele é. Confiram as duas respostas.",
    },
    reasons: ["least-data"],
    rules: ["br-lgpd-14"],
  },
];
