import type { Messages } from "~/i18n/translate";
import { fillTexts } from "~/lib/fill-texts";

const en = {
  /** The word of the title that carries the marker stroke. */
  markedWord: "Teacher",
  shortcuts: "Shortcuts",
  pauseAnimation: "Pause the animation",
  doors: {
    code: "I have a printed code",
    camera: "Or point your phone's camera at it.",
    tomorrow: "I have a lesson tomorrow",
    school: "I must decide for the school",
    links: {
      prompts: "Ready prompts",
      "book-resources": "Lessons from the book",
      bncc: "Check curriculum codes (Brazil)",
      "may-we-use": "May my class use this tool?",
      rules: "What the rules ask of you",
      "school-kit": "A school policy in twelve questions",
    },
  },
  yours: {
    heading: "Where you left off",
    saved: (count: number) => (count === 1 ? "1 saved item" : `${count} saved items`),
  },
};

const ptBr: typeof en = {
  markedWord: "Teacher",
  shortcuts: "Atalhos",
  pauseAnimation: "Pausar a animação",
  doors: {
    code: "Tenho um código impresso",
    camera: "Ou aponte a câmera do celular para ele.",
    tomorrow: "Tenho aula amanhã",
    school: "Preciso decidir pela escola",
    links: {
      prompts: "Prompts prontos",
      "book-resources": "Aulas do livro",
      bncc: "Conferir códigos da BNCC",
      "may-we-use": "Minha turma pode usar esta ferramenta?",
      rules: "O que as regras pedem",
      "school-kit": "Documentos da escola em doze perguntas",
    },
  },
  yours: {
    heading: "De onde você parou",
    saved: (count: number) => (count === 1 ? "1 item salvo" : `${count} itens salvos`),
  },
};

export const homeMessages: Messages<typeof en> = fillTexts({ en, "pt-br": ptBr });
