// The letters' end: rights by place, advice for home and the form.

import { UK_PLACES } from "~/features/rules/core/place";
import type { ClauseRecord, Words } from "~/features/school-kit/core/clause-record";
import { MINORS } from "~/features/school-kit/core/kit-options";

const RIGHTS = { document: "letter", group: "letter-rights" } as const;
const ASKED: Words = {
  en: "A right that is not explained is seldom used.",
  "pt-br": "Direito que não se explica quase não se usa.",
};
const WORDING: Words = {
  en: "Wording of the rights and time for a reply.",
  "pt-br": "Redação dos direitos e prazo de resposta.",
};

export const LETTER_RIGHTS: readonly ClauseRecord[] = [
  {
    ...RIGHTS,
    id: "let-rights-br",
    when: { at: ["br"] },
    text: {
      en: "You may ask what information we hold and with whom we share it, have it corrected or deleted where the law allows, withdraw a consent, and ask for a review of an automated decision. Write to our data protection officer: {contact}. If our answer does not satisfy you, you may go to ANPD.",
      "pt-br":
        "Vocês podem perguntar que informações temos e com quem as compartilhamos, pedir correção ou exclusão quando a lei permitir, retirar um consentimento e pedir revisão de decisão automatizada. Escrevam ao encarregado de dados: {contact}. Se a resposta não bastar, podem recorrer à ANPD.",
    },
    reason: ASKED,
    rules: ["br-lgpd-14", "br-lgpd-20"],
    legal: WORDING,
    says: { personalData: "approved-only" },
  },
  {
    ...RIGHTS,
    id: "let-rights-uk",
    when: { at: UK_PLACES },
    text: {
      en: "You may ask what information we hold, have it corrected, in some cases deleted, object to a use, and ask for a person to look at a decision. Write to our data protection officer: {contact}. If our answer does not satisfy you, you may complain to the Information Commissioner.",
      "pt-br":
        "Vocês podem perguntar que informações temos, pedir correção e, em alguns casos, exclusão, opor-se a um uso e pedir que uma pessoa reveja uma decisão. Escrevam ao encarregado de dados: {contact}. Se a resposta não bastar, podem reclamar ao Information Commissioner.",
    },
    reason: ASKED,
    rules: ["uk-gdpr"],
    legal: {
      en: "Wording of the rights, time for a reply and the regulator's present name.",
      "pt-br": "Redação dos direitos, prazo de resposta e nome atual da autoridade.",
    },
    says: { personalData: "approved-only" },
  },
  {
    ...RIGHTS,
    id: "let-rights-eu",
    when: { at: ["eu"] },
    text: {
      en: "You may ask what information we hold, have it corrected, in some cases deleted, object to a use, and ask for a person to look at a decision. Write to our data protection officer: {contact}. If our answer does not satisfy you, you may complain to the data protection authority of our country.",
      "pt-br":
        "Vocês podem perguntar que informações temos, pedir correção e, em alguns casos, exclusão, opor-se a um uso e pedir que uma pessoa reveja uma decisão. Escrevam ao encarregado de dados: {contact}. Se a resposta não bastar, podem reclamar à autoridade de proteção de dados do nosso país.",
    },
    reason: ASKED,
    legal: WORDING,
    says: { personalData: "approved-only" },
  },
  {
    ...RIGHTS,
    id: "let-rights-other",
    when: { at: ["us", "other"] },
    text: {
      en: "You may ask what information we hold and with whom we share it, ask for a correction, and ask how a decision was reached. Write to: {contact}. We reply in plain language.",
      "pt-br":
        "Vocês podem perguntar que informações temos e com quem as compartilhamos, pedir correção e saber como se chegou a uma decisão. Escrevam para: {contact}. Respondemos em linguagem simples.",
    },
    reason: ASKED,
    rules: ["us-ferpa"],
    legal: WORDING,
    says: { personalData: "approved-only" },
  },
  {
    id: "let-home",
    document: "letter",
    band: "families",
    when: { stage: MINORS },
    text: {
      en: "At home, please check the minimum age of any AI tool, sit with your child the first times, and remind them that it can be wrong and that it is not a friend. If something worries you, tell us the same day.",
      "pt-br":
        "Em casa, confiram a idade mínima de qualquer ferramenta de IA, fiquem junto nas primeiras vezes e lembrem que ela erra e que não é amiga. Se algo preocupar, avisem a escola no mesmo dia.",
    },
    reason: {
      en: "Most pupils meet AI at home first.",
      "pt-br": "É em casa que muitos alunos encontram a IA pela primeira vez.",
    },
    rules: ["br-eca-digital", "int-unesco-2023"],
    says: { age: "terms" },
  },
  {
    id: "let-consent",
    document: "letter",
    when: { parents: ["consent-form"] },
    text: {
      en: "For each tool below we tell you what it does, which data it gets and how long it keeps it. Please tick one answer per tool: I agree, I do not agree, I want to talk first. Not agreeing costs no mark and no place in the lesson: we give an equivalent task. You may change your mind at any time.",
      "pt-br":
        "Para cada ferramenta abaixo dizemos o que ela faz, que dados recebe e por quanto tempo. Marquem uma resposta por ferramenta: concordo, não concordo, quero conversar antes. Não concordar não tira nota nem lugar na aula: damos atividade equivalente. Dá para mudar de ideia a qualquer momento.",
    },
    reason: {
      en: "One tick for everything is no real choice.",
      "pt-br": "Um único sim para tudo não é escolha de verdade.",
    },
    rules: ["br-lgpd-14", "us-coppa-2025"],
    legal: {
      en: "Consent is not always the right legal basis, above all where the school is a public body; a lawyer decides if a form is needed.",
      "pt-br":
        "Consentimento nem sempre é a base legal certa, sobretudo na escola pública; um advogado decide se cabe um termo.",
    },
    says: { personalData: "approved-only", decides: "person" },
  },
];
