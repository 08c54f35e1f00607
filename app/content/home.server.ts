// The home page: hero, chips, six benefit cards, call to action, and the headings of the other sections.
import type { Locale } from "~/addresses/languages";

export interface BenefitCard {
  readonly id: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

export interface HomeText {
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
  readonly benefits: { readonly title: string; readonly cards: readonly BenefitCard[] };
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
        "Tools checked for the classroom, prompts you can use tomorrow and courses worth your time: what you need to bring AI into your teaching with good judgement.",
      getBook: "Get the Book",
      exploreTools: "Explore AI Tools",
      chips: ["AI Tool Directory", "Expert Courses", "Practical Guides", "QR Code Sharing"],
      coverAlt: "Cover of the book AI Teacher Pro, Generative AI for Teachers",
    },
    featuredTools: {
      title: "Featured AI Tools",
      intro: "Six to start with. Each page gives the price, the age rule and one use in class.",
      exploreAll: "Explore All Tools",
    },
    benefits: {
      title: "What you will find here",
      cards: [
        {
          id: "ready-prompts",
          icon: "clipboard-check",
          title: "Prompts ready to use",
          text: "Fill in the blanks, copy, paste. Each one comes with steps and with what you must check before class.",
        },
        {
          id: "age-and-privacy",
          icon: "shield-check",
          title: "Age and privacy first",
          text: "Every tool says what is known about its age rule and its use of data, before you show it to a class.",
        },
        {
          id: "prices-with-dates",
          icon: "wallet",
          title: "Prices with a date",
          text: "Free plans and education offers, with the month we checked them. The site flags anything that is due a re-check.",
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
          text: "Light pages that open on an old phone; each example of the book prints on one sheet.",
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
        "Ferramentas conferidas, prompts para usar amanhã e cursos que valem o seu tempo: o que você precisa para levar a inteligência artificial à sala de aula com critério.",
      getBook: "Adquirir o Livro",
      exploreTools: "Explorar Ferramentas IA",
      chips: [
        "Diretório de Ferramentas IA",
        "Cursos de Especialistas",
        "Guias Práticos",
        "Compartilhar por QR Code",
      ],
      coverAlt: "Capa do livro AI Teacher Pro, IA Generativa para Professores",
    },
    featuredTools: {
      title: "Ferramentas IA em Destaque",
      intro: "Seis para começar. Cada página traz o preço, a regra de idade e um uso em sala.",
      exploreAll: "Explorar Todas as Ferramentas",
    },
    benefits: {
      title: "O que você encontra aqui",
      cards: [
        {
          id: "ready-prompts",
          icon: "clipboard-check",
          title: "Prompts prontos para usar",
          text: "Preencha as lacunas, copie e cole. Cada um vem com o passo a passo e com o que conferir antes da aula.",
        },
        {
          id: "age-and-privacy",
          icon: "shield-check",
          title: "Idade e privacidade primeiro",
          text: "Toda ferramenta diz o que se sabe sobre a regra de idade e o uso de dados, antes de você levar à turma.",
        },
        {
          id: "prices-with-dates",
          icon: "wallet",
          title: "Preços com data",
          text: "Planos gratuitos e ofertas para educação, com o mês da checagem. Quando a checagem envelhece, o site avisa.",
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
          text: "Todo item tem link curto e QR code: projete, imprima, entregue à turma.",
        },
        {
          id: "works-anywhere",
          icon: "printer",
          title: "Funciona com internet fraca",
          text: "Páginas leves, que abrem em celular antigo; cada exemplo do livro imprime em uma folha.",
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
