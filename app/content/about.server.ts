// The texts of the about page.
import type { Texts } from "~/addresses/languages";

/** Names of lucide icons. */
export type PointIcon =
  | "pencil-ruler"
  | "badge-check"
  | "users"
  | "eye"
  | "scale"
  | "lightbulb"
  | "graduation-cap";

export interface Point {
  readonly id: string;
  readonly icon: PointIcon;
  readonly title: string;
  readonly text: string;
}

export interface AboutText {
  readonly title: string;
  readonly mission: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly pillars: { readonly heading: string; readonly points: readonly Point[] };
  /** The section with the anchor "buy". */
  readonly book: {
    readonly heading: string;
    readonly intro: string;
    readonly bullets: readonly string[];
    readonly note: string;
    readonly buy: string;
    /** Replaces the buy link while no store address is configured. */
    readonly buyLater: string;
    /** Link text by the language of the edition. */
    readonly editions: Texts<string>;
  };
  readonly values: { readonly heading: string; readonly points: readonly Point[] };
  readonly contact: {
    readonly heading: string;
    readonly text: string;
    readonly write: string;
    readonly newsletter: string;
  };
}

export const ABOUT_TEXT: Texts<AboutText> = {
  en: {
    title: "About AI\u00a0Teacher\u00a0Pro",
    mission: {
      heading: "Our mission",
      paragraphs: [
        "To help every teacher use generative AI with judgement: to save time on what machines do well, and leave to people what only people can do.",
        "The site is the companion to the book. A code printed on a page opens that example at once; the site also lists tools, courses, books and videos, and says what each entry is based on.",
      ],
    },
    pillars: {
      heading: "Our pillars",
      points: [
        {
          id: "practical-focus",
          icon: "pencil-ruler",
          title: "Practical Focus",
          text: "Each lesson from the book has a prompt, the steps in class and what to check.",
        },
        {
          id: "excellence",
          icon: "badge-check",
          title: "Excellence",
          text: "Each entry says whether its source is official or not, or that we found none. What has no date is marked.",
        },
        {
          id: "community",
          icon: "users",
          title: "Community",
          text: "Every item can be passed on with a code or a class sheet, and corrections from teachers are welcome.",
        },
      ],
    },
    book: {
      heading: "The book",
      intro: "Generative AI for Teachers takes you from your first prompt to a school-wide agreement on AI.",
      bullets: [
        "320+ pages on generative AI for teachers",
        "50+ classroom examples",
        "Step-by-step guides, from planning a lesson to building a small app",
        "Ethics: authorship, privacy, bias, and who decides",
      ],
      note: "Available in paperback and Kindle editions. International shipping available.",
      buy: "Get the Book",
      buyLater: "The store link of this edition is not set up here yet.",
      editions: { en: "See the English edition", "pt-br": "See the Portuguese edition" },
    },
    values: {
      heading: "Core values",
      points: [
        {
          id: "transparency",
          icon: "eye",
          title: "Transparency",
          text: "We say where a fact comes from, how old it is or that it has no date, and which texts a machine wrote.",
        },
        {
          id: "ethics",
          icon: "scale",
          title: "Ethics",
          text: "No pupils' data in any tool, no tracking on this site, no advice we would not follow ourselves.",
        },
        {
          id: "innovation",
          icon: "lightbulb",
          title: "Innovation",
          text: "The news follows what changes in AI. Most lessons need no more than paper in class.",
        },
        {
          id: "education-first",
          icon: "graduation-cap",
          title: "Education First",
          text: "Technology comes in when it helps someone learn. If it does not, it stays out.",
        },
      ],
    },
    contact: {
      heading: "Get in Touch",
      text: "A correction, a question, an example from your class: write to us.",
      write: "Write an email",
      newsletter: "Join Our Newsletter",
    },
  },
  "pt-br": {
    title: "Sobre o AI\u00a0Teacher\u00a0Pro",
    mission: {
      heading: "Nossa missão",
      paragraphs: [
        "Ajudar cada professor a usar a IA generativa com critério: ganhar tempo no que a máquina faz bem e deixar com as pessoas o que só elas sabem fazer.",
        "O site é o material de apoio do livro. Um código impresso na página abre aquele exemplo na hora; o site reúne também um diretório de ferramentas, cursos, livros e vídeos e diz em que cada item se baseia.",
      ],
    },
    pillars: {
      heading: "Nossos pilares",
      points: [
        {
          id: "practical-focus",
          icon: "pencil-ruler",
          title: "Foco na prática",
          text: "Cada aula do livro traz um prompt, o passo a passo e o que conferir.",
        },
        {
          id: "excellence",
          icon: "badge-check",
          title: "Excelência",
          text: "Cada item diz se a fonte é oficial ou não, ou que não achamos nenhuma. O que não tem data vem marcado.",
        },
        {
          id: "community",
          icon: "users",
          title: "Comunidade",
          text: "Tudo aqui pode ser passado adiante com um código ou uma folha da aula, e a correção de colegas é bem-vinda.",
        },
      ],
    },
    book: {
      heading: "O livro",
      intro:
        "IA Generativa para Professores leva você do primeiro prompt até uma escola com regras combinadas.",
      bullets: [
        "Mais de 320 páginas sobre IA generativa para professores",
        "Mais de 50 exemplos de sala de aula",
        "Guias passo a passo, do plano de aula à criação de um pequeno app",
        "Ética: autoria, privacidade, viés e quem decide",
      ],
      note: "Disponível em edição impressa e Kindle. Envio internacional disponível.",
      buy: "Adquirir o Livro",
      buyLater: "O link da loja para esta edição ainda não foi configurado aqui.",
      editions: { en: "Ver a edição em inglês", "pt-br": "Ver a edição em português" },
    },
    values: {
      heading: "Nossos valores",
      points: [
        {
          id: "transparency",
          icon: "eye",
          title: "Transparência",
          text: "Dizemos de onde vem cada informação, de que mês ela é ou que está sem data, e quais textos uma máquina escreveu.",
        },
        {
          id: "ethics",
          icon: "scale",
          title: "Ética",
          text: "Nenhum dado de aluno em nenhuma ferramenta, nenhum rastreamento neste site, nenhum conselho que nós mesmos não seguiríamos.",
        },
        {
          id: "innovation",
          icon: "lightbulb",
          title: "Inovação",
          text: "As notícias acompanham o que muda na IA. A maioria das aulas só precisa de papel em sala.",
        },
        {
          id: "education-first",
          icon: "graduation-cap",
          title: "Educação em primeiro lugar",
          text: "A tecnologia entra quando ajuda alguém a aprender. Se não ajuda, fica de fora.",
        },
      ],
    },
    contact: {
      heading: "Fale conosco",
      text: "Uma correção, uma dúvida, um exemplo da sua turma: escreva para a gente.",
      write: "Escrever um e-mail",
      newsletter: "Assinar a newsletter",
    },
  },
};
