// The letter to families.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS } from "~/features/school-kit/core/kit-options";

export const LETTER: readonly ClauseRecord[] = [
  {
    id: "let-open-use",
    document: "letter",
    group: "letter-open",
    when: { login: IN_LESSONS },
    text: {
      en: "Dear families, this term our pupils will meet artificial intelligence in some lessons at {school}. We are writing before it starts, so that you know what will happen and what will not.",
      "pt-br":
        "Prezadas famílias, neste período nossos alunos terão contato com inteligência artificial em algumas aulas da nossa escola, {school}. Escrevemos antes de começar, para que vocês saibam o que vai acontecer e o que não vai.",
    },
    reasons: ["trust"],
    rules: ["br-lgpd-14"],
    says: { pupilsMeetAi: "yes" },
  },
  {
    id: "let-open-nouse",
    document: "letter",
    group: "letter-open",
    when: { login: ["no-pupil-use"] },
    text: {
      en: "Dear families, pupils at {school} do not use artificial intelligence tools at school. Teachers may use them to prepare lessons, and they answer for all that reaches the class.",
      "pt-br":
        "Prezadas famílias, na nossa escola, {school}, os alunos não usam ferramentas de inteligência artificial. Professores podem usá-las para preparar aulas e respondem por tudo o que chega à turma.",
    },
    reasons: ["trust"],
    rules: [],
    says: { pupilsMeetAi: "no" },
  },
  {
    id: "let-how",
    document: "letter",
    when: { login: IN_LESSONS },
    text: {
      en: "In lessons, AI appears with a teacher present, in short tasks with a clear aim. A person always decides, and answers for every mark. A pupil who does not take part does an equivalent task, with no loss.",
      "pt-br":
        "Em aula, a IA aparece com um professor presente, em tarefas curtas e com objetivo claro. Quem decide, e responde por cada nota, é sempre uma pessoa. Quem não participar faz atividade equivalente, sem prejuízo.",
    },
    reasons: [],
    rules: ["br-cne-ia", "br-lgpd-14", "uk-dfe-genai"],
    says: { pupilsMeetAi: "yes", decides: "person" },
  },
  {
    id: "let-data",
    document: "letter",
    text: {
      en: "We do not type your child's name, marks, health or photograph into these tools unless we have told you in writing which system does so, why, and for how long. You may see the list of tools; ask at: {contact}.",
      "pt-br":
        "Não digitamos nome, notas, saúde ou foto do seu filho ou da sua filha nessas ferramentas, a não ser que tenhamos informado por escrito qual sistema faz isso, por quê e por quanto tempo. Vocês podem ver o inventário de ferramentas; peçam neste contato: {contact}.",
    },
    reasons: [],
    rules: ["br-lgpd-14", "br-anpd-transfer", "uk-ico-childrens-code"],
  },
  {
    id: "let-rights-br",
    document: "letter",
    group: "letter-rights",
    when: { country: ["br"] },
    text: {
      en: "As parents or guardians you may ask what information we hold, have it corrected, object to a use and ask how a decision was reached. Write to: {contact}. We reply in plain language.",
      "pt-br":
        "Como responsáveis, vocês podem perguntar que informações temos, pedir correção, opor-se a um uso e saber como se chegou a uma decisão. Escrevam para: {contact}. Respondemos em linguagem simples.",
    },
    reasons: [],
    rules: ["br-lgpd-14", "br-lgpd-20"],
    legal: {
      en: "Wording of data subjects' rights and reply time.",
      "pt-br": "Redação dos direitos do titular e prazo de resposta.",
    },
  },
  {
    id: "let-rights-other",
    document: "letter",
    group: "letter-rights",
    unless: { country: ["br"] },
    text: {
      en: "You may ask what information we hold, have it corrected, object to a use and ask how a decision was reached. Write to: {contact}. We reply in plain language.",
      "pt-br":
        "Vocês podem perguntar que informações temos, pedir correção, opor-se a um uso e saber como se chegou a uma decisão. Escrevam para: {contact}. Respondemos em linguagem simples.",
    },
    reasons: ["trust"],
    rules: ["uk-ico-childrens-code"],
    legal: { en: "Wording of data subjects' rights.", "pt-br": "Redação dos direitos do titular." },
  },
  {
    id: "let-home",
    document: "letter",
    text: {
      en: "At home, please check the minimum age of any AI tool, sit with your child the first times, and remind them that it can be wrong and that it is not a friend. If something worries you, tell us the same day.",
      "pt-br":
        "Em casa, confiram a idade mínima de qualquer ferramenta de IA, fiquem junto nas primeiras vezes e lembrem que ela erra e que não é amiga. Se algo preocupar, avisem a escola no mesmo dia.",
    },
    reasons: [],
    rules: ["br-eca-digital", "br-dec-12880", "int-unesco-2023", "uk-kcsie-2026"],
  },
  {
    id: "let-consent",
    document: "letter",
    when: { parents: ["consent-form"] },
    text: {
      en: "Please return the form with your answer: I agree, I do not agree, or I want to talk first. Not agreeing changes nothing in lessons or marks, and you may change your mind at any time.",
      "pt-br":
        "Devolvam o termo com a resposta: concordo, não concordo ou quero conversar antes. Não concordar não muda nada nas aulas nem nas notas, e dá para mudar de ideia a qualquer momento.",
    },
    reasons: [],
    rules: ["br-lgpd-14", "us-coppa-2025"],
    legal: {
      en: "Consent is not always the right legal basis, above all in public schools; a lawyer decides if a form is needed.",
      "pt-br":
        "Consentimento nem sempre é a base legal certa, sobretudo na escola pública; um advogado decide se cabe um termo.",
    },
  },
];
