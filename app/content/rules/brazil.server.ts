// Rules that hold in all of Brazil.
import type { Rule } from "~/features/rules/core/rule";

export const BRAZILIAN_RULES: readonly Rule[] = [
  {
    id: "br-cne-ia",
    country: "BR",
    region: null,
    title: {
      en: "National Education Council (CNE) guidelines on AI in education",
      "pt-br": "Diretrizes do CNE sobre inteligência artificial na educação",
    },
    kind: "approved",
    topic: "school",
    bound: {
      en: "Nobody yet; networks, schools and higher education once it is homologated",
      "pt-br": "Ninguém ainda; redes, escolas e ensino superior depois da homologação",
    },
    bindsSchools: false,
    asks: {
      en: "It sorts uses of AI into four levels of risk, leaves decisions to people and gives networks 12 months to adapt. As reported: we could not read the text itself.",
      "pt-br":
        "Separa os usos de IA em quatro níveis de risco, deixa as decisões com pessoas e dá 12 meses para as redes se adaptarem. É o que se noticiou: o texto em si não conseguimos ler.",
    },
    advice: {
      en: "Treat it as the direction of travel: you decide, AI assists, and the school keeps a short record of which tools it uses and why.",
      "pt-br":
        "Trate como o rumo que vem aí: quem decide é você, a IA apoia, e a escola registra quais ferramentas usa e para quê.",
    },
    parts: [
      {
        id: "br-cne-ia-stages",
        title: {
          en: "CNE guidelines: early years and years 1 to 5",
          "pt-br": "Diretrizes do CNE: educação infantil e anos iniciais",
        },
        asks: {
          en: "As reported: up to year 5 no child uses generative or chat AI alone; later, tools that follow or talk to a pupil need supervision and human review.",
          "pt-br":
            "Pelo que se noticiou: até o 5º ano nenhuma criança usa sozinha IA generativa ou de conversa; depois, o que acompanha ou conversa com o aluno pede supervisão e revisão humana.",
        },
        advice: {
          en: "Plan so that children up to year 5 never use a generative or chat tool on their own: if AI enters the lesson, you operate it, on your screen, with a stated purpose.",
          "pt-br":
            "Planeje de modo que, até o 5º ano, nenhuma criança use sozinha IA generativa ou de conversa: se a IA entrar na aula, quem opera é você, na sua tela, com objetivo declarado.",
        },
        sourceDate: "2026-09-19",
        note: "Read in notes that cite press coverage of 2026-09-01, not in the official text. For anos finais and ensino médio the notes give no stage ban: tools that follow or talk to the pupil continuously need supervision, human review and no training on pupils' data. Stage by stage detail must be re-read in the resolution.",
      },
      {
        id: "br-cne-ia-essays",
        title: {
          en: "CNE guidelines: essays and open answers",
          "pt-br": "Diretrizes do CNE: redação e questões dissertativas",
        },
        asks: {
          en: "Reports differ: some say that AI alone may not mark essays and open answers, some that it may not even suggest a mark.",
          "pt-br":
            "As notícias divergem: para umas, a IA não pode corrigir sozinha redação e questão dissertativa; para outras, nem sugerir nota.",
        },
        advice: {
          en: "Keep the marking of essays and open answers to yourself: we advise against asking a tool for a mark, a level or a first correction of a pupil's text. Use AI before the task, for the rubric.",
          "pt-br":
            "Deixe com você a correção de redação e de questão dissertativa: recomendamos não pedir à IA nota, conceito nem pré-correção do texto do aluno. Use a IA antes, para montar a rubrica.",
        },
        sourceDate: "2026-09",
        note: "Sources contradict each other on how far it goes: PORVIR (as reported) bans exclusive correction of essays; Revista Educação: marking with academic effect is high risk, formative feedback without effect is moderate; Mundo Conectado: high risk with supervision; ICL Notícias and others: even pre-marking and a suggested mark to the teacher are banned. The February draft banned automated marking of essays and formative assessment (g1, 2026-02-23). The advice follows the strictest reading on purpose. Re-check first when the resolution is published.",
      },
      {
        id: "br-cne-ia-objective",
        title: {
          en: "CNE guidelines: objective tests and other high-risk uses",
          "pt-br": "Diretrizes do CNE: provas objetivas e outros usos de alto risco",
        },
        asks: {
          en: "As reported: marking that counts is high risk, so a person checks it, and a pupil can ask for the reasons and contest it.",
          "pt-br":
            "Pelo que se noticiou: correção que vale nota é de alto risco; uma pessoa confere, e o aluno pode pedir os motivos e contestar.",
        },
        advice: {
          en: "A tool may help to mark multiple-choice work, but check before the mark counts and keep a trace of that check. Clicking to approve all is not checking.",
          "pt-br":
            "A ferramenta pode ajudar a corrigir questão objetiva, mas confira antes de a nota valer e deixe registro dessa conferência. Clicar em aprovar tudo não é conferir.",
        },
        sourceDate: "2026-09-19",
        note: "High risk also covers what interferes with assessment, academic decisions or sensitive data, and (consultation text of May 2026) individual academic profiling; these call for an impact assessment, an accessible explanation and a way to contest.",
      },
      {
        id: "br-cne-ia-forbidden",
        title: {
          en: "CNE guidelines: uses seen as incompatible with education",
          "pt-br": "Diretrizes do CNE: usos considerados incompatíveis com a educação",
        },
        asks: {
          en: "As reported: it rules out watching emotions, scoring behaviour, and decisions by AI alone on passing or leaving.",
          "pt-br":
            "Pelo que se noticiou: ficam fora vigiar emoções, pontuar comportamento e decidir só por IA aprovação ou desligamento.",
        },
        advice: {
          en: "Refuse tools that read pupils' emotions, score behaviour, watch by biometrics, or decide alone on passing, retention or leaving. Never let pupils' data feed advertising.",
          "pt-br":
            "Recuse ferramenta que leia emoção, pontue comportamento, vigie por biometria ou decida sozinha aprovação, retenção ou desligamento. Dado de aluno não vira publicidade.",
        },
        sourceDate: "2026-09-19",
        note: "The 2026-10-06 note lists the same core (emotional surveillance, social scoring, psychological profile for discipline, solely automated promotion/retention decisions). It files monitoramento biométrico under high risk, while the 2026-09-19 note files continuous biometric surveillance under forbidden: re-check the wording.",
      },
      {
        id: "br-cne-ia-curriculum",
        title: {
          en: "CNE guidelines: teaching about AI",
          "pt-br": "Diretrizes do CNE: ensinar sobre IA",
        },
        asks: {
          en: "As reported: AI is taught across subjects; no subject of its own is created.",
          "pt-br":
            "Pelo que se noticiou: ensina-se sobre IA dentro dos componentes; não se cria disciplina própria.",
        },
        advice: {
          en: "Plan small moments about how AI works, where it errs and who profits, inside your own subject. The guidelines create no separate subject.",
          "pt-br":
            "Planeje pequenos momentos sobre como a IA funciona, onde erra e a quem interessa, dentro do seu componente. As diretrizes não criam disciplina própria.",
        },
        sourceDate: "2026-09-19",
        note: "The February 2026 draft said the same of transversal integration (g1, 2026-02-23) and asked teacher training courses to include it.",
      },
    ],
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-09-01",
    deadline: null,
    address: null,
    addressToCheck: "https://www.gov.br/mec/pt-br/cne",
    addressStatus: "section-page-only",
    sourceAddress: null,
    sourceName: "notes of a school-management project, October 2026",
    sourceType: "third-party-notes",
    sourceDate: "2026-10-06",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Dates found: committee vote planned for 2026-03-16 (g1, 2026-02-23) slipped; preliminary approval 2026-05-11, then public consultation; full council approved on 2026-09-01 the Diretrizes Orientadoras da Utilização da Inteligência Artificial na Educação Brasileira (four risk levels: baixo, moderado, alto, excessivo). Latest word found on homologation: still waiting on 2026-10-06. No page of Nov 2026 found. Official text not read; the number Parecer CNE/CEB 2/2026 circulates but one source says it could not be confirmed: do not print a number. The 12 months run from publication of the resolution (two sources) or from homologation (one). One outlet (ICL Notícias, as reported) says the bans apply at once; the others do not.",
    legalReader: false,
  },
  {
    id: "br-mec-referencial",
    country: "BR",
    region: null,
    title: {
      en: "MEC framework for responsible development and use of AI in education",
      "pt-br": "Referencial do MEC para Desenvolvimento e Uso Responsáveis de IA na Educação",
    },
    kind: "advice",
    topic: "school",
    bound: {
      en: "Nobody; written for networks, schools, teachers and makers",
      "pt-br": "Ninguém; escrito para redes, escolas, professores e fornecedores",
    },
    bindsSchools: false,
    asks: {
      en: "It suggests no AI in early years, unplugged work in the first years, no facial recognition and the teacher at the centre.",
      "pt-br":
        "Sugere nada de IA na educação infantil, atividades desplugadas nos anos iniciais, nenhum reconhecimento facial e o professor no centro.",
    },
    advice: {
      en: "Use it to choose tools, and to refuse them.",
      "pt-br": "Use para escolher ferramentas e também para recusá-las.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-03-12",
    deadline: null,
    address: "https://www.gov.br/mec/pt-br/referencial-de-ia-na-educacao/referencial-ia-na-educacao",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress:
      "https://ocapixaba.com.br/tecnologia/2026/03/mec-divulga-referencial-sobre-uso-de-inteligencia-artificial-nas-escolas",
    sourceName: null,
    sourceType: "news",
    sourceDate: "2026-03",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Not law. First edition dated Brasília, February 2026, about 240 pages (a description of the PDF counts 241 page marks; the press says 240; another note says 238 pages and jul/2026, perhaps a later edition: re-check). The launch day 12 March is inferred: the article says Thursday before the Monday of 16 March.",
    legalReader: false,
  },
  {
    id: "br-mec-ia-basica",
    country: "BR",
    region: null,
    title: {
      en: "MEC/SEB booklet: Artificial Intelligence in Basic Education",
      "pt-br": "MEC/SEB: Inteligência Artificial na Educação Básica",
    },
    kind: "advice",
    topic: "school",
    bound: {
      en: "Nobody; written for schools and teachers",
      "pt-br": "Ninguém; escrito para escolas e professores",
    },
    bindsSchools: false,
    asks: {
      en: "It gives questions on contracts and data to ask before a tool is adopted, and holds that a teacher may refuse one without penalty.",
      "pt-br":
        "Traz perguntas sobre contrato e dados para fazer antes de adotar uma ferramenta e entende que o professor pode recusá-la sem ser penalizado.",
    },
    advice: {
      en: "Ask its questions before you adopt a tool; what you create stays yours and the school's.",
      "pt-br":
        "Faça essas perguntas antes de adotar uma ferramenta; o que você cria continua seu e da escola.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026",
    deadline: null,
    address: "https://www.gov.br/mec/pt-br/escolas-conectadas/arquivos/ia-basica.pdf",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress: null,
    sourceName: "notes of a Brazilian education project on the press coverage, September 2026",
    sourceType: "third-party-notes",
    sourceDate: "2026-09-19",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "48 pages, with UNESCO, 12 aprendizagens fundamentais para a era da IA. Not law. Month of publication not found (a trade newsletter of April 2026 already mentions it). Read the PDF before quoting it on the site.",
    legalReader: false,
  },
  {
    id: "br-saberes-digitais",
    country: "BR",
    region: null,
    title: {
      en: "MEC framework of teachers' digital knowledge (Saberes Digitais Docentes)",
      "pt-br": "Referencial de Saberes Digitais Docentes",
    },
    kind: "advice",
    topic: "teaching",
    bound: {
      en: "Nobody; offered to teachers",
      "pt-br": "Ninguém; oferecido aos professores",
    },
    bindsSchools: false,
    asks: {
      en: "It describes ten kinds of digital knowledge of teachers on five levels, and offers a self-assessment.",
      "pt-br": "Descreve dez saberes digitais docentes em cinco níveis e oferece um autodiagnóstico.",
    },
    advice: {
      en: "Optional: take the self-assessment on AVAMEC and use the result to ask for training. It is not an evaluation of you.",
      "pt-br":
        "Opcional: faça o autodiagnóstico na AVAMEC e use o resultado para pedir formação. Não é avaliação do seu desempenho.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2024",
    deadline: null,
    address: "https://www.gov.br/mec/pt-br/escolas-conectadas/arquivos/saberes-digitais.pdf",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress: "https://sites.google.com/ufms.br/enec-assessoria-estados/autodiagnóstico",
    sourceName: null,
    sourceType: "public-university-page",
    sourceDate: null,
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Three dimensions, ten saberes, five levels. The self-assessment had 50,000 answers by 2024-11-21 (agoramt.com.br). It predates generative-AI rules.",
    legalReader: false,
  },
  {
    id: "br-eca-digital",
    country: "BR",
    region: null,
    title: {
      en: "Digital Statute of the Child and Adolescent (ECA Digital), Law 15.211/2025",
      "pt-br": "ECA Digital, Lei nº 15.211/2025",
    },
    kind: "law",
    topic: "tools",
    bound: {
      en: "Suppliers of digital products for under-18s, or likely to be used by them; schools are not named",
      "pt-br":
        "Fornecedores de produtos digitais para menores de 18 anos ou que eles provavelmente usem; a escola não é citada",
    },
    bindsSchools: false,
    asks: {
      en: "The supplier must start with the most protective settings, manage risks, state the age the product is for, and may not profile children for advertising.",
      "pt-br":
        "O fornecedor deve entregar o produto na configuração mais protetiva, gerir riscos, informar a faixa etária e não pode perfilar criança ou adolescente para publicidade.",
    },
    advice: {
      en: "Before pupils touch a tool, ask the supplier for these four in writing, choose the most protective settings and note it in the tool list.",
      "pt-br":
        "Antes de o aluno usar, peça essas quatro coisas por escrito ao fornecedor, deixe tudo no modo mais protetivo e anote no inventário de ferramentas.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-03-17",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15211.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/eca-digital.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "In force by art. 41-A (Lei 15.352/2026, 25 Feb 2026); arts. 1, 3, 7, 8, 22, 24-26, 35 and 41-A read. Whether a school tool or a school itself is a supplier: see br-anpd-scope-guide, version 1.0 of 2026-10-28, not read itself. Vendors' pages that threaten schools with fines of R$ 50 million go beyond the text read. Fines in art. 35: up to 10% of the group's turnover in Brazil, cap R$ 50 million per infringement.",
    legalReader: false,
  },
  {
    id: "br-eca-digital-accounts",
    country: "BR",
    region: null,
    title: {
      en: "ECA Digital art. 24: accounts of pupils up to 16 linked to a guardian",
      "pt-br": "ECA Digital, art. 24: contas de até 16 anos vinculadas ao responsável",
    },
    kind: "law",
    topic: "pupils",
    bound: {
      en: "Providers; the article stands in the chapter on social networks",
      "pt-br": "Provedores; o artigo está no capítulo das redes sociais",
    },
    bindsSchools: false,
    asks: {
      en: "The provider, not the school, must link the account of a pupil of up to 16 to a guardian's account. Whether this reaches school accounts was open in what we read.",
      "pt-br":
        "Quem deve vincular a conta de aluno de até 16 anos à de um responsável é o provedor, não a escola. Se isso alcança conta escolar, o que lemos deixa em aberto.",
    },
    advice: {
      en: "Do not ask pupils to open personal accounts. Prefer accounts run by the school, or no login; if a tool demands a guardian's account, stop and ask the curriculum lead first.",
      "pt-br":
        "Não peça que o aluno crie conta pessoal. Prefira conta administrada pela escola ou ferramenta sem login; se pedirem conta do responsável, pare e leve à coordenação.",
    },
    stages: ["primary", "lower-secondary", "upper-secondary"],
    since: "2026-03-17",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15211.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/eca-digital.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Two open readings: (1) the article sits in the chapter on social networks, yet its first sentence speaks of any product or service; (2) até 16 anos may include those aged 16. ANPD had not settled either in the pages read. Text: high confidence; effect on school accounts: low.",
    legalReader: true,
  },
  {
    id: "br-anpd-scope-guide",
    country: "BR",
    region: null,
    title: {
      en: "ANPD guide on the scope of the ECA Digital, version 1.0",
      "pt-br": "Guia da ANPD sobre o escopo do ECA Digital, versão 1.0",
    },
    kind: "advice",
    topic: "tools",
    bound: {
      en: "Nobody; it tells suppliers how ANPD reads the law",
      "pt-br": "Ninguém; diz aos fornecedores como a ANPD lê a lei",
    },
    bindsSchools: false,
    asks: {
      en: "A general AI chatbot is presumed to be reached by children, so its maker falls under the ECA Digital unless it shows the contrary. As reported: we could not read the guide itself.",
      "pt-br":
        "Presume-se que crianças acessam um chatbot de IA de uso geral; o fornecedor fica sob o ECA Digital, a menos que demonstre o contrário. É o que se relatou: o guia em si não conseguimos ler.",
    },
    advice: {
      en: "Do not take a supplier's word that the law is not about its tool; ask for the reason in writing.",
      "pt-br":
        "Se o fornecedor disser que a lei não é com ele, não confie só na palavra: peça o motivo por escrito.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-10-28",
    deadline: null,
    address: null,
    addressToCheck: "https://www.gov.br/anpd/pt-br/assuntos/eca-digital",
    addressStatus: "section-page-only",
    sourceAddress: "https://github.com/BrunoLagoa/lgpd-enterprise-auditor",
    sourceName: null,
    sourceType: "third-party-notes",
    sourceDate: "2026-11-10",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Release notes of v1.11.0, 2026-11-10, name the guide, its version and day, three requirements of likely access and eight presumed categories, generative AI among them. Whether it speaks of schools or school accounts was not visible: first thing to open by hand.",
    legalReader: false,
  },
  {
    id: "br-dec-12880",
    country: "BR",
    region: null,
    title: {
      en: "Decree 12.880/2026: chatbots and design that traps attention",
      "pt-br": "Decreto nº 12.880/2026: IA conversacional e uso excessivo",
    },
    kind: "regulation",
    topic: "tools",
    bound: {
      en: "Suppliers",
      "pt-br": "Fornecedores",
    },
    bindsSchools: false,
    asks: {
      en: "A chatbot that children are likely to use must tell them it is a machine and must not manipulate them; its supplier must assess the risk to their safety and health.",
      "pt-br":
        "O chatbot de acesso provável por crianças deve deixar claro que é máquina e não pode manipular; o fornecedor deve avaliar o risco à segurança e à saúde delas.",
    },
    advice: {
      en: "Avoid pupil tools that pose as a friend, reward time spent, open new content by themselves or nag with notifications.",
      "pt-br":
        "Evite para alunos ferramentas que se passam por amigo, premiam tempo de uso, abrem conteúdo sozinhas ou mandam notificação demais.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-03-18",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/decreto/D12880.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/decreto-12880.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Arts. 9 to 11; in force since 2026-03-18 by art. 54. ANPD still has to regulate arts. 10 and 11. Companion acts of the same day: three decrees signed (agenciamg.com.br); Decreto 12.881/2026 on ANPD's powers is cited in the notes read; the third number (police centre) was not read.",
    legalReader: false,
  },
  {
    id: "br-anpd-schedule",
    country: "BR",
    region: null,
    title: {
      en: "ANPD timetable for the ECA Digital",
      "pt-br": "Cronograma da ANPD para o ECA Digital",
    },
    kind: "policy",
    topic: "tools",
    bound: {
      en: "Suppliers",
      "pt-br": "Fornecedores",
    },
    bindsSchools: false,
    asks: {
      en: "Suppliers adapt until November 2026; from January 2027 ANPD may inspect and fine them systematically. Schools file nothing.",
      "pt-br":
        "Os fornecedores se adaptam até novembro de 2026; a partir de janeiro de 2027 a ANPD pode fiscalizar e sancionar de forma sistemática. A escola não protocola nada.",
    },
    advice: {
      en: "Have the tool list ready before the 2027 school year, and use ANPD's complaint channel if a tool harms pupils.",
      "pt-br":
        "Deixe o inventário de ferramentas pronto antes do ano letivo de 2027 e use o canal de denúncias da ANPD se uma ferramenta prejudicar alunos.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-03-20",
    deadline: "2027-01",
    address: null,
    addressToCheck: "https://www.gov.br/anpd/pt-br",
    addressStatus: "section-page-only",
    sourceAddress: null,
    sourceName: "two independent notes on ANPD's timetable, August and October 2026",
    sourceType: "third-party-notes",
    sourceDate: "2026-10",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Two independent notes give the same three stages: sanctions in November 2026, as an older note had it, is the end of the adaptation period. A timetable, so a policy and nothing in force. Complaint channel online since 2026-06-01. Final guidance on age checks was due from August 2026: not found.",
    legalReader: false,
  },
  {
    id: "br-lgpd-14",
    country: "BR",
    region: null,
    title: {
      en: "LGPD art. 14: children's and adolescents' data",
      "pt-br": "LGPD, art. 14: dados de crianças e adolescentes",
    },
    kind: "law",
    topic: "data",
    bound: {
      en: "Whoever decides on the data: the private school, or the network of a public one; the supplier for what it decides itself",
      "pt-br":
        "Quem decide sobre os dados: a escola particular ou, na pública, a rede; o fornecedor, pelo que ele mesmo decide",
    },
    bindsSchools: true,
    asks: {
      en: "Pupils' data must be used in their best interest. Where consent is the basis for a child under 12, a parent gives it specifically and separately; the school publishes what it collects and why, asks for no more than the activity needs, and explains it in words a child understands.",
      "pt-br":
        "Dado de aluno deve ser tratado no melhor interesse dele. Se a base for o consentimento e a criança tiver menos de 12 anos, um responsável consente de forma específica e em destaque; a escola publica o que coleta e para quê, não pede além do necessário e explica em linguagem que a criança entenda.",
    },
    advice: {
      en: "Do not type names, marks, health, photos or family facts of pupils into an AI tool. If the activity needs data, the school decides, informs the family and collects the least.",
      "pt-br":
        "Não digite em ferramenta de IA nome, nota, saúde, foto ou situação familiar de aluno. Se a atividade exigir dado, quem decide é a escola, que informa a família e coleta o mínimo.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2020-09",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/L13709compilado.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/lgpd.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Consent of a guardian (§1) is written for children under 12. ANPD's Enunciado CD/ANPD 1 of 2023-05-22 accepts any legal basis of arts. 7 or 11 if best interest prevails: many sites still say consent is the only way. Art. 14 §4: do not make an activity depend on more data than it needs.",
    legalReader: true,
  },
  {
    id: "br-lgpd-20",
    country: "BR",
    region: null,
    title: {
      en: "LGPD art. 20: review of automated decisions",
      "pt-br": "LGPD, art. 20: revisão de decisão automatizada",
    },
    kind: "law",
    topic: "assessment",
    bound: {
      en: "Whoever decides on the data: the school, or the authority that runs it",
      "pt-br": "Quem decide sobre os dados: escola ou rede",
    },
    bindsSchools: true,
    asks: {
      en: "If a tool alone decided something that affects a pupil, the family may ask for a review, and the school must be able to say by which criteria it was decided.",
      "pt-br":
        "Se uma ferramenta decidiu sozinha algo que afeta o aluno, a família pode pedir revisão, e a escola deve informar por quais critérios se decidiu.",
    },
    advice: {
      en: "Never let a tool decide about a pupil on its own; if a family asks how a decision was reached, you can explain it in plain words.",
      "pt-br":
        "Nenhuma decisão sobre aluno sai só da ferramenta; se a família perguntar como se chegou ali, você consegue explicar em linguagem simples.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2020-09",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/L13709compilado.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/lgpd.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "The law grants a review; it does not say the review must be made by a person. The CNE guidelines go further.",
    legalReader: false,
  },
  {
    id: "br-lgpd-38",
    country: "BR",
    region: null,
    title: {
      en: "LGPD art. 38: impact report (RIPD)",
      "pt-br": "LGPD, art. 38: relatório de impacto (RIPD)",
    },
    kind: "law",
    topic: "data",
    bound: {
      en: "Whoever decides on the data: the school, or the authority that runs it",
      "pt-br": "Quem decide sobre os dados: escola ou rede",
    },
    bindsSchools: true,
    asks: {
      en: "The authority may order the school to show a written impact report. In its rule for small organisations, a child's data counts as a sign of high risk.",
      "pt-br":
        "A ANPD pode exigir da escola o relatório de impacto. Na norma para agentes de pequeno porte, dado de criança ou adolescente é um dos critérios de alto risco.",
    },
    advice: {
      en: "Before a tool gets pupils' data, ask the school for a short written assessment: which data, why, what can go wrong and what you do about it.",
      "pt-br":
        "Antes de uma ferramenta receber dados de alunos, peça à escola uma avaliação curta por escrito: quais dados, para quê, o que pode dar errado e o que se faz para evitar.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2020-09",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/L13709compilado.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/lgpd.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Art. 38 read; the criterion of Resolução CD/ANPD 2/2022, art. 4, was read in the notes of the same project.",
    legalReader: false,
  },
  {
    id: "br-anpd-incident",
    country: "BR",
    region: null,
    title: {
      en: "ANPD Resolution 15/2024: reporting a security incident",
      "pt-br": "Resolução CD/ANPD nº 15/2024: comunicação de incidente",
    },
    kind: "regulation",
    topic: "data",
    bound: {
      en: "Whoever decides on the data: the school, or the authority that runs it",
      "pt-br": "Quem decide sobre os dados: escola ou rede",
    },
    bindsSchools: true,
    asks: {
      en: "If pupils' data leaks in a way that may seriously harm them, the school must tell ANPD and the families within three working days of learning that personal data was affected; children's data counts towards that test.",
      "pt-br":
        "Se vazar dado de aluno com risco ou dano relevante, a escola deve comunicar à ANPD e às famílias em três dias úteis, contados de quando soube que dados pessoais foram afetados; dado de criança pesa nesse teste.",
    },
    advice: {
      en: "If a tool leaked pupils' data, tell the person in charge the same day: the school has to judge the risk first.",
      "pt-br":
        "Se vazou dado de aluno por uma ferramenta, avise o responsável no mesmo dia: antes, a escola precisa avaliar o risco.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2024-04-24",
    deadline: null,
    address: "https://www.in.gov.br/en/web/dou/-/resolucao-cd/anpd-n-15-de-24-de-abril-de-2024-556243024",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/resolucao-anpd-15.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Arts. 6 and 9: notice to ANPD and to the people affected, for incidents that may cause relevant risk or harm; data of children weigh in that test.",
    legalReader: true,
  },
  {
    id: "br-anpd-transfer",
    country: "BR",
    region: null,
    title: {
      en: "ANPD Resolution 19/2024: data sent abroad",
      "pt-br": "Resolução CD/ANPD nº 19/2024: transferência internacional",
    },
    kind: "regulation",
    topic: "data",
    bound: {
      en: "Whoever decides on the data, and the supplier",
      "pt-br": "Quem decide sobre os dados e o fornecedor",
    },
    bindsSchools: true,
    asks: {
      en: "A tool that sends pupils' data abroad needs a legal mechanism in the contract, save where ANPD has found the country adequate.",
      "pt-br":
        "Ferramenta que manda dado de aluno para fora precisa de mecanismo legal em contrato, salvo país que a ANPD considerou adequado.",
    },
    advice: {
      en: "Assume that a foreign AI tool sends data abroad: use no pupil data with it unless the school has a contract.",
      "pt-br":
        "Parta do princípio de que ferramenta estrangeira manda dado para fora: sem contrato da escola, não use dado de aluno.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2024-08-23",
    deadline: "2025-08-23",
    address:
      "https://www.gov.br/anpd/pt-br/acesso-a-informacao/institucional/atos-normativos/regulamentacoes_anpd/resolucao-cd-anpd-no-19-de-23-de-agosto-de-2024",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/resolucao-anpd-19.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Standard clauses compulsory since 2025-08-23 according to the project note of 2026-09-19; the consolidated text was read only in its heading.",
    legalReader: true,
  },
  {
    id: "br-anpd-32",
    country: "BR",
    region: null,
    title: {
      en: "ANPD Resolution 32/2026: the European Union is adequate",
      "pt-br": "Resolução CD/ANPD nº 32/2026: União Europeia adequada",
    },
    kind: "regulation",
    topic: "data",
    bound: {
      en: "Whoever decides on the data, and the supplier",
      "pt-br": "Quem decide sobre os dados e o fornecedor",
    },
    bindsSchools: true,
    asks: {
      en: "Since 26 January 2026 data may go to the European Union and the EEA without a further mechanism: ANPD found their protection adequate.",
      "pt-br":
        "Desde 26 de janeiro de 2026, dados podem ir para a União Europeia e o EEE sem outro mecanismo: a ANPD considerou adequada a proteção de lá.",
    },
    advice: {
      en: "Ask where a tool keeps its data: the answer European Union makes one question fewer, not all of them.",
      "pt-br":
        "Pergunte onde a ferramenta guarda os dados: se for na União Europeia, é uma pergunta a menos, não todas.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2026-01-26",
    deadline: null,
    address: "https://www.in.gov.br/web/dou/-/resolucao-n-32-de-26-de-janeiro-de-2026-683334547",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress:
      "https://github.com/paulohiga/paulohiga.github.io/blob/0aa7a83c3414fb065790e3eda94e0799a3de1efc/_leis/resolucao-anpd-32.md",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: "2026-08-22",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Art. 1 read.",
    legalReader: false,
  },
  {
    id: "br-deepfake",
    country: "BR",
    region: null,
    title: {
      en: "ECA arts. 240 to 241-E: sexual deepfakes of pupils",
      "pt-br": "ECA, arts. 240 a 241-E: deepfakes sexuais de alunos",
    },
    kind: "law",
    topic: "safety",
    bound: {
      en: "Anyone",
      "pt-br": "Qualquer pessoa",
    },
    bindsSchools: true,
    asks: {
      en: "Nobody at school may keep, forward or print such an image: with a minor in it, a montage is an offence of its own.",
      "pt-br":
        "Ninguém na escola pode guardar, repassar nem imprimir essa imagem: com menor de idade, até a montagem é crime próprio.",
    },
    advice: {
      en: "Protect the victim, tell the head at once, and let the school call family, Conselho Tutelar and police.",
      "pt-br":
        "Proteja a vítima, avise a direção na hora e deixe a escola acionar família, Conselho Tutelar e polícia.",
    },
    stages: ["primary", "lower-secondary", "upper-secondary"],
    since: "2008",
    deadline: null,
    address: null,
    addressToCheck: "https://www.planalto.gov.br/ccivil_03/leis/l8069.htm",
    addressStatus: "address-by-pattern",
    sourceAddress: null,
    sourceName: "UOL and Deutsche Welle, April 2025",
    sourceType: "news",
    sourceDate: "2025-04",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "For minors ECA art. 241-C makes a montage an offence of its own, and art. 241-B covers storing (Lei 11.829/2008 and later), as the press quotes them; the articles were not read. For adults, notes on ANPD's Radar Tecnológico 6 (2026) name Código Penal art. 218-C, or 147-B when the victim is a woman, aggravated for AI by Lei 15.123/2025. Guardianship council as route: general school practice. No criminal article goes out before a lawyer has read it.",
    legalReader: true,
  },
  {
    id: "br-lei-15100",
    country: "BR",
    region: null,
    title: {
      en: "Law 15.100/2025: pupils' phones at school",
      "pt-br": "Lei nº 15.100/2025: celular na escola",
    },
    kind: "law",
    topic: "phones",
    bound: {
      en: "Pupils and schools up to the end of ensino médio, public and private",
      "pt-br": "Alunos e escolas da educação básica, públicas e particulares",
    },
    bindsSchools: true,
    asks: {
      en: "Pupils may not use their own devices in class, at break or between lessons; in class only for strictly educational ends under staff guidance; always for accessibility, inclusion, health and fundamental rights. Schools must also train staff to spot distress and offer a place to be heard.",
      "pt-br":
        "O aluno não pode usar aparelho próprio na aula, no recreio nem nos intervalos; em aula, só com fim estritamente pedagógico e orientação; sempre para acessibilidade, inclusão, saúde e direitos fundamentais. A escola também deve treinar a equipe para perceber sofrimento e oferecer espaço de escuta.",
    },
    advice: {
      en: "Ask for phones only when the task truly needs them, say so in the lesson plan, and have a way to take part without one.",
      "pt-br":
        "Só peça celular quando a atividade precisar de verdade, registre no planejamento e tenha uma forma de participar sem ele.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary"],
    since: "2025-01-14",
    deadline: null,
    address: "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15100.htm",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress: null,
    sourceName:
      "copy of the Diário Oficial at cme.cristalina.go.gov.br, and a copy of the text taken from Planalto on 2025-11-17",
    sourceType: "copy-of-official-text",
    sourceDate: "2025-11-17",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Arts. 2 to 4 read. Law dated 13 January, published in the DOU of 14 January 2025. School-owned devices are not personal.",
    legalReader: false,
  },
  {
    id: "br-dec-12385",
    country: "BR",
    region: null,
    title: {
      en: "Decree 12.385/2025: how schools apply the phone law",
      "pt-br": "Decreto nº 12.385/2025: como a escola aplica a lei do celular",
    },
    kind: "regulation",
    topic: "phones",
    bound: {
      en: "Education systems and schools",
      "pt-br": "Sistemas de ensino e escolas",
    },
    bindsSchools: true,
    asks: {
      en: "The school must write into its regimento and its PPP when devices may be used, where they are kept and what follows a breach. A pupil with a disability or a health need shows a document from a health professional, or another proof the system accepts.",
      "pt-br":
        "A escola deve pôr no regimento e no PPP quando o aparelho pode ser usado, onde fica guardado e o que acontece no descumprimento. Aluno com deficiência ou condição de saúde apresenta atestado, laudo ou outro documento, ou outra prova que o sistema aceite.",
    },
    advice: {
      en: "Check that both texts say so; propose the sentence if it is missing.",
      "pt-br": "Confira se os dois documentos dizem isso; se faltar, proponha a redação.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary"],
    since: "2025-02-19",
    deadline: null,
    address: null,
    addressToCheck: "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12385.htm",
    addressStatus: "address-by-pattern",
    sourceAddress: "https://jurishand.com/decreto-12385-de-18-fevereiro-2025/artigo-3",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: null,
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Art. 3 read: atestado, laudo or other document of a health professional, replaceable by other proof (sole paragraph). The rest in the press (dgabc.com.br, 2025-02).",
    legalReader: false,
  },
  {
    id: "br-cne-ceb-2-2025",
    country: "BR",
    region: null,
    title: {
      en: "CNE/CEB Resolution 2/2025: devices and digital and media education",
      "pt-br": "Resolução CNE/CEB nº 2/2025: dispositivos e educação digital e midiática",
    },
    kind: "regulation",
    topic: "teaching",
    bound: {
      en: "Networks and schools",
      "pt-br": "Redes e escolas",
    },
    bindsSchools: true,
    asks: {
      en: "Networks must have digital and media education in the curriculum in 2026, as a subject or across subjects; screens are the exception in early years.",
      "pt-br":
        "As redes devem ter educação digital e midiática no currículo em 2026, como componente ou de forma transversal; na educação infantil, tela é exceção.",
    },
    advice: {
      en: "Years 1 to 5: screens little and balanced. From year 6: growing autonomy, always for learning.",
      "pt-br":
        "Anos iniciais: tela pouca e com equilíbrio. A partir do 6º ano: autonomia crescente, sempre com fim pedagógico.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2025-03-24",
    deadline: "2026",
    address: null,
    addressToCheck: "https://www.gov.br/mec/pt-br/cne",
    addressStatus: "section-page-only",
    sourceAddress:
      "https://www.correiobraziliense.com.br/euestudante/educacao-basica/2025/03/7093095-cne-publica-diretrizes-para-educacao-digital-e-uso-de-celular.html",
    sourceName: null,
    sourceType: "news",
    sourceDate: "2025-03",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Dated 21 March, published 24 March 2025; opening articles also read at trabalhoeeducacao.com.br. Curricula with digital and media education to be in place in 2026. Networks choose between a subject and a transversal theme.",
    legalReader: false,
  },
  {
    id: "br-bncc-computacao",
    country: "BR",
    region: null,
    title: {
      en: "BNCC Computing (Parecer CNE/CEB 2/2022, Resolution 1/2022)",
      "pt-br": "BNCC Computação (Parecer CNE/CEB 2/2022, Resolução CNE/CEB 1/2022)",
    },
    kind: "regulation",
    topic: "teaching",
    bound: {
      en: "Networks and schools",
      "pt-br": "Redes e escolas",
    },
    bindsSchools: true,
    asks: {
      en: "The network must place the Computing skills in its curriculum.",
      "pt-br": "A rede deve pôr as habilidades de Computação no currículo.",
    },
    advice: {
      en: "Look up the Computing skills of your year and tie one AI activity to one code; unplugged counts.",
      "pt-br":
        "Veja as habilidades de Computação do seu ano e ligue uma atividade sobre IA a um código; atividade desplugada também vale.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary"],
    since: "2022-10-06",
    deadline: "2026",
    address:
      "http://portal.mec.gov.br/index.php?option=com_docman&view=download&alias=241671-rceb001-22&category_slug=outubro-2022-pdf&Itemid=30192",
    addressToCheck: null,
    addressStatus: "address-seen-in-another-source",
    sourceAddress: "https://www.lex.com.br/resolucao-cne-ceb-no-1-de-4-de-outubro-de-2022/",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: null,
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Three axes: pensamento computacional, mundo digital, cultura digital. Homologated 2022-10-03: networks had to start by Oct 2023; the school year 2026 as the year of effective implementation comes from Resolution 2/2025 and the VAAR rules, not from Resolution 1/2022 itself. Sites that say obrigatória em 2026 pela Resolução 1/2022 mix the two.",
    legalReader: false,
  },
  {
    id: "br-vaar-computacao",
    country: "BR",
    region: null,
    networks: ["state", "municipal"],
    title: {
      en: "Fundeb VAAR: Computing in the curriculum as a condition",
      "pt-br": "Fundeb VAAR: Computação no currículo como condicionalidade",
    },
    kind: "money",
    topic: "teaching",
    bound: {
      en: "Public networks that want this part of the Fundeb money",
      "pt-br": "Redes públicas que querem essa parte da verba do Fundeb",
    },
    bindsSchools: true,
    asks: {
      en: "The network shows that its curriculum contains Computing.",
      "pt-br": "A rede comprova que o currículo traz a Computação.",
    },
    advice: {
      en: "For managers of public networks, not for you: if your network asks for evidence of Computing in the curriculum, this is why.",
      "pt-br":
        "É assunto da secretaria, não seu: se a rede pedir evidência de Computação no currículo, o motivo é este.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary"],
    since: "2025",
    deadline: "2025-08-31",
    address:
      "https://www.gov.br/mec/pt-br/financiamento-da-educacao-basica/fundeb/condicionalidades-e-indicadores/condicionalidades/condicionalidade-v",
    addressToCheck: null,
    addressStatus: "page-read",
    sourceAddress:
      "https://telesintese.com.br/sem-computacao-no-curriculo-redes-poderao-perder-verba-do-fundeb-a-partir-de-2026/",
    sourceName: null,
    sourceType: "news",
    sourceDate: "2025-09-12",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Public networks only. The 2026 round (some sources say until August 2026) was not found in an official page.",
    legalReader: false,
  },
  {
    id: "br-pned",
    country: "BR",
    region: null,
    title: {
      en: "National Digital Education Policy (PNED), Law 14.533/2023",
      "pt-br": "Política Nacional de Educação Digital (PNED), Lei nº 14.533/2023",
    },
    kind: "law",
    topic: "teaching",
    bound: {
      en: "The Union, the states and the municipalities",
      "pt-br": "União, estados e municípios",
    },
    bindsSchools: false,
    asks: {
      en: "It puts digital rights among the contents of digital education; by itself it gives a teacher no duty.",
      "pt-br":
        "Põe os direitos digitais entre os conteúdos da educação digital; por si só não cria dever para o professor.",
    },
    advice: {
      en: "Include pupils' rights over their own data in your lessons.",
      "pt-br": "Inclua nas suas aulas os direitos dos alunos sobre os próprios dados.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2023-01-11",
    deadline: null,
    address:
      "https://www2.camara.leg.br/legin/fed/lei/2023/lei-14533-11-janeiro-2023-793686-normaatualizada-pl.html",
    addressToCheck: null,
    addressStatus: "page-read",
    sourceAddress: "https://jurishand.com/lei-14533-de-11-janeiro-2023/artigo-3/paragrafo-1",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: null,
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Contents of art. 3: computational thinking, digital world, digital culture, digital rights, assistive technology. The clause that would put computing, programming and robotics into the curriculum by law was vetoed (Correio Braziliense, Jan 2023): sites that call PNED a compulsory subject are wrong.",
    legalReader: false,
  },
  {
    id: "br-pl-2338",
    country: "BR",
    region: null,
    title: {
      en: "AI bill PL 2338/2023",
      "pt-br": "PL 2338/2023 (marco legal da IA)",
    },
    kind: "bill",
    topic: "school",
    bound: {
      en: "Nobody yet",
      "pt-br": "Ninguém ainda",
    },
    bindsSchools: false,
    asks: {
      en: "The text that the Senate passed counts access to education, assessment and monitoring of pupils as high risk.",
      "pt-br":
        "O texto aprovado no Senado trata acesso à educação, avaliação e monitoramento de alunos como alto risco.",
    },
    advice: {
      en: "Nothing to do: it is not law. Do not accept a supplier's claim that it already applies.",
      "pt-br": "Nada a fazer: não é lei. Desconfie de fornecedor que diga que ele já vale.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2024-12-10",
    deadline: null,
    address: "https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=2487262",
    addressToCheck: null,
    addressStatus: "address-seen-in-source",
    sourceAddress: null,
    sourceName: "guide that cites the open data of the Câmara dos Deputados, September 2026",
    sourceType: "third-party-notes",
    sourceDate: "2026-09-02",
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Senate passed it on 2024-12-10; reached the Câmara 2025-03-17; special committee 2025. Votes announced for Dec 2025, then Feb 2026, did not happen; a note of 2026-09-13 says the rapporteur left it until after the October 2026 elections. The Senate text lists education (access, assessment, monitoring) as high risk. State after October 2026 not found.",
    legalReader: false,
  },
  {
    id: "br-lei-9610",
    country: "BR",
    region: null,
    title: {
      en: "Copyright in class, Law 9.610/1998",
      "pt-br": "Direito autoral em sala, Lei nº 9.610/1998",
    },
    kind: "law",
    topic: "publishing",
    bound: {
      en: "Anyone",
      "pt-br": "Qualquer pessoa",
    },
    bindsSchools: true,
    asks: {
      en: "Short passages may be quoted with author and source; a whole work needs its owner's consent.",
      "pt-br":
        "Trechos curtos podem ser citados com autor e fonte; a obra inteira depende de autorização de quem tem o direito.",
    },
    advice: {
      en: "Do not upload whole textbooks, publishers' sheets or pupils' texts to an AI tool.",
      "pt-br": "Não suba livro didático inteiro, apostila de editora nem texto de aluno em ferramenta de IA.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "1998",
    deadline: null,
    address: null,
    addressToCheck: "https://www.planalto.gov.br/ccivil_03/leis/l9610.htm",
    addressStatus: "address-by-pattern",
    sourceAddress: "https://soprovas.com/questoes/664237",
    sourceName: null,
    sourceType: "copy-of-official-text",
    sourceDate: null,
    collectedMonth: "2026-11",
    confidence: "medium",
    note: "Art. 46 III (citation) and VIII (short passages). Art. 29 IX (storing a work in a computer or database needs prior authorisation) read only in a project's notes of 2026-09-19. No Brazilian rule on authorship of AI output was read.",
    legalReader: true,
  },
  {
    id: "br-lei-13819",
    country: "BR",
    region: null,
    title: {
      en: "Self-harm and violence: duty to notify (Laws 13.819/2019 and 15.231/2025)",
      "pt-br": "Autoagressão e violência: dever de notificar (Leis 13.819/2019 e 15.231/2025)",
    },
    kind: "law",
    topic: "safety",
    bound: {
      en: "Schools, public and private",
      "pt-br": "Escolas públicas e particulares",
    },
    bindsSchools: true,
    asks: {
      en: "The school must notify the Conselho Tutelar, in confidence, of suspected or confirmed self-inflicted violence (self-harm, attempt, suicide) and of violence involving its pupils, and must train its staff in how to do it.",
      "pt-br":
        "A escola deve notificar o Conselho Tutelar, em sigilo, de violência autoprovocada suspeita ou confirmada (automutilação, tentativa, suicídio) e de violência que envolva seus alunos, e deve treinar a equipe para isso.",
    },
    advice: {
      en: "If a chat with AI shows such a sign, treat it as a disclosure: stay with the pupil and tell the counsellor or the head now.",
      "pt-br":
        "Se uma conversa com IA mostrar sinal disso, aja como em qualquer relato: acolha e avise já a orientação ou a direção.",
    },
    stages: ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"],
    since: "2025-10-07",
    deadline: null,
    address:
      "https://www2.camara.leg.br/legin/fed/lei/2025/lei-15231-6-outubro-2025-798088-publicacaooriginal-176637-pl.html",
    addressToCheck: null,
    addressStatus: "page-read",
    sourceAddress:
      "https://www2.camara.leg.br/legin/fed/lei/2025/lei-15231-6-outubro-2025-798088-publicacaooriginal-176637-pl.html",
    sourceName: null,
    sourceType: "official-text",
    sourceDate: "2025-10-07",
    collectedMonth: "2026-11",
    confidence: "high",
    note: "Lei 15.231 read in part at camara.leg.br (LDB art. 12 VIII, published 2025-10-07); art. 6 of Lei 13.819 read whole at legjur.com: suspected or confirmed cases, confidentiality (par. 3), training (par. 5).",
    legalReader: true,
  },
];
