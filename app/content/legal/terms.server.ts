// The terms page in both languages. It promises only what the site does.
import type { Locale, Texts } from "~/addresses/languages";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { LEGAL_MONTHS, type LegalFacts, list, paragraph } from "./legal-document";

function createTermsEn(facts: LegalFacts): LegalDocument {
  return {
    title: "Terms of use",
    intro: "Use the site freely for teaching. These are the few rules, in plain words.",
    lastChangedMonth: LEGAL_MONTHS.terms,
    sections: [
      {
        id: "what",
        heading: "What this site is",
        blocks: [
          paragraph(
            "AI Teacher Pro is the companion to the book Generative AI for Teachers. It lists other people's tools, courses, books, sites and videos, shows news, and offers prompts and printed material. It is free and needs no account. It is information, not legal or technical advice.",
          ),
        ],
      },
      {
        id: "works",
        heading: "What you may do with the content",
        blocks: [
          list(
            "Prompts, checklists, templates and class sheets from this site: copy, adapt and print them for your own teaching and pass them on to colleagues. Please do not sell them.",
            "News excerpts and summaries belong to a source that is named and linked; read and quote the source.",
            "The book itself is protected by copyright and is not part of these terms.",
            "Names and marks of tools belong to their owners. Listing a tool does not mean a partnership with its maker.",
          ),
        ],
      },
      {
        id: "accuracy",
        heading: "What may be wrong",
        blocks: [
          paragraph(
            "Prices, free plans, age rules and offers change. Each shows its month or that it has no date; confirm it on the official page before you decide. News summaries may be written by AI and may contain errors; the card says who wrote them, and the source is one click away.",
          ),
          paragraph(
            "It is your responsibility to check what an AI tool answers to a prompt from here before it reaches a pupil. So is keeping to your school's rules and the tool's minimum age, and protecting your pupils' data.",
          ),
        ],
      },
      {
        id: "fair-use",
        heading: "Using the site fairly",
        blocks: [
          paragraph(
            "Buttons and forms have limits so that they work for everybody. Do not try to get around them, do not sign up addresses that are not yours, and do not disturb the site. If you find a security weakness, please tell us before you tell others.",
          ),
        ],
      },
      {
        id: "donations",
        heading: "Book and donations",
        blocks: [
          paragraph(
            "The book is sold by the shop that the link opens, on that shop's terms. A donation is voluntary: it buys nothing and unlocks nothing. You make it on a payment company's page or in your bank; if you have questions about a payment, ask there first.",
          ),
        ],
      },
      {
        id: "availability",
        heading: "Availability and liability",
        blocks: [
          paragraph(
            "We keep the printed codes working and repair faults as soon as we can, but one person runs the site and cannot promise that it will always work or be free of errors. Nothing on this page takes away a right that the law of your country gives you.",
          ),
        ],
      },
      {
        id: "changes",
        heading: "Changes and contact",
        blocks: [
          paragraph(
            facts.contactEmail === null
              ? "When these terms change, the month above changes with them. No contact address has been set up on this site yet."
              : `When these terms change, the month above changes with them. Questions: ${facts.contactEmail}.`,
          ),
        ],
      },
    ],
  };
}

function createTermsPtBr(facts: LegalFacts): LegalDocument {
  return {
    title: "Termos de uso",
    intro: "Use o site à vontade para ensinar. Estas são as poucas regras, em palavras simples.",
    lastChangedMonth: LEGAL_MONTHS.terms,
    sections: [
      {
        id: "what",
        heading: "O que é este site",
        blocks: [
          paragraph(
            "O AI Teacher Pro é o material de apoio do livro IA Generativa para Professores. Reúne ferramentas, cursos, livros, sites e vídeos de terceiros, mostra notícias e oferece prompts e material para imprimir. É gratuito e não pede conta. É informação, não é orientação jurídica nem técnica.",
          ),
        ],
      },
      {
        id: "works",
        heading: "O que você pode fazer com o conteúdo",
        blocks: [
          list(
            "Prompts, checklists, modelos e folhas da aula deste site: copie, adapte, imprima para as suas aulas e passe aos colegas. Só não venda, por favor.",
            "Trechos e resumos de notícias têm uma fonte com nome e link; leia e cite a fonte.",
            "O livro é protegido por direitos autorais e não faz parte destes termos.",
            "Nomes e marcas das ferramentas são dos seus donos. Estar na lista não significa parceria com a empresa.",
          ),
        ],
      },
      {
        id: "accuracy",
        heading: "O que pode estar errado",
        blocks: [
          paragraph(
            "Preços, planos gratuitos, regras de idade e ofertas mudam. Cada informação mostra o mês ou que está sem data; confirme na página oficial antes de decidir. Resumos de notícias podem ser escritos por IA e podem ter erros; o cartão diz quem escreveu, e a fonte está a um clique.",
          ),
          paragraph(
            "Cabe a você conferir o que uma ferramenta de IA responde a um prompt daqui antes que chegue a um aluno. Também cabe a você seguir as regras da escola, respeitar a idade mínima da ferramenta e proteger os dados dos alunos.",
          ),
        ],
      },
      {
        id: "fair-use",
        heading: "Uso responsável",
        blocks: [
          paragraph(
            "Botões e formulários têm limites para funcionar para todos. Não tente contorná-los, não inscreva e-mails que não são seus e não atrapalhe o site. Se encontrar uma falha de segurança, avise-nos antes de divulgar.",
          ),
        ],
      },
      {
        id: "donations",
        heading: "Livro e doações",
        blocks: [
          paragraph(
            "O livro é vendido pela loja que o link abre, nos termos dela. A doação é voluntária: não compra nem libera nada. É feita na página de uma empresa de pagamentos ou no seu banco; se tiver dúvidas sobre um pagamento, pergunte primeiro lá.",
          ),
        ],
      },
      {
        id: "availability",
        heading: "Disponibilidade e responsabilidade",
        blocks: [
          paragraph(
            "Mantemos os códigos impressos funcionando e consertamos falhas assim que possível, mas só uma pessoa cuida do site e não pode prometer que ele esteja sempre no ar ou sem erros. Nada nesta página tira um direito que a lei do seu país lhe dá.",
          ),
        ],
      },
      {
        id: "changes",
        heading: "Mudanças e contato",
        blocks: [
          paragraph(
            facts.contactEmail === null
              ? "Quando estes termos mudam, o mês acima muda junto. Este site ainda não tem um endereço de contato configurado."
              : `Quando estes termos mudam, o mês acima muda junto. Dúvidas: ${facts.contactEmail}.`,
          ),
        ],
      },
    ],
  };
}

const TERMS: Texts<(facts: LegalFacts) => LegalDocument> = {
  en: createTermsEn,
  "pt-br": createTermsPtBr,
};

/** The terms of use in one language for this installation. */
export function createTerms(locale: Locale, facts: LegalFacts): LegalDocument {
  return TERMS[locale](facts);
}
