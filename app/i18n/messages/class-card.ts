import type { ClassField } from "~/features/class-card/core/class-card";
import type { Messages } from "~/i18n/translate";

interface FieldWords {
  readonly label: string;
  readonly help: string;
  /** Where it is typed. */
  readonly example?: string;
  /** Choices, or suggestions where anything may be typed, separated by semicolons. */
  readonly options?: string;
}

const fields: Readonly<Record<ClassField, FieldWords>> = {
  stage: {
    label: "Year group",
    help: "As your school says it. Leave out the letter of the class: it points to real pupils.",
    example: "e.g. Year 8",
  },
  subject: {
    label: "Subject",
    help: "One subject. In a primary school, the area of learning.",
    example: "e.g. science",
    options:
      "English; mathematics; science; history; geography; computing; art and design; music; PE; RE; citizenship; a modern language",
  },
  pupils: { label: "Number of pupils", help: "A round number is enough.", example: "e.g. 28" },
  minutes: {
    label: "Lesson length in minutes",
    help: "The time you really have after settling in.",
    example: "e.g. 60",
  },
  devices: {
    label: "Materials and devices",
    help: "What is in the room on an ordinary day. Write “none” if there is nothing.",
    example: "e.g. mini-whiteboards, one projector",
    options: "none; one projector; one device per pair; one device per pupil; a computer room once a week",
  },
  internet: {
    label: "Internet in the room",
    help: "Think of a bad day, not your best one.",
    options: "no internet; internet for the teacher only; slow Wi-Fi; good Wi-Fi",
  },
  needs: {
    label: "Support needs, in general terms",
    help: "Describe what the material needs, never the pupil: no names, diagnoses, plans or reports.",
    example: "e.g. large print, short instructions",
  },
  textbook: {
    label: "Textbook or main resource",
    help: "Title and chapter. Leave the pages themselves out.",
    example: "e.g. our science textbook, chapter 4",
  },
  tone: {
    label: "Tone",
    help: "How texts for pupils and families should sound.",
    options: "calm and friendly; polite and short; plain and direct; warm, for families",
  },
};

/** The card of a class, which fills the blanks of prompts. */
const en = {
  heading: "My class",
  intro:
    "Fill this in once and every prompt on the site begins with your class. It stays on this device and is not sent anywhere. Never write a pupil's name.",
  choose: "Class",
  another: "Another class",
  name: "Your name for this class",
  nameHelp: "Only for you, to tell your classes apart: it never goes into a prompt.",
  /** A class without a name, by its place among the others. */
  unnamed: (place: number) => `Class ${place}`,
  fields,
  none: "Not given",
  keep: "Keep on this device",
  keepHelp: "Otherwise the card is gone once you close this tab. On a shared computer, leave this off.",
  save: "Use in prompts",
  remove: "Remove this class",
  clear: "Erase my class",
  clearAll: "Erase all classes",
  kept: "Saved on this device.",
  held: "Saved until you close this tab.",
  notSaved: "Your browser does not allow saving. The card lasts until you leave this page.",
  cleared: "No class details are kept on this device any more.",
  /** Beside a field in which something looks personal. */
  looksPersonal: (title: string, message: string) => `${title}. ${message}`,
};

const ptBr: typeof en = {
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
      help: "Pense em um dia ruim, não no melhor.",
      options: "sem internet; internet só para o professor; internet instável; internet boa",
    },
    needs: {
      label: "Necessidades da turma, em termos gerais",
      help: "Diga do que o material precisa, nunca quem é o aluno: sem nome, laudo, PEI ou relatório do AEE.",
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

export const classCardMessages: Messages<typeof en> = { en, "pt-br": ptBr };
