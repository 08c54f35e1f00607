// The policy's purpose and people, and what each stage does.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, OWN_USE } from "~/features/school-kit/core/kit-options";

export const POLICY_PEOPLE: readonly ClauseRecord[] = [
  {
    id: "pol-purpose",
    document: "policy",
    part: "purpose",
    text: {
      en: "At {school} artificial intelligence is there to help people learn and teach, never to replace the effort of learning or the judgement of a teacher. This policy says what is allowed, what is not, and whom to ask.",
      "pt-br":
        "Na nossa escola, {school}, a inteligência artificial serve para ajudar a aprender e a ensinar, nunca para substituir o esforço de aprender nem o julgamento de quem ensina. Este documento diz o que pode, o que não pode e a quem perguntar.",
    },
    reason: {
      en: "Pupils need to do first, by themselves, what a task is meant to train.",
      "pt-br": "O aluno precisa fazer primeiro, sozinho, aquilo que a atividade quer desenvolver.",
    },
    rules: ["br-cne-ia", "uk-dfe-genai"],
  },
  {
    id: "pol-responsible",
    document: "policy",
    part: "purpose",
    text: {
      en: "{responsible} answers for this policy, keeps the list of tools and receives questions at {contact}. A teacher may decide not to use generative AI, and this is not held against anyone.",
      "pt-br":
        "{responsible} responde por este documento, mantém o inventário de ferramentas e recebe dúvidas neste contato: {contact}. O professor pode decidir não usar IA generativa, e isso não pesa contra ninguém.",
    },
    reason: {
      en: "A rule that nobody answers for is soon forgotten.",
      "pt-br": "Regra sem responsável logo cai no esquecimento.",
    },
    rules: ["br-mec-ia-basica"],
  },
  {
    id: "pol-teacher-decides",
    document: "policy",
    part: "purpose",
    text: {
      en: "A person decides. Marks, progression, support plans and sanctions are decided and signed by staff, who must be able to explain them without blaming a tool.",
      "pt-br":
        "Quem decide é gente. Nota, aprovação, plano de apoio e medida disciplinar são decididos e assinados por um profissional, que precisa saber explicá-los sem pôr a culpa na ferramenta.",
    },
    reason: {
      en: "Whoever decides must be able to explain.",
      "pt-br": "Quem decide precisa saber explicar.",
    },
    rules: ["br-lgpd-20", "br-cne-ia-forbidden"],
    says: { decides: "person" },
  },
  {
    id: "pol-staff",
    document: "policy",
    part: "purpose",
    text: {
      en: "Staff use AI for school work only with tools on the list and an account of the school. They check what it produces, do not put colleagues' or families' data into it, and say so when a text that the school sends out was mostly written by AI.",
      "pt-br":
        "A equipe usa IA em trabalho da escola só com ferramenta do inventário e conta da escola. Confere o que sai, não põe dados de colegas nem de famílias e avisa quando um texto que a escola envia foi feito principalmente por IA.",
    },
    reason: {
      en: "The school can protect only the accounts and tools that it knows.",
      "pt-br": "A escola só protege as contas e as ferramentas que conhece.",
    },
    rules: ["uk-dfe-genai"],
    says: { staffAccounts: "school", personalData: "approved-only" },
  },
  {
    id: "pol-training",
    document: "policy",
    part: "purpose",
    text: {
      en: "Before a tool is used, the staff who will use it try it together and learn its limits; we note who took part.",
      "pt-br":
        "Antes de a escola adotar uma ferramenta, quem vai usá-la faz um teste em conjunto e conhece os limites dela; anotamos quem participou.",
    },
    reason: {
      en: "Whoever has seen a tool fail explains it better to a class.",
      "pt-br": "Quem já viu a ferramenta errar explica melhor à turma.",
    },
    rules: ["eu-ai-act-4", "int-unesco-cft-2024"],
  },
  {
    id: "pol-stage-early",
    document: "policy",
    part: "pupils",
    when: { stage: ["early"] },
    text: {
      en: "In early years children do not use AI. Learning here is play, talk, movement and hands; staff may use AI to prepare, away from the children.",
      "pt-br":
        "Na educação infantil, as crianças não usam IA. Aqui se aprende brincando, conversando, se movendo e pondo a mão na massa; a equipe pode usar IA para preparar, longe das crianças.",
    },
    reason: {
      en: "Young children learn through play, talk and movement.",
      "pt-br": "Crianças pequenas aprendem brincando, conversando e se movendo.",
    },
    rules: ["br-cne-ia-stages", "br-mec-referencial", "br-cne-ceb-2-2025"],
    says: { early: "none" },
  },
  {
    id: "pol-stage-primary",
    document: "policy",
    part: "pupils",
    when: { stage: ["primary"], login: IN_LESSONS },
    text: {
      en: "In primary years only an adult operates generative AI, on a shared screen and for a purpose named in the lesson plan. Activities without a computer are our first choice for learning how AI works.",
      "pt-br":
        "Nos anos iniciais, só o adulto opera IA generativa, em tela compartilhada e com objetivo escrito no planejamento. Para entender como a IA funciona, preferimos atividades desplugadas.",
    },
    reason: {
      en: "At this age a child needs an adult to see that a fluent answer can be wrong.",
      "pt-br":
        "Nessa idade, a criança precisa de um adulto para perceber que uma resposta bem escrita pode estar errada.",
    },
    rules: ["br-cne-ia-stages", "br-mec-referencial", "int-unesco-2023"],
    says: { primary: "adult-types" },
  },
  {
    id: "pol-stage-lower",
    document: "policy",
    part: "pupils",
    when: { stage: ["lower-secondary"], login: OWN_USE },
    text: {
      en: "{inLower} pupils use AI in class first, with a tool from our list, in a task the teacher has prepared and follows. Nobody below a tool's minimum age, or below 13, uses it: until then a pupil works with the teacher's screen or on paper. Where a tool's terms ask for a parent's permission, the school has it in writing first.",
      "pt-br":
        "{inLower}, o aluno usa IA primeiro em aula, com ferramenta do nosso inventário e em atividade que o professor preparou e acompanha. Ninguém usa uma ferramenta antes da idade mínima dela nem antes dos 13 anos: até lá, o aluno trabalha com a tela do professor ou no papel. Se os termos pedem autorização dos responsáveis, a escola a tem antes por escrito.",
    },
    reason: {
      en: "Freedom grows with responsibility that has been shown.",
      "pt-br": "A autonomia cresce com a responsabilidade demonstrada.",
    },
    rules: ["br-cne-ia", "int-unesco-2023"],
    says: { use: "own", age: "terms", youngest: "13" },
  },
  {
    id: "pol-stage-upper",
    document: "policy",
    part: "pupils",
    when: { stage: ["upper-secondary"], login: OWN_USE },
    text: {
      en: "Older pupils may use listed tools with growing independence, provided they can explain and check what they hand in. Nobody below a tool's minimum age uses it, and where its terms ask for a parent's permission the school has it in writing first. The teacher states the limits of each task.",
      "pt-br":
        "No ensino médio, o estudante pode usar as ferramentas do inventário com autonomia crescente, desde que saiba explicar e conferir o que entrega. Ninguém usa uma ferramenta antes da idade mínima dela e, se os termos pedem autorização dos responsáveis, a escola a tem antes por escrito. O professor diz o limite de cada atividade.",
    },
    reason: {
      en: "Many tools ask for a parent's permission until 18.",
      "pt-br": "Muitas ferramentas pedem autorização dos responsáveis até os 18 anos.",
    },
    rules: ["int-oecd-ailit-2026"],
    says: { use: "own", age: "terms" },
  },
  {
    id: "pol-stage-adult",
    document: "policy",
    part: "pupils",
    when: { stage: ["adult"], login: OWN_USE },
    text: {
      en: "Adult learners may use listed tools, provided they can explain and check what they hand in. The tool's minimum age counts here too: a learner under 18 uses a tool that asks for a parent's permission only with that permission in writing. The teacher states the limits of each task.",
      "pt-br":
        "Na EJA, o estudante pode usar as ferramentas do inventário, desde que saiba explicar e conferir o que entrega. A idade mínima vale também aqui: quem tem menos de 18 anos só usa ferramenta que pede autorização dos responsáveis com essa autorização por escrito. O professor diz o limite de cada atividade.",
    },
    reason: {
      en: "Some learners in adult classes are not yet adults.",
      "pt-br": "Nem todo estudante da EJA já é adulto.",
    },
    rules: ["int-oecd-ailit-2026"],
    says: { use: "own", age: "terms" },
  },
];
