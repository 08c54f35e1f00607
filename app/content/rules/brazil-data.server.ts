// Rules of Brazil on tools and on the data of children.
import type { Rule } from "~/features/rules/core/rule";

export const BRAZILIAN_DATA_RULES: readonly Rule[] = [
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
    sourceName: {
      en: "two independent notes on ANPD's timetable",
      "pt-br": "duas notas independentes sobre o calendário da ANPD",
    },
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
];
