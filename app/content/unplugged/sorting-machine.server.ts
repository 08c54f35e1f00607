import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const SORTING_MACHINE: UnpluggedLesson = {
  id: "sorting-machine",
  stages: ["primary"],
  subjects: ["computing", "science"],
  minutes: 45,
  text: {
    en: {
      title: "A sorting machine and its mistakes",
      description:
        "A pupil plays a machine that learns to sort from examples alone, then meets something new and sorts it wrongly.",
      objective:
        "Say which rule a machine has learned from its examples, and give a thing it will sort wrongly.",
      group: "Groups of four",
      materials: [
        "One set of animal cards for each group",
        "Two envelopes for each group",
        "Mistake sheet",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS1 and KS2 computing: predicting what a simple program does by reasoning, and explaining why it goes wrong; science: grouping living things by what can be observed",
        },
      ],
      background: [
        "Many AI systems are sorters: spam or not, cat or dog. Nobody writes their rule down. They are shown many sorted examples and keep whatever told the groups apart.",
        "The machine does not know what a bird is. If every bird it was shown could fly, then ‘it flies’ may be its rule, and a penguin is no bird. The mistake comes from the examples, so the repair is better examples.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Sort five things of the room by a secret rule (metal or not, for example). The class guesses the rule.",
          say: "I am sorting by a rule I will not tell you. Watch, and put up your hand when you think you know it.",
        },
        {
          minutes: 10,
          task: "In each group one pupil is the machine. The others show it the six training cards in two envelopes, BIRD and NOT A BIRD. The machine writes down its rule and shows nobody.",
          say: "Machines, you have never heard of birds. You only see what is in each envelope. What tells the two apart?",
        },
        {
          minutes: 10,
          task: "The group turns over the test cards one by one. The machine sorts them by its own rule; the group fills in the mistake sheet.",
          say: "Machines, keep to your rule, even when it feels wrong. The others: no helping, only writing.",
        },
        {
          minutes: 10,
          task: "Machines read out their rules. The class compares: same examples, different rules. Which card would have helped?",
          say: "Who had the bat among the birds? Was the machine stupid, or had we taught it badly?",
        },
        {
          minutes: 5,
          task: "Each group adds one training card of its own (drawn or written) that mends one mistake.",
          say: "You may add one example. Choose the one that teaches the machine most.",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone.",
          say: "This time it is fruit. Think of the rule first, then of the mistake.",
        },
      ],
      expect: [
        "Usual rules: ‘it flies’, ‘it has wings’, ‘it has two legs’. All three agree with all six training cards, which is the point.",
        "‘Flies’ fails on bat, penguin, ostrich and butterfly; ‘wings’ on bat and butterfly; ‘two legs’ on the bat; a rule about feathers gets all six right. Ask how a machine could ever have hit on feathers.",
        "‘Just tell it the rule.’ For birds you can. For ‘a friendly face’ nobody can, and that is why examples are used.",
      ],
      younger: "Use real things: buttons by holes and by size. Four training things are enough.",
      older: "Count: of six test cards, how many were right? Then add a training card and count again.",
      sheets: [
        {
          id: "animal-cards",
          title: "Animal cards",
          pupils: "Years 2 to 5",
          blocks: [
            {
              kind: "paragraph",
              text: "Training, envelope BIRD: 1 to 3. Training, envelope NOT A BIRD: 4 to 6. Test: A to F.",
            },
            {
              kind: "cards",
              items: [
                ...["1 Robin", "2 Eagle", "3 Pigeon", "4 Dog", "5 Trout", "6 Horse"],
                ...["A Penguin", "B Bat", "C Ostrich", "D Owl", "E Cat", "F Butterfly"],
              ],
            },
          ],
        },
        {
          id: "mistake-sheet",
          title: "Mistake sheet",
          pupils: "Years 2 to 5",
          blocks: [
            {
              kind: "table",
              columns: ["Card", "The machine said", "Right?"],
              rows: [["A"], ["B"], ["C"], ["D"], ["E"], ["F"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "We think its rule was", lines: 2 },
                { label: "One more training card that would help, and why", lines: 2 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 2 to 5",
          blocks: [
            {
              kind: "paragraph",
              text: "A machine was shown a banana, a lemon and a pineapple as FRUIT, and a carrot, a radish and a beetroot as NOT FRUIT.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Which rule could it have learned?", lines: 2 },
                { label: "Name a fruit it will sort wrongly. Why?", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "A machine learned to sort from these examples. BIRD: robin, eagle, pigeon. NOT A BIRD: dog, trout, horse. Its rule is: ‘it flies, so it is a bird’. Tell a class how it will sort a penguin, a bat, an owl and a cat.",
        sample: {
          of: "a machine that sorts by flying",
          context: null,
          answer:
            "The machine looks at one thing only: does the animal fly? An owl flies, so the machine calls it a bird, and that is right. A cat does not fly, so the machine says that it is no bird, and that is right too. A bat flies, so the machine calls it a bird, and that is a mistake. A penguin has feathers, so the machine calls it a bird. To mend the machine, give it new examples: a bird that does not fly, and an animal that flies and is not a bird.",
          flaw: {
            sentence: "A penguin has feathers, so the machine calls it a bird.",
            why: "The machine looks at flying, not at feathers. A penguin does not fly, so the machine puts it with the dog.",
            howToSpot:
              "Say the rule aloud for each animal: ‘Does it fly?’ Do not use what you know about birds.",
            mended: "A penguin does not fly, so the machine says it is not a bird, and that is a mistake.",
          },
        },
      },
      ruleId: null,
    },
    "pt-br": {
      title: "A máquina de separar e onde ela falha",
      description:
        "Uma criança faz a máquina, aprende a separar só por exemplos e erra quando aparece algo novo.",
      objective: "Dizer que regra a máquina aprendeu com os exemplos e dar um caso em que ela vai errar.",
      group: "Grupos de quatro",
      materials: [
        "Um jogo de cartões de animais por grupo",
        "Dois envelopes por grupo",
        "Folha de erros",
        "Bilhete de saída",
      ],
      curriculum: [
        {
          code: "EF01CO01",
          text: "Organizar objetos por características e dizer o que é parecido e o que é diferente",
        },
        {
          code: "EF02CO01",
          text: "Criar e comparar representações das coisas e achar o que é essencial em cada uma",
        },
      ],
      background: [
        "Muita IA é uma máquina de separar: é spam ou não é, é gato ou é cachorro. Ninguém escreve a regra. Mostram-se muitos exemplos já separados, e ela fica com o que diferenciou um grupo do outro.",
        "A máquina não sabe o que é uma ave. Se todas as aves que viu voavam, a regra pode ter virado “voa”, e o pinguim fica fora das aves. O erro veio dos exemplos; então o conserto são exemplos melhores.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Separe cinco objetos da sala por uma regra secreta (de metal ou não, por exemplo). A turma adivinha a regra.",
          say: "Estou separando por uma regra que não vou contar. Observem e levantem a mão quando descobrirem.",
        },
        {
          minutes: 10,
          task: "Em cada grupo, uma criança é a máquina. As outras mostram os seis cartões de treino em dois envelopes, AVE e NÃO É AVE. A máquina escreve a regra dela e não mostra.",
          say: "Máquinas, vocês nunca ouviram falar de ave. Só veem o que está em cada envelope. O que diferencia um do outro?",
        },
        {
          minutes: 10,
          task: "O grupo vira os cartões de teste, um por um. A máquina separa pela regra dela; o grupo preenche a folha de erros.",
          say: "Máquinas, sigam a regra de vocês, mesmo que pareça estranho. Os outros não ajudam, só anotam.",
        },
        {
          minutes: 10,
          task: "As máquinas leem as regras em voz alta. A turma compara: mesmos exemplos, regras diferentes. Que cartão teria ajudado?",
          say: "Quem ficou com o morcego entre as aves? A máquina foi boba ou fomos nós que ensinamos mal?",
        },
        {
          minutes: 5,
          task: "Cada grupo faz um cartão de treino novo, desenhado ou escrito, que conserta um dos erros.",
          say: "Vocês podem dar mais um exemplo. Escolham o que mais ensina.",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda.",
          say: "Agora são frutas. Pense primeiro na regra e depois no erro.",
        },
      ],
      expect: [
        "As regras de sempre: “voa”, “tem asas”, “tem duas patas”. As três combinam com os seis cartões de treino, e é isso que interessa.",
        "“Voa” erra no morcego, no pinguim, na ema e na borboleta; “tem asas”, no morcego e na borboleta; “tem duas patas”, só no morcego; a regra das penas acerta os seis. Pergunte como uma máquina chegaria às penas.",
        "“É só contar a regra para ela.” Para ave dá. Para “rosto simpático” ninguém sabe dizer, e por isso se usam exemplos.",
      ],
      younger: "Use coisas de verdade: botões, por furos e por tamanho. Quatro exemplos de treino bastam.",
      older: "Conte os acertos: quantos de seis? Depois acrescente um cartão de treino e conte de novo.",
      sheets: [
        {
          id: "animal-cards",
          title: "Cartões de animais",
          pupils: "2º ao 4º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Treino, envelope AVE: 1 a 3. Treino, envelope NÃO É AVE: 4 a 6. Teste: A a F.",
            },
            {
              kind: "cards",
              items: [
                ...["1 Bem-te-vi", "2 Gavião", "3 Pombo", "4 Cachorro", "5 Tilápia", "6 Cavalo"],
                ...["A Pinguim", "B Morcego", "C Ema", "D Coruja", "E Gato", "F Borboleta"],
              ],
            },
          ],
        },
        {
          id: "mistake-sheet",
          title: "Folha de erros",
          pupils: "2º ao 4º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Cartão", "A máquina disse", "Acertou?"],
              rows: [["A"], ["B"], ["C"], ["D"], ["E"], ["F"]],
            },
            {
              kind: "fields",
              fields: [
                { label: "Achamos que a regra dela era", lines: 2 },
                { label: "Um cartão de treino que ajudaria, e por quê", lines: 2 },
              ],
            },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "2º ao 4º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Mostraram a uma máquina banana, limão-siciliano e abacaxi como FRUTA, e cenoura, rabanete e beterraba como NÃO É FRUTA.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Que regra ela pode ter aprendido?", lines: 2 },
                { label: "Diga uma fruta em que ela vai errar. Por quê?", lines: 3 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Uma máquina aprendeu a separar com estes exemplos. AVE: bem-te-vi, gavião, pombo. NÃO É AVE: cachorro, tilápia, cavalo. A regra dela é: “voa, então é ave”. Conte a uma turma como ela vai separar o pinguim, o morcego, a coruja e o gato.",
        sample: {
          of: "a máquina que separa pelo voo",
          context: null,
          answer:
            "A máquina olha uma coisa só: o bicho voa? A coruja voa, então a máquina diz que é ave, e acerta. O gato não voa, então ela diz que não é ave, e acerta de novo. O morcego voa, então a máquina diz que é ave, e erra. O pinguim tem penas, então a máquina diz que é ave. Para consertar a máquina, dê exemplos novos: uma ave que não voa e um bicho que voa e não é ave.",
          flaw: {
            sentence: "O pinguim tem penas, então a máquina diz que é ave.",
            why: "A máquina olha o voo, não as penas. O pinguim não voa, então ela o põe junto do cachorro.",
            howToSpot:
              "Diga a regra em voz alta para cada bicho: “voa?”. Não use o que você já sabe sobre aves.",
            mended: "O pinguim não voa, então a máquina diz que não é ave, e erra.",
          },
        },
      },
      ruleId: null,
    },
  },
};
