// Steps for when something goes wrong.

import { UK_PLACES } from "~/features/rules/core/place";
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY, MINORS } from "~/features/school-kit/core/kit-options";

const LEAK = { document: "incident", group: "incident-leak" } as const;
const RISK = { document: "incident", group: "incident-risk" } as const;

const SOON: Words = {
  en: "The first hours decide how far harm goes.",
  "pt-br": "As primeiras horas decidem até onde vai o dano.",
};
const NO_SECRET: Words = {
  en: "Whoever writes this to a machine may be looking for a person.",
  "pt-br": "Quem escreve isso a uma máquina pode estar procurando uma pessoa.",
};
const PROCESS: Words = {
  en: "Notes, drafts and a talk show authorship better than the final text.",
  "pt-br": "Anotações, rascunhos e uma conversa mostram autoria melhor que o texto final.",
};

export const INCIDENT: readonly ClauseRecord[] = [
  {
    ...LEAK,
    id: "inc-leak-br",
    when: { at: ["br"] },
    text: {
      en: "Pupil data went where it should not. Stop using the tool, note what, whose and when, and tell the head teacher and the data protection officer the same day. Ask the supplier in writing what happened. When the risk is relevant, ANPD and the people concerned, or their families, are told within three working days of knowing that personal data was affected.",
      "pt-br":
        "Dado de aluno foi parar onde não devia. Pare de usar a ferramenta, anote o que vazou, de quem e quando, e avise a direção e o encarregado de dados no mesmo dia. Pergunte por escrito ao fornecedor o que houve. Havendo risco relevante, a ANPD e as pessoas atingidas, ou as famílias, são comunicadas em três dias úteis contados de quando se soube que dados pessoais foram afetados.",
    },
    reason: SOON,
    rules: ["br-anpd-incident", "br-lgpd-14"],
    legal: {
      en: "Test of relevant risk and content of the notice.",
      "pt-br": "Teste do risco relevante e conteúdo da comunicação.",
    },
    says: { personalData: "approved-only" },
  },
  {
    ...LEAK,
    id: "inc-leak-uk",
    when: { at: UK_PLACES },
    text: {
      en: "Pupil data went where it should not. Stop using the tool, note what, whose and when, and tell the head teacher and the data protection officer at once. Ask the supplier in writing what happened. A breach that puts people at risk goes to the Information Commissioner within 72 hours of being noticed, and the people concerned, or their families, are told when the risk is high.",
      "pt-br":
        "Dado de aluno foi parar onde não devia. Pare de usar a ferramenta, anote o que vazou, de quem e quando, e avise na hora a direção e o encarregado de dados. Pergunte por escrito ao fornecedor o que houve. Incidente com risco para pessoas vai ao Information Commissioner em até 72 horas de quando foi notado, e as pessoas atingidas, ou as famílias, são avisadas quando o risco é alto.",
    },
    reason: SOON,
    rules: ["uk-gdpr"],
    legal: {
      en: "Test of the risk, and the regulator's present name.",
      "pt-br": "Teste do risco e nome atual da autoridade.",
    },
    says: { personalData: "approved-only" },
  },
  {
    ...LEAK,
    id: "inc-leak-eu",
    when: { at: ["eu"] },
    text: {
      en: "Pupil data went where it should not. Stop using the tool, note what, whose and when, and tell the head teacher and the data protection officer at once. Ask the supplier in writing what happened. A breach that puts people at risk goes to the data protection authority within 72 hours of being noticed, and the people concerned, or their families, are told when the risk is high.",
      "pt-br":
        "Dado de aluno foi parar onde não devia. Pare de usar a ferramenta, anote o que vazou, de quem e quando, e avise na hora a direção e o encarregado de dados. Pergunte por escrito ao fornecedor o que houve. Incidente com risco para pessoas vai à autoridade de proteção de dados em até 72 horas de quando foi notado, e as pessoas atingidas, ou as famílias, são avisadas quando o risco é alto.",
    },
    reason: SOON,
    legal: {
      en: "Test of the risk, and which authority.",
      "pt-br": "Teste do risco e autoridade competente.",
    },
    says: { personalData: "approved-only" },
  },
  {
    ...LEAK,
    id: "inc-leak-other",
    when: { at: ["us", "other"] },
    text: {
      en: "Pupil data went where it should not. Stop using the tool, note what, whose and when, and ask the supplier in writing what happened. Tell the head teacher and the person responsible for data the same day: they decide whom to notify and by when.",
      "pt-br":
        "Dado de aluno foi parar onde não devia. Pare de usar a ferramenta, anote o que vazou, de quem e quando, e pergunte por escrito ao fornecedor o que houve. Avise no mesmo dia a direção e o responsável pelos dados: são eles que decidem a quem comunicar e em que prazo.",
    },
    reason: SOON,
    legal: { en: "Whom to notify, and by when.", "pt-br": "A quem comunicar, e em que prazo." },
    says: { personalData: "approved-only" },
  },
  {
    id: "inc-deepfake",
    document: "incident",
    text: {
      en: "A fake or sexual image of someone at school. Do not look further, forward, copy or print, and delete nothing from the phone of the person harmed. Stay with that person, note links and names of accounts, and tell the safeguarding lead now. The school calls the authorities, and the families of those under 18; it does not investigate by itself. Whoever was harmed, or the family, asks the platform to take the image down, and the school helps. If a pupil made it, the safeguarding lead looks after both.",
      "pt-br":
        "Imagem falsa ou sexual de alguém da escola. Não procure mais, não repasse, não copie nem imprima, e não apague nada do celular de quem foi atingido. Acolha essa pessoa, anote links e nomes de perfis e avise já a direção ou quem cuida da proteção dos alunos. A escola chama as autoridades e, se houver menores de 18 anos, as famílias; não investiga por conta própria. Quem foi atingido, ou a família, pede à plataforma a retirada, com ajuda da escola. Se quem fez também é aluno, quem cuida da proteção atende os dois.",
    },
    reason: SOON,
    rules: ["br-deepfake", "uk-kcsie-2026", "eu-ai-act-5"],
    legal: {
      en: "Criminal law and which authority.",
      "pt-br": "Direito penal e autoridade competente.",
    },
    says: { personalData: "approved-only" },
  },
  {
    ...RISK,
    id: "inc-risk-br",
    when: { at: ["br"], stage: MINORS },
    text: {
      en: "A pupil wrote to a tool about self-harm, abuse or danger. If there is danger now, call the emergency services first. Treat it as if it had been said to you: listen, do not promise secrecy, stay, and tell the head teacher at once. The school notifies the Conselho Tutelar, in confidence.",
      "pt-br":
        "Um aluno escreveu a uma ferramenta sobre automutilação, violência ou perigo. Se houver perigo imediato, chame antes o serviço de emergência. Aja como se ele tivesse dito a você: escute, não prometa segredo, fique junto e avise na hora a orientação ou a direção. A escola notifica o Conselho Tutelar, em sigilo.",
    },
    reason: NO_SECRET,
    rules: ["br-lei-13819", "br-dec-12880"],
    legal: { en: "Cases that must be notified.", "pt-br": "Casos de notificação obrigatória." },
  },
  {
    ...RISK,
    id: "inc-risk-adult-br",
    when: { at: ["br"] },
    unless: { stage: MINORS },
    text: {
      en: "A learner wrote to a tool about self-harm, abuse or danger. If there is danger now, call the emergency services first. Treat it as if it had been said to you: listen, do not promise secrecy, stay, and tell the head teacher at once. For a learner under 18 the school notifies the Conselho Tutelar, in confidence.",
      "pt-br":
        "Um estudante escreveu a uma ferramenta sobre automutilação, violência ou perigo. Se houver perigo imediato, chame antes o serviço de emergência. Aja como se ele tivesse dito a você: escute, não prometa segredo, fique junto e avise na hora a orientação ou a direção. Se ele tem menos de 18 anos, a escola notifica o Conselho Tutelar, em sigilo.",
    },
    reason: NO_SECRET,
    rules: ["br-lei-13819", "br-dec-12880"],
    legal: { en: "Cases that must be notified.", "pt-br": "Casos de notificação obrigatória." },
  },
  {
    ...RISK,
    id: "inc-risk",
    unless: { at: ["br"] },
    text: {
      en: "A pupil wrote to a tool about self-harm, abuse or danger. If there is danger now, call the emergency services first. Treat it as if it had been said to you: listen, do not promise secrecy, stay, and tell the safeguarding lead at once, who follows the legal route.",
      "pt-br":
        "Um aluno escreveu a uma ferramenta sobre automutilação, violência ou perigo. Se houver perigo imediato, chame antes o serviço de emergência. Aja como se ele tivesse dito a você: escute, não prometa segredo, fique junto e avise na hora quem cuida da proteção dos alunos, que segue o caminho legal.",
    },
    reason: NO_SECRET,
    rules: ["uk-kcsie-2026"],
    legal: { en: "Duty to report, and to whom.", "pt-br": "Dever de notificar, e a quem." },
  },
  {
    id: "inc-suspicion",
    document: "incident",
    when: { stage: BEYOND_EARLY },
    text: {
      en: "You suspect that a pupil did not write a text. Do not accuse and do not rely on a detector. Compare with earlier work, ask for notes, have the pupil explain or redo a part, and write down what you saw. If it was misuse, teach first and apply the school's ordinary rule.",
      "pt-br":
        "Você desconfia que o texto não é do aluno. Não acuse nem se apoie em detector. Compare com trabalhos anteriores, peça as anotações, convide a explicar ou refazer uma parte e registre o que viu. Se houve uso indevido, primeiro ensine e depois aplique a regra comum da escola.",
    },
    reason: PROCESS,
    says: { detector: "no-proof" },
  },
  {
    id: "inc-suspicion-exams",
    document: "incident",
    when: { stage: ["upper-secondary", "adult"] },
    unless: { at: ["br"] },
    text: {
      en: "You suspect it in work for a qualification. Stop and tell whoever is responsible for exams: the awarding body's procedure applies.",
      "pt-br":
        "Você desconfia disso em trabalho que conta para exame oficial. Pare e avise o responsável pelos exames: vale o procedimento de quem certifica.",
    },
    reason: {
      en: "Whoever awards a qualification decides how it is earned.",
      "pt-br": "Quem certifica decide como se chega ao certificado.",
    },
    rules: ["uk-jcq-ai"],
  },
  {
    id: "inc-content",
    document: "incident",
    text: {
      en: "The tool showed something wrong, biased or unfit for the class. Turn the screen, say calmly what happened, report it to the supplier, note it in the list of tools and make a lesson of it where it suits the class.",
      "pt-br":
        "A ferramenta mostrou algo errado, preconceituoso ou impróprio. Vire a tela, diga com calma o que houve, denuncie ao fornecedor, anote no inventário e, se couber na turma, faça disso uma aula.",
    },
    reason: {
      en: "A tool that failed once fails the next class too, unless someone says so.",
      "pt-br": "Se ninguém avisa, o erro da ferramenta chega também à próxima turma.",
    },
    rules: ["br-eca-digital", "uk-dfe-product-safety"],
  },
];
