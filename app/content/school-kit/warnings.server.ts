// Warnings for a school before it prints: answers that strain a rule, or one another.
import type { WarningRecord } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, MINORS, OWN_USE } from "~/features/school-kit/core/kit-options";

const WITH_DATA = ["pupil-work", "names-results", "sensitive"] as const;
const UK_STATE_FUNDED = ["england-public", "scotland-public", "wales-ni-public"] as const;

export const KIT_WARNINGS: readonly WarningRecord[] = [
  {
    id: "warn-young-login",
    when: { at: ["br"], stage: ["early", "primary"], login: OWN_USE },
    text: {
      en: "You cover children up to year 5 and chose pupils' own use. The CNE guidelines, approved and not yet in force, rule out use without supervision at that age: these documents give the older pupils their own use, and the younger ones the adult's screen.",
      "pt-br":
        "Vocês incluíram crianças até o 5º ano e marcaram uso pelo próprio aluno. As diretrizes do CNE, aprovadas e ainda não em vigor, vedam o uso sem supervisão nessa idade: estes documentos deixam o uso próprio para os maiores e a tela do adulto para os menores.",
    },
    rules: ["br-cne-ia-stages"],
  },
  {
    id: "warn-young-login-13",
    when: { stage: ["early", "primary", "lower-secondary"], login: OWN_USE },
    text: {
      en: "UNESCO advises governments to set an age of at least 13 for pupils' own use; it binds nobody. Many tools ask for 13 with a parent's permission, some for 18. These documents keep everyone below 13 on the teacher's screen or on paper.",
      "pt-br":
        "A Unesco recomenda aos governos idade mínima de ao menos 13 anos para o uso pelo próprio aluno; não obriga ninguém. Muitas ferramentas pedem 13 anos com autorização dos responsáveis, algumas pedem 18. Nestes documentos, quem tem menos de 13 fica na tela do professor ou no papel.",
    },
    rules: ["int-unesco-2023"],
  },
  {
    id: "warn-personal",
    when: { login: ["personal-account"] },
    text: {
      en: "You chose personal accounts; our documents do not allow them in lessons. The school can neither set their protections nor close them.",
      "pt-br":
        "Vocês marcaram conta pessoal; os documentos não a permitem em aula. A escola não define as proteções dela nem pode encerrá-la.",
    },
    reason: {
      en: "No task should depend on money, a phone or an account.",
      "pt-br": "Nenhuma tarefa deve depender de dinheiro, celular ou conta.",
    },
  },
  {
    id: "warn-personal-br",
    when: { at: ["br"], login: ["personal-account"], stage: ["lower-secondary", "upper-secondary"] },
    text: {
      en: "Art. 24 of the ECA Digital links accounts up to 16 to a guardian, and its reach is disputed.",
      "pt-br":
        "O art. 24 do ECA Digital vincula contas de até 16 anos a um responsável, e o alcance é discutido.",
    },
    rules: ["br-eca-digital-accounts"],
  },
  {
    id: "warn-account-is-data",
    when: { login: ["school-account"], data: ["none"] },
    text: {
      en: "You say that no information about pupils reaches a tool, but an account tells it who they are. The documents treat the account as data.",
      "pt-br":
        "Vocês dizem que nenhum dado de aluno chega à ferramenta, mas a conta já diz quem ele é. Os documentos tratam a conta como dado.",
    },
    reason: { en: "What is not collected cannot leak.", "pt-br": "O que não se coleta não vaza." },
    rules: ["br-lgpd-14"],
  },
  {
    id: "warn-sensitive",
    when: { data: ["sensitive"] },
    text: {
      en: "Do not start. Health, disability, image and voice need a written impact assessment and a lawyer's eye first.",
      "pt-br":
        "Não comecem ainda. Saúde, deficiência, imagem e voz exigem antes uma avaliação de impacto por escrito e a leitura de um advogado.",
    },
    reason: {
      en: "A leak of such data follows a person for years.",
      "pt-br": "O vazamento desses dados acompanha a pessoa por anos.",
    },
    rules: ["br-lgpd-14", "br-cne-ia-objective"],
  },
  {
    id: "warn-names",
    when: { data: ["names-results"] },
    text: {
      en: "Names and marks reach a tool: fill in the page on impact for that tool, and have its contract at hand, before it starts.",
      "pt-br":
        "Nomes e notas chegam a uma ferramenta: antes de começar, preencham a página de impacto dessa ferramenta e tenham o contrato em mãos.",
    },
    reason: {
      en: "Without a contract the school cannot say what becomes of the names.",
      "pt-br": "Sem contrato, a escola não sabe dizer o que se faz com os nomes.",
    },
    rules: ["br-lgpd-14", "us-ferpa"],
  },
  {
    id: "warn-faces",
    when: { tools: ["image-av"] },
    text: {
      en: "Image, voice and video generators: no pupil's face or voice goes in, not even as a joke among the class, unless the documents' clause on sensitive data has been met.",
      "pt-br":
        "Geradores de imagem, voz e vídeo: rosto ou voz de aluno não entram, nem de brincadeira, a não ser que a cláusula sobre dados sensíveis tenha sido cumprida.",
    },
    reason: {
      en: "A fake image of a pupil cannot be called back.",
      "pt-br": "Imagem falsa de um aluno não tem volta.",
    },
    rules: ["br-deepfake"],
  },
  {
    id: "warn-staff-only",
    when: { tools: ["staff-only"], login: OWN_USE },
    text: {
      en: "You say only staff use AI and also that pupils use it themselves. Check both answers.",
      "pt-br":
        "Vocês marcaram que só a equipe usa IA e também que o próprio aluno usa. Confiram as duas respostas.",
    },
    reason: {
      en: "Two answers that disagree make a document nobody can follow.",
      "pt-br": "Duas respostas que não batem dão um documento que ninguém consegue seguir.",
    },
  },
  {
    id: "warn-detector",
    when: { tools: ["detector"] },
    text: {
      en: "A detector's result is never proof. Agree among the staff who may use it and for what, and upload nobody's coursework without a contract.",
      "pt-br":
        "O resultado de um detector nunca é prova. Combinem quem pode usar e para quê, e não enviem trabalho de aluno sem contrato.",
    },
    reason: {
      en: "Detectors err; a result is a question, not proof.",
      "pt-br": "Detectores erram; o resultado é uma pergunta, não prova.",
    },
  },
  {
    id: "warn-auto-marking",
    when: { tools: ["auto-marking"], marking: ["teacher-only"] },
    text: {
      en: "A marking tool is in your list but you say teachers mark everything. Take it off the list or change the answer.",
      "pt-br":
        "Há uma ferramenta de correção na lista, mas vocês marcaram que o professor corrige tudo. Retirem da lista ou mudem a resposta.",
    },
    reason: {
      en: "Two answers that disagree make a document nobody can follow.",
      "pt-br": "Duas respostas que não batem dão um documento que ninguém consegue seguir.",
    },
  },
  {
    id: "warn-auto-marking-drafts",
    when: { tools: ["auto-marking"], marking: ["drafts-checked"] },
    text: {
      en: "The marking tool may mark multiple choice only. Comments are drafted from the teacher's notes, not from a pupil's text.",
      "pt-br":
        "A ferramenta de correção só pode corrigir questões objetivas. Os comentários saem das anotações do professor, não do texto de um aluno.",
    },
    reason: {
      en: "Feedback works when it comes from someone who knows the pupil.",
      "pt-br": "A devolutiva funciona quando vem de quem conhece o aluno.",
    },
    rules: ["br-cne-ia-essays", "uk-jcq-ai"],
  },
  {
    id: "warn-marking-is-data",
    when: { marking: ["objective-checked", "drafts-checked"], data: ["none"] },
    text: {
      en: "A tool that marks gets pupils' answers, though you say that no information about them reaches one. The letter tells families so; check both answers.",
      "pt-br":
        "A ferramenta que corrige recebe as respostas dos alunos, embora vocês digam que nenhum dado deles chega a uma. O comunicado avisa as famílias; confiram as duas respostas.",
    },
    reason: { en: "What is not collected cannot leak.", "pt-br": "O que não se coleta não vaza." },
  },
  {
    id: "warn-drafts-br",
    when: { at: ["br"], marking: ["drafts-checked"] },
    text: {
      en: "Some reports say the CNE guidelines bar AI even from pre-marking open answers. The clause we print keeps AI away from single pupils' texts; check again when the resolution is published.",
      "pt-br":
        "Há relatos de que as diretrizes do CNE vedam até a pré-correção de questão aberta. A cláusula impressa mantém a IA longe do texto de cada aluno; confiram de novo quando a resolução sair.",
    },
    rules: ["br-cne-ia-essays"],
  },
  {
    id: "warn-adaptive-br",
    when: { at: ["br"], tools: ["adaptive-tutor"] },
    text: {
      en: "A tutor that follows the pupil calls for supervision, human review and no training on pupils' data under the CNE guidelines, approved and not yet in force.",
      "pt-br":
        "Um tutor que acompanha o aluno pede supervisão, revisão humana e proibição de treinar com dados de aluno, segundo as diretrizes do CNE, aprovadas e ainda não em vigor.",
    },
    rules: ["br-cne-ia", "br-dec-12880"],
  },
  {
    id: "warn-phones-england",
    when: { at: ["england"], phones: ["task-only"], stage: MINORS },
    text: {
      en: "Guidance of January 2026 for schools in England expects no access to phones all day, lessons included.",
      "pt-br":
        "A orientação de janeiro de 2026 para as escolas da Inglaterra prevê o dia todo sem celular, inclusive em aula.",
    },
    rules: ["uk-phones-2026"],
  },
  {
    id: "warn-parents",
    when: { parents: ["not-yet"] },
    either: [
      { login: IN_LESSONS },
      { data: WITH_DATA },
      { marking: ["objective-checked", "drafts-checked"] },
    ],
    text: {
      en: "Send the letter before the first lesson, and before any tool gets pupils' data.",
      "pt-br":
        "Enviem o comunicado antes da primeira aula e antes de qualquer ferramenta receber dados de alunos.",
    },
    reason: {
      en: "Families and learners cooperate when they hear it first from the school.",
      "pt-br": "Famílias e estudantes colaboram quando ficam sabendo antes, e pela escola.",
    },
    rules: ["br-lgpd-14"],
  },
  {
    id: "warn-form-without-use",
    when: { parents: ["consent-form"], login: ["no-pupil-use"], data: ["none"] },
    text: {
      en: "You ask for a signed form, but no pupil uses AI and no information about pupils reaches a tool. A letter is enough.",
      "pt-br":
        "Vocês pedem um termo assinado, mas nenhum aluno usa IA e nenhum dado deles chega a uma ferramenta. Um comunicado basta.",
    },
    reason: {
      en: "A form that changes nothing makes the next one worth less.",
      "pt-br": "Termo que não muda nada tira o valor do próximo.",
    },
  },
  {
    id: "warn-consent-uk",
    when: { place: UK_STATE_FUNDED, parents: ["consent-form"] },
    text: {
      en: "Consent is rarely the right basis for a state-funded school's use of data: ask your data protection officer before the form goes out.",
      "pt-br":
        "Na escola pública, consentimento raramente é a base certa para usar dados: consultem o encarregado antes de enviar o termo.",
    },
    reason: {
      en: "A choice that cannot really be refused is no consent.",
      "pt-br": "Escolha que não dá para recusar não é consentimento.",
    },
  },
  {
    id: "warn-adult-minors",
    when: { stage: ["adult"] },
    text: {
      en: "Adult learners get a letter of their own. Where some are under 18, give a copy to their families, and mind the age of each tool.",
      "pt-br":
        "Os estudantes da EJA recebem um comunicado próprio. Se houver menores de 18 anos, entreguem uma cópia às famílias deles e observem a idade de cada ferramenta.",
    },
    reason: {
      en: "Some learners in adult classes are not yet adults.",
      "pt-br": "Nem todo estudante da EJA já é adulto.",
    },
  },
  {
    id: "warn-wales-ni",
    when: { at: ["wales-ni"] },
    text: {
      en: "We have not read the guidance of Wales or of Northern Ireland: add it to the clause on law before you sign.",
      "pt-br":
        "Não lemos a orientação do País de Gales nem a da Irlanda do Norte: incluam-na na cláusula da lei antes de assinar.",
    },
    reason: {
      en: "A document should name the rules that its school lives by.",
      "pt-br": "O documento deve citar as regras que valem para a escola.",
    },
  },
];
