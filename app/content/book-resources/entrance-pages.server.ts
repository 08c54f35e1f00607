// Hub, companion and about: pages that are their own landing.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const ENTRANCE_PAGES: readonly BookResource[] = [
  {
    id: "hub",
    chapter: "hub",
    category: "hubs",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: [],
    text: {
      en: {
        title: "Resource hub",
        description: "Every page of the companion on one screen, by chapter and by need.",
        qrContext: "Inside front cover",
        content: null,
      },
      "pt-br": {
        title: "Todos os recursos em uma tela",
        description: "Todas as páginas do material de apoio, por capítulo e por necessidade.",
        qrContext: "Segunda capa",
        content: null,
      },
    },
  },
  {
    id: "hub-tools",
    chapter: "hub",
    category: "hubs",
    lists: ["en"],
    stepCounts: null,
    tasks: [],
    text: {
      en: {
        title: "AI tool directory",
        description: "AI tools by group, with price, age rule and classroom use.",
        qrContext: "The book's hub page, first code",
        content: null,
      },
      "pt-br": {
        title: "Diretório de ferramentas de IA",
        description: "As ferramentas de IA por grupo, com preço, idade e uso em sala.",
        qrContext: "Página “Por onde começar” do livro, primeiro código",
        content: null,
      },
    },
  },
  {
    id: "hub-learn",
    chapter: "hub",
    category: "hubs",
    lists: ["en"],
    stepCounts: null,
    tasks: [],
    text: {
      en: {
        title: "Courses for teachers",
        description: "Free and paid courses in English and Portuguese.",
        qrContext: "The book's hub page, second code",
        content: null,
      },
      "pt-br": {
        title: "Cursos para professores",
        description: "Cursos gratuitos e pagos em inglês e português.",
        qrContext: "Página “Por onde começar” do livro, segundo código",
        content: null,
      },
    },
  },
  {
    id: "hub-library",
    chapter: "hub",
    category: "hubs",
    lists: ["en"],
    stepCounts: null,
    tasks: [],
    text: {
      en: {
        title: "Library of books and sites",
        description: "Books, official documents and websites about AI in education.",
        qrContext: "The book's hub page, third code",
        content: null,
      },
      "pt-br": {
        title: "Biblioteca de livros e sites",
        description: "Livros, documentos oficiais e sites sobre IA na educação.",
        qrContext: "Página “Por onde começar” do livro, terceiro código",
        content: null,
      },
    },
  },
  {
    id: "companion",
    chapter: "companion",
    category: "hubs",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: [],
    text: {
      en: {
        title: "Book companion",
        description: "All resources cited in the book, with search by chapter and category.",
        qrContext: "Back cover",
        content: null,
      },
      "pt-br": {
        title: "Material de apoio do livro",
        description: "Todos os recursos citados no livro, com busca por capítulo e categoria.",
        qrContext: "Quarta capa",
        content: null,
      },
    },
  },
  {
    id: "about-book",
    chapter: "about",
    category: "guides",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: [],
    text: {
      en: {
        title: "About the book and the project",
        description: "Mission, what the book offers and where to buy each edition.",
        qrContext: "Last page of the book",
        content: null,
      },
      "pt-br": {
        title: "Sobre o livro e o projeto",
        description: "Missão, o que o livro oferece e onde comprar cada edição.",
        qrContext: "Última página do livro",
        content: null,
      },
    },
  },
];
