// Steps for when something goes wrong, and the poster for the wall.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { OLDER, OWN_USE } from "~/features/school-kit/core/kit-options";

export const INCIDENT_AND_POSTER: readonly ClauseRecord[] = [
  {
    id: "inc-leak-br",
    document: "incident",
    group: "incident-leak",
    when: { country: ["br"] },
    text: {
      en: "Pupil data went where they should not. Stop using the tool, note what, whose and when, and tell the head teacher and the data officer the same day. The school has three working days to weigh and report it to ANPD and to families, when the risk is relevant.",
      "pt-br":
        "Dado de aluno foi parar onde não devia. Pare de usar a ferramenta, anote o que vazou, de quem e quando, e avise a direção e o encarregado de dados no mesmo dia. A escola tem três dias úteis para avaliar e comunicar à ANPD e às famílias, quando o risco for relevante.",
    },
    reasons: [],
    rules: ["br-anpd-incident", "br-lgpd-14"],
    legal: {
      en: "Test of relevant risk and content of the notice.",
      "pt-br": "Teste do risco relevante e conteúdo da comunicação.",
    },
  },
  {
    id: "inc-leak-other",
    document: "incident",
    group: "incident-leak",
    unless: { country: ["br"] },
    text: {
      en: "Pupil data went where they should not. Stop using the tool, note what, whose and when, and tell the head teacher and the data protection officer the same day. They decide whom to notify and by when.",
      "pt-br":
        "Dado de aluno foi parar onde não devia. Pare de usar a ferramenta, anote o que vazou, de quem e quando, e avise a direção e o encarregado de dados no mesmo dia. São eles que decidem a quem comunicar e em que prazo.",
    },
    reasons: [],
    rules: ["uk-ico-childrens-code", "uk-dfe-genai"],
    legal: { en: "Reporting times by country.", "pt-br": "Prazos de comunicação de cada país." },
  },
  {
    id: "inc-deepfake",
    document: "incident",
    text: {
      en: "A fake or sexual image of someone at school. Do not look further, forward, copy or print. Stay with the person harmed, keep links and names of accounts, tell the child-protection lead now. The school calls the families and the authorities; it does not investigate by itself.",
      "pt-br":
        "Imagem falsa ou sexual de alguém da escola. Não procure mais, não repasse, não copie nem imprima. Acolha quem foi atingido, guarde links e nomes de perfis e avise já a direção ou quem cuida da proteção dos alunos. A escola chama as famílias e as autoridades; não investiga por conta própria.",
    },
    reasons: [],
    rules: ["br-deepfake", "uk-kcsie-2026", "eu-ai-act-5"],
    legal: {
      en: "Criminal law and which authority, by country.",
      "pt-br": "Direito penal e autoridade competente em cada país.",
    },
  },
  {
    id: "inc-risk",
    document: "incident",
    text: {
      en: "A pupil wrote to a tool about self-harm, abuse or danger. Treat it as if it had been said to you: listen, do not promise secrecy, stay, and tell the person responsible for protection at once, who follows the legal route.",
      "pt-br":
        "Um aluno escreveu a uma ferramenta sobre automutilação, violência ou perigo. Aja como se ele tivesse dito a você: escute, não prometa segredo, fique junto e avise na hora a orientação ou a direção, que segue o caminho legal.",
    },
    reasons: [],
    rules: ["br-lei-13819", "uk-kcsie-2026", "br-dec-12880"],
    legal: {
      en: "Duty to notify: Conselho Tutelar in Brazil, safeguarding route in the UK.",
      "pt-br": "Dever de notificar: Conselho Tutelar no Brasil, rede de proteção no Reino Unido.",
    },
  },
  {
    id: "inc-suspicion",
    document: "incident",
    text: {
      en: "You suspect that a pupil did not write a text. Do not accuse and do not rely on a detector. Compare with earlier work, ask for notes, have the pupil explain or redo a part, and write down what you saw. If it was misuse, teach first and apply the school's ordinary rule.",
      "pt-br":
        "Você desconfia que o texto não é do aluno. Não acuse nem se apoie em detector. Compare com trabalhos anteriores, peça as anotações, convide a explicar ou refazer uma parte e registre o que viu. Se houve uso indevido, primeiro ensine e depois aplique a regra comum da escola.",
    },
    reasons: ["process-evidence", "detectors"],
    rules: ["uk-jcq-ai"],
  },
  {
    id: "inc-content",
    document: "incident",
    text: {
      en: "The tool showed something wrong, biased or unfit for children. Turn the screen, say calmly what happened, report it to the supplier, note it in the list of tools and use it, when the age allows, as a lesson.",
      "pt-br":
        "A ferramenta mostrou algo errado, preconceituoso ou impróprio. Vire a tela, diga com calma o que houve, denuncie ao fornecedor, anote no inventário e, se a idade permitir, faça disso uma aula.",
    },
    reasons: ["trust"],
    rules: ["br-eca-digital", "uk-dfe-product-safety"],
  },
  {
    id: "pos-who-none",
    document: "poster",
    group: "poster-who",
    when: { login: ["no-pupil-use"] },
    text: {
      en: "Here we learn how AI works, without using it.",
      "pt-br": "Aqui a gente aprende como a IA funciona, sem usar.",
    },
    reasons: ["clarity"],
    rules: [],
    says: { pupilsMeetAi: "no", pupilsOperateAi: "no" },
  },
  {
    id: "pos-who-screen",
    document: "poster",
    group: "poster-who",
    when: { login: ["teacher-screen"] },
    text: {
      en: "The teacher types. All of us discuss what comes back.",
      "pt-br": "Quem digita é o professor. Quem discute a resposta é a turma toda.",
    },
    reasons: ["least-data"],
    rules: ["br-cne-ia-stages"],
    says: { pupilsMeetAi: "yes", pupilsOperateAi: "no" },
  },
  {
    id: "pos-who-colour",
    document: "poster",
    group: "poster-who",
    when: { login: OWN_USE, stage: OLDER },
    text: {
      en: "First look at the colour: red is without AI, amber is for one step, green is with AI.",
      "pt-br": "Primeiro, olhe a cor: vermelho é sem IA, amarelo é só uma etapa, verde é com IA.",
    },
    reasons: ["clarity", "guided-autonomy"],
    rules: [],
    says: { pupilsOperateAi: "yes" },
  },
  {
    id: "pos-think",
    document: "poster",
    text: {
      en: "Think first. What you learn is what your own head does.",
      "pt-br": "Pense primeiro. Você aprende o que a sua cabeça faz.",
    },
    reasons: ["own-thinking"],
    rules: [],
  },
  {
    id: "pos-data",
    document: "poster",
    text: {
      en: "Names, faces, voices, secrets: we never give them to a machine.",
      "pt-br": "Nome, rosto, voz, segredo: nada disso se conta a uma máquina.",
    },
    reasons: ["least-data"],
    rules: ["br-lgpd-14"],
  },
  {
    id: "pos-check",
    document: "poster",
    text: {
      en: "AI makes mistakes and sounds sure. Check in another place.",
      "pt-br": "A IA erra com cara de quem sabe. Confira em outro lugar.",
    },
    reasons: [],
    rules: ["int-oecd-ailit-2026"],
  },
  {
    id: "pos-person",
    document: "poster",
    text: {
      en: "People decide, and a person answers for every mark. AI is not a friend.",
      "pt-br": "Quem decide é gente, e cada nota tem uma pessoa que responde por ela. IA não é amiga.",
    },
    reasons: ["accountability"],
    rules: ["br-lgpd-20"],
    says: { decides: "person" },
  },
  {
    id: "pos-help",
    document: "poster",
    text: {
      en: "Something wrong? Stop, leave the screen as it is, tell an adult. Nobody is punished for telling.",
      "pt-br": "Deu errado? Pare, deixe a tela como está e conte a um adulto. Ninguém é punido por contar.",
    },
    reasons: ["trust"],
    rules: ["uk-kcsie-2026"],
  },
];
