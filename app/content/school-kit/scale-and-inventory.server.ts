// How much AI a task takes, and the list of tools.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";
import { IN_LESSONS, OLDER, OWN_USE } from "~/features/school-kit/core/kit-options";

export const SCALE_AND_INVENTORY: readonly ClauseRecord[] = [
  {
    id: "sca-red",
    document: "scale",
    tone: "red",
    text: {
      en: "Without AI. This task trains something your head or hand needs to do alone. Dictionaries and notes are fine if the sheet says so.",
      "pt-br":
        "Sem IA. Esta atividade treina algo que a sua cabeça ou a sua mão precisa fazer sozinha. Dicionário e anotações podem, se a folha disser.",
    },
    reasons: ["own-thinking"],
    rules: ["uk-jcq-ai"],
  },
  {
    id: "sca-amber",
    document: "scale",
    when: { login: IN_LESSONS },
    tone: "amber",
    text: {
      en: "AI for the step named on the sheet and no other, such as ideas at the start, questions to study, or a check of spelling at the end. The text, the reasoning and the conclusion are yours.",
      "pt-br":
        "IA só na etapa indicada na folha, como ideias no começo, perguntas para estudar ou revisão de ortografia no fim. O texto, o raciocínio e a conclusão são seus.",
    },
    reasons: ["clarity", "guided-autonomy"],
    rules: [],
    says: { pupilsMeetAi: "yes" },
  },
  {
    id: "sca-amber-young",
    document: "scale",
    when: { login: IN_LESSONS, stage: ["early", "primary"] },
    tone: "amber",
    text: {
      en: "With children up to the end of primary school, the adult does the amber step on the shared screen, and the class looks on and decides.",
      "pt-br":
        "Com crianças até o fim dos anos iniciais, quem faz a etapa amarela é o adulto, na tela compartilhada, e a turma acompanha e decide.",
    },
    reasons: ["development"],
    rules: ["br-cne-ia-stages"],
    says: { youngChildren: "adult-operates" },
  },
  {
    id: "sca-green",
    document: "scale",
    when: { login: OWN_USE, stage: OLDER },
    tone: "green",
    text: {
      en: "AI is part of the task. You will be marked on what you asked, what you refused, what you checked and how you improved it.",
      "pt-br":
        "A IA faz parte da atividade. Você será avaliado pelo que pediu, pelo que recusou, pelo que conferiu e por como melhorou.",
    },
    reasons: ["process-evidence"],
    rules: ["int-oecd-ailit-2026"],
    says: { pupilsMeetAi: "yes", pupilsOperateAi: "yes" },
  },
  {
    id: "sca-declare",
    document: "scale",
    when: { login: OWN_USE, stage: OLDER },
    text: {
      en: "Declaration for amber and green: I used {tool} on {date} for {purpose}. I kept {kept} and changed {changed} because {cause}. Nothing to declare is also an answer.",
      "pt-br":
        "Declaração para amarelo e verde: usei {tool} em {date} para {purpose}. Mantive {kept} e mudei {changed} porque {cause}. Nada a declarar também é resposta.",
    },
    reasons: ["process-evidence"],
    rules: ["uk-jcq-ai"],
    says: { pupilsOperateAi: "yes" },
  },
  {
    id: "inv-row",
    document: "inventory",
    text: {
      en: "Before a tool goes on the list, someone reads its minimum age, its terms and its settings, and fills in the blanks below. What is already printed comes from the sources named beside it, each with its month: read them again before you sign.",
      "pt-br":
        "Antes de uma ferramenta entrar na lista, alguém lê a idade mínima, os termos e as configurações e preenche o que está em branco abaixo. O que já vem impresso saiu dos textos citados ao lado, cada um com o seu mês: leia de novo antes de assinar.",
    },
    reasons: [],
    rules: ["br-eca-digital", "br-anpd-transfer", "uk-dfe-product-safety", "br-lgpd-14"],
  },
  {
    id: "inv-questions",
    document: "inventory",
    text: {
      en: "Five questions to the supplier, answered in writing: Does it say it is a machine? Can it be set so that no pupil data is used to train it? What does it do when a child writes about harm? Can we delete everything? What evidence shows that it helps learning?",
      "pt-br":
        "Cinco perguntas ao fornecedor, com resposta por escrito: ela avisa que é máquina? Dá para configurar para não treinar com dados de aluno? O que faz quando uma criança escreve sobre violência ou sofrimento? Conseguimos apagar tudo? Que evidência mostra que ajuda a aprender?",
    },
    reasons: [],
    rules: ["br-dec-12880", "uk-dfe-product-safety", "br-mec-ia-basica", "br-cne-ia"],
  },
];
