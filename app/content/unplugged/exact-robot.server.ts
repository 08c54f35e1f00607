import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const EXACT_ROBOT: UnpluggedLesson = {
  id: "exact-robot",
  stages: ["primary"],
  subjects: ["computing", "language"],
  minutes: 35,
  text: {
    en: {
      title: "A robot that follows orders exactly",
      description: "Pupils write orders for a teacher who plays a robot, and see why vague words fail.",
      objective: "Write an order that someone else can follow without guessing.",
      group: "Whole class, then pairs",
      materials: [
        "A book and a chair",
        "Each pair's own book, pencil case and paper",
        "Order sheet, one for each pair",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS1 and KS2 computing: what an algorithm is, that programs follow exact instructions, and how to find and mend a mistake in one",
        },
      ],
      background: [
        "A computer does what the order says, not what you meant. ‘Put the book over there’ is clear to a friend, because a friend sees where you look.",
        "A chat assistant is different: it fills every gap in a request with what is most usual. That is why it seems to understand, and also why it so often answers a question you did not ask. Writing a good request is closing the gaps that matter.",
      ],
      plan: [
        {
          minutes: 5,
          task: "You are the robot. Pupils call out orders to get the book onto the chair, and you do exactly what each word says: walk into the table, turn round for ever.",
          say: "I am a robot today. I do what you say, not what you mean. Get this book onto that chair.",
        },
        {
          minutes: 10,
          task: "Pairs choose one task and write at most eight orders on the order sheet.",
          say: "Write for a robot that has never been in this room. One order on each line.",
        },
        {
          minutes: 8,
          task: "Pairs swap sheets. One plays the robot, the other ticks what worked and writes what the robot did instead.",
          say: "Robots, no helping. If the order does not say it, you do not do it.",
        },
        {
          minutes: 7,
          task: "Each pair takes its sheet back and mends the first order that failed. Two pairs show before and after.",
          say: "Find the first line that went wrong. What did the robot not know?",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "One of these orders is not exact enough. Which one, and how would you write it?",
        },
      ],
      expect: [
        "‘Go forward’ fails first. How far? Counting steps is the usual repair; ask what happens if the robot's legs are longer.",
        "‘Pick it up’ fails on ‘it’. Pupils learn to name the thing each time.",
        "Some will say the robot is silly. Wait for it, for it is the lesson in one line: the robot was right, and the order was wrong.",
      ],
      younger: "Write no orders: lay arrows and pictures on the floor and let a pupil walk along them.",
      older: "Add ‘repeat’ and ‘if’: repeat until you touch the chair; if there is a bag, step over it.",
      sheets: [
        {
          id: "order-sheet",
          title: "Order sheet",
          pupils: "Years 2 to 4",
          blocks: [
            {
              kind: "list",
              ordered: false,
              items: [
                "Put the book on the chair.",
                "Turn the pencil case upside down.",
                "Draw a house on a sheet of paper.",
              ],
            },
            { kind: "paragraph", text: "Choose one task. Write one order on each line." },
            {
              kind: "table",
              columns: ["Order", "What did the robot do?"],
              rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"]],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 2 to 4",
          blocks: [
            { kind: "ticks", items: ["Take two steps forward.", "Go over there.", "Open your right hand."] },
            {
              kind: "fields",
              fields: [
                { label: "Tick the order that is not exact. Write it so that a robot can do it.", lines: 3 },
                { label: "What did the robot not know?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Write seven orders for a robot. It stands three steps from a table with one book on it. The chair is three steps behind the robot. The book must end on the chair.",
        sample: {
          of: "orders for a robot",
          context: null,
          answer:
            "1. Take three steps forward to the table. 2. Open your right hand. 3. Close your right hand around the book and lift it. 4. Open your right hand above the floor. 5. Turn round to face the chair. 6. Take six steps forward to the chair. 7. Put your right hand on the seat and open it, so that the book lies on the chair.",
          flaw: {
            sentence: "4. Open your right hand above the floor.",
            why: "The robot opens its hand, so the book falls before it has turned round.",
            howToSpot: "Act it out with a real book. Stop at every line and ask: where is the book now?",
            mended: "4. Keep your right hand closed and hold the book in front of you.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "O robô que obedece ao pé da letra",
      description:
        "As crianças escrevem ordens para o professor, que faz papel de robô, e descobrem por que palavra vaga não funciona.",
      objective: "Escrever uma ordem que outra pessoa consiga seguir sem adivinhar nada.",
      group: "Turma toda, depois duplas",
      materials: [
        "Um livro e uma cadeira",
        "Livro, estojo e papel de cada dupla",
        "Folha de ordens, uma por dupla",
        "Bilhete de saída",
      ],
      curriculum: [
        {
          code: "EF02CO02",
          text: "Criar e testar sequências de passos e ver o que acontece quando uma ordem não é exata",
        },
        { code: "EF01CO03", text: "Criar e reordenar passos e chamar isso de algoritmo" },
      ],
      background: [
        "O computador faz o que a ordem diz, não o que a gente quis dizer. “Põe o livro ali” é claro para um amigo, porque o amigo vê para onde você está olhando.",
        "Um assistente de IA é diferente: ele preenche cada buraco do pedido com o que é mais comum. Por isso parece entender, e por isso tantas vezes responde o que ninguém perguntou. Escrever um bom pedido, o tal do prompt, é fechar os buracos que importam.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Você é o robô. As crianças dão ordens para o livro chegar à cadeira, e você faz exatamente o que cada palavra diz: bate na mesa, gira sem parar.",
          say: "Hoje eu sou um robô. Faço o que vocês dizem, não o que vocês pensam. Façam este livro chegar àquela cadeira.",
        },
        {
          minutes: 10,
          task: "Em duplas, escolher uma tarefa e escrever no máximo oito ordens na folha.",
          say: "Escrevam para um robô que nunca entrou nesta sala. Uma ordem em cada linha.",
        },
        {
          minutes: 8,
          task: "As duplas trocam de folha. Uma criança faz o robô; a outra marca o que deu certo e anota o que o robô fez no lugar.",
          say: "Robô não ajuda. Se a ordem não disse, não faça.",
        },
        {
          minutes: 7,
          task: "Cada dupla pega a folha de volta e conserta a primeira ordem que falhou. Duas duplas mostram o antes e o depois.",
          say: "Procurem a primeira linha que deu errado. O que o robô não sabia?",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Uma destas ordens não está exata. Qual é, e como você escreveria?",
        },
      ],
      expect: [
        "“Ande para a frente” é a primeira a falhar. Quanto? Contar passos costuma resolver; pergunte o que acontece se o robô tiver pernas mais compridas.",
        "“Pega ele” falha no “ele”. A turma aprende a dizer o nome do objeto toda vez.",
        "Alguém vai dizer que o robô é bobo. Espere por essa frase, porque a aula cabe nela: o robô estava certo, e a ordem, errada.",
      ],
      younger: "Sem escrita: setas e desenhos no chão, e uma criança anda por cima deles.",
      older:
        "Acrescente “repita” e “se”: repita até encostar na cadeira; se houver uma mochila, passe por cima.",
      sheets: [
        {
          id: "order-sheet",
          title: "Folha de ordens",
          pupils: "2º e 3º ano",
          blocks: [
            {
              kind: "list",
              ordered: false,
              items: [
                "Pôr o livro na cadeira.",
                "Virar o estojo de cabeça para baixo.",
                "Desenhar uma casa em uma folha.",
              ],
            },
            { kind: "paragraph", text: "Escolham uma tarefa. Escrevam uma ordem em cada linha." },
            {
              kind: "table",
              columns: ["Ordem", "O que o robô fez?"],
              rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"]],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "2º e 3º ano",
          blocks: [
            { kind: "ticks", items: ["Dê dois passos para a frente.", "Vá para lá.", "Abra a mão direita."] },
            {
              kind: "fields",
              fields: [
                {
                  label: "Marque a ordem que não está exata. Escreva de um jeito que o robô consiga fazer.",
                  lines: 3,
                },
                { label: "O que o robô não sabia?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Escreva sete ordens para um robô. Ele está a três passos de uma mesa com um livro em cima. A cadeira fica três passos atrás do robô. O livro deve terminar na cadeira.",
        sample: {
          of: "ordens para um robô",
          context: null,
          answer:
            "1. Dê três passos para a frente, até a mesa. 2. Abra a mão direita. 3. Feche a mão direita em volta do livro e levante. 4. Abra a mão direita acima do chão. 5. Vire-se para o lado da cadeira. 6. Dê seis passos para a frente, até a cadeira. 7. Encoste a mão direita no assento e abra a mão, para o livro ficar na cadeira.",
          flaw: {
            sentence: "4. Abra a mão direita acima do chão.",
            why: "O robô abre a mão, e o livro cai antes de ele se virar.",
            howToSpot:
              "Faça com um livro de verdade. Pare em cada linha e pergunte: onde está o livro agora?",
            mended: "4. Continue com a mão direita fechada e segure o livro na sua frente.",
          },
        },
      },
      ruleId: null,
    },
  },
};
