import type { DataKind } from "~/features/privacy-guard/core/finding";
import type { DataReplacements } from "~/features/privacy-guard/core/replace-data";
import type { Messages } from "~/i18n/translate";

interface KindWords {
  readonly title: string;
  readonly message: string;
  readonly keep: string;
}

const kinds: Readonly<Record<DataKind, KindWords>> = {
  cpf: {
    title: "This looks like a CPF",
    message: "A CPF is a Brazilian ID number. It identifies one person for life: take it out.",
    keep: "It is a made-up number",
  },
  email: {
    title: "This looks like an email address",
    message: "An address points to a person or a family. Say “a parent” or “the school office” instead.",
    keep: "It is an invented address",
  },
  registration: {
    title: "This looks like a registration number",
    message: "A registration or identity number leads to one pupil. No prompt needs it.",
    keep: "It is a made-up number",
  },
  marks: {
    title: "This looks like a list of marks",
    message:
      "Marks beside names are pupils' records. Put letters in place of the names, or describe the pattern: “about half the class mixed up area and perimeter”.",
    keep: "It is invented data for a lesson",
  },
  phone: {
    title: "This looks like a phone number",
    message: "No prompt needs anyone's number. Keep it if it is a number from an exercise.",
    keep: "It is part of an exercise",
  },
  name: {
    title: "This may be someone's name",
    message:
      "If it is a pupil, a colleague or a family, put a letter in its place. Authors and historical figures may stay.",
    keep: "It is an author or a public figure",
  },
  health: {
    title: "This may be about someone's health",
    message:
      "A condition, a diagnosis or a report beside a name is the most private thing about a child. Say what helps in class instead: “short instructions, large print”.",
    keep: "It is about nobody real",
  },
};

const replacements: DataReplacements = {
  number: {
    cpf: "[number removed]",
    email: "[email removed]",
    registration: "[number removed]",
    phone: "[phone removed]",
    health: "[health detail removed]",
  },
  pupil: (letter) => `pupil ${letter}`,
};

/** The review of a prompt that is about to leave the page. */
const en = {
  heading: "Before it leaves this page",
  found: (count: number) =>
    count === 1 ? "1 passage to look at. You decide." : `${count} passages to look at. You decide.`,
  clean: "Nothing else here looks like personal data. Read it once more yourself.",
  textLabel: "The prompt, with what looks personal marked",
  kinds,
  replacements,
  replaceBy: (words: string) => `Replace with “${words}”`,
  replaceNames: "Replace the names with letters",
  replaceAll: "Replace all",
  undo: "Undo",
  /** `label` is what the button of the page says: "Copy prompt". */
  asItIs: (label: string) => `${label} as it is`,
  limits:
    "The check runs on this device and sends nothing. It can miss nicknames, initials or an unusual story: you know your pupils, it does not.",
};

const ptBr: typeof en = {
  heading: "Antes que o texto saia desta página",
  found: (count) =>
    count === 1
      ? "1 trecho para conferir. Quem decide é você."
      : `${count} trechos para conferir. Quem decide é você.`,
  clean: "Nada mais aqui parece dado pessoal. Mesmo assim, releia.",
  textLabel: "O prompt, com o que parece dado pessoal marcado",
  kinds: {
    cpf: {
      title: "Isto parece um CPF",
      message: "Tem 11 dígitos e é válido. Um CPF identifica uma pessoa por toda a vida: retire.",
      keep: "É um número inventado",
    },
    email: {
      title: "Isto parece um e-mail",
      message: "Um endereço leva a uma pessoa ou família. Escreva “um responsável” ou “a secretaria”.",
      keep: "É um endereço inventado",
    },
    registration: {
      title: "Isto parece um número de matrícula",
      message: "Matrícula, RA ou RG levam a um aluno só. Nenhum prompt precisa desse número.",
      keep: "É um número inventado",
    },
    marks: {
      title: "Isto parece uma lista de notas",
      message:
        "Notas ao lado de nomes são dados escolares de alunos. Troque os nomes por letras ou descreva o padrão: “cerca de metade da turma confundiu área e perímetro”.",
      keep: "São dados inventados para a aula",
    },
    phone: {
      title: "Isto parece um telefone",
      message: "Nenhum prompt precisa do número de alguém. Mantenha se for um número de exercício.",
      keep: "Faz parte de um exercício",
    },
    name: {
      title: "Isto pode ser o nome de alguém",
      message:
        "Se for aluno, colega ou responsável, troque por uma letra. Autores e figuras históricas podem ficar.",
      keep: "É autor ou figura pública",
    },
    health: {
      title: "Isto pode ser dado de saúde de alguém",
      message:
        "Condição, diagnóstico ou laudo ao lado de um nome é o que há de mais reservado sobre uma criança. Em vez disso, diga o que ajuda na aula: “instruções curtas, letra grande”.",
      keep: "Não é de uma pessoa real",
    },
  },
  replacements: {
    number: {
      cpf: "[número retirado]",
      email: "[e-mail retirado]",
      registration: "[número retirado]",
      phone: "[telefone retirado]",
      health: "[dado de saúde retirado]",
    },
    pupil: (letter) => `aluno ${letter}`,
  },
  replaceBy: (words) => `Trocar por “${words}”`,
  replaceNames: "Trocar os nomes por letras",
  replaceAll: "Trocar tudo",
  undo: "Desfazer",
  asItIs: (label) => `${label} assim mesmo`,
  limits:
    "A verificação acontece neste aparelho e não envia nada. Ela pode deixar passar apelidos, iniciais ou uma história incomum: quem conhece os alunos é você.",
};

export const privacyGuardMessages: Messages<typeof en> = { en, "pt-br": ptBr };
