// The list of tools, the questions to their makers, and the page that is filled in before a tool gets data.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";

export const INVENTORY_AND_IMPACT: readonly ClauseRecord[] = [
  {
    id: "inv-row",
    document: "inventory",
    text: {
      en: "Before a tool goes on the list, someone reads its minimum age, its terms and its settings, and fills in the blanks below. What is already printed comes from the sources named beside it, each with its month: read them again before you sign.",
      "pt-br":
        "Antes de uma ferramenta entrar no inventário, alguém lê a idade mínima, os termos e as configurações e preenche o que está em branco abaixo. O que já vem impresso saiu dos textos citados ao lado, cada um com o seu mês: leia de novo antes de assinar.",
    },
    reason: {
      en: "Terms change without notice to schools.",
      "pt-br": "Os termos mudam sem aviso à escola.",
    },
    rules: ["br-eca-digital", "br-anpd-transfer", "uk-dfe-product-safety"],
    says: { age: "terms" },
  },
  {
    id: "inv-questions",
    document: "inventory",
    text: {
      en: "Questions to the supplier, answered in writing: Does it say it is a machine, in words a pupil understands? From what age is it, and who must permit it? Which data does it take, also from the device? Where is it stored, for how long, and who else gets it? Is training on pupils' data switched off by contract? Are you our processor, and may we see the contract? What happens when a pupil writes about harm: who is told? Who at school can see the chats, and do pupils know? Does it work with a screen reader, with captions and in our pupils' languages? Can we export and delete everything, and how fast do you report a leak? What evidence shows that it helps learning, and from whom?",
      "pt-br":
        "Perguntas ao fornecedor, com resposta por escrito: Avisa que é máquina, em palavras que o aluno entende? A partir de que idade, e quem autoriza? Que dados coleta, também do aparelho? Onde ficam, por quanto tempo, e quem mais recebe? O treino com dados de alunos está desligado em contrato? Vocês são nosso operador, e podemos ver o contrato? O que acontece quando um aluno escreve sobre violência ou sofrimento: quem é avisado? Quem na escola vê as conversas, e os alunos sabem? Funciona com leitor de tela, legenda e na língua dos alunos? Dá para exportar e apagar tudo, e em quanto tempo avisam um vazamento? Que evidência mostra que ajuda a aprender, e de quem?",
    },
    reason: {
      en: "An answer in writing can be held against its author.",
      "pt-br": "Resposta por escrito pode ser cobrada de quem a deu.",
    },
    rules: ["br-dec-12880", "br-mec-ia-basica", "br-cne-ia", "uk-dfe-product-safety", "uk-duaa"],
    says: { age: "terms", personalData: "approved-only" },
  },
  {
    id: "inv-questions-br",
    document: "inventory",
    when: { at: ["br"] },
    text: {
      en: "How do you meet the ECA Digital: protective settings from the start, age range, accounts up to 16?",
      "pt-br":
        "Como cumprem o ECA Digital: configuração protetiva desde o início, faixa etária, conta até 16 anos?",
    },
    rules: ["br-eca-digital", "br-eca-digital-accounts"],
    says: { age: "terms" },
  },
  {
    id: "inv-questions-england",
    document: "inventory",
    when: { at: ["england"] },
    text: {
      en: "What is your answer to each of the Department for Education's product safety standards?",
      "pt-br": "Qual é a sua resposta a cada padrão de segurança do Departamento de Educação?",
    },
    rules: ["uk-dfe-product-safety"],
  },
  {
    id: "imp-page",
    document: "impact",
    either: [{ data: ["pupil-work", "names-results", "sensitive"] }, { login: ["school-account"] }],
    text: {
      en: "One page for each tool, before it gets pupils' data. Without a decision at its end the tool is not used.",
      "pt-br":
        "Uma página por ferramenta, antes de ela receber dados de alunos. Sem a decisão no fim, a ferramenta não entra.",
    },
    reason: {
      en: "What is written down can be asked about later.",
      "pt-br": "O que fica escrito pode ser cobrado depois.",
    },
    rules: ["br-lgpd-14", "br-lgpd-38", "uk-gdpr"],
    says: { personalData: "approved-only" },
  },
];
