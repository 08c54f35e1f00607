// The home page: hero, chips, benefit cards, call to action, and the headings of the other sections.
import type { Locale } from "~/addresses/languages";

/** Names of lucide icons. */
export type BenefitIcon = "clipboard-check" | "shield-check" | "wallet" | "languages" | "qr-code" | "printer";

/** A card of the home page that says what the site is good for. */
export interface Benefit {
  readonly id: string;
  readonly icon: BenefitIcon;
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

export const HOME_TEXT: Readonly<Record<Locale, HomeText>> = {
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
          id: "ready-prompts",
          icon: "clipboard-check",
          title: "Ready-to-use prompts",
          text: "Fill in the blanks, copy, paste. Those from the book come with steps and with what to check before class.",
        },
        {
          id: "age-and-privacy",
          icon: "shield-check",
          title: "Age and privacy first",
          text: "Every tool's page says what we know about its minimum age and its use of data, before you show it to a class.",
        },
        {
          id: "prices-with-dates",
          icon: "wallet",
          title: "Facts with a source",
          text: "Every fact about a tool has a link to its source, or says that we found none. What is old or has no date is marked.",
        },
        {
          id: "two-languages",
          icon: "languages",
          title: "Two languages",
          text: "The whole site in English and in Brazilian Portuguese, with courses in both.",
        },
        {
          id: "codes-for-class",
          icon: "qr-code",
          title: "A code for everything",
          text: "Every item has a short link and a QR code: project it, print it, hand it out.",
        },
        {
          id: "works-anywhere",
          icon: "printer",
          title: "Works on a poor connection",
          text: "Light pages that open on an old phone; each prompt from the book prints on one sheet, its worked example on the back.",
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
          id: "ready-prompts",
          icon: "clipboard-check",
          title: "Prompts prontos para usar",
          text: "Preencha as lacunas, copie e cole. Os do livro vêm com o passo a passo e com o que conferir antes da aula.",
        },
        {
          id: "age-and-privacy",
          icon: "shield-check",
          title: "Idade e privacidade primeiro",
          text: "A página de cada ferramenta diz o que sabemos sobre a idade mínima e o uso de dados, antes de você levá-la à turma.",
        },
        {
          id: "prices-with-dates",
          icon: "wallet",
          title: "Informações com fonte",
          text: "Cada informação sobre uma ferramenta traz o link da fonte ou diz que não achamos nenhuma. O que é antigo ou não tem data vem marcado.",
        },
        {
          id: "two-languages",
          icon: "languages",
          title: "Dois idiomas",
          text: "O site inteiro em português do Brasil e em inglês, com cursos nos dois.",
        },
        {
          id: "codes-for-class",
          icon: "qr-code",
          title: "QR Code em tudo",
          text: "Tudo aqui tem link curto e QR Code: projete, imprima, entregue à turma.",
        },
        {
          id: "works-anywhere",
          icon: "printer",
          title: "Funciona com internet fraca",
          text: "Páginas leves, que abrem em celular antigo; cada prompt do livro imprime em uma folha, com o exemplo no verso.",
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
