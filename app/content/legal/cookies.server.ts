// The page says that there are no cookies and no third-party requests, and names every key that the browser keeps.

import type { Locale, Texts } from "~/addresses/languages";
import { OPENED_LESSONS_KEY, OPENED_LESSONS_MAX } from "~/features/book-resources/core/opened-lessons";
import { PROMPT_BLANKS_KEY } from "~/features/book-resources/core/prompt-blanks";
import { CHECKLIST_STORAGE_KEY } from "~/features/checklists/core/checklist";
import { CLASS_CARDS_KEY } from "~/features/class-card/core/class-cards-key";
import { FAVOURITES_KEY } from "~/features/favourites/core/favourites";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { MOST_CACHED_BYTES, MOST_CACHED_PAGES } from "~/features/offline/core/cached-entries";
import { LESSON_SET_MAX_BYTES } from "~/features/offline/core/lesson-set";
import { OFFLINE_STORE_PREFIX } from "~/features/offline/core/offline-page";
import { KIT_ANSWERS_KEY } from "~/features/school-kit/core/answers";
import { LAST_SEARCHES_KEY, LAST_SEARCHES_MAX } from "~/features/search/core/last-searches";
import { SLASH_KEY_STORAGE_KEY } from "~/features/search/core/search-shortcut";
import { THEME_STORAGE_KEY } from "~/features/shell/core/theme";
import { LEGAL_MONTHS, type LegalFacts, list, paragraph } from "./legal-document";

const MOST_CACHED_MB = MOST_CACHED_BYTES / 1e6;
const LESSONS_MB = LESSON_SET_MAX_BYTES / 1e6;
/** The dots stand for the rest of the name, which differs between devices. */
const OFFLINE_STORE = `${OFFLINE_STORE_PREFIX}…`;

function createCookiesEn(facts: LegalFacts): LegalDocument {
  return {
    title: "Cookies",
    intro: "This site sets no cookies. That is why no banner asks you to accept any.",
    lastChangedMonth: LEGAL_MONTHS.cookies,
    sections: [
      {
        id: "device",
        heading: "What your browser keeps instead",
        blocks: [
          paragraph(
            "A few things are kept in your browser's own storage. They are never sent to us; other people who use the same browser can see them.",
          ),
          {
            kind: "table",
            columns: ["Name", "What it holds", "How long"],
            rows: [
              [THEME_STORAGE_KEY, "Light or dark, once you have chosen", "Until you delete it"],
              [FAVOURITES_KEY, "The items you saved", "Until you remove them"],
              [CHECKLIST_STORAGE_KEY, "The ticks of the implementation checklist", "Until you untick them"],
              [
                CLASS_CARDS_KEY,
                "What you wrote about your classes, to fill the blanks of prompts",
                "Until you close the tab or erase it below; on the device only if you choose so",
              ],
              [
                PROMPT_BLANKS_KEY,
                "What you wrote into the blanks of prompts",
                "Until you clear them there or close the tab",
              ],
              [
                KIT_ANSWERS_KEY,
                "Your answers to the questions of the school kit, with the name and contact of the school if you typed them",
                "Until you delete them on that page, or in your browser",
              ],
              [
                SLASH_KEY_STORAGE_KEY,
                "Whether you have turned off the / key that opens the search",
                "Until you turn it on again",
              ],
              [
                OPENED_LESSONS_KEY,
                `The last ${OPENED_LESSONS_MAX} lessons you opened, so that the home page leads back to them`,
                "Until you open others, or erase it below",
              ],
              [
                LAST_SEARCHES_KEY,
                `Your last ${LAST_SEARCHES_MAX} searches, shown when you open the search`,
                "Until you delete them in the search, or in your browser",
              ],
              ...(facts.keepsPages
                ? [
                    [
                      OFFLINE_STORE,
                      `Pages of the book, the prompts, the curriculum codes, the class sheets and the favourites that you opened, ${MOST_CACHED_PAGES} at most, with their files ${MOST_CACHED_MB} MB at most, for reading without a network; never one with a title you typed. Besides, where you asked for them on the page of the book's resources, all lessons of one language, ${LESSONS_MB} MB at most, and the day they came`,
                      "Until newer ones need the room, or you delete it; the lessons until you remove them there",
                    ],
                  ]
                : []),
            ],
          },
        ],
      },
      {
        id: "others",
        heading: "Other companies",
        blocks: [
          paragraph(
            "Opening a page loads nothing from another company: fonts, images and QR codes are our own, and there are no advertising or statistics scripts. Only this may come from elsewhere:",
          ),
          list(
            ...(facts.hasBotCheck
              ? [
                  "The bot check of the newsletter form comes from Cloudflare, and only when you begin to use the form.",
                ]
              : []),
            ...(facts.bankImageHost === null
              ? []
              : [
                  `The window for a bank transfer loads the image of the bank's code from ${facts.bankImageHost}, and only when you open that window.`,
                ]),
            "If the protection of our host, Cloudflare, finds a connection suspicious, it may show its own page before ours and set a technical cookie for that check.",
            "A site that you open from here follows its own rules.",
          ),
        ],
      },
      {
        id: "delete",
        heading: "How to delete it",
        blocks: [
          paragraph(
            "In your browser's settings, look for site data or browsing data and delete that of this site. Your favourites, your ticks, your last searches, your classes, your settings and any kept pages are then gone; nothing else changes.",
          ),
        ],
      },
    ],
  };
}

function createCookiesPtBr(facts: LegalFacts): LegalDocument {
  return {
    title: "Cookies",
    intro: "Este site não usa cookies. É por isso que nenhum aviso pede para você aceitar.",
    lastChangedMonth: LEGAL_MONTHS.cookies,
    sections: [
      {
        id: "device",
        heading: "O que o navegador guarda no lugar deles",
        blocks: [
          paragraph(
            "Algumas coisas ficam no armazenamento do próprio navegador. Nunca são enviadas a nós; quem usa o mesmo navegador pode vê-las.",
          ),
          {
            kind: "table",
            columns: ["Nome", "O que guarda", "Por quanto tempo"],
            rows: [
              [THEME_STORAGE_KEY, "Claro ou escuro, depois que você escolhe", "Até você apagar"],
              [FAVOURITES_KEY, "Os itens que você salvou", "Até você remover"],
              [CHECKLIST_STORAGE_KEY, "As marcas do checklist de implementação", "Até você desmarcar"],
              [
                CLASS_CARDS_KEY,
                "O que você escreveu sobre as suas turmas, para preencher as lacunas dos prompts",
                "Até você fechar a aba ou apagar abaixo; no aparelho, só se você escolher",
              ],
              [
                PROMPT_BLANKS_KEY,
                "O que você escreveu nas lacunas dos prompts",
                "Até você limpar as lacunas ou fechar a aba",
              ],
              [
                KIT_ANSWERS_KEY,
                "Suas respostas às perguntas do kit da escola, com o nome e o contato da escola se você digitou",
                "Até você apagar naquela página ou no navegador",
              ],
              [
                SLASH_KEY_STORAGE_KEY,
                "Se você desligou a tecla / que abre a busca",
                "Até você ligar de novo",
              ],
              [
                OPENED_LESSONS_KEY,
                `As últimas ${OPENED_LESSONS_MAX} aulas que você abriu, para a página inicial levar de volta a elas`,
                "Até você abrir outras ou apagar aqui embaixo",
              ],
              [
                LAST_SEARCHES_KEY,
                `Suas últimas ${LAST_SEARCHES_MAX} buscas, que aparecem quando você abre a busca`,
                "Até você apagar na própria busca ou no navegador",
              ],
              ...(facts.keepsPages
                ? [
                    [
                      OFFLINE_STORE,
                      `Páginas do livro, dos prompts, dos códigos da BNCC, das folhas da aula e dos favoritos que você abriu, no máximo ${MOST_CACHED_PAGES}, com os arquivos delas no máximo ${MOST_CACHED_MB} MB, para ler sem internet; nunca uma com um título que você digitou. Além delas, se você pediu na página de recursos do livro, todas as aulas de um idioma, no máximo ${LESSONS_MB} MB, e o dia em que vieram`,
                      "Até outras mais novas precisarem do espaço ou você apagar; as aulas, até você tirar de lá",
                    ],
                  ]
                : []),
            ],
          },
        ],
      },
      {
        id: "others",
        heading: "Outras empresas",
        blocks: [
          paragraph(
            "Abrir uma página não carrega nada de outra empresa: fontes, imagens e QR Codes são nossos, e não há scripts de propaganda nem de estatística. Só isto pode vir de fora:",
          ),
          list(
            ...(facts.hasBotCheck
              ? [
                  "A verificação contra robôs do formulário da newsletter vem da Cloudflare, e só quando você começa a usar o formulário.",
                ]
              : []),
            ...(facts.bankImageHost === null
              ? []
              : [
                  `A janela da transferência bancária carrega a imagem do código do banco de ${facts.bankImageHost}, e só quando você abre essa janela.`,
                ]),
            "Se a proteção da nossa hospedagem, a Cloudflare, achar uma conexão suspeita, pode mostrar uma página dela antes da nossa e usar um cookie técnico nessa verificação.",
            "O site que você abre a partir daqui segue as regras dele.",
          ),
        ],
      },
      {
        id: "delete",
        heading: "Como apagar",
        blocks: [
          paragraph(
            "Nas configurações do navegador, procure dados de sites ou dados de navegação e apague os deste site. Favoritos, marcas, últimas buscas, turmas, configurações e páginas guardadas somem; nada mais muda.",
          ),
        ],
      },
    ],
  };
}

const COOKIES: Texts<(facts: LegalFacts) => LegalDocument> = {
  en: createCookiesEn,
  "pt-br": createCookiesPtBr,
};

/** The cookie page in one language for this installation. */
export function createCookies(locale: Locale, facts: LegalFacts): LegalDocument {
  return COOKIES[locale](facts);
}
