// Data, law and marking.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";

export const POLICY_DATA: readonly ClauseRecord[] = [
  {
    id: "pol-data-base",
    document: "policy",
    part: "data",
    text: {
      en: "Nobody types names, contact details, marks, health, family facts or images of pupils into an AI tool that has no contract with the school. Examples are invented or stripped of anything that points to a person.",
      "pt-br":
        "Ninguém digita nome, contato, nota, saúde, situação familiar ou imagem de aluno em ferramenta sem contrato com a escola. Os exemplos são inventados ou perdem tudo o que aponte para alguém.",
    },
    reasons: [],
    rules: ["br-lgpd-14", "uk-dfe-genai", "us-ferpa", "br-anpd-transfer"],
    says: { namedData: "contracted" },
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
    reasons: [],
    rules: ["br-cne-ia", "br-lei-9610", "uk-dfe-genai"],
    legal: {
      en: "Authorship of pupils' work and the supplier's terms.",
      "pt-br": "Autoria do trabalho do aluno e termos do fornecedor.",
    },
    says: { pupilsWork: "where-allowed" },
  },
  {
    id: "pol-data-names",
    document: "policy",
    part: "data",
    when: { data: ["names-results", "sensitive"] },
    text: {
      en: "Named or sensitive information is used only in a contracted system, by named staff, after the school has assessed the impact in writing. Health, disability, image and voice need the strongest reason and the family's knowledge.",
      "pt-br":
        "Informação com nome ou sensível só entra em sistema contratado, por pessoas designadas e depois de a escola avaliar o impacto por escrito. Saúde, deficiência, imagem e voz exigem motivo forte e conhecimento da família.",
    },
    reasons: [],
    rules: ["br-lgpd-14", "br-cne-ia-objective", "uk-ico-childrens-code"],
    legal: {
      en: "Legal basis, impact report and contract.",
      "pt-br": "Base legal, relatório de impacto e contrato.",
    },
    says: { namedData: "contracted" },
  },
  {
    id: "pol-law-br",
    document: "policy",
    part: "data",
    group: "law",
    when: { country: ["br"] },
    text: {
      en: "This policy follows the LGPD, the ECA Digital and its decree, the phone law and the rules of our education network. It also anticipates the CNE guidelines of 1 September 2026, which were awaiting the ministry's approval in the latest text read, of {rulesSeen}.",
      "pt-br":
        "Este documento observa a LGPD, o ECA Digital e seu decreto, a lei do celular e as normas do nosso sistema de ensino. Também se antecipa às diretrizes do CNE de 1º de setembro de 2026, que aguardavam homologação do MEC no texto mais recente que lemos, de {rulesSeen}.",
    },
    reasons: [],
    rules: ["br-cne-ia", "br-eca-digital", "br-dec-12880", "br-lgpd-14", "br-lei-15100"],
    legal: {
      en: "List of norms and the legal basis for each use, which differs in public and private schools.",
      "pt-br": "Lista de normas e base legal de cada uso, que muda entre rede pública e particular.",
    },
    says: { country: "br" },
  },
  {
    id: "pol-law-uk",
    document: "policy",
    part: "data",
    group: "law",
    when: { country: ["uk"] },
    text: {
      en: "This policy sits beside our safeguarding, data protection and behaviour policies. It follows the Department for Education's position on generative AI, its product safety standards and Keeping children safe in education, in the texts read, the latest of {rulesSeen}.",
      "pt-br":
        "Este documento acompanha as políticas de proteção da criança, de dados e de convivência. Segue a posição do Departamento de Educação sobre IA generativa, seus padrões de segurança e o Keeping children safe in education, nos textos lidos, o mais recente de {rulesSeen}.",
    },
    reasons: [],
    rules: ["uk-dfe-genai", "uk-dfe-product-safety", "uk-kcsie-2026"],
    legal: {
      en: "England only; Scotland, Wales and Northern Ireland have their own guidance. DPIA and lawful basis.",
      "pt-br":
        "Vale só para a Inglaterra; Escócia, País de Gales e Irlanda do Norte têm orientações próprias. Avaliação de impacto e base legal.",
    },
    says: { country: "uk" },
  },
  {
    id: "pol-law-other",
    document: "policy",
    part: "data",
    group: "law",
    when: { country: ["other"] },
    text: {
      en: "Where national or local rules ask for more than this policy, those rules apply. As common ground we take UNESCO's guidance and the OECD's AI literacy framework, in the texts read, the latest of {rulesSeen}.",
      "pt-br":
        "Onde a lei nacional ou local exigir mais do que este documento, vale a lei. Como base comum, adotamos o guia da Unesco e o marco de letramento em IA da OCDE, nos textos lidos, o mais recente de {rulesSeen}.",
    },
    reasons: [],
    rules: ["int-unesco-2023", "int-oecd-ailit-2026"],
    legal: { en: "National law not covered.", "pt-br": "A lei do país não foi coberta." },
    says: { country: "other" },
  },
  {
    id: "pol-mark-teacher",
    document: "policy",
    part: "marking",
    group: "marking",
    when: { marking: ["teacher-only"] },
    text: {
      en: "Teachers mark. AI may help before the task, to write a rubric or invent examples, but it does not read pupils' work in order to judge it.",
      "pt-br":
        "Quem corrige é o professor. A IA pode ajudar antes da atividade, para montar a rubrica ou inventar exemplos, mas não lê o trabalho do aluno para julgá-lo.",
    },
    reasons: ["feedback-relationship"],
    rules: ["br-cne-ia-essays", "uk-jcq-ai"],
    says: { multipleChoice: "teacher", openAnswers: "teacher" },
  },
  {
    id: "pol-mark-objective",
    document: "policy",
    part: "marking",
    group: "marking",
    when: { marking: ["objective-checked"] },
    text: {
      en: "A tool may mark multiple-choice work. Before a mark counts, the teacher opens the odd results, checks a sample and signs the check. Essays and open answers are read and marked by the teacher.",
      "pt-br":
        "A ferramenta pode corrigir questões objetivas. Antes de a nota valer, o professor abre os resultados estranhos, confere uma amostra e registra a conferência. Redação e questão dissertativa são lidas e corrigidas pelo professor.",
    },
    reasons: [],
    rules: ["br-cne-ia-objective", "br-cne-ia-essays", "uk-jcq-ai"],
    legal: {
      en: "What counts as a documented check under the CNE text, once published.",
      "pt-br": "O que conta como conferência registrada no texto do CNE, quando for publicado.",
    },
    legalIn: ["br"],
    says: { multipleChoice: "tool-checked", openAnswers: "teacher" },
  },
  {
    id: "pol-mark-drafts",
    document: "policy",
    part: "marking",
    group: "marking",
    when: { marking: ["drafts-checked"] },
    text: {
      en: "AI may help the teacher to phrase comments on common errors of a class, from notes the teacher wrote. It gives no mark, band or first verdict on a pupil's text, and nothing reaches a pupil that the teacher has not rewritten.",
      "pt-br":
        "A IA pode ajudar o professor a redigir comentários sobre erros comuns da turma, a partir de anotações que ele mesmo fez. Não dá nota, conceito nem primeiro parecer sobre o texto de um aluno, e nada chega ao aluno sem o professor reescrever.",
    },
    reasons: ["feedback-relationship"],
    rules: ["br-cne-ia-essays"],
    legal: {
      en: "Press reports differ on whether formative comments by AI are allowed by the CNE guidelines.",
      "pt-br":
        "Os relatos da imprensa divergem sobre comentários formativos feitos por IA nas diretrizes do CNE.",
    },
    legalIn: ["br"],
    says: { openAnswers: "teacher" },
  },
  {
    id: "pol-forbidden",
    document: "policy",
    part: "marking",
    text: {
      en: "We do not use AI to read emotions or attention, to score behaviour, to watch pupils by face or voice, to predict who will fail, or to decide alone on anything that matters to a person.",
      "pt-br":
        "Não usamos IA para ler emoção ou atenção, pontuar comportamento, vigiar aluno por rosto ou voz, prever quem vai fracassar nem decidir sozinha algo que pese na vida de alguém.",
    },
    reasons: [],
    rules: ["br-cne-ia-forbidden", "eu-ai-act-5", "br-mec-referencial", "br-lgpd-20"],
    says: { decides: "person" },
  },
];
