import type { Messages } from "~/i18n/translate";

/** The agenda of a staff meeting about AI. */
const en = {
  fields: { lesson: "Lesson", rule: "Rule", sheet: "Worksheet" },
  pick: "Please choose",
  missing: "Choose one from the list.",
  make: "Make the agenda",
  change: "Change the agenda",
  print: "Print",
  unplugged: "without a computer",
  intro: (lesson: string) =>
    `45 minutes, no slides. Print it for whoever leads; page 2 is for everyone. The lesson: ${lesson}.`,
  agenda: "Agenda",
  rows: [
    {
      minutes: 5,
      task: "Arrive. In pairs: one thing AI was used for in our classes this week, and how it went.",
      say: "One sentence each, no names of pupils. We are here to look at the work, not at one another.",
    },
    {
      minutes: 10,
      task: "Hand out page 2. Everyone looks for the flaw alone for five minutes, then in pairs.",
      say: "We made this up for practice. One sentence is wrong. Underline it and say how you know.",
    },
    {
      minutes: 5,
      task: "Read the key on page 3. Which of us would have used the answer as it was?",
      say: "Who found it by knowing the subject, and who by checking? Both count.",
    },
    {
      minutes: 10,
      task: "Read the rule on page 4. On the board, two columns: what we do already, what is missing.",
      say: "I will read it once. Then tell me one thing it asks of you on an ordinary Tuesday.",
    },
    {
      minutes: 10,
      task: "Read the lesson after it. Decide who teaches it first, to which class, and who watches.",
      say: "Who could teach this in the next two weeks? What would you change for your class?",
    },
    {
      minutes: 5,
      task: "Write down what was decided, and read it out.",
      say: "Three lines, each with a name and a date. The rest can wait.",
    },
  ],
  rule: "The rule",
  lesson: "The lesson",
  decided: "What we decided",
  decisions: [
    { label: "The lesson: who, which class, when, who watches", lines: 2 },
    { label: "The rule: what we change, who sees to it, by when", lines: 2 },
    { label: "What we look at again, and when", lines: 1 },
  ],
};

const ptBr: typeof en = {
  fields: { lesson: "Aula", rule: "Regra", sheet: "Folha de atividades" },
  pick: "Escolha",
  missing: "Escolha um item da lista.",
  make: "Montar a pauta",
  change: "Mudar a pauta",
  print: "Imprimir",
  unplugged: "sem computador",
  intro: (lesson) =>
    `45 minutos, sem slides. Imprima para quem conduz; a página 2 é para todos. A aula: ${lesson}.`,
  agenda: "Pauta",
  rows: [
    {
      minutes: 5,
      task: "Chegada. Em duplas: para que a IA foi usada nas nossas turmas nesta semana e como foi.",
      say: "Uma frase cada um, sem nome de aluno. Viemos olhar o trabalho, não uns aos outros.",
    },
    {
      minutes: 10,
      task: "Distribuir a página 2. Cada um procura o erro sozinho por cinco minutos; depois, em duplas.",
      say: "Isto foi inventado para praticar. Uma frase está errada: sublinhe e diga como sabe.",
    },
    {
      minutes: 5,
      task: "Ler o gabarito da página 3. Quem de nós teria usado a resposta do jeito que veio?",
      say: "Quem achou porque domina o assunto, e quem achou porque foi conferir? Os dois caminhos valem.",
    },
    {
      minutes: 10,
      task: "Ler a regra da página 4. No quadro, duas colunas: o que já fazemos e o que falta.",
      say: "Vou ler uma vez. Depois, cada um diz uma coisa que ela pede numa terça-feira qualquer.",
    },
    {
      minutes: 10,
      task: "Ler a aula que vem depois dela. Decidir quem dá primeiro, para qual turma e quem assiste.",
      say: "Quem consegue dar esta aula nas próximas duas semanas? O que mudaria para a sua turma?",
    },
    {
      minutes: 5,
      task: "Anotar o que foi decidido e ler em voz alta.",
      say: "Três linhas, cada uma com nome e data. O resto pode esperar.",
    },
  ],
  rule: "A regra",
  lesson: "A aula",
  decided: "O que decidimos",
  decisions: [
    { label: "A aula: quem, qual turma, quando, quem assiste", lines: 2 },
    { label: "A regra: o que muda, quem cuida, até quando", lines: 2 },
    { label: "O que vamos rever, e quando", lines: 1 },
  ],
};

export const staffMeetingMessages: Messages<typeof en> = { en, "pt-br": ptBr };
