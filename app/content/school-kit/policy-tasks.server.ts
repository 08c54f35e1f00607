// Homework, assessment and school life.
import type { ClauseRecord } from "~/features/school-kit/core/clause-record";

export const POLICY_TASKS: readonly ClauseRecord[] = [
  {
    id: "pol-homework-none",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["none"] },
    text: {
      en: "Homework is done without AI. Teachers set tasks that can be done with what was learnt in class, and ask about them the next day.",
      "pt-br":
        "A lição de casa é feita sem IA. O professor propõe o que dá para fazer com o que se viu em aula e retoma no dia seguinte.",
    },
    reasons: ["own-thinking", "equity"],
    rules: [],
    says: { homework: "none" },
  },
  {
    id: "pol-homework-task",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["by-task"] },
    text: {
      en: "Every homework sheet carries a colour: red, amber or green. Without a colour it is red. No homework requires a paid tool, an account or a phone.",
      "pt-br":
        "Toda lição de casa traz uma cor: vermelho, amarelo ou verde. Sem cor, é vermelho. Nenhuma lição exige ferramenta paga, conta ou celular.",
    },
    reasons: ["clarity", "equity"],
    rules: [],
    says: { homework: "by-task", pupilsOperateAi: "yes" },
  },
  {
    id: "pol-homework-declared",
    document: "policy",
    part: "tasks",
    group: "homework",
    when: { homework: ["declared"] },
    text: {
      en: "From lower secondary on, pupils may use AI in homework if they add two lines: what they asked, and what they changed and why. Homework without those lines is read as the pupil's own.",
      "pt-br":
        "Nos anos finais, no ensino médio e na EJA, o aluno pode usar IA na lição de casa se acrescentar duas linhas: o que pediu e o que mudou, e por quê. Sem essas linhas, a lição é lida como só dele.",
    },
    reasons: ["process-evidence", "shared-norms"],
    rules: [],
    says: { homework: "declared", pupilsOperateAi: "yes" },
  },
  {
    id: "pol-assess-none",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["no-ai"] },
    text: {
      en: "Work that counts for a mark is done without AI, mostly in class. The teacher says so on the sheet.",
      "pt-br":
        "O que vale nota é feito sem IA, de preferência em aula. O professor avisa isso na própria folha.",
    },
    reasons: ["own-thinking"],
    rules: ["uk-jcq-ai"],
    says: { assessed: "none" },
  },
  {
    id: "pol-assess-task",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["by-task"] },
    text: {
      en: "Each assessed task states its colour in advance and repeats it on the sheet. Criteria reward what the pupil shows, not what a tool can produce.",
      "pt-br":
        "Cada avaliação informa a cor com antecedência e repete na folha. Os critérios valorizam o que o estudante demonstra, não o que a ferramenta produz.",
    },
    reasons: ["clarity", "process-evidence"],
    rules: [],
    says: { assessed: "by-task", pupilsOperateAi: "yes" },
  },
  {
    id: "pol-assess-process",
    document: "policy",
    part: "tasks",
    group: "assessment",
    when: { assessment: ["process"] },
    text: {
      en: "From lower secondary on, AI may take part in assessed work if the process is handed in too: notes, drafts, the conversation with the tool, and a short talk with the teacher. The mark reflects the process and the talk as much as the product.",
      "pt-br":
        "Nos anos finais, no ensino médio e na EJA, a IA pode entrar em trabalho que vale nota se o processo vier junto: anotações, rascunhos, o diálogo com a ferramenta e uma breve conversa com o professor. A nota olha para o processo e para essa conversa tanto quanto para o produto.",
    },
    reasons: ["process-evidence"],
    rules: [],
    says: { assessed: "process", pupilsOperateAi: "yes" },
  },
  {
    id: "pol-qualifications-uk",
    document: "policy",
    part: "tasks",
    when: { country: ["uk"], stage: ["upper-secondary"] },
    text: {
      en: "For coursework and non-examination assessment the exam boards' rules come first. Pupils name the tool and the date and keep screenshots; AI content that is not acknowledged is malpractice.",
      "pt-br":
        "Nos trabalhos que contam para exames oficiais, valem antes de tudo as regras das bancas. O estudante informa ferramenta e data e guarda capturas de tela; conteúdo de IA não declarado é fraude.",
    },
    reasons: [],
    rules: ["uk-jcq-ai"],
    legal: {
      en: "Check the current JCQ version and each board's rules.",
      "pt-br": "Confira a versão atual do JCQ e as regras de cada banca.",
    },
    says: { country: "uk" },
  },
  {
    id: "pol-copyright",
    document: "policy",
    part: "school",
    text: {
      en: "We upload only what we may share: our own material, open licences, public domain, or short passages with author and source. Textbooks and publishers' sheets stay out, and a pupil's work goes in only where a clause of this policy allows it.",
      "pt-br":
        "Só enviamos à ferramenta o que podemos compartilhar: material nosso, licença aberta, domínio público ou trecho curto com autor e fonte. Livro didático e apostila de editora ficam fora, e trabalho de aluno só entra onde uma cláusula deste documento permitir.",
    },
    reasons: [],
    rules: ["br-lei-9610", "uk-dfe-genai"],
    legal: {
      en: "Copyright exceptions differ by country.",
      "pt-br": "As exceções do direito autoral mudam de país para país.",
    },
    says: { pupilsWork: "where-allowed" },
  },
  {
    id: "pol-phones-away",
    document: "policy",
    part: "school",
    group: "phones",
    when: { phones: ["none", "school-devices"] },
    text: {
      en: "AI activities use the school's equipment or paper. Pupils' own phones stay put away, except for accessibility, health or another need recorded by the school.",
      "pt-br":
        "As atividades com IA usam equipamento da escola ou papel. O celular do aluno fica guardado, exceto por acessibilidade, saúde ou outra necessidade registrada pela escola.",
    },
    reasons: ["equity"],
    rules: ["br-lei-15100", "br-dec-12385", "uk-phones-2026"],
    says: { phones: "away" },
  },
  {
    id: "pol-phones-task",
    document: "policy",
    part: "school",
    group: "phones",
    when: { phones: ["task-only"] },
    text: {
      en: "A phone comes out only when the teacher asks, for a task in the lesson plan, and goes back at the end. Nobody is left out for not having one, and exceptions for accessibility and health stand.",
      "pt-br":
        "O celular só sai da mochila quando o professor pede, para atividade prevista no planejamento, e volta ao fim. Quem não tem celular não fica de fora; valem as exceções de acessibilidade e saúde.",
    },
    reasons: [],
    rules: ["br-lei-15100", "br-dec-12385", "br-cne-ceb-2-2025"],
    legal: {
      en: "In England, guidance of January 2026 expects no phones at all during the school day.",
      "pt-br": "Na Inglaterra, a orientação de janeiro de 2026 prevê escola sem celular o dia todo.",
    },
    legalIn: ["uk"],
    says: { phones: "for-tasks" },
  },
  {
    id: "pol-literacy",
    document: "policy",
    part: "school",
    text: {
      en: "Each term every class has at least one lesson on how AI works, where it fails and what it does with our data, tied to the curriculum and, where possible, without a computer.",
      "pt-br":
        "A cada bimestre, toda turma tem ao menos uma aula sobre como a IA funciona, onde falha e o que faz com os nossos dados, ligada ao currículo e, quando der, sem computador.",
    },
    reasons: [],
    rules: [
      "br-cne-ia-curriculum",
      "br-bncc-computacao",
      "br-pned",
      "int-oecd-ailit-2026",
      "int-unesco-cft-2024",
    ],
  },
  {
    id: "pol-regimento-br",
    document: "policy",
    part: "school",
    when: { country: ["br"] },
    text: {
      en: "The curriculum lead takes this text to the school council or the teaching staff, brings it into the PPP and proposes the matching article of the regimento escolar.",
      "pt-br":
        "A coordenação pedagógica leva este texto ao conselho escolar ou à equipe docente, incorpora-o ao PPP e propõe o artigo correspondente no regimento escolar.",
    },
    reasons: [],
    rules: ["br-dec-12385", "br-cne-ia"],
    legal: {
      en: "Changing the regimento follows the network's own procedure.",
      "pt-br": "Mudar o regimento segue o rito de cada rede.",
    },
    says: { country: "br" },
  },
  {
    id: "pol-review",
    document: "policy",
    part: "school",
    text: {
      en: "We look at this policy again {reviewWhen}. The month of each rule we relied on is printed at the end.",
      "pt-br": "Revemos este documento {reviewWhen}. O mês de cada norma consultada está impresso no fim.",
    },
    reasons: ["clarity"],
    rules: ["br-cne-ia"],
  },
];
