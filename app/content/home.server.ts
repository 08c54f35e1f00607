// The home page: hero, chips, benefit cards, call to action, and the headings of the other sections.
import type { Texts } from "~/addresses/languages";
import type { PageId } from "~/addresses/route-table";

/** A card of the home page: what only this site has, and where it stands. */
export interface Benefit {
  readonly page: PageId;
  /** The anchor on that page, where it is not the top of it. */
  readonly hash?: string;
  readonly title: string;
  readonly text: string;
}

interface HomeText {
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    readonly description: string;
    readonly getBook: string;
    readonly exploreTools: string;
    /** Four shortcuts, in the order tools, learn, library, videos. */
    readonly chips: readonly [string, string, string, string];
    /** Text alternative of the drawn book cover. */
    readonly coverAlt: string;
  };
  readonly featuredTools: { readonly title: string; readonly intro: string; readonly exploreAll: string };
  readonly benefits: { readonly title: string; readonly cards: readonly Benefit[] };
  readonly callToAction: {
    readonly title: string;
    readonly text: string;
    readonly newsletter: string;
    readonly readBook: string;
  };
  readonly donate: { readonly title: string; readonly floatingLink: string };
}

export const HOME_TEXT: Texts<HomeText> = {
  en: {
    hero: {
      title: "AI Teacher Pro",
      subtitle: "Generative AI for Teachers",
      description:
        "The companion site to the book Generative AI for Teachers, free and with no account: its printed codes open here, beside ready prompts, lessons, the rules on AI and tools for your class.",
      getBook: "Get the Book",
      exploreTools: "Explore AI Tools",
      chips: ["AI Tool Directory", "Expert Courses", "Practical Guides", "QR Code Sharing"],
      coverAlt: "Cover of the book Generative AI for Teachers",
    },
    featuredTools: {
      title: "Featured AI Tools",
      intro:
        "A few to start with. Each page says what we know about price and minimum age, and gives one use in class.",
      exploreAll: "Explore All Tools",
    },
    benefits: {
      title: "What you will find here",
      cards: [
        {
          page: "prompts",
          title: "Ready prompts",
          text: "Fill in the blanks, copy, paste. Those from the book come with steps and with what to check before class.",
        },
        {
          page: "book-resources",
          hash: "resources",
          title: "Lessons from the book",
          text: "Steps, a worked example and a sample answer with a flaw to find, on one printed sheet.",
        },
        {
          page: "book-resources",
          title: "Printed codes",
          text: "Type a code from the book as it is printed, and its page opens: no account, nothing to install.",
        },
        {
          page: "rules",
          title: "What the rules ask of you",
          text: "What the law says and what we advise, country by country, with the official text where we found one.",
        },
        {
          page: "school-kit",
          title: "School kit",
          text: "Answer a few questions and print a draft policy, a letter to families and class agreements.",
        },
        {
          page: "tools",
          title: "AI tools, side by side",
          text: "Age, price, data. Every fact about a tool has a link to its source, or says that we found none.",
        },
      ],
    },
    callToAction: {
      title: "Two minutes a week",
      text: "What changed in AI this week and what it means for your class, by email. Or start with the book.",
      newsletter: "Get Weekly Updates",
      readBook: "Read the Book",
    },
    donate: { title: "Support Our Educational Mission", floatingLink: "Donate" },
  },
  "pt-br": {
    hero: {
      title: "AI Teacher Pro",
      subtitle: "IA Generativa para Professores",
      description:
        "O site que acompanha o livro IA Generativa para Professores, gratuito e sem cadastro: os códigos impressos abrem aqui, ao lado de prompts prontos, aulas, regras de IA e ferramentas para a sua turma.",
      getBook: "Adquirir o Livro",
      exploreTools: "Explorar Ferramentas de IA",
      chips: [
        "Diretório de Ferramentas de IA",
        "Cursos de Especialistas",
        "Guias Práticos",
        "Compartilhar por QR Code",
      ],
      coverAlt: "Capa do livro IA Generativa para Professores",
    },
    featuredTools: {
      title: "Ferramentas de IA em Destaque",
      intro:
        "Algumas para começar. Cada página diz o que sabemos do preço e da idade mínima e traz um uso em sala.",
      exploreAll: "Explorar Todas as Ferramentas",
    },
    benefits: {
      title: "O que você encontra aqui",
      cards: [
        {
          page: "prompts",
          title: "Prompts prontos",
          text: "Preencha, copie e cole. Os do livro vêm com os passos e com o que conferir antes da aula.",
        },
        {
          page: "book-resources",
          hash: "resources",
          title: "Aulas do livro",
          text: "Passo a passo, exemplo pronto e uma resposta com um erro para achar, prontos para imprimir.",
        },
        {
          page: "bncc",
          title: "Códigos da BNCC",
          text: "Cole a lista de códigos e veja quais existem, antes que a IA invente um.",
        },
        {
          page: "rules",
          title: "O que as regras pedem",
          text: "O que a lei diz e o que recomendamos, com o texto oficial onde achamos um.",
        },
        {
          page: "school-kit",
          title: "Kit da escola",
          text: "Responda e imprima rascunhos: política, carta às famílias e combinados da turma.",
        },
        {
          page: "tools",
          title: "Ferramentas de IA lado a lado",
          text: "Idade, preço, dados: cada informação traz a fonte ou diz que não achamos nenhuma.",
        },
      ],
    },
    callToAction: {
      title: "Dois minutos por semana",
      text: "O que mudou em IA na semana e o que isso significa para a sua turma, por e-mail. Ou comece pelo livro.",
      newsletter: "Receba Atualizações Semanais",
      readBook: "Leia o Livro",
    },
    donate: { title: "Apoie Nossa Missão Educacional", floatingLink: "Doar" },
  },
};
