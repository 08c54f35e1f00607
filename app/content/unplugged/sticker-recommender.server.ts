import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const STICKER_RECOMMENDER: UnpluggedLesson = {
  id: "sticker-recommender",
  stages: ["lower-secondary"],
  subjects: ["computing", "citizenship"],
  minutes: 45,
  text: {
    en: {
      title: "A recommender made of stickers",
      description:
        "The class recommends stories to one another by rule, and watches the wall turn into one kind of story.",
      objective: "Explain how a recommender narrows what we see, and name one rule that would widen it.",
      group: "Whole class",
      materials: [
        "Ten story cards on the wall",
        "Five sticky dots for each pupil",
        "Watch sheet",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS2 and KS3 computing: how results are chosen and ranked; collecting and analysing data; using technology with a critical eye",
        },
      ],
      background: [
        "A feed has more things than anyone can look at, so a program chooses. The simplest rule is ‘more of what you liked, and of what people like you liked’. Nobody has to know why you liked it.",
        "The rule feeds itself: what is shown is liked, what is liked is shown. A small lead at the start becomes a large one. Makers can change the rule; what they are measured by, mostly the time we stay, decides how.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Pupils read the ten story cards on the wall silently and put one dot on the one they would read first.",
          say: "One dot, one story. Do not look at what the others do. That will be hard.",
        },
        {
          minutes: 10,
          task: "Round 2: cover all stories but the three with most dots (in a tie, draw lots). Pupils place two more dots, on one story or two. Count and write down.",
          say: "From now on the wall shows only what most people liked. Choose from what you see.",
        },
        {
          minutes: 10,
          task: "Round 3, another rule: everyone gets the other story of the same kind as their first (uncover it); where there is none, the one with most dots. Both dots go there.",
          say: "People who liked a ghost story get another ghost story. Follow the rule, even if you are bored.",
        },
        {
          minutes: 10,
          task: "Uncover the whole wall. Fill in the watch sheet: how many kinds were there, how many did you see? Who had a favourite that was never shown again?",
          say: "Nobody took your story away. It was only never shown. How would you have found it?",
        },
        {
          minutes: 5,
          task: "Groups invent one rule that widens the wall, and say what it costs.",
          say: "One rule. It must be so exact that a machine could follow it.",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "You are the one who programs it. Who is happy with your rule, and who is not?",
        },
      ],
      expect: [
        "In round 2 the three cannot lose, and often they had led by only a dot or two. Ask what would have happened if another class had begun.",
        "‘I liked it because it was on top.’ Say thank you for that sentence and write it on the board.",
        "Rules that widen: one place in five by lot; each kind at least once; ask again after a week. Each costs something: some suggestions will be dull.",
      ],
      younger: "Five pictures instead of stories, one dot a round.",
      older: "Write down what the wall learned about each pupil from five dots. Who would want to buy that?",
      sheets: [
        {
          id: "story-cards",
          title: "Story cards for the wall",
          pupils: "Years 6 to 9",
          blocks: [
            {
              kind: "cards",
              items: [
                "GHOST: The lift that stopped at floor 13",
                "SPORT: Ninety seconds to go",
                "ANIMAL: The dog who took the bus",
                "GHOST: Footsteps in the attic",
                "SPACE: A letter from Mars",
                "HISTORY: The girl who drew maps",
                "SPORT: The worst team of the north",
                "FUNNY: My uncle and the wedding cake",
                "SPACE: The last light on the Moon",
                "ANIMAL: What the owl knew",
              ],
            },
          ],
        },
        {
          id: "watch-sheet",
          title: "Watch sheet",
          pupils: "Years 6 to 9",
          blocks: [
            {
              kind: "table",
              columns: ["Round", "Stories on the wall", "Kinds on the wall", "Story with most dots"],
              rows: [["1"], ["2"], ["3"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "A story I would have liked and never saw again", lines: 1 },
                { label: "What the wall knows about me by now", lines: 2 },
                { label: "Our rule to widen the wall, and what it costs", lines: 3 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 6 to 9",
          blocks: [
            {
              kind: "paragraph",
              text: "A music app plays more of what you did not skip. Mia skips nothing when she does her homework.",
            },
            {
              kind: "fields",
              fields: [
                { label: "What does the app learn about Mia? Is it true?", lines: 3 },
                { label: "Give the app one better rule.", lines: 2 },
                { label: "Who is happy with it, and who is not?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Ten stories hang on a wall. In round 1 all ten are shown and 28 pupils give one dot each: three stories get 6, 5 and 4 dots, the other seven get 13 dots together. In round 2 only these three are shown. Explain to 12-year-olds what round 2 will tell us.",
        sample: {
          of: "a wall of stories",
          context: null,
          answer:
            "In round 1 the three favourites got 15 of the 28 dots. The other seven stories got 13, so nearly half the class liked something that is hidden now. In round 2 everyone has to choose from the three on the wall. Whatever happens, these three will get all the dots. So round 2 proves that the seven hidden stories are the least interesting ones. The wall looks as if the class agreed, because it shows only what it was told to show. To find out what the class likes, uncover everything and ask again.",
          flaw: {
            sentence: "So round 2 proves that the seven hidden stories are the least interesting ones.",
            why: "Nobody could choose a hidden story, so round 2 says nothing about them. In round 1 they had 13 of 28 dots.",
            howToSpot: "Ask of every ‘proves’: could the opposite have shown up at all?",
            mended:
              "So round 2 tells us nothing about the seven hidden stories, because nobody could choose them.",
          },
        },
      },
      ruleId: "uk-ico-childrens-code",
    },
    "pt-br": {
      title: "Um recomendador feito de adesivos",
      description: "A turma recomenda leituras por regra e vê o mural ficar todo igual.",
      objective: "Explicar como um recomendador estreita o que vemos e propor uma regra que alargue.",
      group: "Turma toda",
      materials: [
        "Dez cartões de histórias na parede",
        "Cinco adesivos redondos por aluno",
        "Folha do observador",
        "Bilhete de saída",
      ],
      curriculum: [
        {
          code: "EF08CO08",
          text: "Reconhecer quais dados pessoais os espaços digitais pedem e que riscos isso traz",
        },
        { code: "EF08CO11", text: "Avaliar precisão, abrangência e viés em fontes digitais" },
      ],
      background: [
        "Um feed tem mais coisas do que alguém consegue olhar; então um programa escolhe. A regra mais simples é “mais do que você curtiu e do que gente parecida com você curtiu”. Ninguém precisa saber por que você curtiu.",
        "A regra se alimenta: o que aparece é curtido, o que é curtido aparece. Uma vantagem pequena no começo vira enorme. As empresas podem mudar a regra; o que elas medem, quase sempre o tempo que a gente fica, decide como.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Os alunos leem em silêncio os dez cartões da parede e põem um adesivo na história que leriam primeiro.",
          say: "Um adesivo, uma história. Não olhem o que os outros fazem. Vai ser difícil.",
        },
        {
          minutes: 10,
          task: "Rodada 2: cubra todas menos as três com mais adesivos (empate: sorteio). Cada aluno põe mais dois, na mesma ou em duas. Contem e anotem.",
          say: "De agora em diante, o mural só mostra o que mais gente curtiu. Escolham do que está aparecendo.",
        },
        {
          minutes: 10,
          task: "Rodada 3, outra regra: cada um recebe a outra história do mesmo tipo da primeira que escolheu (destape-a); se não houver, a mais curtida. Os dois adesivos vão nela.",
          say: "Quem gostou de assombração recebe outra de assombração. Sigam a regra, mesmo que enjoe.",
        },
        {
          minutes: 10,
          task: "Destape o mural todo. Preencher a folha: quantos tipos havia e quantos vocês viram? Quem tinha uma preferida que nunca mais apareceu?",
          say: "Ninguém tirou a sua história daqui. Ela só deixou de aparecer. Como você a encontraria?",
        },
        {
          minutes: 5,
          task: "Os grupos inventam uma regra que alargue o mural e dizem o que ela custa.",
          say: "Uma regra só, tão exata que uma máquina consiga seguir.",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Agora quem programa é você. Quem fica contente com a sua regra, e quem não fica?",
        },
      ],
      expect: [
        "Na rodada 2, as três não têm como perder, e muitas vezes tinham saído na frente por um ou dois adesivos. E se outra turma tivesse começado?",
        "“Gostei porque estava em cima.” Agradeça por essa frase e escreva no quadro.",
        "Regras que alargam: um lugar em cada cinco por sorteio; todo tipo aparece ao menos uma vez; perguntar de novo depois de uma semana. Todas custam: algumas sugestões vão ser chatas.",
      ],
      younger: "Cinco figuras em vez de histórias, um adesivo por rodada.",
      older: "Anotem o que o mural aprendeu sobre cada aluno com cinco adesivos. Quem pagaria por isso?",
      sheets: [
        {
          id: "story-cards",
          title: "Cartões de histórias para a parede",
          pupils: "6º ao 8º ano",
          blocks: [
            {
              kind: "cards",
              items: [
                "ASSOMBRAÇÃO: O elevador que parou no 13",
                "ESPORTE: Faltam noventa segundos",
                "BICHO: O cachorro que pegou ônibus",
                "ASSOMBRAÇÃO: Passos no forro",
                "ESPAÇO: Uma carta de Marte",
                "HISTÓRIA: A menina que desenhava mapas",
                "ESPORTE: O pior time do norte",
                "HUMOR: Meu tio e o bolo do casamento",
                "ESPAÇO: A última luz da Lua",
                "BICHO: O que a coruja sabia",
              ],
            },
          ],
        },
        {
          id: "watch-sheet",
          title: "Folha do observador",
          pupils: "6º ao 8º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Rodada", "Histórias no mural", "Tipos no mural", "A mais curtida"],
              rows: [["1"], ["2"], ["3"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "Uma história de que eu gostaria e que nunca mais vi", lines: 1 },
                { label: "O que o mural já sabe de mim", lines: 2 },
                { label: "A nossa regra para alargar o mural, e o que ela custa", lines: 3 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "6º ao 8º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Um aplicativo de música toca mais daquilo que você não pulou. Quando faz a lição, Mia não pula nada.",
            },
            {
              kind: "fields",
              fields: [
                { label: "O que o aplicativo aprende sobre Mia? É verdade?", lines: 3 },
                { label: "Dê ao aplicativo uma regra melhor.", lines: 2 },
                { label: "Quem fica contente com ela, e quem não fica?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Dez histórias estão em um mural. Na rodada 1, todas aparecem e 28 alunos dão um adesivo cada: três histórias recebem 6, 5 e 4, e as outras sete somam 13. Na rodada 2, só essas três aparecem. Explique a alunos de 12 anos o que a rodada 2 vai nos dizer.",
        sample: {
          of: "um mural de histórias",
          context: null,
          answer:
            "Na rodada 1, as três preferidas ficaram com 15 dos 28 adesivos. As outras sete ficaram com 13; então quase metade da turma gostou de algo que agora está coberto. Na rodada 2, todo mundo tem de escolher entre as três do mural. Aconteça o que acontecer, elas vão ficar com todos os adesivos. Portanto, a rodada 2 prova que as sete cobertas são as menos interessantes. O mural dá a impressão de que a turma concorda, porque só mostra o que mandaram mostrar. Para saber do que a turma gosta, mostre tudo e pergunte de novo.",
          flaw: {
            sentence: "Portanto, a rodada 2 prova que as sete cobertas são as menos interessantes.",
            why: "Ninguém podia escolher uma história coberta; então a rodada 2 não diz nada sobre elas. Na rodada 1, tinham 13 dos 28 adesivos.",
            howToSpot: "Diante de cada “prova”, pergunte: o contrário teria alguma chance de aparecer?",
            mended:
              "Portanto, a rodada 2 não diz nada sobre as sete cobertas, porque ninguém podia escolhê-las.",
          },
        },
      },
      ruleId: "br-eca-digital",
    },
  },
};
