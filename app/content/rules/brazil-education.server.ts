// Rules of Brazil on teaching and school.
import type { Rule } from "~/features/rules/core/rule";

export const BRAZILIAN_EDUCATION_RULES: readonly Rule[] = [
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
    sourceName: {
      en: "notes of a school-management project",
      "pt-br": "anotações de um projeto de gestão escolar",
    },
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
    note: "Not law; a page of gov.br/mec of 20 February 2026 announces it. First edition dated Brasília, February 2026, about 240 pages (a description of the PDF counts 241 page marks; the press says 240; another note says 238 pages and jul/2026, perhaps a later edition: re-check). The launch day 12 March is inferred: the article says Thursday before the Monday of 16 March.",
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
    sourceName: {
      en: "notes of a Brazilian education project on the press coverage",
      "pt-br": "anotações de um projeto brasileiro de educação sobre o que saiu na imprensa",
    },
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
];
