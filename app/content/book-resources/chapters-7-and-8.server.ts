// Chapters 7 and 8: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_7_AND_8_RESOURCES: readonly BookResource[] = [
  {
    id: "ethics-resources",
    chapter: "chapter-7",
    category: "guides",
    lists: ["en", "pt-br"],
    stepCounts: [0, 4, 1],
    tasks: ["policy", "families", "meetings"],
    text: {
      en: {
        title: "Ethics: a class agreement on AI",
        description: "Rules written with pupils about use, authorship, privacy and respect.",
        qrContext: "Chapter 7, beside the model agreement",
        content: {
          objective: "Create clear and fair rules that everyone understands.",
          prompt:
            "Help us draft a one-page agreement on AI for [year group], in plain words that a pupil can read aloud. Our school's rules: [school rules on AI and phones]. Four parts: when we do not use AI; when we use it and declare it; what we never type into a tool; what we do when something goes wrong, and which adult we tell. For each part give two options of up to 25 words that respect the school's rules, each with one reason for and one against, so that the class can vote. Every option must also work for someone with no device or internet at home. Do not decide for us, quote laws or add punishments. Tone: [tone]. If two rules clash, point it out.",
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
            "Ajude-nos a rascunhar um combinado de uma página sobre IA para uma turma de [ano/série], em palavras que um aluno leia em voz alta. Regras da escola: [regras da escola sobre IA e celular]. Quatro partes: quando não usamos IA; quando usamos e declaramos; o que nunca digitamos em uma ferramenta; o que fazemos quando algo dá errado e a que adulto contamos. Para cada parte, dê duas opções de até 25 palavras que respeitem as regras da escola, com uma razão a favor e uma contra, para a turma votar. Toda opção deve servir a quem não tem aparelho nem internet em casa. Não decida por nós, não cite leis nem crie punições. Tom: [tom]. Se duas regras se chocarem, avise.",
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
    stepCounts: [2, 2, 1],
    tasks: ["policy"],
    text: {
      en: {
        title: "Future ready: an AI diary for pupils and teachers",
        description: "A month of short notes that build judgement, not dependence.",
        qrContext: "Chapter 8, on the closing page",
        content: {
          objective: "Develop the habit of deciding when AI helps and when it harms learning.",
          prompt:
            "Interview me for a learning diary about one use of AI this week. I am [teacher, or adult typing for a group]; the subject was [subject]. Ask one question at a time and wait, six at most, each under 20 words: what I wanted; what I did first on my own; what I asked for; what I kept or rejected; how I checked; what I would do without AI. Do not ask for names, school, family, friends, health or feelings about people; if I mention one, remind me to leave it out and do not repeat it. Do not praise, comfort or judge. At the end write one paragraph of at most 90 words with only what I said, and one small challenge for next week without AI. If unsure what I meant, ask. If I say stop, stop.",
          steps: [
            "Start with two weeks of notes on paper: task, reason, result.",
            "Use the interview prompt yourself, in an adult's account; pupils answer the same six questions on paper.",
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
            "Entreviste-me para um diário de aprendizagem sobre um uso de IA nesta semana. Sou [docente, ou adulto que digita por um grupo]; o assunto foi [componente curricular]. Faça uma pergunta por vez e espere; são até seis, de até 20 palavras cada: o que eu queria; o que fiz antes, por conta própria; o que pedi; o que mantive ou recusei; como conferi; o que faria sem IA. Não pergunte nome, escola, família, amigos, saúde nem sentimentos sobre pessoas; se eu citar algum, lembre-me de tirar e não repita. Não elogie, console nem julgue. No fim, escreva um parágrafo de até 90 palavras só com o que eu disse e um desafio sem IA para a próxima semana. Na dúvida, pergunte. Se eu disser “pare”, pare.",
          steps: [
            "Comece com duas semanas de anotações no papel: tarefa, motivo, resultado.",
            "Faça você mesmo a entrevista, na conta de um adulto; os alunos respondem às mesmas seis perguntas no papel.",
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
