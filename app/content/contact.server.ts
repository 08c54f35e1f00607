// The contact page in both languages. The contact address is configuration and may be absent.
import type { Texts } from "~/addresses/languages";

/** Names of lucide icons. */
export type ContactIcon = "pencil" | "qr-code" | "lightbulb" | "shield-check";

interface ContactReason {
  readonly id: string;
  readonly icon: ContactIcon;
  readonly title: string;
  readonly text: string;
}

export interface ContactText {
  readonly title: string;
  readonly intro: string;
  readonly reasons: readonly ContactReason[];
  readonly write: string;
  readonly subject: string;
  /** Shown in the place of the address while none is configured. */
  readonly noAddress: string;
  readonly privacyNote: string;
}

export const CONTACT_TEXT: Texts<ContactText> = {
  en: {
    title: "Contact",
    intro: "The author of the book runs this site alone. Short messages get the quickest answers.",
    reasons: [
      {
        id: "correction",
        icon: "pencil",
        title: "Something is wrong or out of date",
        text: "Send the address of the page and what you found. Prices, age rules and links change fast.",
      },
      {
        id: "printed-code",
        icon: "qr-code",
        title: "A code in the book does not open",
        text: "Tell us the page in the book and the text printed under the code.",
      },
      {
        id: "suggestion",
        icon: "lightbulb",
        title: "A tool, a course or an example is missing",
        text: "Say what you use it for in class; that decides whether it goes on the list.",
      },
      {
        id: "privacy",
        icon: "shield-check",
        title: "Your data",
        text: "The quickest way to see or delete your newsletter record is the link in every email.",
      },
    ],
    write: "Write an email",
    subject: "AI Teacher Pro: ",
    noAddress: "No contact address has been set up on this site yet.",
    privacyNote:
      "Please do not send pupils' names, photos or work. Your message opens in your own email program; the site keeps no copy.",
  },
  "pt-br": {
    title: "Contato",
    intro: "Quem escreveu o livro cuida sozinho deste site. Mensagens curtas têm resposta mais rápida.",
    reasons: [
      {
        id: "correction",
        icon: "pencil",
        title: "Algo está errado ou desatualizado",
        text: "Mande o endereço da página e o que você viu. Preço, regra de idade e link mudam depressa.",
      },
      {
        id: "printed-code",
        icon: "qr-code",
        title: "Um código do livro não abre",
        text: "Diga a página do livro e o texto impresso embaixo do código.",
      },
      {
        id: "suggestion",
        icon: "lightbulb",
        title: "Falta uma ferramenta, um curso ou um exemplo",
        text: "Conte para que você usa em sala: é isso que decide se entra na lista.",
      },
      {
        id: "privacy",
        icon: "shield-check",
        title: "Os seus dados",
        text: "Para ver ou apagar o seu registro na newsletter, o caminho mais rápido é o link que vem em cada e-mail.",
      },
    ],
    write: "Escrever um e-mail",
    subject: "AI Teacher Pro: ",
    noAddress: "Este site ainda não tem um endereço de contato configurado.",
    privacyNote:
      "Por favor, não mande nomes, fotos nem trabalhos de alunos. A mensagem abre no seu programa de e-mail; o site não guarda cópia.",
  },
};
