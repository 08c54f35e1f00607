// The words that the site does not use, each with its reason, a sentence that used it, and the better one.
import { LOCALES, type Locale } from "~/addresses/languages";

export interface Rule {
  readonly locales: readonly Locale[];
  readonly pattern: RegExp;
  /** Texts in which the word is right. */
  readonly unless?: RegExp;
  readonly why: string;
  readonly was: string;
  readonly is: string;
}

type Words = Omit<Rule, "locales">;

const IN_EVERY_LANGUAGE: readonly Words[] = [
  {
    pattern: /\b(?:API settings|settings of the (?:\w+ )?API|configurações da (?:\w+ )?API)\b/i,
    why: "a visitor has no settings of an API",
    was: "The news could not be fetched. Please check the API settings.",
    is: "We could not fetch the news just now. Please try again later.",
  },
  {
    pattern: /\b(?:book|livro) AI Teacher Pro\b|AI Teacher Pro, (?:Generative AI|IA Generativa)/,
    why: "AI Teacher Pro is the site; the book has one title",
    was: "Cover of the book AI Teacher Pro, Generative AI for Teachers",
    is: "Cover of the book Generative AI for Teachers",
  },
  {
    pattern: /\b(?:Teachers who|Professores que) (?:tried|tested|testaram|experimentaram)\b/i,
    why: "nobody reported anything: testimony is not invented",
    was: "Teachers who tried the routine report that editing takes longer.",
    is: "Generating takes seconds; editing is the work.",
  },
  {
    pattern: /\b(?:public (?:lists?|sources?)|(?:listas?|fontes?) públicas?)\b/i,
    why: "a source has a name, so that it can be opened",
    was: "Public lists of app builders",
    is: "Unofficial survey of app builders",
  },
];

const ENGLISH: readonly Words[] = [
  {
    pattern: /\bdata (?:protection lead|officer)\b/i,
    why: "one word for one person: the data protection officer",
    was: "The head teacher, with the data protection lead, answers for this policy.",
    is: "The head teacher, with the data protection officer, answers for this policy.",
  },
  {
    pattern: /\brests? on\b/i,
    why: "archaic: based on, or supported by",
    was: "rests on notes by others",
    is: "based on someone else's summary",
  },
  {
    pattern: /\bfrom where\b|\bwhat is known (?:of|about)\b/i,
    why: "someone knows it: what we know about it, and where it comes from",
    was: "What we know, and from where",
    is: "What we know, and where it comes from",
  },
  {
    pattern: /\b(?:somebody|anybody)\b/i,
    why: "one word for it: someone, anyone",
    was: "Examples name somebody.",
    is: "Examples name someone.",
  },
  {
    pattern: /\b(?:nobody|no one) can bring\b|\blead(?:s)? nowhere\b|\bis called that\b|\bsent nowhere\b/i,
    why: "clipped to a riddle: say it as to a colleague",
    was: "Print the page or save it now: nobody can bring it back.",
    is: "Print or save it now; it cannot be recovered.",
  },
  {
    pattern: /\bre-check|\bthird[- ]part(?:y|ies)\b|\bhearsay\b/i,
    why: "jargon of whoever keeps the record: may be out of date, unofficial source",
    was: "re-check: from a third party, Jan 2026",
    is: "unofficial source, January 2026",
  },
  {
    pattern: /\bwithout script\b/i,
    why: "a teacher has JavaScript on or off",
    was: "Without script the text goes to our server.",
    is: "With JavaScript off, the text goes to our server.",
  },
  {
    pattern: /\b(?:was|were) not (?:seen|read)\b|\bthat was read\b/i,
    why: "someone reads it: we have not read the page",
    was: "The page itself was not read.",
    is: "We have not read the page itself.",
  },
  {
    pattern:
      /\b(?:planning|class|favourites) (?:tool)?kits?\b|^toolkits?$|\b(?:make a|this|shorter) kits?\b/i,
    why: "a kit is the school kit: a class sheet is handed out, a planning pack is planned with",
    was: "Download the planning kit (Word)",
    is: "Download the planning pack (Word)",
  },
  {
    pattern: /chosen for the classroom|We try what is new|used in class the same day/i,
    why: "a claim about ourselves that nobody can show",
    was: "Tools chosen for the classroom",
    is: "AI tools for teachers",
  },
  {
    pattern: /\ban own\b/i,
    why: "of one's own",
    was: "Needed below the age for an own Google Account",
    is: "Needed below the age for a Google Account of one's own",
  },
  {
    pattern: /\b(?:is|are|and) no legal advice\b/i,
    why: "not legal advice",
    was: "This is no legal advice.",
    is: "This is not legal advice.",
  },
  {
    pattern: /\bstudents?\b/i,
    unless:
      /university|discount|student price|GitHub Education|repositories|self-paced course for students|^students$/i,
    why: "those in school are pupils; students are at university",
    was: "Let students choose the version.",
    is: "Let pupils choose the version.",
  },
  {
    pattern: /\bgrad(?:es?|ing)\b/i,
    why: "a British teacher says year group, mark and marking",
    was: "Class: [grade], [number] pupils",
    is: "Class: [year group], [number] pupils",
  },
  {
    pattern: /\bbasic education|\bschools? (?:and|or) networks?\b/,
    why: "said so in Brazil; in English these are schools and districts",
    was: "contracts for schools and networks",
    is: "contracts for schools and districts",
  },
  {
    pattern: /\b(?:enter|paste|type) no\b/i,
    why: "archaic: a command with never",
    was: "Paste no pupil's name into an AI tool.",
    is: "Never paste a pupil's name into an AI tool.",
  },
  {
    pattern: /\b(?:prompts?|codes?|chapters?|resources) of the book\b/i,
    why: "in English these are from the book, or the book's",
    was: "All resources of the book",
    is: "All the book's resources",
  },
  {
    pattern: /\b(?:documents|approval|policy) of (?:your|the|a) school\b/i,
    why: "in English a school's documents, as its pupils' work",
    was: "Make the documents of your school",
    is: "Make your school's documents",
  },
  {
    pattern: /\bcompanion of\b/i,
    why: "a companion to something",
    was: "The companion of the book",
    is: "The companion to the book",
  },
  {
    pattern: /\b(?:news|data) (?:are|go|stay|serve)\b/i,
    why: "singular on this site",
    was: "Data stay on the device.",
    is: "Data stays on the device.",
  },
  {
    pattern: /\bpieces? of news\b/i,
    why: "a story, or the news",
    was: "up to five pieces of news",
    is: "up to five stories",
  },
  {
    pattern: /\bregisters?\b/i,
    why: "the Portuguese registrar is to record",
    was: "a page where the class registers books",
    is: "a page where the class records books",
  },
  {
    pattern: /\b(?:stands? (?:in the first|side by side|beside|below the)|bears? (?:its|no))\b/i,
    why: "archaic: a plain verb such as is, has or appears",
    was: "What to do, and by when, stands in the first two lines.",
    is: "What to do, and by when, is in the first two lines.",
  },
  {
    pattern: /R\$ ?\d+\.\d/,
    unless: /smallest amount/,
    why: "one notation for prices in evidence: the amount, then BRL or USD",
    was: "Premium R$ 29.90 a month",
    is: "Premium 29.90 BRL a month",
  },
  {
    pattern: /visual learners/i,
    why: "learning styles are a myth that the site itself asks teachers to check",
    was: "Helps visual learners",
    is: "Helps pupils see structure",
  },
  {
    pattern:
      /\b(?:colors?|organizations?|behaviors?|favorites?|analyz(?:e|es|ing)|summariz\w+|recogniz\w+)\b/i,
    why: "British spelling",
    was: "Organizations use it",
    is: "Organisations use it",
  },
  {
    pattern: /\be-mails?\b/i,
    why: "email is one word here",
    was: "ask for names, e-mail, photos",
    is: "ask for names, email addresses, photos",
  },
];

const PORTUGUESE: readonly Words[] = [
  {
    pattern: /(?:^|, )(?:e )?de onde$/i,
    why: "frase cortada: e qual é a fonte",
    was: "O que sabemos, e de onde",
    is: "O que sabemos e qual é a fonte",
  },
  {
    pattern: /^a conferir\b|\b(?:de|por) terceiros\b|texto (?:lido|oficial) não diz/i,
    unless: /vídeos de terceiros/,
    why: "jargão de quem mantém o cadastro: fonte não oficial, pode estar desatualizado",
    was: "a conferir: de terceiros, sem data",
    is: "fonte não oficial, sem data",
  },
  {
    pattern: /\bnão (?:foi|foram) (?:vist|lid)[oa]s?\b/i,
    why: "quem lê somos nós: não lemos, não verificamos",
    was: "o menu do editor não foi visto",
    is: "não verificamos o menu do editor",
  },
  {
    pattern: /\b(?:use|digite|faça|leia) você (?!mesm)/i,
    why: "ordem de tradução",
    was: "digite você os registros",
    is: "digite os registros você mesmo",
  },
  {
    pattern: /\bsem script\b/i,
    why: "o leitor tem o JavaScript ligado ou desligado",
    was: "Sem script, o texto vai para o nosso servidor.",
    is: "Com o JavaScript desligado, o texto vai para o nosso servidor.",
  },
  {
    pattern: /\bo que se sabe\b/i,
    why: "quem sabe somos nós",
    was: "Cada página diz o que se sabe do preço",
    is: "Cada página diz o que sabemos do preço",
  },
  {
    pattern: /\bpior dia comum\b|trás para a frente/i,
    why: "decalques que se leem duas vezes",
    was: "No pior dia comum, não no melhor.",
    is: "Pense em um dia ruim, não no melhor.",
  },
  {
    pattern: /\bkits? (?:de planejamento|d[ea] aula)\b|\b(?:um|este|dois|do) kits?\b(?! da escola)|^kits$/i,
    unless: /kit para os menores/,
    why: "kit é o kit da escola; a folha da aula se entrega, com o pacote de planejamento se planeja",
    was: "Montar um kit",
    is: "Montar uma folha da aula",
  },
  {
    pattern: /escolhidas para a sala de aula|com uma tarefa real e|aula do mesmo dia/i,
    why: "promessa sobre nós que ninguém pode mostrar",
    was: "Ferramentas escolhidas para a sala de aula",
    is: "Ferramentas de IA para professores",
  },
  {
    pattern: /perguntas? de saída/i,
    why: "bilhete de saída em todo o site",
    was: "A pergunta de saída fecha a aula",
    is: "O bilhete de saída fecha a aula",
  },
  {
    pattern: /\b(?:nada|nenhum)\b[^.]* está mais guardad[oa]/i,
    why: "ordem de tradução",
    was: "Nada deste site está mais guardado neste navegador.",
    is: "Não há mais nada deste site guardado neste navegador.",
  },
  {
    pattern: /\bferramentas? IA\b/i,
    why: "falta a preposição",
    was: "Explorar Ferramentas IA",
    is: "Explorar Ferramentas de IA",
  },
  {
    pattern: /\b[Cc]ódigos? QR\b|\bQR codes?\b/,
    why: "no Brasil se escreve QR Code",
    was: "O código aparece embaixo de cada código QR.",
    is: "O código aparece embaixo de cada QR Code.",
  },
  {
    pattern: /\bbate-papos?\b/i,
    why: "hoje se diz chat",
    was: "Bate-papo gratuito; API paga",
    is: "Chat gratuito; API paga",
  },
  {
    pattern: /\bensino básico\b/i,
    why: "no Brasil se diz educação básica",
    was: "Sim, a partir de 13 anos, ensino básico incluído",
    is: "Sim, a partir de 13 anos, inclusive na educação básica",
  },
  {
    pattern: /(?<!\p{L})em escala(?!\p{L})|\bbase de dados e análise\b/iu,
    why: "decalques que se leem duas vezes",
    was: "Base de dados e análise para entender como a IA aprende.",
    is: "Fundamentos de dados e de análise, para entender como a IA aprende.",
  },
  {
    pattern: /\buso adulto\b/i,
    why: "é de bula de remédio",
    was: "Uso adulto e no ensino superior",
    is: "Para adultos e ensino superior",
  },
  {
    pattern: /mão única/i,
    why: "decalque de one-way",
    was: "um código de mão única do endereço",
    is: "um código irreversível do endereço",
  },
  {
    pattern: /(?<!\p{L})apert(?:e|ar|ando|á-l[oa])(?!\p{L})/iu,
    why: "na web se clica ou se toca",
    was: "Aperte o botão",
    is: "Clique no botão",
  },
  {
    pattern: /\bfabricantes?\b/i,
    why: "software é de uma empresa",
    was: "confirme no site do fabricante",
    is: "confirme no site oficial",
  },
  {
    pattern: /\btickets?\b/i,
    why: "bilhete de saída",
    was: "imprima o ticket de saída",
    is: "imprima o bilhete de saída",
  },
  {
    pattern: /\bequívocos?\b/i,
    why: "erro conceitual",
    was: "liste quatro equívocos frequentes",
    is: "liste quatro erros conceituais frequentes",
  },
  {
    pattern: /\bfichas?\b/i,
    unless: /\bfichas? d(?:e|o|os|e um) modelos?\b/i,
    why: "folha de atividades; ficha é cadastro",
    was: "Uma versão em áudio da ficha",
    is: "Uma versão em áudio da folha de atividades",
  },
  {
    pattern: /(?:aula ou|plano d[ea]|planejar uma|textos da) unidade\b/i,
    why: "sequência didática",
    was: "Planejar uma aula ou unidade",
    is: "Planejar uma aula ou sequência didática",
  },
  {
    pattern: /\[ano\]/,
    why: "o ensino médio conta em séries",
    was: "Turma: [ano], [número] alunos",
    is: "Turma: [ano/série], [número] alunos",
  },
  {
    pattern: /\b(?:ferramenta|dado|aluno) alguma?\b/i,
    why: "posposição literária",
    was: "Nenhum dado de aluno em ferramenta alguma",
    is: "Nenhum dado de aluno em nenhuma ferramenta",
  },
  {
    pattern: /\b(?:Companion|Hub|Central(?! d[eo] (?:ajuda|Educador))|Centrais)\b/,
    unless: /Mission|Educator/,
    why: "Material de apoio e Por onde começar",
    was: "Central",
    is: "Por onde começar",
  },
  {
    pattern: /(?<!muito )\bobrigado\b/i,
    why: "não se sabe quem escreve",
    was: "Obrigado. A próxima edição chega na segunda-feira.",
    is: "Tudo certo. A próxima edição chega na segunda-feira.",
  },
  {
    pattern: /professor de apoio/i,
    why: "AEE ou profissional de apoio",
    was: "Você consultou o professor de apoio?",
    is: "Você consultou o professor do AEE ou o profissional de apoio?",
  },
  {
    pattern: /\bsalvo (?:se\b|recusa)/i,
    why: "a menos que",
    was: "podem treinar modelos, salvo recusa",
    is: "podem treinar modelos, a menos que você desative",
  },
  {
    pattern: /(?<![-\w])(?:ia|lgpd|iot|openai|chatgpt|bncc)(?![-\w])/,
    why: "siglas e nomes com maiúsculas",
    was: "letramento em ia",
    is: "Letramento em IA",
  },
  {
    pattern:
      /(?<!\p{L})(?:ecrãs?|telemóvel|telemóveis|utilizador(?:es)?|ficheiros?|partilhar|equipas?)(?!\p{L})/iu,
    why: "português do Brasil",
    // A word boundary of a plain pattern does not know "ã" as a letter.
    was: "Toque no ecrã",
    is: "Toque na tela",
  },
];

const BY_LOCALE: Readonly<Record<Locale, readonly Words[]>> = { en: ENGLISH, "pt-br": PORTUGUESE };

/** All rules, each with the languages it is kept in. */
export const WORD_RULES: readonly Rule[] = [
  ...IN_EVERY_LANGUAGE.map((words) => ({ ...words, locales: LOCALES })),
  ...LOCALES.flatMap((locale) => BY_LOCALE[locale].map((words) => ({ ...words, locales: [locale] }))),
];
