import type { PrivacyGuardMessages } from "~/i18n/messages/en/privacy-guard";

export const privacyGuard: PrivacyGuardMessages = {
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
      message:
        "São onze dígitos, e os verificadores batem, como num CPF. Ele identifica uma pessoa por toda a vida: retire.",
      keep: "Não é número de ninguém",
    },
    email: {
      title: "Isto parece um e-mail",
      message: "Um endereço leva a uma pessoa ou família. Escreva “um responsável” ou “a secretaria”.",
      keep: "É um endereço inventado",
    },
    registration: {
      title: "Isto parece um número de matrícula",
      message: "Matrícula, RA ou RG levam a um aluno só. Nenhum prompt precisa desse número.",
      keep: "Não é número de ninguém",
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
  },
  replacements: {
    number: {
      cpf: "[número retirado]",
      email: "[e-mail retirado]",
      registration: "[número retirado]",
      phone: "[telefone retirado]",
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
