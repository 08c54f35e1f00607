import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const WHO_MADE_THE_DATA: UnpluggedLesson = {
  id: "who-made-the-data",
  stages: ["lower-secondary", "upper-secondary"],
  subjects: ["computing", "geography", "history"],
  minutes: 50,
  text: {
    en: {
      title: "Who made the data?",
      description:
        "Groups answer from boxes of different paper and find out that an answer is only as wide as its box.",
      objective: "Ask of any data set who made it, whom it leaves out and what that does to the answers.",
      group: "Four groups, or eight with each box twice",
      materials: ["Four source boxes (sheets below, cut up)", "Answer sheet", "Exit ticket"],
      curriculum: [
        {
          code: null,
          text: "KS3 computing: collecting and judging data; KS3 history and geography: how the choice of sources shapes what we can say",
        },
      ],
      background: [
        "A model is made from texts and pictures that people made. Much of it comes from the web, so it has more of some languages, places and times than of others. People were also paid to sort it and to mark answers as good or bad, often far from the people who use the product.",
        "Where the data is thin, the model does not fall silent: it fills in with what it has plenty of. That is how an answer about breakfast in your town can describe breakfast somewhere else.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Everyone writes what a ‘normal’ breakfast is. Read out five. Who is not in any of them?",
          say: "Write one line: a normal breakfast. No talking. Normal for whom, we shall see.",
        },
        {
          minutes: 15,
          task: "Each group gets one box and answers the same three questions from it alone, in full sentences and without saying ‘in our box’.",
          say: "You are a model. The box is all you have ever read. Answer as if it were the world.",
        },
        {
          minutes: 15,
          task: "Read out all answers to question 1, then 2, then 3. The class guesses who made each box and what it leaves out.",
          say: "Four answers, none of them a lie. Who must have written this box?",
        },
        {
          minutes: 10,
          task: "Each group writes a label for its box, as on a jar: made by, made when, contains, does not contain, not to be used for.",
          say: "Make a label that would have stopped us from believing your first answer.",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "One data set, three questions. The label matters more than the numbers.",
        },
      ],
      expect: [
        "Box B (tourist cards) answers ‘Everyone swims’. Box D (complaints) answers ‘Nobody is content’. Both are honest.",
        "‘Then mix the boxes.’ Good, and then ask: how much of each? Whoever decides that decides the answer.",
        "Someone will ask who wrote the boxes of this lesson. We did, for practice: that belongs on the label too.",
      ],
      younger: "Two boxes with pictures from magazines: one of advertisements, one of news.",
      older: "Add the people: who sorted the paper, for how much, and what did they have to look at?",
      sheets: [
        {
          id: "boxes",
          title: "Four boxes about the town of Aldsea: cut apart",
          pupils: "Years 8 to 11",
          blocks: [
            {
              kind: "paragraph",
              label: "INVENTED FOR PRACTICE",
              text: "We made up the town and every line about it.",
            },
            {
              kind: "cards",
              items: [
                "BOX A, diary of a shopkeeper, 1953: Fish at six, sold out by eight. Bread and dripping for breakfast. The winter took the pier.",
                "BOX B, picture postcards, 2019: Sun all week! We swim every morning. Pancakes by the sea.",
                "BOX C, reports of the council, 2024: 8,200 people. A third are over 65. The school has 310 pupils. The last bus leaves at 18:00.",
                "BOX D, complaints by phone, 2024: The bus again. Gulls in the bins. No doctor until March. Music on the beach at night.",
              ],
            },
          ],
        },
        {
          id: "answer-sheet",
          title: "Answer sheet",
          pupils: "Years 8 to 11",
          blocks: [
            {
              kind: "fields",
              fields: [
                { label: "1. What do people in Aldsea do in the morning?", lines: 3 },
                { label: "2. Is it a good place to live?", lines: 3 },
                { label: "3. What does Aldsea need most?", lines: 3 },
                { label: "Label of our box: made by, when", lines: 1 },
                { label: "It contains / it does not contain", lines: 2 },
                { label: "Not to be used for", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 8 to 11",
          blocks: [
            {
              kind: "paragraph",
              text: "A program that marks reading aloud learned from 10,000 recordings. All of them are of adults from the capital.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Whom is it likely to mark wrongly?", lines: 2 },
                { label: "How would you find out before using it?", lines: 3 },
                { label: "One line for its label", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Answer from these lines alone and say where they come from. Reports of the council of Aldsea, 2024: '8,200 people. A third are over 65. The school has 310 pupils. The last bus leaves at 18:00.' Question: what do we know about life in Aldsea, and what not?",
        sample: {
          of: "a town in four lines",
          context: null,
          answer:
            "All we have is four lines from the council, written in 2024. They say that 8,200 people live in Aldsea, that a third of them are over 65, that the school has 310 pupils and that the last bus leaves at 18:00. Young people are unhappy there, because there is nothing for them to do in the evening. The lines do not tell us what people work at, what they like or what they would change. Four short lines like these say little about daily life. To learn more, we would have to ask people of different ages.",
          flaw: {
            sentence:
              "Young people are unhappy there, because there is nothing for them to do in the evening.",
            why: "None of the four lines says how anyone feels or what there is to do. An early last bus is not the same thing.",
            howToSpot:
              "For each statement point to the line it comes from. This one only sounds like the bus.",
            mended: "They do not say how young people like it there or what they do in the evening.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "De onde vieram os dados?",
      description:
        "Grupos respondem a partir de caixas de papéis diferentes e descobrem que a resposta só vai até onde vai a caixa.",
      objective:
        "Perguntar, sobre qualquer conjunto de dados, quem o fez, quem ficou de fora e o que isso faz com as respostas.",
      group: "Quatro grupos, ou oito com cada caixa duas vezes",
      materials: [
        "Quatro caixas de fontes (folhas abaixo, recortadas)",
        "Folha de respostas",
        "Bilhete de saída",
      ],
      curriculum: [
        { code: "EF08CO11", text: "Avaliar precisão, abrangência e viés em fontes digitais" },
        {
          code: "EF09CO08",
          text: "Discutir como a distribuição desigual da computação no mundo afeta acesso e poder",
        },
        { code: "EM13CO12", text: "No ensino médio: produzir e analisar informações a partir de dados" },
      ],
      background: [
        "Um modelo é feito de textos e imagens que pessoas fizeram. Boa parte vem da internet; então tem mais de umas línguas, lugares e épocas do que de outras. Pessoas também foram pagas para separar esse material e dizer que respostas são boas, muitas vezes longe de onde o produto é vendido.",
        "Onde há poucos dados, o modelo não se cala: completa com o que tem de sobra. É assim que uma resposta sobre o café da manhã da sua cidade descreve o café da manhã de outro lugar.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Cada um escreve o que é um café da manhã “normal”. Ler cinco. Quem não aparece em nenhum?",
          say: "Uma linha: um café da manhã normal. Sem conversa. Normal para quem, a gente vê depois.",
        },
        {
          minutes: 15,
          task: "Cada grupo recebe uma caixa e responde só com ela às mesmas três perguntas, em frases inteiras e sem dizer “na nossa caixa”.",
          say: "Vocês são um modelo. A caixa é tudo o que leram na vida. Respondam como se ela fosse o mundo.",
        },
        {
          minutes: 15,
          task: "Ler todas as respostas à pergunta 1, depois à 2, depois à 3. A turma adivinha quem fez cada caixa e o que ficou de fora.",
          say: "Quatro respostas, nenhuma é mentira. Quem deve ter escrito esta caixa?",
        },
        {
          minutes: 10,
          task: "Cada grupo escreve o rótulo da sua caixa, como em um pote: feita por, quando, contém, não contém, não usar para.",
          say: "Façam um rótulo que teria impedido a gente de acreditar na primeira resposta de vocês.",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Um conjunto de dados, três perguntas. O rótulo importa mais que os números.",
        },
      ],
      expect: [
        "A caixa B (postais) responde “Todo mundo nada”. A caixa D (reclamações) responde “Ninguém está satisfeito”. As duas são honestas.",
        "“Então é só misturar.” Certo; e aí pergunte: quanto de cada? Quem decide isso decide a resposta.",
        "Alguém vai perguntar quem escreveu as caixas desta aula. Fomos nós, para praticar: isso também vai no rótulo.",
      ],
      younger: "Duas caixas com recortes de revista: uma só de propaganda, outra só de notícia.",
      older: "Incluam as pessoas: quem separou os papéis, por quanto, e o que teve de olhar?",
      sheets: [
        {
          id: "boxes",
          title: "Quatro caixas sobre a cidade de Maré Alta: recorte",
          pupils: "8º ano à 2ª série",
          blocks: [
            {
              kind: "paragraph",
              label: "INVENTADO PARA PRATICAR",
              text: "Inventamos a cidade e cada linha sobre ela.",
            },
            {
              kind: "cards",
              items: [
                "CAIXA A, caderno de um comerciante, 1953: Peixe às seis, acabou às oito. Café com farinha. A ressaca levou o cais.",
                "CAIXA B, postais de turistas, 2019: Sol a semana toda! A gente nada toda manhã. Tapioca na areia.",
                "CAIXA C, relatórios da prefeitura, 2024: 8.200 habitantes. Um terço tem mais de 60 anos. A escola tem 310 alunos. O último ônibus sai às 18h.",
                "CAIXA D, reclamações por telefone, 2024: O ônibus de novo. Lixo na praia. Médico só em março. Som alto de noite.",
              ],
            },
          ],
        },
        {
          id: "answer-sheet",
          title: "Folha de respostas",
          pupils: "8º ano à 2ª série",
          blocks: [
            {
              kind: "fields",
              fields: [
                { label: "1. O que as pessoas de Maré Alta fazem de manhã?", lines: 3 },
                { label: "2. É um bom lugar para morar?", lines: 3 },
                { label: "3. Do que Maré Alta mais precisa?", lines: 3 },
                { label: "Rótulo da nossa caixa: feita por, quando", lines: 1 },
                { label: "Contém / não contém", lines: 2 },
                { label: "Não usar para", lines: 1 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "8º ano à 2ª série",
          blocks: [
            {
              kind: "paragraph",
              text: "Um programa que avalia leitura em voz alta aprendeu com 10.000 gravações. Todas são de adultos da capital.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Quem ele provavelmente vai avaliar mal?", lines: 2 },
                { label: "Como você descobriria antes de usar?", lines: 3 },
                { label: "Uma linha para o rótulo dele", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Responda só com estas linhas e diga de onde elas vêm. Relatórios da prefeitura de Maré Alta, 2024: '8.200 habitantes. Um terço tem mais de 60 anos. A escola tem 310 alunos. O último ônibus sai às 18h.' Pergunta: o que sabemos da vida em Maré Alta, e o que não sabemos?",
        sample: {
          of: "uma cidade em quatro linhas",
          context: null,
          answer:
            "Tudo o que temos são quatro linhas da prefeitura, escritas em 2024. Elas dizem que Maré Alta tem 8.200 habitantes, que um terço deles tem mais de 60 anos, que a escola tem 310 alunos e que o último ônibus sai às 18h. Os jovens vivem insatisfeitos, porque não há nada para fazer à noite. As linhas não contam em que as pessoas trabalham, do que gostam ou o que mudariam. Quatro linhas curtas como essas dizem pouco do dia a dia. Para saber mais, teríamos de ouvir gente de várias idades.",
          flaw: {
            sentence: "Os jovens vivem insatisfeitos, porque não há nada para fazer à noite.",
            why: "Nenhuma das quatro linhas diz como alguém se sente nem o que há para fazer. Ônibus que acaba cedo não é a mesma coisa.",
            howToSpot: "Para cada afirmação, mostre a linha de onde ela saiu. Esta só lembra o ônibus.",
            mended: "Elas não dizem se os jovens gostam de lá nem o que fazem à noite.",
          },
        },
      },
      ruleId: null,
    },
  },
};
