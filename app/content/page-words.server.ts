// Names that readers give a page or an item of the companion in a search, and that neither its title nor its description has.
import type { Locale, Texts } from "~/addresses/languages";
import { PLATFORM_CARDS } from "./platforms.server";

const PLATFORM_NAMES = PLATFORM_CARDS.map(({ name }) => name);

const PAGE_WORDS: Readonly<Record<string, Texts<readonly string[]>>> = {
  about: {
    en: ["The author of the book", "Who wrote the book", "Buy the book", "Get the book"],
    "pt-br": ["Autor do livro", "Quem escreveu o livro", "Comprar o livro", "Adquirir o livro"],
  },
  newsletter: {
    en: ["Unsubscribe", "Leave the newsletter", "Stop the newsletter", "Cancel the subscription"],
    "pt-br": [
      "Cancelar inscrição",
      "Sair da newsletter",
      "Descadastrar",
      "Não receber mais e-mail",
      "Parar de receber e-mails",
    ],
  },
  privacy: {
    en: ["My data", "What you store about me", "Delete my data", "Pupils' names in a prompt"],
    "pt-br": ["Meus dados", "O que guardam sobre mim", "Apagar meus dados", "Nome de aluno em um prompt"],
  },
  unplugged: {
    en: ["Unplugged", "Unplugged AI activity", "Teach AI with no devices", "AI with paper and pencil"],
    "pt-br": ["Atividade desplugada", "Pensamento computacional desplugado", "Ensinar IA sem aparelhos"],
  },
  "staff-meeting": {
    en: ["INSET session", "Staff training on AI", "CPD session"],
    "pt-br": ["Formação de professores na escola", "HTPC", "ATPC"],
  },
  costs: {
    en: ["Who pays for this site", "Where donations go"],
    "pt-br": ["Quem paga o site", "Para onde vão as doações"],
  },
  contact: {
    en: ["Report a mistake", "Suggest a tool", "Write to the author"],
    "pt-br": ["Avisar sobre um erro", "Sugerir uma ferramenta", "Falar com o autor"],
  },
  "how-we-check": {
    en: [
      "How the news gets here",
      "Mistakes in the news, and what we changed",
      "Something is wrong in a story",
    ],
    "pt-br": ["Como as notícias chegam aqui", "Erros nas notícias e o que mudamos", "Informação errada"],
  },
  rules: {
    en: ["Is it allowed", "Under 13", "Pupils' names in a prompt"],
    "pt-br": ["O que é permitido", "Menores de 13 anos", "Nome de aluno em um prompt"],
  },
  "may-we-use": {
    en: ["Are my pupils old enough", "Permission slip"],
    "pt-br": ["Posso usar com meus alunos"],
  },
  sheet: { en: ["Handout with QR codes"], "pt-br": ["Folha com QR Code"] },
  "chapter3-ex4": { en: ["Essay feedback"], "pt-br": ["Redação do Enem", "Corrigir redação"] },
  platforms: { en: PLATFORM_NAMES, "pt-br": PLATFORM_NAMES },
  "platform-costs": { en: PLATFORM_NAMES, "pt-br": PLATFORM_NAMES },
};

/** Further names of a page or of an item of the companion in one language; none for most. */
export function listPageWords(id: string, locale: Locale): readonly string[] {
  return PAGE_WORDS[id]?.[locale] ?? [];
}

/** A teacher who looks for something to do in class names it so; each lesson of the book is one. */
export const LESSON_NAMES: Texts<string> = {
  en: "Class activity",
  "pt-br": "Atividade para a aula",
};
