// The law that a policy was written with: that of the school's own place, and no other.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";

const LAW = { document: "policy", part: "data", group: "law", namesRules: true } as const;
const LAWYER_UK = {
  en: "Lawful basis for each use, and the impact assessment.",
  "pt-br": "Base legal de cada uso e avaliação de impacto.",
};

export const POLICY_LAW: readonly ClauseRecord[] = [
  {
    ...LAW,
    id: "pol-law-br",
    when: { at: ["br"] },
    text: {
      en: "This policy was written with the LGPD, the ECA Digital and its decree, the phone law and the rules of our education network in view. It also anticipates the CNE guidelines of 1 September 2026, which were awaiting the ministry's approval in the latest text read, of {rulesSeen}.",
      "pt-br":
        "Este documento foi escrito tendo em vista a LGPD, o ECA Digital e seu decreto, a lei do celular e as normas do nosso sistema de ensino. Também se antecipa às diretrizes do CNE de 1º de setembro de 2026, que aguardavam homologação do MEC no texto mais recente que lemos, de {rulesSeen}.",
    },
    rules: [
      "br-lgpd-14",
      "br-lgpd-20",
      "br-eca-digital",
      "br-dec-12880",
      "br-lei-15100",
      "br-cne-ia",
      "br-lgpd-38",
    ],
    legal: {
      en: "List of norms and the legal basis for each use, which differs in public and private schools.",
      "pt-br": "Lista de normas e base legal de cada uso, que muda entre rede pública e particular.",
    },
    says: { place: "br" },
  },
  {
    ...LAW,
    id: "pol-law-england",
    when: { at: ["england"] },
    text: {
      en: "This policy sits beside our safeguarding, data protection, behaviour and equality policies. Pupils' data is handled under the UK GDPR and the Data Protection Act 2018. This policy takes account of the Department for Education's position on generative AI, asks suppliers to answer its product safety standards, and has regard to Keeping children safe in education, in the texts read, the latest of {rulesSeen}.",
      "pt-br":
        "Este documento acompanha as políticas de proteção da criança, de dados, de convivência e de igualdade. Os dados dos alunos são tratados conforme o UK GDPR e o Data Protection Act 2018. O documento considera a posição do Departamento de Educação sobre IA generativa, pede aos fornecedores resposta aos padrões de segurança e observa o Keeping children safe in education, nos textos lidos, o mais recente de {rulesSeen}.",
    },
    rules: ["uk-dfe-genai", "uk-dfe-product-safety", "uk-kcsie-2026", "uk-gdpr", "uk-equality"],
    legal: LAWYER_UK,
    says: { place: "england" },
  },
  {
    ...LAW,
    id: "pol-law-scotland",
    when: { at: ["scotland"] },
    text: {
      en: "This policy sits beside our child protection, data protection, behaviour and equality policies. Pupils' data is handled under the UK GDPR and the Data Protection Act 2018. This policy takes account of Scotland's guidance on AI in schools, in the texts read, the latest of {rulesSeen}; a local authority's school uses what the authority has approved.",
      "pt-br":
        "Este documento acompanha as políticas de proteção da criança, de dados, de convivência e de igualdade. Os dados dos alunos são tratados conforme o UK GDPR e o Data Protection Act 2018. O documento considera a orientação da Escócia sobre IA nas escolas, nos textos lidos, o mais recente de {rulesSeen}; escola da autoridade local usa o que a autoridade aprovou.",
    },
    reason: {
      en: "One law on data holds in the whole United Kingdom; guidance for schools is each nation's own.",
      "pt-br": "A lei de dados vale em todo o Reino Unido; a orientação às escolas é de cada nação.",
    },
    rules: ["uk-gdpr", "uk-equality", "uk-scotland-ai"],
    legal: LAWYER_UK,
    says: { place: "scotland" },
  },
  {
    ...LAW,
    id: "pol-law-wales-ni",
    when: { at: ["wales-ni"] },
    text: {
      en: "This policy sits beside our safeguarding, data protection, behaviour and equality policies. Pupils' data is handled under the UK GDPR and the Data Protection Act 2018. We read it together with the guidance that our own nation gives to schools.",
      "pt-br":
        "Este documento acompanha as políticas de proteção da criança, de dados, de convivência e de igualdade. Os dados dos alunos são tratados conforme o UK GDPR e o Data Protection Act 2018. O documento é lido em conjunto com a orientação que a nossa nação dá às escolas.",
    },
    reason: {
      en: "One law on data holds in the whole United Kingdom; guidance for schools is each nation's own.",
      "pt-br": "A lei de dados vale em todo o Reino Unido; a orientação às escolas é de cada nação.",
    },
    rules: ["uk-gdpr"],
    legal: {
      en: "We have not read the guidance of Wales or of Northern Ireland. Lawful basis for each use.",
      "pt-br": "Não lemos a orientação do País de Gales nem a da Irlanda do Norte. Base legal de cada uso.",
    },
    says: { place: "wales-ni" },
  },
  {
    ...LAW,
    id: "pol-law-eu",
    when: { at: ["eu"] },
    text: {
      en: "Pupils' data is handled under the GDPR and the data protection law of our country. This policy was written with the EU's AI Act in view, in the texts read, the latest of {rulesSeen}. Where national or regional rules ask for more, they apply.",
      "pt-br":
        "Os dados dos alunos são tratados conforme o GDPR e a lei de proteção de dados do nosso país. Este documento foi escrito tendo em vista o Regulamento de IA da União Europeia, nos textos lidos, o mais recente de {rulesSeen}. Onde a regra nacional ou regional exigir mais, ela vale.",
    },
    rules: ["eu-ai-act-4", "eu-ai-act-5", "eu-ai-act-annex3", "eu-gdpr-8"],
    legal: {
      en: "National law, the legal basis for each use and the national age of consent.",
      "pt-br": "Lei nacional, base legal de cada uso e idade nacional de consentimento.",
    },
    says: { place: "eu" },
  },
  {
    ...LAW,
    id: "pol-law-us",
    when: { at: ["us"] },
    text: {
      en: "This policy was written with FERPA and COPPA in view, in the texts read, the latest of {rulesSeen}. Where our state or our district asks for more, its rules apply.",
      "pt-br":
        "Este documento foi escrito tendo em vista a FERPA e a COPPA, nos textos lidos, o mais recente de {rulesSeen}. Onde o estado ou o distrito exigir mais, valem as regras dele.",
    },
    rules: ["us-ferpa", "us-coppa-2025", "us-ppra"],
    legal: {
      en: "State law and the district's own policy.",
      "pt-br": "Lei do estado e política do distrito.",
    },
    says: { place: "us" },
  },
  {
    ...LAW,
    id: "pol-law-other",
    when: { at: ["other"] },
    text: {
      en: "Where national or local rules ask for more than this policy, those rules apply. As common ground we take UNESCO's guidance and the OECD's AI literacy framework, in the texts read, the latest of {rulesSeen}.",
      "pt-br":
        "Onde a lei nacional ou local exigir mais do que este documento, vale a lei. Como base comum, adotamos o guia da Unesco e o marco de letramento em IA da OCDE, nos textos lidos, o mais recente de {rulesSeen}.",
    },
    rules: ["int-unesco-2023", "int-oecd-ailit-2026"],
    legal: {
      en: "The law of the country: we have read none.",
      "pt-br": "A lei do país: não lemos nenhuma.",
    },
    says: { place: "other" },
  },
];
