// The hub's tasks before and during the lesson: plan, differentiate, assess, explain.
import type { HubTaskRecord } from "~/features/hub/core/hub-task";

export const TEACHING_TASKS: readonly HubTaskRecord[] = [
  {
    id: "plan",
    icon: "calendar",
    title: { en: "Plan a lesson or a unit", "pt-br": "Planejar uma aula ou sequência didática" },
    description: {
      en: "From one skill to a lesson, from a final task to four weeks.",
      "pt-br": "De uma habilidade a uma aula, de uma tarefa final a quatro semanas.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex1" },
          "pt-br": { kind: "companion", id: "chapter3-ex1" },
        },
        reason: {
          en: "One prompt that asks you three questions first, so the plan fits your class, not just any class.",
          "pt-br":
            "Um prompt que primeiro faz três perguntas; assim o plano serve à sua turma, e não a qualquer uma.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "Starts from what pupils should be able to show, and leaves one lesson free for the unexpected.",
          "pt-br":
            "Parte do que os alunos devem mostrar que aprenderam e deixa uma aula livre para imprevistos.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "magicschool" }, "pt-br": { kind: "catalogue", id: "teachy" } },
        reason: {
          en: "Quick first drafts for teachers; you still cut and check.",
          "pt-br": "Brasileira e alinhada à BNCC; dá um bom primeiro rascunho, que você ajusta à sua escola.",
        },
      },
    ],
  },
  {
    id: "differentiate",
    icon: "users",
    title: { en: "Differentiate", "pt-br": "Diferenciar" },
    description: {
      en: "The same goal, reached by different paths.",
      "pt-br": "O mesmo objetivo por caminhos diferentes.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex2" },
          "pt-br": { kind: "companion", id: "chapter3-ex2" },
        },
        reason: {
          en: "Three reading levels of one text that keep the difficult idea and the same facts.",
          "pt-br": "Três níveis de leitura do mesmo texto, sem perder a ideia difícil nem os fatos.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "learn-diffit" },
          "pt-br": { kind: "catalogue", id: "learn-diffit" },
        },
        reason: {
          en: "Adapts a text, a video or a topic to several levels and adds questions and vocabulary.",
          "pt-br": "Adapta texto, vídeo ou tema a vários níveis e inclui perguntas e vocabulário.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "chatgpt" }, "pt-br": { kind: "catalogue", id: "chatgpt" } },
        reason: {
          en: "Good at rewriting a text you give it; compare the versions line by line before class.",
          "pt-br":
            "Bom para reescrever um texto que você fornece; compare as versões linha a linha antes da aula.",
        },
      },
    ],
  },
  {
    id: "feedback",
    icon: "message-circle",
    title: { en: "Give feedback", "pt-br": "Dar devolutivas" },
    description: {
      en: "Comments that lead to a second version.",
      "pt-br": "Comentários que levam a uma segunda versão.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex4" },
          "pt-br": { kind: "companion", id: "chapter3-ex4" },
        },
        reason: {
          en: "Three sentences on a draft you invent: a strength, a next step, a question.",
          "pt-br":
            "Três frases sobre um rascunho inventado por você: um ponto forte, um próximo passo, uma pergunta.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "claude" }, "pt-br": { kind: "catalogue", id: "claude" } },
        reason: {
          en: "Good with long texts: a tool for you, not for pupils.",
          "pt-br": "Cuidadoso com textos longos: uma ferramenta para você, não para o aluno.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "brisk-teaching" },
          "pt-br": { kind: "catalogue", id: "brisk-teaching" },
        },
        reason: {
          en: "Works inside Docs; use it on a text of your own to plan comments, and give pupils yours.",
          "pt-br":
            "Funciona dentro do Google Docs; use em um texto seu para planejar, e a devolutiva ao aluno é sua.",
        },
      },
    ],
  },
  {
    id: "rubric",
    icon: "list-checks",
    title: { en: "Write a rubric", "pt-br": "Escrever uma rubrica" },
    description: {
      en: "Criteria that pupils understand and can use.",
      "pt-br": "Critérios que o aluno entende e consegue usar.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex3" },
          "pt-br": { kind: "companion", id: "chapter3-ex3" },
        },
        reason: {
          en: "Describes only what can be seen in the work, and ends with the class rewriting it.",
          "pt-br": "Descreve só o que se vê no trabalho e termina com a turma reescrevendo a rubrica.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "magicschool" },
          "pt-br": { kind: "catalogue", id: "magicschool" },
        },
        reason: {
          en: "Has a rubric generator; delete every criterion that you would not teach.",
          "pt-br": "Tem gerador de rubricas; apague todo critério que você não vai ensinar.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "planning-toolkit" },
          "pt-br": { kind: "companion", id: "planning-toolkit" },
        },
        reason: {
          en: "The planning pack has a blank rubric and a feedback sheet to print.",
          "pt-br": "O pacote de planejamento traz rubrica e folha de devolutiva em branco, para imprimir.",
        },
      },
    ],
  },
  {
    id: "test",
    icon: "clipboard-check",
    title: { en: "Prepare a test or a quick check", "pt-br": "Preparar uma prova ou sondagem" },
    description: {
      en: "Questions that show how pupils think.",
      "pt-br": "Questões que mostram como o aluno pensa.",
    },
    picks: [
      {
        item: {
          en: { kind: "companion", id: "chapter3-ex5" },
          "pt-br": { kind: "companion", id: "chapter3-ex5" },
        },
        reason: {
          en: "Every wrong option reveals a misconception, with two minutes of help for the next lesson.",
          "pt-br":
            "Cada alternativa errada revela um erro conceitual, com dois minutos de retomada para a próxima aula.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "chapter5-ex1" },
          "pt-br": { kind: "companion", id: "chapter5-ex1" },
        },
        reason: {
          en: "Shows what a task still proves when AI can answer it, and how to change it.",
          "pt-br": "Mostra o que uma tarefa ainda prova quando a IA sabe responder e como mudá-la.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "learn-wayground" },
          "pt-br": { kind: "catalogue", id: "learn-wayground" },
        },
        reason: {
          en: "Quick quizzes with instant reports; solve each question yourself before you use it.",
          "pt-br": "Quizzes rápidos com relatório na hora; resolva cada questão antes de usar.",
        },
      },
    ],
  },
  {
    id: "explain",
    icon: "lightbulb",
    title: { en: "Explain in other words", "pt-br": "Explicar de outro jeito" },
    description: {
      en: "Another example, another image, another way in.",
      "pt-br": "Outro exemplo, outra imagem, outro caminho.",
    },
    picks: [
      {
        item: { en: { kind: "catalogue", id: "khanmigo" }, "pt-br": { kind: "catalogue", id: "gemini" } },
        reason: {
          en: "Guides with questions instead of giving the answer; see its page for the countries where teachers can get it.",
          "pt-br":
            "Tem um modo de aprendizagem guiada, que pergunta antes de responder; projete para a turma.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "duck-ai" }, "pt-br": { kind: "catalogue", id: "duck-ai" } },
        reason: {
          en: "Opens in a minute on the class screen, to show what an answer looks like.",
          "pt-br": "Abre na hora na tela da sala, para mostrar uma resposta à turma.",
        },
      },
      {
        item: {
          en: { kind: "catalogue", id: "gemini-notebook" },
          "pt-br": { kind: "catalogue", id: "gemini-notebook" },
        },
        reason: {
          en: "Answers only from the texts you upload and shows where each answer comes from.",
          "pt-br": "Responde só com base nos textos que você envia e mostra de onde veio cada resposta.",
        },
      },
    ],
  },
  {
    id: "languages",
    icon: "languages",
    title: { en: "Teach a language", "pt-br": "Ensinar um idioma" },
    description: {
      en: "Practice, pronunciation, texts at the right level.",
      "pt-br": "Prática, pronúncia, textos no nível certo.",
    },
    picks: [
      {
        item: {
          en: { kind: "catalogue", id: "elevenlabs" },
          "pt-br": { kind: "catalogue", id: "elevenlabs" },
        },
        reason: {
          en: "Reads your own text aloud in natural voices; never use a pupil's voice.",
          "pt-br": "Lê o seu texto em voz alta com naturalidade; nunca use a voz de um aluno.",
        },
      },
      {
        item: { en: { kind: "catalogue", id: "schoolai" }, "pt-br": { kind: "catalogue", id: "schoolai" } },
        reason: {
          en: "You write the partner's role, pupils practise a dialogue, and you see every conversation.",
          "pt-br": "Você define o personagem, os alunos praticam o diálogo e você vê todas as conversas.",
        },
      },
      {
        item: {
          en: { kind: "companion", id: "chapter6-bolt" },
          "pt-br": { kind: "companion", id: "chapter6-bolt" },
        },
        reason: {
          en: "A vocabulary game made from your own word list.",
          "pt-br": "Um jogo de vocabulário feito com a sua lista de palavras.",
        },
      },
    ],
  },
];
