// The accessibility statement, after the model of the W3C: conformance, limits, assessment, contact, date.
import type { Locale, Texts } from "~/addresses/languages";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { formatWholeDate } from "~/i18n/format-month";
import { CRITERIA, type Evidence } from "./accessibility-criteria";
import { LEGAL_MONTHS, type LegalFacts, list, paragraph } from "./legal-document";

interface TableWords {
  readonly columns: readonly [criterion: string, level: string, result: string];
  readonly test: string;
  readonly eye: (day: string) => string;
  readonly partly: string;
}

function evidenceWords(evidence: Evidence, words: TableWords, locale: Locale): string {
  if (evidence.result !== "supports") return words.partly;
  if ("test" in evidence) return words.test;
  return words.eye(formatWholeDate(evidence.seenOn, locale));
}

function table(locale: Locale, words: TableWords) {
  const rows = CRITERIA.map(({ id, level, name, evidence }) => [
    `${id} ${name[locale]}`,
    level,
    evidenceWords(evidence, words, locale),
  ]);
  return { kind: "table", columns: words.columns, rows } as const;
}

/** How many of the criteria are met by what stands beside them. */
const SUPPORTED = CRITERIA.filter(({ evidence }) => evidence.result === "supports").length;

function createAccessibilityEn(facts: LegalFacts): LegalDocument {
  return {
    title: "Accessibility statement",
    intro:
      "This site is made for every teacher, with or without a mouse, a large screen or good eyes. This page says how far that is true today.",
    lastChangedMonth: LEGAL_MONTHS.accessibility,
    sections: [
      {
        id: "conformance",
        heading: "Conformance",
        blocks: [
          paragraph(
            `The measure is WCAG 2.2, level AA, of the W3C; in Brazil, ABNT NBR 17225 has the same requirements. The site is partially conformant: of the ${CRITERIA.length} criteria that apply, ${SUPPORTED} are supported; the table says which, and why.`,
          ),
          paragraph(
            "We assessed the site ourselves. No independent body has audited it, and nobody who uses a screen reader every day has tested it for us yet.",
          ),
        ],
      },
      {
        id: "criteria",
        heading: "Criterion by criterion",
        blocks: [
          paragraph(
            "“Automatic test”: one runs before every version goes out. Such tests find a part of the faults only. “By eye” names the day on which we looked.",
          ),
          table("en", {
            columns: ["Criterion", "Level", "Result"],
            test: "Supports (automatic test)",
            eye: (day) => `Supports. By eye, on ${day}`,
            partly: "Supports in part, see below",
          }),
          paragraph(
            "Criteria about sound, video, gestures, movement, time limits, flashes, accounts and payments do not apply: the site has none of these itself. Donations and films are on other companies' sites.",
          ),
        ],
      },
      {
        id: "limits",
        heading: "What does not work yet, and what to do instead",
        blocks: [
          list(
            "Language of parts (3.1.2): names of tools, courses and documents in another language are not always marked as such, so a screen reader may pronounce them wrongly. Instead: switch its voice by hand for a list in another language.",
            "Wide tables scroll sideways on a phone. Instead: turn the phone, or use the CSV of the open data.",
            "Word files have headings and lists, but nobody has tested them with a screen reader. Instead: every document is also a web page.",
            "Tools, films, courses and articles that we link to follow their own rules; some films have no captions. Instead: ask their makers, whose page each record links to.",
          ),
        ],
      },
      {
        id: "how",
        heading: "How we assess",
        blocks: [
          list(
            "Automatic checks by axe of every kind of page, by day and by night, at widths from 320 to 1536 px, in Chromium; a part of the journeys also in Firefox.",
            "Tests with the keyboard alone, with text of 200 %, with wider letters, with the colours that a system forces, without script, and on paper.",
            "We looked ourselves, on the day in the table, at 20 kinds of page: home, tools, a tool, comparison, prompts, the page of a printed code, the book's resources, rules, school kit, news, search, courses, platforms, costs, “May my class use it?”, curriculum codes, donations, contact, newsletter, this statement. In both languages at 1180 px: the first 45 stops of the Tab key and the first fields of a page. Of first screens, in small pictures: a phone on its side, no colours, and letters, words and lines spaced as the standard says. On about 15 pages, most in one language, we read the words in the order in which they are written. For sensory characteristics we searched the texts for words of colour, shape and place.",
            "Techniques: HTML, CSS, WAI-ARIA, SVG; JavaScript improves the pages and is not needed to read them.",
          ),
        ],
      },
      {
        id: "contact",
        heading: "Tell us",
        blocks: [
          paragraph(
            facts.contactEmail === null
              ? "Something is in your way? No contact address has been set up on this site yet."
              : `Something is in your way? Write to ${facts.contactEmail}: say which page, what you wanted to do and what you use to read. One person runs the site and answers as soon as possible; there is no fixed time.`,
          ),
        ],
      },
    ],
  };
}

function createAccessibilityPtBr(facts: LegalFacts): LegalDocument {
  return {
    title: "Declaração de acessibilidade",
    intro:
      "Este site é para todos os professores, com ou sem mouse, tela grande ou boa visão. Esta página conta até onde isso é verdade hoje.",
    lastChangedMonth: LEGAL_MONTHS.accessibility,
    sections: [
      {
        id: "conformance",
        heading: "Conformidade",
        blocks: [
          paragraph(
            `A medida é a WCAG 2.2, nível AA, do W3C; no Brasil, a ABNT NBR 17225 traz os mesmos requisitos. O site está em conformidade parcial: dos ${CRITERIA.length} critérios que se aplicam, ${SUPPORTED} são atendidos; a tabela diz quais e por quê.`,
          ),
          paragraph(
            "A avaliação foi nossa. Nenhuma entidade independente conferiu o site, e ninguém que use leitor de tela todo dia testou para nós ainda.",
          ),
        ],
      },
      {
        id: "criteria",
        heading: "Critério por critério",
        blocks: [
          paragraph(
            "“Teste automático”: um teste roda antes de cada versão ir ao ar. Esses testes só encontram uma parte dos problemas. “A olho” traz o dia em que olhamos.",
          ),
          table("pt-br", {
            columns: ["Critério", "Nível", "Resultado"],
            test: "Atende (teste automático)",
            eye: (day) => `Atende. A olho, em ${day}`,
            partly: "Atende em parte, veja abaixo",
          }),
          paragraph(
            "Critérios sobre som, vídeo, gestos, movimento, limite de tempo, flashes, contas e pagamentos não se aplicam: o site não tem nada disso. Doações e filmes ficam em sites de outras empresas.",
          ),
        ],
      },
      {
        id: "limits",
        heading: "O que ainda não funciona e o que fazer",
        blocks: [
          list(
            "Idioma das partes (3.1.2): nomes de ferramentas, cursos e documentos em outra língua nem sempre estão marcados, e o leitor de tela pode pronunciar errado. Enquanto isso: troque a voz à mão em uma lista em outra língua.",
            "Tabelas largas rolam para o lado no celular. Enquanto isso: vire o celular ou use o CSV dos dados abertos.",
            "Os arquivos do Word têm títulos e listas, mas ninguém os testou com leitor de tela. Enquanto isso: todo documento também é uma página da web.",
            "Ferramentas, filmes, cursos e artigos de outros sites seguem as regras deles; alguns filmes não têm legenda. Enquanto isso: fale com quem fez; cada registro leva à página.",
          ),
        ],
      },
      {
        id: "how",
        heading: "Como avaliamos",
        blocks: [
          list(
            "Verificação automática com axe de cada tipo de página, de dia e de noite, em larguras de 320 a 1536 px, no Chromium; uma parte dos percursos também no Firefox.",
            "Testes só com o teclado, com texto em 200%, com letras mais largas, com as cores que o sistema impõe, sem script e no papel.",
            "Olhamos nós mesmos, no dia que está na tabela, 20 tipos de página: início, ferramentas, uma ferramenta, comparação, prompts, a página de um código impresso, recursos do livro, regras, kit da escola, notícias, busca, cursos, plataformas, custos, “Minha turma pode usar?”, códigos da BNCC, doações, contato, newsletter e esta declaração. Nas duas línguas, em 1180 px: as primeiras 45 paradas da tecla Tab e os primeiros campos de cada página. Das primeiras telas, em imagens pequenas: celular deitado, sem cores, e letras, palavras e linhas espaçadas como a norma pede. Em umas 15 páginas, quase sempre em uma língua só, lemos as palavras na ordem em que estão escritas. Para as características sensoriais, procuramos nos textos palavras de cor, forma e lugar.",
            "Técnicas: HTML, CSS, WAI-ARIA, SVG; o JavaScript melhora as páginas e não é preciso para lê-las.",
          ),
        ],
      },
      {
        id: "contact",
        heading: "Avise a gente",
        blocks: [
          paragraph(
            facts.contactEmail === null
              ? "Algo atrapalha você? Este site ainda não tem um endereço de contato configurado."
              : `Algo atrapalha você? Escreva para ${facts.contactEmail}: diga qual página, o que você queria fazer e o que usa para ler. Uma pessoa cuida do site e responde assim que pode; não há prazo fixo.`,
          ),
        ],
      },
    ],
  };
}

const ACCESSIBILITY: Texts<(facts: LegalFacts) => LegalDocument> = {
  en: createAccessibilityEn,
  "pt-br": createAccessibilityPtBr,
};

/** The accessibility statement in one language. */
export function createAccessibility(locale: Locale, facts: LegalFacts): LegalDocument {
  return ACCESSIBILITY[locale](facts);
}
