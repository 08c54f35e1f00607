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
        "Tools chosen for the classroom, prompts you can use tomorrow and courses worth your time: what you need to bring AI into your teaching with good judgement.",
      getBook: "Get the Book",
      exploreTools: "Explore AI Tools",
      chips: ["AI Tool Directory", "Expert Courses", "Practical Guides", "QR Code Sharing"],
      coverAlt: "Cover of the book Generative AI for Teachers",
    },
    featuredTools: {
      title: "Featured AI Tools",
      intro:
        "A few to start with. Each page says what is known about price and minimum age, and gives one use in class.",
      exploreAll: "Explore All Tools",
    },
    benefits: {
      title: "What you will find here",
      cards: [
        {
          id: "ready-prompts",
          icon: "clipboard-check",
          title: "Ready-to-use prompts",
          text: "Fill in the blanks, copy, paste. Each one comes with steps and with what you must check before class.",
        },
        {
          id: "age-and-privacy",
          icon: "shield-check",
          title: "Age and privacy first",
          text: "Every tool's page says what is known about its minimum age and its use of data, before you show it to a class.",
        },
        {
          id: "prices-with-dates",
          icon: "wallet",
          title: "Facts with a source",
          text: "Every entry names its source and the month. The site flags what is old or has no date.",
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
        "Ferramentas escolhidas para a sala de aula, prompts para usar amanhã e cursos que valem o seu tempo: o que você precisa para levar a IA às suas aulas com critério.",
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
        "Algumas para começar. Cada página diz o que se sabe do preço e da idade mínima e traz um uso em sala.",
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
          text: "A página de cada ferramenta diz o que se sabe sobre a idade mínima e o uso de dados, antes de você levá-la à turma.",
        },
        {
          id: "prices-with-dates",
          icon: "wallet",
          title: "Informações com fonte",
          text: "Cada item diz de onde vem a informação e de que mês ela é. O site avisa do que é antigo ou não tem data.",
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
