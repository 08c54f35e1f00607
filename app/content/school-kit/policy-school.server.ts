// The policy on phones, teaching about AI, incidents, complaints and review.
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY } from "~/features/school-kit/core/kit-options";

const SAME_FOR_ALL: Words = {
  en: "No task should depend on money, a phone or an account.",
  "pt-br": "Nenhuma tarefa deve depender de dinheiro, celular ou conta.",
};
const LITERACY_REASON: Words = {
  en: "Whoever understands how it works is harder to mislead.",
  "pt-br": "Quem entende como funciona é mais difícil de enganar.",
};
const LITERACY_RULES = ["br-cne-ia-curriculum", "br-bncc-computacao", "br-pned", "int-oecd-ailit-2026"];

export const POLICY_SCHOOL: readonly ClauseRecord[] = [
  {
    id: "pol-phones-away-br",
    document: "policy",
    part: "school",
    group: "phones",
    when: { at: ["br"], phones: ["none", "school-devices"] },
    text: {
      en: "Activities use the school's equipment or paper. Pupils' own phones stay away in lessons, at break and between lessons. They are always allowed for accessibility, inclusion, health and fundamental rights.",
      "pt-br":
        "As atividades usam equipamento da escola ou papel. O celular do aluno fica guardado na aula, no recreio e nos intervalos. É sempre permitido por acessibilidade, inclusão, saúde e direitos fundamentais.",
    },
    reason: SAME_FOR_ALL,
    rules: ["br-lei-15100", "br-dec-12385"],
    says: { phones: "away" },
  },
  {
    id: "pol-phones-task-br",
    document: "policy",
    part: "school",
    group: "phones",
    when: { at: ["br"], phones: ["task-only"] },
    text: {
      en: "A phone comes out only in a lesson, when the teacher asks, for a task in the lesson plan, and goes back at the end; it stays away at break and between lessons. It is always allowed for accessibility, inclusion, health and fundamental rights. Nobody is left out for not having one.",
      "pt-br":
        "O celular só sai da mochila em aula, quando o professor pede, para atividade prevista no planejamento, e volta ao fim; no recreio e nos intervalos fica guardado. É sempre permitido por acessibilidade, inclusão, saúde e direitos fundamentais. Quem não tem celular não fica de fora.",
    },
    reason: SAME_FOR_ALL,
    rules: ["br-lei-15100", "br-dec-12385", "br-cne-ceb-2-2025"],
    says: { phones: "for-tasks" },
  },
  {
    id: "pol-phones-away",
    document: "policy",
    part: "school",
    group: "phones",
    when: { phones: ["none", "school-devices"] },
    unless: { at: ["br"] },
    text: {
      en: "Activities use the school's equipment or paper. Pupils' own phones stay put away, except for accessibility, health or another need that the school has agreed.",
      "pt-br":
        "As atividades usam equipamento da escola ou papel. O celular do aluno fica guardado, exceto por acessibilidade, saúde ou outra necessidade combinada com a escola.",
    },
    reason: SAME_FOR_ALL,
    rules: ["uk-phones-2026"],
    says: { phones: "away" },
  },
  {
    id: "pol-phones-task",
    document: "policy",
    part: "school",
    group: "phones",
    when: { phones: ["task-only"] },
    unless: { at: ["br"] },
    text: {
      en: "A phone comes out only when the teacher asks, for a task in the lesson plan, and goes back at the end. Nobody is left out for not having one, and exceptions for accessibility and health stand.",
      "pt-br":
        "O celular só sai da mochila quando o professor pede, para atividade prevista no planejamento, e volta ao fim. Quem não tem celular não fica de fora; valem as exceções de acessibilidade e saúde.",
    },
    reason: SAME_FOR_ALL,
    rules: ["uk-phones-2026"],
    legal: {
      en: "Guidance of January 2026 for schools in England expects no phones at all during the school day.",
      "pt-br": "A orientação de janeiro de 2026 para as escolas da Inglaterra prevê o dia todo sem celular.",
    },
    legalAt: ["england"],
    says: { phones: "for-tasks" },
  },
  {
    id: "pol-literacy",
    document: "policy",
    part: "school",
    when: { stage: BEYOND_EARLY },
    unless: { stage: ["early"] },
    text: {
      en: "Once a school year, and more often where we can, every class has a lesson on how AI works, where it fails and what it does with our data, tied to the curriculum and, where possible, without a computer.",
      "pt-br":
        "Ao menos uma vez por ano letivo, e mais quando der, toda turma tem uma aula sobre como a IA funciona, onde falha e o que faz com os nossos dados, ligada ao currículo e, quando der, sem computador.",
    },
    reason: LITERACY_REASON,
    rules: LITERACY_RULES,
    says: { personalData: "approved-only" },
  },
  {
    id: "pol-literacy-after-early",
    document: "policy",
    part: "school",
    when: { stage: ["early"] },
    either: [{ stage: BEYOND_EARLY }],
    text: {
      en: "Once a school year, and more often where we can, every class after early years has a lesson on how AI works, where it fails and what it does with our data, tied to the curriculum and, where possible, without a computer.",
      "pt-br":
        "Depois da educação infantil, ao menos uma vez por ano letivo, e mais quando der, toda turma tem uma aula sobre como a IA funciona, onde falha e o que faz com os nossos dados, ligada ao currículo e, quando der, sem computador.",
    },
    reason: LITERACY_REASON,
    rules: LITERACY_RULES,
    says: { personalData: "approved-only" },
  },
  {
    id: "pol-incident",
    document: "policy",
    part: "school",
    text: {
      en: "Anyone who sees harm, a leak or a fake image reports it at once, and the same day at the latest, to {contact}; the sheet for incidents says what comes next, and we keep a record of every case and of what we changed.",
      "pt-br":
        "Quem perceber dano, vazamento ou imagem falsa avisa na hora, ou no máximo no mesmo dia, por este contato: {contact}. O roteiro para incidentes diz o que vem depois, e guardamos registro de cada caso e do que mudamos.",
    },
    reason: {
      en: "The first hours decide how far harm goes.",
      "pt-br": "As primeiras horas decidem até onde vai o dano.",
    },
    rules: ["br-anpd-incident", "uk-kcsie-2026"],
  },
  {
    id: "pol-complaint",
    document: "policy",
    part: "school",
    text: {
      en: "Anyone who thinks that AI was used wrongly, or that someone was wrongly accused, may ask for the case to be looked at again: {contact}. Someone who did not take the decision answers in writing.",
      "pt-br":
        "Quem achar que a IA foi mal usada, ou que houve acusação injusta, pode pedir nova análise neste contato: {contact}. Responde por escrito alguém que não tomou a decisão.",
    },
    reason: {
      en: "People accept a decision more readily when someone else has looked at it.",
      "pt-br": "É mais fácil aceitar uma decisão que outra pessoa também conferiu.",
    },
    rules: ["br-lgpd-20"],
  },
  {
    id: "pol-regimento-br",
    document: "policy",
    part: "school",
    when: { at: ["br"] },
    text: {
      en: "The curriculum lead takes this text to the school council or the teaching staff, brings it into the PPP and proposes the matching article of the regimento escolar.",
      "pt-br":
        "A coordenação pedagógica leva este texto ao conselho escolar ou à equipe docente, incorpora-o ao PPP e propõe o artigo correspondente no regimento escolar.",
    },
    rules: ["br-dec-12385", "br-cne-ia"],
    legal: {
      en: "Changing the regimento follows the network's own procedure.",
      "pt-br": "Mudar o regimento segue o rito de cada rede.",
    },
    says: { place: "br" },
  },
  {
    id: "pol-review",
    document: "policy",
    part: "school",
    text: {
      en: "We look at this policy again {reviewWhen}. The month of each rule we relied on is printed at the end.",
      "pt-br": "Revemos este documento {reviewWhen}. O mês de cada norma consultada está impresso no fim.",
    },
    reason: {
      en: "Rules and tools of this kind change within months.",
      "pt-br": "Regras e ferramentas assim mudam em poucos meses.",
    },
    rules: ["br-cne-ia"],
  },
];
