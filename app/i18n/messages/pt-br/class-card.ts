import type { ClassCardMessages } from "~/i18n/messages/en/class-card";

export const classCard: ClassCardMessages = {
  heading: "Minha turma",
  intro:
    "Preencha uma vez, e todo prompt do site já vem com a sua turma. Os dados ficam neste aparelho e não são enviados a lugar nenhum. Nunca escreva nome de aluno.",
  choose: "Turma",
  another: "Outra turma",
  name: "Como você chama esta turma",
  nameHelp: "Só para você distinguir as turmas: não entra em nenhum prompt.",
  unnamed: (place) => `Turma ${place}`,
  fields: {
    stage: {
      label: "Ano ou série",
      help: "O ano (fundamental) ou a série (médio), sem a letra da turma: ela aponta para alunos reais.",
      example: "ex.: 8º ano",
    },
    subject: {
      label: "Componente curricular",
      help: "Um componente. Nos anos iniciais, a área da aula.",
      example: "ex.: Ciências",
      options:
        "Língua Portuguesa; Matemática; Ciências; História; Geografia; Arte; Educação Física; Língua Inglesa; Ensino Religioso; Biologia; Física; Química; Filosofia; Sociologia; Projeto de Vida; Computação",
    },
    pupils: {
      label: "Número de alunos",
      help: "Um número aproximado basta.",
      example: "ex.: 34",
    },
    minutes: {
      label: "Duração da aula, em minutos",
      help: "O tempo que sobra depois da chamada. Em aula dupla, some as duas.",
      example: "ex.: 50",
    },
    devices: {
      label: "Materiais e aparelhos",
      help: "O que existe na sala em um dia comum. Escreva “nenhum” se não houver.",
      example: "ex.: lousa, projetor",
      options:
        "nenhum; um projetor; um aparelho por dupla; um aparelho por aluno; laboratório uma vez por semana",
    },
    internet: {
      label: "Internet na sala",
      help: "No pior dia comum, não no melhor.",
      options: "sem internet; internet só para o professor; internet instável; internet boa",
    },
    needs: {
      label: "Necessidades da turma, em termos gerais",
      help: "O que o material deve permitir, nunca quem precisa: sem nome, laudo, PEI ou relatório do AEE.",
      example: "ex.: letra grande, instruções curtas",
    },
    textbook: {
      label: "Livro didático ou material principal",
      help: "Título e capítulo, sem copiar as páginas.",
      example: "ex.: livro de Ciências, capítulo 4",
    },
    tone: {
      label: "Tom",
      help: "Como devem soar os textos para alunos e responsáveis.",
      options: "calmo e acolhedor; cordial e direto; simples e objetivo; próximo, para os responsáveis",
    },
  },
  none: "Não informar",
  keep: "Manter neste aparelho",
  keepHelp: "Sem isso, tudo some quando você fecha esta aba. Em computador compartilhado, deixe desmarcado.",
  save: "Usar nos prompts",
  remove: "Remover esta turma",
  clear: "Apagar a minha turma",
  clearAll: "Apagar todas as turmas",
  kept: "Salvo neste aparelho.",
  held: "Salvo até você fechar esta aba.",
  notSaved: "O navegador não permite salvar. O que você escreveu vale até você sair desta página.",
  cleared: "Não há mais nenhum dado de turma guardado neste aparelho.",
  looksPersonal: (title, message) => `${title}. ${message}`,
};
