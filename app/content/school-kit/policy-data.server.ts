// The policy on data.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";

export const POLICY_DATA: readonly ClauseRecord[] = [
  {
    id: "pol-data-base",
    document: "policy",
    part: "data",
    text: {
      en: "Nobody puts names, contact details, marks, facts about health or family, or images of pupils into an AI tool, except in a system the school has approved for exactly that use. Examples are invented or stripped of anything that points to a person.",
      "pt-br":
        "Ninguém põe nome, contato, nota, dado de saúde, situação familiar ou imagem de aluno em ferramenta de IA, a não ser em sistema que a escola aprovou para esse uso específico. Os exemplos são inventados ou perdem tudo o que aponte para alguém.",
    },
    reason: {
      en: "What is typed into a tool cannot be called back.",
      "pt-br": "O que se digita em uma ferramenta não tem volta.",
    },
    rules: ["br-lgpd-14", "br-anpd-transfer", "uk-dfe-genai", "us-ferpa", "uk-gdpr"],
    says: { personalData: "approved-only" },
  },
  {
    id: "pol-data-work",
    document: "policy",
    part: "data",
    when: { data: ["pupil-work"] },
    text: {
      en: "Pupils' work reaches a tool only without names, only for the purpose told to the class, and only if the supplier's terms rule out training on it.",
      "pt-br":
        "Trabalho de aluno só vai para a ferramenta sem nome, para o fim que a turma conhece e se os termos do fornecedor proibirem treinar com ele.",
    },
    reason: {
      en: "A pupil's work is the pupil's own.",
      "pt-br": "O trabalho do aluno é do aluno.",
    },
    rules: ["br-cne-ia", "br-lei-9610", "uk-dfe-genai"],
    legal: {
      en: "Authorship of pupils' work and the supplier's terms.",
      "pt-br": "Autoria do trabalho do aluno e termos do fornecedor.",
    },
    says: { work: "where-allowed", personalData: "approved-only" },
  },
  {
    id: "pol-data-names",
    document: "policy",
    part: "data",
    when: { data: ["names-results", "sensitive"] },
    text: {
      en: "Information with names is used only in a contracted system that is approved for it, by named staff, after the school has assessed the impact in writing.",
      "pt-br":
        "Informação com nome só entra em sistema contratado e aprovado para isso, por pessoas designadas e depois de a escola avaliar o impacto por escrito.",
    },
    reason: {
      en: "Without a contract the school cannot say what becomes of the names.",
      "pt-br": "Sem contrato, a escola não sabe dizer o que se faz com os nomes.",
    },
    rules: ["br-lgpd-14", "br-cne-ia-objective", "us-ferpa", "uk-gdpr"],
    legal: {
      en: "Legal basis, impact report and contract.",
      "pt-br": "Base legal, relatório de impacto e contrato.",
    },
    says: { personalData: "approved-only" },
  },
  {
    id: "pol-data-sensitive",
    document: "policy",
    part: "data",
    when: { data: ["sensitive"] },
    text: {
      en: "Health and disability are sensitive data, and image and voice call for the same care: they are used only where the law allows it, the {dataOfficer} agrees in writing and the person concerned, or the family, has been told.",
      "pt-br":
        "Saúde e deficiência são dados sensíveis, e imagem e voz pedem o mesmo cuidado: só com base legal, parecer escrito do {dataOfficer} e aviso à pessoa ou à família.",
    },
    reason: {
      en: "A leak of such data follows a person for years.",
      "pt-br": "O vazamento desses dados acompanha a pessoa por anos.",
    },
    rules: ["br-lgpd-14", "br-cne-ia-objective", "uk-gdpr"],
    legal: {
      en: "What allows the use of sensitive data of a minor.",
      "pt-br": "O que autoriza usar dado sensível de menor.",
    },
    says: { personalData: "approved-only" },
  },
  {
    id: "pol-assess-impact",
    document: "policy",
    part: "data",
    either: [{ data: ["pupil-work", "names-results", "sensitive"] }, { login: ["school-account"] }],
    text: {
      en: "Before a tool gets pupils' data, the school writes down on one page: what it is for, whose data, on what legal ground, where it goes, for how long, what could go wrong for a pupil, what we do about it, and who agreed. Without that page the tool is not used.",
      "pt-br":
        "Antes de uma ferramenta receber dados de alunos, a escola registra em uma página: para que serve, dados de quem, com que base legal, para onde vão, por quanto tempo, o que pode dar errado para o aluno, o que fazemos a respeito e quem concordou. Sem essa página, a ferramenta não entra.",
    },
    reason: {
      en: "What is written down can be asked about later.",
      "pt-br": "O que fica escrito pode ser cobrado depois.",
    },
    rules: ["br-lgpd-14", "br-lgpd-38", "uk-gdpr"],
    legal: {
      en: "Whether the law asks for a full impact assessment.",
      "pt-br": "Se a lei exige um relatório de impacto completo.",
    },
    says: { personalData: "approved-only" },
  },
  {
    id: "pol-copyright",
    document: "policy",
    part: "data",
    text: {
      en: "We upload only what we may share: our own material, open licences, public domain, or short passages with author and source. Textbooks and publishers' sheets stay out, and a pupil's work goes in only where a clause of this policy allows it.",
      "pt-br":
        "Só enviamos à ferramenta o que podemos compartilhar: material nosso, licença aberta, domínio público ou trecho curto com autor e fonte. Livro didático e apostila de editora ficam fora, e trabalho de aluno só entra onde uma cláusula deste documento permitir.",
    },
    reason: {
      en: "A book that the school bought is not the school's to pass on.",
      "pt-br": "Comprar o livro não dá à escola o direito de repassá-lo.",
    },
    rules: ["br-lei-9610", "uk-dfe-genai"],
    legal: {
      en: "Exceptions for teaching in copyright law.",
      "pt-br": "Exceções do direito autoral para o ensino.",
    },
    says: { work: "where-allowed" },
  },
];
