// Brazilian organisations and their materials for schools.
import { NOT_FOUND, readIn } from "./read-texts";
import type { SiteRecord } from "./schemas";

export const BRAZILIAN_SITES: readonly SiteRecord[] = [
  {
    id: "site-nova-escola-ia",
    title: "Nova Escola: planos de aula de IA",
    organisation: "Associação Nova Escola, com Microsoft",
    language: "pt",
    url: "https://novaescola.org.br/planos-de-aula/inteligencia-artificial",
    description: {
      en: "Ten lesson plans aligned with the BNCC that use AI in science, maths and Portuguese.",
      "pt-br":
        "Dez planos de aula alinhados à BNCC que usam a IA em ciências, matemática e língua portuguesa.",
    },
    tags: ["lessons", "brazil"],

    caution: {
      en: "We have not read the page itself: confirm that it is free.",
      "pt-br": "Não lemos a página: confirme se é gratuita.",
    },
    evidence: readIn("press", null, "https://abes.com.br/en/?p=86524"),
  },
  {
    id: "site-educamidia",
    title: "EducaMídia",
    organisation: "Instituto Palavra Aberta",
    language: "pt",
    url: "https://educamidia.org.br/educamidia-lanca-guia-da-educacao-midiatica-em-live/",
    description: {
      en: "Media education programme with a free guide, lesson plans and training.",
      "pt-br": "Programa de educação midiática com guia gratuito, planos de aula e formações.",
    },
    tags: ["media-literacy", "brazil"],
    free: true,
    caution: {
      en: "The link opens the page of the programme's guide.",
      "pt-br": "O link abre a página do guia do programa.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address: "https://educamidia.org.br/educamidia-lanca-guia-da-educacao-midiatica-em-live/",
      month: null,
    },
  },
  {
    id: "site-safernet",
    title: "SaferNet Brasil",
    organisation: "SaferNet Brasil",
    language: "pt",
    url: "https://new.safernet.org.br/home4",
    description: {
      en: "Online safety and digital citizenship, with a ready course for schools, a helpline and Safer Internet Day.",
      "pt-br":
        "Segurança e cidadania digital, com disciplina pronta, canal de ajuda e o Dia da Internet Segura.",
    },
    tags: ["safety", "brazil"],
    free: true,

    evidence: {
      basis: "official",
      kind: "other",
      address: "https://new.safernet.org.br/home4",
      month: "2026-02",
    },
  },
  {
    id: "site-alana-escola-mundo-digital",
    title: "A Escola no Mundo Digital: dados e direitos de estudantes",
    organisation: "Instituto Alana (Criança e Consumo), Educadigital e Intervozes, com apoio do NIC.br",
    language: "pt",
    url: "https://criancaeconsumo.org.br/noticias/a-escola-no-mundo-digital-um-guia-sobre-protecao-de-criancas-e-adolescentes-no-uso-de-tecnologias-nas-escolas/",
    description: {
      en: "Guide that helps schools read terms of use and protect the data of pupils.",
      "pt-br": "Guia que ajuda a escola a ler termos de uso e proteger os dados dos estudantes.",
    },
    tags: ["privacy", "brazil"],
    free: true,
    caution: {
      en: "A guide of 2020, older than the law on children's rights online (ECA Digital).",
      "pt-br": "Guia de 2020, anterior ao ECA Digital.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address:
        "https://criancaeconsumo.org.br/noticias/a-escola-no-mundo-digital-um-guia-sobre-protecao-de-criancas-e-adolescentes-no-uso-de-tecnologias-nas-escolas/",
      month: "2020-12",
    },
  },
  {
    id: "site-data-privacy-brasil",
    title: "Data Privacy Brasil: reconhecimento facial em escolas",
    organisation: "Data Privacy Brasil",
    language: "pt",
    url: "https://www.dataprivacybr.org/anpd-suspende-o-uso-de-reconhecimento-facial-em-escolas-publicas-do-parana/",
    description: {
      en: "Analysis of the ANPD decision that suspended facial recognition in public schools in Paraná.",
      "pt-br":
        "Análise da decisão da ANPD que suspendeu o reconhecimento facial em escolas públicas do Paraná.",
    },
    tags: ["privacy", "brazil"],
    free: true,
    caution: { en: "We have not read the page itself.", "pt-br": "Não lemos a página." },
    evidence: NOT_FOUND,
  },
  {
    id: "site-telefonica-vivo-ia-bncc",
    title: "Educar na Era da Inteligência Artificial: Caminhos para a BNCC Computação",
    organisation: "Fundação Telefônica Vivo, Instituto IA.Edu e Cátedra UNESCO de IA Desplugada",
    language: "pt",
    url: "https://www.fundacaotelefonicavivo.org.br/noticias/ia-na-educacao-bncc-computacao",
    description: {
      en: "Technical note with a roadmap and examples by stage to include AI in curricula, even with little connectivity.",
      "pt-br":
        "Nota técnica com roteiro e exemplos por etapa para incluir a IA nos currículos, mesmo com pouca conexão.",
    },
    tags: ["bncc", "brazil"],
    free: true,
    caution: {
      en: "The link opens the news item that leads to the document.",
      "pt-br": "O link abre a notícia que leva ao documento.",
    },
    evidence: {
      basis: "official",
      kind: "other",
      address: "https://www.fundacaotelefonicavivo.org.br/noticias/ia-na-educacao-bncc-computacao",
      month: "2025-11",
    },
  },
  {
    id: "site-escolas-conectadas",
    title: "Escolas Conectadas: cursos",
    organisation: "Fundação Telefônica Vivo e ProFuturo",
    language: "pt",
    url: "https://www.escolasconectadas.org.br/cursos",
    description: {
      en: "Catalogue of free, certified courses for educators, aligned with the BNCC.",
      "pt-br": "Catálogo de cursos gratuitos e certificados para educadores, alinhados à BNCC.",
    },
    tags: ["courses", "brazil"],
    free: true,
    caution: {
      en: "The link opens a catalogue, which we have not read.",
      "pt-br": "O link abre um catálogo, que não lemos.",
    },
    evidence: NOT_FOUND,
  },
];
