// Labels for fields of records. They stand apart from the records, which the home page need not evaluate.
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
