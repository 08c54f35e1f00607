// Chapters 7 and 8: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_7_AND_8_RESOURCES: readonly BookResource[] = [
  {
    id: "ethics-resources",
    chapter: "chapter-7",
    category: "guides",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Ethics: a class agreement on AI",
        description: "Rules written with pupils about use, authorship, privacy and respect.",
        qrContext: "Chapter 7, beside the model agreement",
        content: {
          objective: "Create clear and fair rules that everyone understands.",
          prompt:
            "Help us write a one-page agreement on AI for [year group], in simple language. Four parts: when AI is not allowed, when it is allowed with a declaration, what we never type into a tool, and how we act when something goes wrong. Present two options for each rule, with one reason for and one against, so that the class can vote. Do not decide for us.",
          steps: [
            "Open with three real situations and ask: is this fair?",
            "Discuss the options in groups and vote.",
            "Write the final text by hand with everyone's words.",
            "Create a declaration of one line: I used AI to..., and I checked...",
            "Review the agreement after one month.",
          ],
          teacherCheck:
            "Does it fit the school's rules and data protection law? Does it punish, or does it teach? Is it fair to those without access?",
          adaptation:
            "With younger children, use colours: green, amber and red. In staff meetings, do the same exercise among teachers first.",
        },
      },
      "pt-br": {
        title: "Ética: um combinado da turma sobre IA",
        description: "Regras escritas com os alunos sobre uso, autoria, privacidade e respeito.",
        qrContext: "Capítulo 7, ao lado do modelo de combinado",
        content: {
          objective: "Criar regras claras e justas que todos entendam.",
          prompt:
            "Ajude-nos a escrever um combinado de uma página sobre IA para [ano/série], em linguagem simples. Quatro partes: quando não se usa IA, quando se usa com declaração, o que nunca digitamos em uma ferramenta e como agimos quando algo dá errado. Apresente duas opções para cada regra, com uma razão a favor e uma contra, para a turma votar. Não decida por nós.",
          steps: [
            "Abra com três situações reais e pergunte: isto é justo?",
            "Discutam as opções em grupos e votem.",
            "Escrevam o texto final à mão, com as palavras de todos.",
            "Criem uma declaração de uma linha: usei IA para..., e conferi...",
            "Revejam o combinado depois de um mês.",
          ],
          teacherCheck:
            "Está de acordo com as regras da escola e com a LGPD? O combinado pune ou ensina? É justo com quem não tem acesso?",
          adaptation:
            "Com as crianças menores, use cores: verde, amarelo e vermelho. Nas reuniões pedagógicas, faça antes o mesmo exercício entre docentes.",
        },
      },
    },
  },
  {
    id: "future-ready",
    chapter: "chapter-8",
    category: "guides",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Future ready: an AI diary for pupils and teachers",
        description: "A month of short notes that build judgement, not dependence.",
        qrContext: "Chapter 8, on the closing page",
        content: {
          objective: "Develop the habit of deciding when AI helps and when it harms learning.",
          prompt:
            "Interview me about one use of AI this week. Ask one question at a time, up to six: what I wanted, what I did alone first, what I asked, what I accepted or refused, how I checked, and what I would do without AI. At the end, give me back a paragraph with my own words and one challenge for next week.",
          steps: [
            "Start with two weeks of notes on paper: task, reason, result.",
            "Use the interview prompt in class or at home, in an adult's account.",
            "In pairs, share only what each person chooses.",
            "Group the uses: helped me learn, saved time, got in the way.",
            "Close the month with a letter to yourself about how you want to use AI.",
          ],
          teacherCheck:
            "Does the diary show thinking, or only use? Are there signs of dependence or anxiety? Was everything personal shared by choice?",
          adaptation:
            "Teachers can keep the same diary as professional development and bring one entry to each planning meeting.",
        },
      },
      "pt-br": {
        title: "Prontos para o futuro: um diário de IA para alunos e professores",
        description: "Um mês de anotações curtas para formar senso crítico, e não dependência.",
        qrContext: "Capítulo 8, na página de encerramento",
        content: {
          objective: "Criar o hábito de decidir quando a IA ajuda e quando atrapalha a aprendizagem.",
          prompt:
            "Entreviste-me sobre um uso de IA nesta semana. Faça uma pergunta por vez, até seis: o que eu queria, o que fiz antes por conta própria, o que pedi, o que aceitei ou recusei, como conferi e o que faria sem IA. No fim, devolva um parágrafo com as minhas palavras e um desafio para a próxima semana.",
          steps: [
            "Comece com duas semanas de anotações no papel: tarefa, motivo, resultado.",
            "Use o prompt de entrevista em aula ou em casa na conta de um adulto.",
            "Compartilhem em duplas só o que cada um quiser.",
            "Agrupem os usos: ajudou a aprender, poupou tempo, atrapalhou.",
            "Fechem o mês com uma carta para si mesmos sobre como querem usar a IA.",
          ],
          teacherCheck:
            "O diário mostra reflexão ou só uso? Há sinais de dependência ou ansiedade? O que é pessoal foi compartilhado por escolha?",
          adaptation:
            "Professores podem manter o mesmo diário como formação continuada e levar uma anotação a cada reunião de planejamento.",
        },
      },
    },
  },
];
