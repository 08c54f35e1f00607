// Words of the ark: the site as plain files for whoever keeps the book alive when its author no longer does.
import type { Texts } from "~/addresses/languages";

/** Path of the page that explains the ark, before the prefix of a language. */
export const ARK_PATH = "/keep-this-book";

interface ArkText {
  /** Stands above every page. */
  readonly banner: string;
  readonly about: string;
  /** Stands in place of what only the running site can do. */
  readonly needsSite: string;
  readonly needsScript: string;
  /** Heads the page of an address that only the running site answers. */
  readonly absentTitle: string;
  readonly absentText: string;
  readonly leadsOn: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly points: readonly string[] }[];
}

export const ARK_TEXT: Texts<ArkText> = {
  en: {
    banner:
      "This is a copy of the site, made to last. Searching, the newsletter, donations and the news need the running site.",
    about: "About this copy",
    needsSite: "This part needs the running site and is not in this copy.",
    needsScript: "Without scripts this part needs the running site. The rest of the page is whole.",
    absentTitle: "This page needs the running site",
    absentText:
      "News, searches, sign-ups and payments come from a server and change every day, so they are not in this copy. Every lesson, prompt, rule, list and document of the book is.",
    leadsOn: "This address leads to:",
    title: "How to keep this book alive",
    sections: [
      {
        heading: "What you hold",
        points: [
          "This folder is the whole companion site of the book, in English and in Portuguese, as plain files. It needs no database, no account, no build and no programming.",
          "The codes printed in the book point to short addresses that begin with /r/. Each of them is a folder here, and its page leads to the right lesson. As long as these addresses answer on the printed domain, every copy of the book works.",
        ],
      },
      {
        heading: "What to do, in order",
        points: [
          "Keep the domain paid for. It is printed in every copy of the book and cannot be changed there. If you do nothing else, do this.",
          "Put the files of this folder on any web server or static hosting, at the top of the domain, not in a subfolder. The server only has to answer an address such as /tools with the file tools/index.html; nearly all do so by themselves.",
          "Try it at home first: open a terminal in this folder, type python3 -m http.server and open http://localhost:8000 in a browser.",
          "Serve it over https on the printed domain, then scan three codes from the book with a phone, one of them from a Portuguese copy.",
        ],
      },
      {
        heading: "How to know that nothing is missing",
        points: [
          "The file SHA256SUMS lists every file with its fingerprint. In this folder, sha256sum --check SHA256SUMS says whether all of them are as they were.",
          "Keep three copies in two places, one of them away from home, and check them once a year.",
        ],
      },
      {
        heading: "What you may do",
        points: [
          "The file LICENSE.txt says what you may do with the programs and texts made for this site. Fonts and other people's works keep their own licences.",
          "You may mend a page: each is a text file. Never rename a folder that a printed code leads to.",
          "Facts about tools, prices and laws are those of the month that each one names. If you cannot keep them up to date, say so on the front page.",
          "No data of any reader is in this copy.",
        ],
      },
    ],
  },
  "pt-br": {
    banner:
      "Esta é uma cópia do site, feita para durar. A busca, a newsletter, as doações e as notícias precisam do site no ar.",
    about: "Sobre esta cópia",
    needsSite: "Esta parte precisa do site no ar e não está nesta cópia.",
    needsScript: "Sem scripts, esta parte precisa do site no ar. O resto da página está completo.",
    absentTitle: "Esta página precisa do site no ar",
    absentText:
      "Notícias, buscas, inscrições e pagamentos dependem de um servidor e mudam todo dia; por isso não estão nesta cópia. Todas as aulas, prompts, regras, listas e documentos do livro estão.",
    leadsOn: "Este endereço leva a:",
    title: "Como manter este livro vivo",
    sections: [
      {
        heading: "O que você tem em mãos",
        points: [
          "Esta pasta é o site inteiro que acompanha o livro, em inglês e em português, em arquivos simples. Não precisa de banco de dados, de conta, de instalação nem de programação.",
          "Os códigos impressos no livro apontam para endereços curtos que começam com /r/ ou /pt-br/r/. Cada um é uma pasta aqui, e a página dela leva à aula certa. Enquanto esses endereços responderem no domínio impresso, todos os exemplares do livro funcionam.",
        ],
      },
      {
        heading: "O que fazer, nesta ordem",
        points: [
          "Mantenha o domínio pago. Ele está impresso em cada exemplar e lá não pode ser mudado. Se você só puder fazer uma coisa, faça esta.",
          "Coloque os arquivos desta pasta em qualquer servidor ou hospedagem de arquivos, na raiz do domínio, nunca em uma subpasta. O servidor só precisa responder a um endereço como /tools com o arquivo tools/index.html; quase todos fazem isso sozinhos.",
          "Experimente antes em casa: abra um terminal nesta pasta, digite python3 -m http.server e abra http://localhost:8000 no navegador.",
          "Publique com https no domínio impresso e leia três códigos do livro com o celular, um deles da edição em inglês.",
        ],
      },
      {
        heading: "Como saber que não falta nada",
        points: [
          "O arquivo SHA256SUMS lista cada arquivo com a sua impressão digital. Nesta pasta, sha256sum --check SHA256SUMS diz se todos estão como eram.",
          "Guarde três cópias em dois lugares, uma delas fora de casa, e confira todas uma vez por ano.",
        ],
      },
      {
        heading: "O que você pode fazer",
        points: [
          "O arquivo LICENSE.txt diz o que se pode fazer com os programas e os textos feitos para este site. As fontes e as obras de outras pessoas seguem as próprias licenças.",
          "Você pode corrigir uma página: cada uma é um arquivo de texto. Nunca mude o nome de uma pasta à qual um código impresso leva.",
          "Os dados sobre ferramentas, preços e leis são do mês que cada um traz. Se você não puder mantê-los em dia, avise na página inicial.",
          "Esta cópia não tem dados de nenhum leitor.",
        ],
      },
    ],
  },
};
