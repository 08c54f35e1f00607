// Labels for fields of records. They stand apart from the records, which the home page need not evaluate.
import type { Texts } from "~/addresses/languages";
import type { RecordStatus, Status } from "~/features/catalogue/core/record-status";
import type { LeadsTo, VideoForm } from "~/features/catalogue/core/resource";
import type { LocalText } from "./schemas";

/** Labels for the forms of a video. */
export const VIDEO_FORM_LABELS: Readonly<Record<VideoForm, LocalText>> = {
  video: { en: "Single video", "pt-br": "Vídeo avulso" },
  series: { en: "Series", "pt-br": "Série" },
  channel: { en: "Whole channel", "pt-br": "Canal inteiro" },
};

/** Hints for a link that opens something other than the page of the record. */
export const LEADS_TO_WORDS: Readonly<Record<LeadsTo, LocalText>> = {
  catalogue: {
    en: "The link opens a catalogue: search there for the title.",
    "pt-br": "O link abre um catálogo: busque lá pelo título.",
  },
  "front-page": {
    en: "The link opens a home page: search there for the title.",
    "pt-br": "O link abre uma página inicial: busque lá pelo título.",
  },
  publisher: {
    en: "The link opens the publisher's home page: search there for the title.",
    "pt-br": "O link abre a página inicial da editora: busque lá pelo título.",
  },
  notice: {
    en: "The link opens a news page about it, not a page of its own.",
    "pt-br": "O link abre uma notícia a respeito, e não uma página própria.",
  },
  project: {
    en: "The link opens the page of the project behind it, not a page of its own.",
    "pt-br": "O link abre a página do projeto responsável, e não uma página própria.",
  },
  "own-site": {
    en: "The course has a site of its own: the link opens its home page.",
    "pt-br": "O curso tem um site próprio: o link abre a página inicial dele.",
  },
};

const inEnglish: Readonly<Record<Status, (name: string | undefined, date: string | null) => string>> = {
  moved: (name, date) => `It has moved${to(" to ", name)}${to(", since ", date)}.`,
  renamed: (name, date) => `It was called ${name}${date === null ? " before" : ` until ${date}`}.`,
  gone: (_, date) => (date === null ? "It is no longer offered." : `It has not been offered since ${date}.`),
  sold: (name, date) => `It has another owner${to(": ", name)}${to(", since ", date)}.`,
};

const inPortuguese: typeof inEnglish = {
  moved: (name, date) => `Mudou de endereço${to(": agora em ", name)}${to(", desde ", date)}.`,
  renamed: (name, date) => `${date === null ? "Antes" : `Até ${date}`} se chamava ${name}.`,
  gone: (_, date) => `Não é mais oferecido${to(" desde ", date)}.`,
  sold: (name, date) => `Mudou de dono${to(": ", name)}${to(", desde ", date)}.`,
};

function to(before: string, word: string | null | undefined): string {
  return word === null || word === undefined ? "" : before + word;
}

interface StatusWords {
  readonly behindTitle: (status: RecordStatus) => string;
  readonly sentence: (status: RecordStatus, date: string | null) => string;
}

/** Words for what became of a thing: behind its name, and as a sentence with its date in words. */
export const STATUS_WORDS: Texts<StatusWords> = {
  en: {
    behindTitle: ({ is, was, successor }) =>
      ({
        moved: `moved${to(" to ", successor?.name)}`,
        renamed: `formerly ${was}`,
        gone: "no longer offered",
        sold: `sold${to(" to ", successor?.name)}`,
      })[is],
    sentence: ({ is, was, successor }, date) => inEnglish[is](was ?? successor?.name, date),
  },
  "pt-br": {
    behindTitle: ({ is, was, successor }) =>
      ({
        moved: `mudou${to(" para ", successor?.name)}`,
        renamed: `antigo ${was}`,
        gone: "não existe mais",
        sold: `mudou de dono${to(": ", successor?.name)}`,
      })[is],
    sentence: ({ is, was, successor }, date) => inPortuguese[is](was ?? successor?.name, date),
  },
};
