import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const WHAT_A_MODEL_FORGETS: UnpluggedLesson = {
  id: "what-a-model-forgets",
  stages: ["lower-secondary", "upper-secondary"],
  subjects: ["computing"],
  minutes: 40,
  text: {
    en: {
      title: "What a model forgets",
      description:
        "One pupil answers with room for six cards only. The class finds out what falls out first.",
      objective:
        "Explain why a chat assistant loses what was said early, and word a reminder that brings it back.",
      group: "Groups of five (in a group of four, whoever reads out also lays the cards)",
      materials: ["Conversation cards", "A desk with six marked places", "Observer sheet", "Exit ticket"],
      curriculum: [
        {
          code: null,
          text: "KS3 computing: a model of a real system and what it leaves out; KS4: applying computational thinking to a new kind of system",
        },
      ],
      background: [
        "A model has no memory of its own between two answers. Each time it is handed the conversation again, as far as it fits. The space it fits into is called the context window.",
        "What does not fit is left out or shortened, and often nothing tells you so. The model then goes on without it, just as fluently. Some products keep notes about you besides; those are another thing, and can be switched off and deleted.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Read out twelve words, one a second. Everyone writes what they remember. Which places in the list were lost?",
          say: "Pens down until I finish. Then write all the words you can.",
        },
        {
          minutes: 5,
          task: "Explain the desk: six places. Each new card goes to the right; when all are full, the leftmost card is turned over for good.",
          say: "The answerer may use only what lies face up. No remembering: we want to see what the desk knows.",
        },
        {
          minutes: 15,
          task: "Groups play the twelve cards in order. The answerer answers each question from the desk; two observers mark right, wrong or made up; one reads out the cards, one lays and turns them.",
          say: "Answer every question in a full sentence and sound sure. The desk never says ‘I forgot’.",
        },
        {
          minutes: 10,
          task: "Play again with one change: the group may add one reminder card of at most eight words, when it likes. Compare results.",
          say: "One reminder, eight words. When do you play it, and what must be on it?",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "Someone is cross with an assistant. Help them with one sentence.",
        },
      ],
      expect: [
        "Card 1 (the nut allergy) has gone by question 9, and the answerer cheerfully suggests a peanut cake. Stop there and let it be quiet.",
        "Reminders that work repeat the rule, not the story: ‘Reminder: no nuts, six people, ten pounds.’",
        "‘Just make the desk bigger.’ Makers do. It costs more for every answer, and what is in the middle is still easily missed.",
      ],
      younger: "Eight cards and four places; the teacher is the answerer.",
      older:
        "Let the group shorten two old cards into one instead of losing them. What does the shorter card leave out?",
      sheets: [
        {
          id: "conversation-cards",
          title: "Conversation cards",
          pupils: "Years 7 to 10",
          blocks: [
            {
              kind: "cards",
              items: [
                "1 My friend must not eat nuts.",
                "2 We are six people.",
                "3 We have ten pounds.",
                "4 QUESTION: Is ten pounds enough?",
                "5 The party is on Friday.",
                "6 There is no oven.",
                "7 QUESTION: When do we shop?",
                "8 We like chocolate.",
                "9 QUESTION: Which cake shall we make?",
                "10 Two people cannot come.",
                "11 QUESTION: How many plates?",
                "12 QUESTION: Can my friend eat the cake?",
              ],
            },
          ],
        },
        {
          id: "observer-sheet",
          title: "Observer sheet",
          pupils: "Years 7 to 10",
          blocks: [
            {
              kind: "table",
              columns: ["Question", "Cards face up", "Right, wrong or made up?"],
              rows: [["4"], ["7"], ["9"], ["11"], ["12"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "Our reminder, in at most eight words", lines: 1 },
                { label: "Played after card", lines: 1 },
                { label: "What changed", lines: 2 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 7 to 10",
          blocks: [
            {
              kind: "paragraph",
              text: "After an hour of chat about a story the assistant calls the hero Leo. At the beginning she was Lea.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Why may that happen?", lines: 3 },
                { label: "Write one sentence to the assistant that mends it.", lines: 2 },
                { label: "What would you check in the rest of the story?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "A desk has six places. Cards arrive in order and, when the desk is full, each new card pushes out the oldest. Twelve cards have arrived, numbered 1 to 12. Explain which cards can still be used, and what follows for long chats.",
        sample: {
          of: "a desk with six places",
          context: null,
          answer:
            "When card 7 arrives, the desk is full, so card 1 has to go. Card 8 pushes out card 2, and so on. After card 12 the desk holds cards 6 to 12. Everything before that can no longer be used, unless someone says it again. A chat assistant has much more room, but the idea is the same: in a very long chat the first things you said may be missing when it answers. It may not tell you so, and it will not sound less sure. So repeat the important rules from time to time, or begin a new chat with a short summary.",
          flaw: {
            sentence: "After card 12 the desk holds cards 6 to 12.",
            why: "Cards 6 to 12 are seven cards, and the desk has six places. Card 12 pushed out card 6.",
            howToSpot: "Count what is left with your fingers, or lay out twelve slips and push.",
            mended: "After card 12 the desk holds cards 7 to 12.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "O que o modelo esquece",
      description:
        "Um aluno responde só com o que cabe em seis lugares da mesa. A turma descobre o que some primeiro.",
      objective:
        "Explicar por que um assistente de IA perde o que foi dito no começo e escrever um lembrete que traga aquilo de volta.",
      group: "Grupos de cinco (em grupo de quatro, quem lê também põe os cartões)",
      materials: [
        "Cartões da conversa",
        "Uma mesa com seis lugares marcados",
        "Folha do observador",
        "Bilhete de saída",
      ],
      curriculum: [
        {
          code: "EM13CO10",
          text: "Conhecer os fundamentos da IA, compará-la com a inteligência humana e ver seus limites",
        },
        { code: "EM13CO03", text: "Perceber quanto de tempo e de memória um algoritmo consome" },
        {
          code: "EF06CO05",
          text: "Nos anos finais: dizer o que entra em um problema e que resultado se espera que saia",
        },
      ],
      background: [
        "Entre uma resposta e outra, o modelo não lembra nada por conta própria. A cada vez ele recebe a conversa de novo, até onde couber. Esse espaço se chama janela de contexto.",
        "O que não cabe fica de fora ou é resumido, e muitas vezes ninguém avisa. O modelo segue sem aquilo, com a mesma fluência. Alguns produtos guardam, além disso, anotações sobre você; é outra coisa, que dá para desligar e apagar.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Leia doze palavras, uma por segundo. Todos escrevem o que lembram. Que lugares da lista se perderam?",
          say: "Lápis na mesa até eu terminar. Depois escrevam todas as palavras que conseguirem.",
        },
        {
          minutes: 5,
          task: "Explique a mesa: seis lugares. Cada cartão novo entra pela direita; com a mesa cheia, o da esquerda é virado e não volta mais.",
          say: "Quem responde só usa o que está virado para cima. Não vale lembrar: queremos ver o que a mesa sabe.",
        },
        {
          minutes: 15,
          task: "Os grupos jogam os doze cartões na ordem. Um responde a cada pergunta pela mesa; dois observam e marcam certo, errado ou inventado; um lê os cartões, outro os põe e vira.",
          say: "Respondam com frase inteira e com toda a segurança. A mesa nunca diz ‘esqueci’.",
        },
        {
          minutes: 10,
          task: "Jogar de novo com uma mudança: o grupo pode pôr um cartão de lembrete, de até oito palavras, quando quiser. Comparar.",
          say: "Um lembrete, oito palavras. Quando vocês usam, e o que não pode faltar nele?",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Alguém está bravo com um assistente. Ajude com uma frase.",
        },
      ],
      expect: [
        "O cartão 1 (alergia a amendoim) já saiu na pergunta 9, e a mesa sugere, toda animada, um bolo de paçoca. Pare aí e deixe o silêncio trabalhar.",
        "Lembrete que funciona repete a regra, não a história: “Lembrete: sem amendoim, seis pessoas, cinquenta reais.”",
        "“É só aumentar a mesa.” As empresas aumentam. Cada resposta fica mais cara, e o que está no meio ainda se perde com facilidade.",
      ],
      younger: "Oito cartões e quatro lugares; quem responde é o professor.",
      older:
        "Em vez de perder cartões, o grupo pode resumir dois antigos em um. O que o resumo deixou de fora?",
      sheets: [
        {
          id: "conversation-cards",
          title: "Cartões da conversa",
          pupils: "8º ano à 1ª série",
          blocks: [
            {
              kind: "cards",
              items: [
                "1 Minha amiga não pode comer amendoim.",
                "2 Somos seis pessoas.",
                "3 Temos cinquenta reais.",
                "4 PERGUNTA: Cinquenta reais bastam?",
                "5 A festa é na sexta.",
                "6 Não tem forno.",
                "7 PERGUNTA: Quando vamos às compras?",
                "8 A gente adora chocolate.",
                "9 PERGUNTA: Que bolo vamos fazer?",
                "10 Duas pessoas não vêm.",
                "11 PERGUNTA: Quantos pratos?",
                "12 PERGUNTA: Minha amiga pode comer o bolo?",
              ],
            },
          ],
        },
        {
          id: "observer-sheet",
          title: "Folha do observador",
          pupils: "8º ano à 1ª série",
          blocks: [
            {
              kind: "table",
              columns: ["Pergunta", "Cartões virados para cima", "Certo, errado ou inventado?"],
              rows: [["4"], ["7"], ["9"], ["11"], ["12"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "O nosso lembrete, em até oito palavras", lines: 1 },
                { label: "Usado depois do cartão", lines: 1 },
                { label: "O que mudou", lines: 2 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "8º ano à 1ª série",
          blocks: [
            {
              kind: "paragraph",
              text: "Depois de uma hora de chat sobre uma história, o assistente chama a heroína de Leo. No começo, ela era Lia.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Por que isso pode acontecer?", lines: 3 },
                { label: "Escreva uma frase para o assistente que resolva.", lines: 2 },
                { label: "O que você conferiria no resto da história?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Uma mesa tem seis lugares. Os cartões chegam em ordem e, com a mesa cheia, cada cartão novo tira o mais antigo. Já chegaram doze cartões, de 1 a 12. Explique que cartões ainda podem ser usados e o que isso ensina sobre conversas longas.",
        sample: {
          of: "uma mesa com seis lugares",
          context: null,
          answer:
            "Quando chega o cartão 7, a mesa está cheia, então o cartão 1 tem de sair. O cartão 8 tira o 2, e assim por diante. Depois do cartão 12, a mesa fica com os cartões 6 a 12. O que veio antes não pode mais ser usado, a não ser que alguém diga de novo. Um assistente de IA tem muito mais espaço, mas a ideia é a mesma: em uma conversa muito longa, as primeiras coisas que você disse podem faltar na hora da resposta. Ele pode não avisar, e não parece menos seguro. Por isso, repita as regras importantes de vez em quando, ou comece outra conversa com um resumo curto.",
          flaw: {
            sentence: "Depois do cartão 12, a mesa fica com os cartões 6 a 12.",
            why: "De 6 a 12 são sete cartões, e a mesa tem seis lugares. O cartão 12 tirou o 6.",
            howToSpot: "Conte nos dedos o que ficou, ou ponha doze papeizinhos na mesa e vá empurrando.",
            mended: "Depois do cartão 12, a mesa fica com os cartões 7 a 12.",
          },
        },
      },
      ruleId: null,
    },
  },
};
