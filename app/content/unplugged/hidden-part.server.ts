import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const HIDDEN_PART: UnpluggedLesson = {
  id: "hidden-part",
  stages: ["primary", "lower-secondary"],
  subjects: ["computing"],
  minutes: 40,
  text: {
    en: {
      title: "Name the picture, with one part hidden",
      description: "Groups label grids of squares, cover a part and find out what their guess hung on.",
      objective:
        "Explain why two people, or a machine, can name the same picture differently, and what part the name hung on.",
      group: "Pairs, then groups of four",
      materials: [
        "Picture grid and label sheet, one of each for each pupil",
        "A strip of paper to cover with",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS2 computing: collecting and judging data, reasoning about why a result is wrong; KS3: how pictures are held as numbers",
        },
      ],
      background: [
        "A picture in a computer is a grid of numbers. A program that names pictures has seen many grids, each with a label that a person gave it.",
        "It keeps whatever went with a label. If sheep were always on grass, green at the bottom becomes part of ‘sheep’. Hiding one part of the picture shows what the name hung on: cover the grass, and the sheep may stop being one.",
        "People label differently too: cup or mug, angry or tired. The machine learns their disagreement with the rest.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Draw a face of three dots and a line on the board. Cover the mouth with your hand: is it happy?",
          say: "What is this? And now? What did I take away?",
        },
        {
          minutes: 10,
          task: "Each pupil fills one 8 by 8 grid in black and white: a cup, a key, a tree, a fish. No word on the sheet.",
          say: "Black or white, no grey. That is all a machine gets: sixty-four yes or no.",
        },
        {
          minutes: 10,
          task: "Groups letter their grids A to D and swap sets. Everyone labels all four, first with rows 7 and 8 covered, then whole, and writes both names.",
          say: "Cover the bottom two rows. Write what you see, not what you hope it is.",
        },
        {
          minutes: 10,
          task: "Groups count: where did the name change? Where did two people disagree about the whole picture? Hear three cases.",
          say: "Find one grid where the hidden part decided. What was in that part?",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "Now the machine. It saw only what is written here. What did it learn?",
        },
      ],
      expect: [
        "A tree without its trunk becomes a cloud or a ball: the trunk carried the name.",
        "Two labels for one picture are not a mistake of one of them. Ask which one a shop would want, and which one a museum.",
        "Some draw letters. Good: letters are pictures to a machine as well.",
      ],
      younger: "Use a 5 by 5 grid and three things only: cup, house, key.",
      older:
        "Number the squares and write the picture as a row of 0 and 1. Swap rows of numbers instead of drawings.",
      sheets: [
        {
          id: "picture-grid",
          title: "Picture grid",
          pupils: "Years 4 to 8",
          blocks: [
            {
              kind: "paragraph",
              text: "Fill squares to draw a cup, a key, a tree or a fish. Write no word.",
            },
            {
              kind: "table",
              columns: ["#", "1", "2", "3", "4", "5", "6", "7", "8"],
              rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"]],
            },
          ],
        },
        {
          id: "label-sheet",
          title: "Label sheet",
          pupils: "Years 4 to 8",
          blocks: [
            {
              kind: "table",
              columns: ["Picture", "With two rows hidden", "Whole", "What decided it?"],
              rows: [["A"], ["B"], ["C"], ["D"]],
            },
            { kind: "fields", fields: [{ label: "A picture on which we disagreed, and why", lines: 3 }] },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 4 to 8",
          blocks: [
            {
              kind: "paragraph",
              text: "A machine learned the word ‘boat’ from 500 photos. All of them show a boat on blue water.",
            },
            {
              kind: "fields",
              fields: [
                { label: "It sees a boat in a garage. What may it say, and why?", lines: 3 },
                { label: "Which photos would you add?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "A program learned ‘sheep’ from 300 photos. In every one, sheep stand on green grass. Explain in about 100 words what may go wrong, for pupils of ten.",
        sample: {
          of: "a program that names sheep",
          context: null,
          answer:
            "The program has never been told what a sheep is. It has seen 300 photos with that word and kept what they had in common: something white and woolly, and a lot of green. Show it an empty green field, and it may say ‘sheep’ although there is none. Show it a sheep on a beach, and it will surely name it, because it knows wool. To find out what it goes by, cover the grass with a piece of paper and ask again. To mend it, add photos of sheep in other places, and of fields without sheep.",
          flaw: {
            sentence: "Show it a sheep on a beach, and it will surely name it, because it knows wool.",
            why: "The grass went with every sheep it saw. Without grass it may fail, and nobody can say ‘surely’ before trying.",
            howToSpot:
              "Look for words such as ‘surely’ and ‘always’, and ask whether the 300 photos could have taught that.",
            mended:
              "Show it a sheep on a beach, and it may not name it, because it has never seen one without grass.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "O que é isto, com uma parte escondida?",
      description:
        "Os grupos dizem o que veem em quadradinhos, cobrem uma parte e descobrem em que o palpite se apoiava.",
      objective:
        "Explicar por que duas pessoas, ou uma máquina, dão nomes diferentes à mesma figura e que parte decidiu o nome.",
      group: "Duplas, depois grupos de quatro",
      materials: [
        "Grade de desenho e folha de nomes, uma de cada por aluno",
        "Uma tira de papel para cobrir",
        "Bilhete de saída",
      ],
      curriculum: [
        { code: "EF04CO05", text: "Representar informações com códigos, como os pontos de uma imagem" },
        {
          code: "EF02CO01",
          text: "Criar e comparar representações das coisas e achar o que é essencial em cada uma",
        },
      ],
      background: [
        "No computador, uma imagem é uma grade de números. Um programa que dá nome a imagens já viu muitas grades, cada uma com um nome que alguém escreveu.",
        "Ele guarda tudo o que andava junto com o nome. Se a vaca estava sempre no pasto, o verde embaixo passa a fazer parte de “vaca”. Esconder um pedaço mostra em que o nome se apoiava: sem o pasto, a vaca pode deixar de ser vaca.",
        "Gente também discorda: copo ou caneca, bravo ou cansado. A máquina aprende essa discordância junto com o resto.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Desenhe no quadro um rosto com três pontos e um traço. Cubra a boca com a mão: está feliz?",
          say: "O que é isto? E agora? O que foi que eu tirei?",
        },
        {
          minutes: 10,
          task: "Cada aluno preenche uma grade de 8 por 8 em preto e branco: copo, chave, árvore ou peixe. Nenhuma palavra na folha.",
          say: "Preto ou branco, sem cinza. É tudo o que a máquina recebe: sessenta e quatro respostas de sim ou não.",
        },
        {
          minutes: 10,
          task: "Os grupos marcam as grades de A a D e trocam os conjuntos. Cada um dá nome às quatro, primeiro com as linhas 7 e 8 cobertas, depois inteiras, e anota os dois nomes.",
          say: "Cubram as duas linhas de baixo. Escrevam o que veem, não o que gostariam que fosse.",
        },
        {
          minutes: 10,
          task: "Os grupos contam: onde o nome mudou? Onde duas pessoas discordaram da figura inteira? Ouvir três casos.",
          say: "Achem uma grade em que a parte escondida decidiu tudo. O que havia nela?",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Agora é a vez da máquina. Ela só viu o que está escrito aqui. O que aprendeu?",
        },
      ],
      expect: [
        "Árvore sem tronco vira nuvem ou bola: era o tronco que decidia o nome.",
        "Dois nomes para a mesma figura não são erro de ninguém. Pergunte qual deles serve para uma loja e qual serve para um museu.",
        "Alguém desenha letras. Ótimo: para a máquina, letra também é imagem.",
      ],
      younger: "Grade de 5 por 5 e só três coisas: copo, casa e chave.",
      older:
        "Numere os quadradinhos e escreva a figura como uma fila de 0 e 1. Troquem as filas de números, e não os desenhos.",
      sheets: [
        {
          id: "picture-grid",
          title: "Grade de desenho",
          pupils: "4º ao 7º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Pinte quadradinhos para desenhar um copo, uma chave, uma árvore ou um peixe. Não escreva nada.",
            },
            {
              kind: "table",
              columns: ["Nº", "1", "2", "3", "4", "5", "6", "7", "8"],
              rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"]],
            },
          ],
        },
        {
          id: "label-sheet",
          title: "Folha de nomes",
          pupils: "4º ao 7º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Figura", "Com duas linhas cobertas", "Inteira", "O que decidiu?"],
              rows: [["A"], ["B"], ["C"], ["D"]],
            },
            { kind: "fields", fields: [{ label: "Uma figura em que discordamos, e por quê", lines: 3 }] },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "4º ao 7º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Uma máquina aprendeu a palavra “barco” com 500 fotos. Em todas há um barco sobre água azul.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Ela vê um barco dentro de uma garagem. O que pode dizer, e por quê?", lines: 3 },
                { label: "Que fotos você acrescentaria?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Um programa aprendeu “vaca” com 300 fotos. Em todas, há vacas em pasto verde. Explique em umas 80 palavras o que pode dar errado, para alunos de dez anos.",
        sample: {
          of: "um programa que reconhece vacas",
          context: null,
          answer:
            "Ninguém contou ao programa o que é uma vaca. Ele viu 300 fotos com essa palavra e guardou o que tinham em comum: um bicho grande, com manchas, e muito verde. Mostre um pasto vazio, e ele pode dizer “vaca” sem haver nenhuma. Mostre uma vaca na praia, e com certeza ele acerta, porque conhece as manchas. Para descobrir em que ele se apoia, cubra o pasto com um papel e pergunte de novo. Para consertar, acrescente fotos de vacas em outros lugares e de pastos sem vaca.",
          flaw: {
            sentence: "Mostre uma vaca na praia, e com certeza ele acerta, porque conhece as manchas.",
            why: "O pasto estava em todas as fotos. Sem ele, o programa pode falhar, e ninguém pode dizer “com certeza” antes de testar.",
            howToSpot:
              "Procure palavras como “com certeza” e “sempre” e pergunte se as 300 fotos poderiam ter ensinado aquilo.",
            mended:
              "Mostre uma vaca na praia, e ele pode não reconhecer, porque nunca viu uma vaca longe do pasto.",
          },
        },
      },
      ruleId: null,
    },
  },
};
