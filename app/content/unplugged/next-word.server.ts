import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const NEXT_WORD: UnpluggedLesson = {
  id: "next-word",
  stages: ["primary", "lower-secondary"],
  subjects: ["computing", "language"],
  minutes: 40,
  text: {
    en: {
      title: "The next-word game",
      description: "The class builds a small language model from one story and lets dice write the next.",
      objective: "Explain how a program can write sentences by counting which word followed which.",
      group: "Pairs, then whole class",
      materials: [
        "Story sheet",
        "Counting sheet",
        "One dice for each pair, or six slips of paper",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS2 computing: reasoning about how an algorithm works, and collecting data; KS3: a simple model of something in the real world and its limits; English: how sentences are built",
        },
      ],
      background: [
        "A chat assistant writes one piece of a word after another. Each time it asks: after all this, which piece comes next most often? It learned the answer from a very large amount of text.",
        "In this lesson the text is twelve short sentences and the model looks at one word only. Real models look at thousands of words, which is why they stay on the subject; but neither looks up whether a sentence is true.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Read ‘Once upon a ...’ and stop. Then ‘My favourite food is ...’. Compare: why does everyone agree the first time only?",
          say: "I stop, you write the next word. Nobody speaks. Ready? Once upon a ...",
        },
        {
          minutes: 12,
          task: "Pairs read the story sheet and count, for the six words on the counting sheet, which words come next and how often.",
          say: "Do not think about the story. You are a machine: you only count who stands behind whom.",
        },
        {
          minutes: 10,
          task: "Write with dice. Begin with ‘the’ (12 strokes are too many: dog 3 numbers, cat 2, bird 1), throw, write, go on from that word. Elsewhere one number for each stroke; one left over: throw again. After ‘runs’, ‘sleeps’, ‘sings’: full stop, end.",
          say: "The dice choose, you write. Do not mend anything, even if it is nonsense.",
        },
        {
          minutes: 8,
          task: "Read out the sentences. Sort them on the board: sounds right and is in the story; sounds right and is in no story; nonsense.",
          say: "Which of these did the story never say? And yet, who would have noticed?",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "Count, then tell me where the machine got its idea from.",
        },
      ],
      expect: [
        "‘The dog sees a dog’ is nowhere in the story and sounds fine. That is the main discovery: new, fluent, and checked by nobody.",
        "Some pairs will choose the funniest word. Ask them to throw again: choosing would be understanding.",
        "‘So it copies?’ No: it copies pairs of words, and what comes out can be new.",
      ],
      younger: "Only ‘the’ and ‘a’, and word cards to lay instead of writing.",
      older:
        "Look at two words instead of one (‘the dog’, ‘dog sees’). Sentences get better and more like the story: talk about copying.",
      sheets: [
        {
          id: "story-sheet",
          title: "Story sheet",
          pupils: "Years 5 to 8",
          blocks: [
            {
              kind: "paragraph",
              text: "The dog sees a cat. The cat sees a bird. The bird sees the dog. A dog runs. The cat runs. The dog sees the cat. The cat sleeps. A bird sings. The dog sleeps. A cat sees the bird. The bird sings. The dog runs.",
            },
            {
              kind: "paragraph",
              text: "Count only from this page. Big and small letters are the same word, and a full stop counts as a word.",
            },
          ],
        },
        {
          id: "counting-sheet",
          title: "Counting sheet",
          pupils: "Years 5 to 8",
          blocks: [
            {
              kind: "table",
              columns: ["Word", "Words that come next, with a stroke for each time", "Dice numbers"],
              rows: [["the"], ["a"], ["dog"], ["cat"], ["bird"], ["sees"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "Our sentences", lines: 4 },
                { label: "One that sounds right and is not in the story", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 5 to 8",
          blocks: [
            { kind: "paragraph", text: "Sam likes tea. Ana likes tea. Sam likes milk. Ana hates milk." },
            {
              kind: "fields",
              fields: [
                { label: "Which word comes most often after ‘likes’?", lines: 1 },
                { label: "Write a sentence that the machine could make and that nobody said.", lines: 2 },
                { label: "Does the machine know whether it is true? How do you know?", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Here is a text: ‘The sun is hot. The tea is hot. The sea is cold. The sun is big.’ Explain to a class of ten-year-olds what a next-word machine that counts this text would write after ‘is’, and why.",
        sample: {
          of: "a next-word machine",
          context: null,
          answer:
            "The machine reads the text and counts which word follows ‘is’. It finds ‘hot’ twice, ‘cold’ once and ‘big’ once. So after ‘is’ it will most often write ‘hot’. It would write ‘The sea is hot’ as happily as ‘The tea is hot’, although the text never says so. It chooses ‘hot’ because it has checked that the sun and the tea really are warm. If we add ten sentences that end in ‘is cold’, its favourite word will change. That is all it has learned: who stands behind whom.",
          flaw: {
            sentence: "It chooses ‘hot’ because it has checked that the sun and the tea really are warm.",
            why: "The machine has checked nothing. It only counted that ‘hot’ follows ‘is’ most often.",
            howToSpot:
              "Ask of each sentence: could the machine have found this by counting words on the page?",
            mended: "It chooses ‘hot’ because that word follows ‘is’ most often, whether it is true or not.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "Qual é a próxima palavra?",
      description:
        "A turma monta um pequeno modelo de linguagem com uma página só e deixa o dado escrever a seguinte.",
      objective: "Explicar como um programa escreve frases só contando que palavra vem depois de qual.",
      group: "Duplas, depois turma toda",
      materials: [
        "Folha da história",
        "Folha de contagem",
        "Um dado por dupla, ou seis papeizinhos",
        "Bilhete de saída",
      ],
      curriculum: [
        { code: "EF06CO05", text: "Dizer o que entra em um problema e que resultado se espera que saia" },
        { code: "EF05CO11", text: "Avaliar se uma tecnologia serve para o problema que se quer resolver" },
      ],
      background: [
        "Um assistente de IA escreve um pedacinho de palavra depois do outro. A cada vez se pergunta: depois de tudo isto, que pedaço costuma vir? Aprendeu a resposta em uma quantidade enorme de textos.",
        "Nesta aula, o texto são doze frases curtas, e o modelo olha uma palavra só. Os de verdade olham milhares, e por isso não fogem do assunto; mas nenhum deles vai conferir se a frase é verdadeira.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Leia “Era uma ...” e pare. Depois, “Minha comida preferida é ...”. Por que só na primeira todo mundo concorda?",
          say: "Eu paro, vocês escrevem a próxima palavra. Ninguém fala. Prontos? Era uma ...",
        },
        {
          minutes: 12,
          task: "Em duplas, ler a história e contar, para as seis palavras da folha de contagem, que palavras vêm depois e quantas vezes.",
          say: "Esqueçam a história. Vocês são uma máquina: só contam quem vem atrás de quem.",
        },
        {
          minutes: 10,
          task: "Escrever com o dado. Comecem por “o” (12 riscos são demais: cachorro 3 números, gato 2, sabiá 1), joguem, escrevam e continuem dessa palavra. Nas outras, um número por risco; se sair o que sobrou, joguem de novo. Depois de “corre”, “dorme”, “canta”: ponto final, fim.",
          say: "Quem escolhe é o dado, vocês só escrevem. Não consertem nada, nem se ficar sem sentido.",
        },
        {
          minutes: 8,
          task: "Ler as frases em voz alta e separar no quadro: soa bem e está na história; soa bem e não está; sem sentido.",
          say: "Qual destas a história nunca disse? E quem teria percebido?",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Contem e depois me digam de onde a máquina tirou a ideia.",
        },
      ],
      expect: [
        "“O cachorro vê um cachorro” não está na história e soa bem. É a descoberta da aula: frase nova, fluente, e que ninguém conferiu.",
        "Alguma dupla vai escolher a palavra mais engraçada. Peça que joguem de novo: escolher seria entender.",
        "“Então ela copia?” Não: copia pares de palavras, e o que sai pode ser novo.",
      ],
      younger: "Só “o” e “um”, com cartões de palavras para pôr em fila, sem escrever.",
      older:
        "Olhem duas palavras em vez de uma (“o gato”, “gato vê”). As frases melhoram e ficam mais parecidas com a história: conversem sobre cópia.",
      sheets: [
        {
          id: "story-sheet",
          title: "Folha da história",
          pupils: "5º ao 7º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "O cachorro vê um gato. O gato vê um sabiá. O sabiá vê o cachorro. Um cachorro corre. O gato corre. O cachorro vê o gato. O gato dorme. Um sabiá canta. O cachorro dorme. Um gato vê o sabiá. O sabiá canta. O cachorro corre.",
            },
            {
              kind: "paragraph",
              text: "Contem só o que está nesta página. Maiúscula e minúscula são a mesma palavra, e o ponto final conta como palavra.",
            },
          ],
        },
        {
          id: "counting-sheet",
          title: "Folha de contagem",
          pupils: "5º ao 7º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Palavra", "O que vem depois, com um risco para cada vez", "Números do dado"],
              rows: [["o"], ["um"], ["cachorro"], ["gato"], ["sabiá"], ["vê"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "As nossas frases", lines: 4 },
                { label: "Uma que soa bem e não está na história", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "5º ao 7º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Rui adora suco. Ana adora suco. Rui adora café. Ana detesta café.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Que palavra mais aparece depois de “adora”?", lines: 1 },
                { label: "Escreva uma frase que a máquina poderia montar e que ninguém disse.", lines: 2 },
                { label: "A máquina sabe se ela é verdadeira? Como você sabe?", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "O texto é este: “O sol é quente. O café é quente. O mar é frio. O sol é grande.” Explique a uma turma de dez anos o que uma máquina da próxima palavra, que conta este texto, escreveria depois de “é”, e por quê.",
        sample: {
          of: "uma máquina da próxima palavra",
          context: null,
          answer:
            "A máquina lê o texto e conta que palavra vem depois de “é”. Acha “quente” duas vezes, “frio” uma vez e “grande” uma vez. Então, depois de “é”, o que ela mais escreve é “quente”. Escreveria “O mar é quente” com a mesma calma de “O café é quente”, embora o texto nunca diga isso. Escolhe “quente” porque conferiu que o sol e o café são mesmo quentes. Se a gente acrescentar dez frases que terminam em “é frio”, a palavra preferida muda. Foi só isso que ela aprendeu: quem vem atrás de quem.",
          flaw: {
            sentence: "Escolhe “quente” porque conferiu que o sol e o café são mesmo quentes.",
            why: "A máquina não conferiu nada. Só contou que “quente” é o que mais vem depois de “é”.",
            howToSpot: "Pergunte a cada frase: a máquina poderia descobrir isto contando palavras na página?",
            mended: "Escolhe “quente” porque é a palavra que mais vem depois de “é”, seja verdade ou não.",
          },
        },
      },
      ruleId: null,
    },
  },
};
