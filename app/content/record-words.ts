// What fields of records are called. They stand apart from the records, which the home page need not evaluate.
import type { VideoForm } from "~/features/catalogue/core/resource";
import type { LeadsTo } from "~/features/courses/core/course";
import type { LocalText } from "./schemas";

/** What a record of the videos is. */
export const VIDEO_FORM_LABELS: Readonly<Record<VideoForm, LocalText>> = {
  video: { en: "Single video", "pt-br": "Vídeo avulso" },
  series: { en: "Series", "pt-br": "Série" },
  channel: { en: "Whole channel", "pt-br": "Canal inteiro" },
};

/** What a reader is told where the address opens something else than the course. */
export const LEADS_TO_WORDS: Readonly<Record<LeadsTo, LocalText>> = {
  catalogue: {
    en: "The link opens a catalogue: search there for the title.",
    "pt-br": "O link abre um catálogo: busque lá pelo título.",
  },
  "front-page": {
    en: "The link opens a home page: search there for the title.",
    "pt-br": "O link abre uma página inicial: busque lá pelo título.",
  },
  notice: {
    en: "The link opens a news page about it, not the course itself.",
    "pt-br": "O link abre uma notícia sobre ele, e não o próprio curso.",
  },
  project: {
    en: "The link opens the project's page, not the course itself.",
    "pt-br": "O link abre a página do projeto, e não o próprio curso.",
  },
};
