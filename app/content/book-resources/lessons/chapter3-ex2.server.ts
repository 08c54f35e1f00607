// The lesson behind the printed code chapter3-ex2.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX2: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: 40,
      note: null,
      group: "Alone, then whole-class discussion",
      equipment: "paper",
      internet: "teacher",
      materials: ["A text you may use, up to 400 words", "Three printed versions without level labels"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS2: reading comprehension; example from Year 4 science, states of matter",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 4" },
      { name: "maximum words per version", label: "Longest version, in words", example: "90" },
      { name: "key words", label: "Key words that must stay", example: "water vapour, condenses, cycle" },
      {
        name: "text you may use",
        label: "Text you may use (up to 400 words)",
        example:
          "On a warm day the Sun heats the water in rivers and seas. Some of it turns into water vapour, an invisible gas that rises. High up the air is colder, so the vapour condenses into tiny drops that make clouds. When the drops grow heavy they fall as rain or snow. The water runs back to rivers and seas, and the cycle starts again.",
      },
    ],
    sample: {
      of: "Year 4 science, 30 pupils",
      context: "Excerpt: version A in full, the end of the answer in short.",
      answer:
        "Version A. The Sun warms rivers and seas. Some water becomes water vapour. You cannot see this gas, and it goes up. High in the sky it is cold, so the vapour becomes clouds. The drops grow heavy. Then they fall as rain or snow. The water runs back to rivers and seas. The cycle starts again. Questions: 1. Why does water vapour form? 2. What happens when the drops are heavy? Version C, extra question: what would change on a planet with no Sun? Left out of A: that the day is warm and that the drops are tiny. All three key words are kept in every version, and no fact was added. Version B is the original text with two shorter sentences.",
      flaw: {
        sentence: "High in the sky it is cold, so the vapour becomes clouds.",
        why: 'The key word "condenses" has gone, and with it the idea of the lesson. The claim that all key words are kept is false because of it: whoever underlined that has found the flaw too.',
        howToSpot:
          "Search each version for each key word (Ctrl+F, or a highlighter on paper). Never trust the tool's own report.",
        mended: "High up it is cold, so the vapour condenses into clouds.",
      },
    },
    followUps: {
      level:
        "Write a version between A and B: sentences of up to 15 words, with the three key words explained in brackets the first time.",
      check:
        "Put the original and the three versions side by side, sentence by sentence, and mark anything added, lost or changed.",
      adapt:
        "Write version A again with a short glossary in the margin for pupils new to English. Do not change the order of facts.",
    },
    troubles: [
      {
        problem: "Version A sounds like a story for toddlers.",
        write:
          "Keep short sentences, but write for the real age of these pupils. Remove exclamation marks and childish words.",
      },
      {
        problem: "Version C only gets longer and has new facts.",
        write:
          "Cut version C back to the facts of the text. The challenge must be in the question, not in the reading.",
      },
    ],
    law: {
      note: "Nothing about a pupil goes into the prompt. You check the three versions; pupils get paper.",
      ruleIds: ["uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "claude", "magicschool"],
    extras: [
      {
        title: 'What "C" means',
        items: [
          "Same facts and length as B",
          "One question beyond the text: predict, explain or disagree",
          "Never more pages, never extra homework",
        ],
      },
    ],
    plan: [
      {
        minutes: 5,
        task: "On the board: warm water, cloud, rain. Pupils draw arrows for what they think happens and keep the drawing.",
        say: "Draw how water gets from the sea into a cloud. A guess is fine: you will mend it later.",
      },
      {
        minutes: 5,
        task: "Put the three versions on three tables, with a shape on each and no level. Pupils read the first lines and choose.",
        say: "All three say the same. Read two lines of each and take the one you want to read today.",
      },
      {
        minutes: 12,
        task: "Silent reading; pupils underline the three key words and answer the two questions. Changing version is allowed.",
        say: "Find these three words first. They are in every version.",
      },
      {
        minutes: 10,
        task: "Answers together, by question and not by version; everyone mends the first drawing.",
        say: "Question one: who can answer with the word ‘condenses’ or ‘water vapour’?",
      },
      {
        minutes: 8,
        task: "Read out the extra question of the third version and let the whole class answer it in pairs; three pairs share.",
        say: "This question is for all of us: what would change on a planet with no Sun?",
      },
    ],
    sheets: [
      {
        id: "text-circle",
        title: "The water cycle: circle",
        pupils: "Year 4",
        blocks: [
          {
            kind: "paragraph",
            text: "The Sun warms rivers and seas. Some water becomes water vapour. You cannot see this gas, and it goes up. High up it is cold, so the vapour condenses into clouds. The drops grow heavy. Then they fall as rain or snow. The water runs back to rivers and seas. The cycle starts again.",
          },
          {
            kind: "fields",
            fields: [
              { label: "1. Why does water vapour form?", lines: 3 },
              { label: "2. What happens when the drops are heavy?", lines: 3 },
              { label: "What I change in my first drawing", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "text-square",
        title: "The water cycle: square",
        pupils: "Year 4",
        blocks: [
          {
            kind: "paragraph",
            text: "On a warm day the Sun heats the water in rivers and seas. Some of it turns into water vapour. This is an invisible gas that rises. High up the air is colder. The vapour condenses into tiny drops that make clouds. When the drops grow heavy they fall as rain or snow. The water runs back to rivers and seas, and the cycle starts again.",
          },
          {
            kind: "fields",
            fields: [
              { label: "1. Why does water vapour form?", lines: 3 },
              { label: "2. What happens when the drops are heavy?", lines: 3 },
              { label: "What I change in my first drawing", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "text-triangle",
        title: "The water cycle: triangle",
        pupils: "Year 4",
        blocks: [
          {
            kind: "paragraph",
            text: "On a warm day the Sun heats the water in rivers and seas. Some of it turns into water vapour, an invisible gas that rises. High up the air is colder, so the vapour condenses into tiny drops that make clouds. When the drops grow heavy they fall as rain or snow. The water runs back to rivers and seas, and the cycle starts again.",
          },
          {
            kind: "fields",
            fields: [
              { label: "1. Why does water vapour form?", lines: 2 },
              { label: "2. What happens when the drops are heavy?", lines: 2 },
              { label: "3. What would change on a planet with no Sun?", lines: 3 },
              { label: "What I change in my first drawing", lines: 2 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS4 science, biology: how carbon cycles between living things and the air",
        },
      ],
      examples: {
        "year group": "Year 10",
        "maximum words per version": "90",
        "key words": "photosynthesis, respire, decomposers",
        "text you may use":
          "Plants take carbon dioxide from the air and use it in photosynthesis to make glucose. Animals take in this carbon when they eat plants. Plants, animals and microorganisms return carbon dioxide to the air when they respire. When organisms die, decomposers break down their remains. Burning wood and fossil fuels also releases carbon dioxide.",
      },
      sample: {
        of: "Year 10 biology, 28 pupils",
        context: "Excerpt: version A in full, the end of the answer in short.",
        answer:
          "Version A. Plants take carbon dioxide from the air. They use it in photosynthesis to make glucose. Animals eat plants and take in this carbon. Plants, animals and microorganisms all respire. This puts carbon dioxide back into the air. When organisms die, decomposers break down their remains. Questions: 1. How does carbon get into animals? 2. Name one process that returns carbon dioxide to the air. Version C, extra question: what would you expect to happen in a forest where the decomposers stopped working? Left out of A: nothing. Left out of B and C: nothing. The three key words are in every version, and no fact was added. Version B is the original text with its first sentence cut in two.",
        flaw: {
          sentence: "Left out of A: nothing.",
          why: "Version A stops at the decomposers: burning wood and fossil fuels is missing. The report says the opposite, so a teacher who trusts it hands out a cycle with a gap.",
          howToSpot:
            "Number the sentences of the original and look for each number in every version. The report at the end comes last.",
          mended: "Left out of A: that burning wood and fossil fuels also releases carbon dioxide.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["primary", "lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 20,
      minutesInClass: 35,
      note: null,
      group: "Individual e depois roda com a turma",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Texto de até 400 palavras que você possa usar",
        "Três versões impressas, sem etiqueta de nível",
      ],
      curriculum: [
        {
          code: "EF04CI04",
          text: "No exemplo: montar e analisar cadeias alimentares, com o Sol como primeira fonte de energia",
        },
        { code: "EF35LP03", text: "Encontrar a ideia central de um texto" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "4º ano" },
      {
        name: "máximo de palavras por versão",
        label: "Tamanho máximo de cada versão, em palavras",
        example: "90",
      },
      {
        name: "palavras-chave",
        label: "Palavras-chave que devem ficar",
        example: "produtor, decompositores, energia",
      },
      {
        name: "texto que posso usar",
        label: "Texto que você pode usar (até 400 palavras)",
        example:
          "No Cerrado, o capim usa a luz do Sol para produzir o próprio alimento: ele é um produtor. O gafanhoto come o capim, o sapo come o gafanhoto e a cobra come o sapo. Quando um animal morre, fungos e bactérias são os decompositores que devolvem nutrientes ao solo. Assim, a energia que veio do Sol passa de um ser vivo para outro.",
      },
    ],
    sample: {
      of: "Ciências, 4º ano, 27 alunos",
      context: "Trecho: versão A completa e o fim da resposta, resumido.",
      answer:
        "Versão A. No Cerrado, o capim usa a luz do Sol. Assim ele faz o próprio alimento. O capim é um produtor. O gafanhoto come o capim. O sapo come o gafanhoto e também come moscas e minhocas. A cobra come o sapo. Um dia os animais morrem. Fungos e bactérias são os decompositores. Eles devolvem nutrientes ao solo. A energia do Sol passa de um ser vivo para outro. Perguntas: 1. Quem é o produtor do texto? 2. O que fazem os decompositores? Versão C, pergunta extra: o que aconteceria com as cobras se o capim secasse? Ficou de fora em A: nada. As palavras-chave foram mantidas nas três versões.",
      flaw: {
        sentence: "O sapo come o gafanhoto e também come moscas e minhocas.",
        why: "O texto não fala em moscas nem minhocas. Mesmo sendo verdade, muda a cadeia que a turma vai desenhar, e a versão A deixa de ter os mesmos fatos das outras.",
        howToSpot:
          "Leia a versão ao lado do original, frase por frase, e risque o que não tem par. Só depois leia as perguntas.",
        mended: "O sapo come o gafanhoto.",
      },
    },
    followUps: {
      level:
        "Escreva uma versão entre A e B: frases de até 15 palavras, com as palavras-chave explicadas entre parênteses na primeira vez.",
      check:
        "Coloque o original e as três versões lado a lado, frase por frase, e marque o que foi acrescentado, perdido ou mudado.",
      adapt:
        "Refaça a versão A com um pequeno glossário na margem para quem está aprendendo português. Não mude a ordem dos fatos.",
    },
    troubles: [
      {
        problem: "A versão A ficou infantil demais.",
        write:
          "Mantenha frases curtas, mas escreva para a idade real da turma. Tire exclamações e diminutivos.",
      },
      {
        problem: "A versão C só ficou mais longa e trouxe fatos novos.",
        write: "Volte aos fatos do texto. O desafio fica na pergunta, não na leitura.",
      },
    ],
    law: {
      note: "Até o 5º ano, só você usa a ferramenta; a turma recebe o papel. Use texto seu, de domínio público ou que a escola possa reproduzir: não suba apostila nem livro didático inteiro.",
      ruleIds: ["br-cne-ia-stages", "br-lei-9610"],
    },
    toolIds: ["gemini", "microsoft-copilot", "chatgpt", "maritaca", "teachy"],
    extras: [
      {
        title: "O que é a versão C",
        items: [
          "Os mesmos fatos e o mesmo tamanho da B",
          "Uma pergunta além do texto: prever, explicar ou discordar",
          "Nunca mais páginas, nunca tarefa a mais",
        ],
      },
    ],
    plan: [
      {
        minutes: 5,
        task: "No quadro: Sol, capim, gafanhoto, sapo, cobra. Cada aluno liga com setas quem dá energia a quem e guarda o desenho.",
        say: "Façam as setas como acham que é. Daqui a pouco vocês mesmos corrigem.",
      },
      {
        minutes: 5,
        task: "As três versões ficam em três mesas, com uma forma em cada uma e sem nível. Os alunos leem o começo e escolhem.",
        say: "As três contam a mesma coisa. Leia duas linhas de cada e leve a que quiser.",
      },
      {
        minutes: 10,
        task: "Leitura em silêncio: sublinhar as três palavras-chave e responder às duas perguntas. Pode trocar de versão.",
        say: "Comecem procurando estas três palavras: elas estão em todas as versões.",
      },
      {
        minutes: 8,
        task: "Conversa por pergunta, não por versão; cada um corrige as setas do próprio desenho.",
        say: "Pergunta um: quem é o produtor, e em que frase o texto diz isso?",
      },
      {
        minutes: 7,
        task: "Ler em voz alta a pergunta extra da terceira versão; duplas respondem e três contam à turma.",
        say: "Esta pergunta é de todo mundo: o que aconteceria com as cobras se o capim secasse?",
      },
    ],
    sheets: [
      {
        id: "text-circle",
        title: "Quem come quem no Cerrado: círculo",
        pupils: "4º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "No Cerrado, o capim usa a luz do Sol. Assim ele faz o próprio alimento. O capim é um produtor. O gafanhoto come o capim. O sapo come o gafanhoto. A cobra come o sapo. Um dia os animais morrem. Fungos e bactérias são os decompositores. Eles devolvem nutrientes ao solo. A energia do Sol passa de um ser vivo para outro.",
          },
          {
            kind: "fields",
            fields: [
              { label: "1. Quem é o produtor do texto?", lines: 2 },
              { label: "2. O que fazem os decompositores?", lines: 3 },
              { label: "O que eu mudo no meu primeiro desenho", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "text-square",
        title: "Quem come quem no Cerrado: quadrado",
        pupils: "4º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "No Cerrado, o capim usa a luz do Sol para produzir o próprio alimento. Por isso ele é um produtor. O gafanhoto come o capim, o sapo come o gafanhoto e a cobra come o sapo. Quando um animal morre, entram em ação os decompositores, que são fungos e bactérias. Eles devolvem nutrientes ao solo. Assim, a energia que veio do Sol passa de um ser vivo para outro.",
          },
          {
            kind: "fields",
            fields: [
              { label: "1. Quem é o produtor do texto?", lines: 2 },
              { label: "2. O que fazem os decompositores?", lines: 3 },
              { label: "O que eu mudo no meu primeiro desenho", lines: 2 },
            ],
          },
        ],
      },
      {
        id: "text-triangle",
        title: "Quem come quem no Cerrado: triângulo",
        pupils: "4º ano",
        blocks: [
          {
            kind: "paragraph",
            text: "No Cerrado, o capim usa a luz do Sol para produzir o próprio alimento: ele é um produtor. O gafanhoto come o capim, o sapo come o gafanhoto e a cobra come o sapo. Quando um animal morre, fungos e bactérias são os decompositores que devolvem nutrientes ao solo. Assim, a energia que veio do Sol passa de um ser vivo para outro.",
          },
          {
            kind: "fields",
            fields: [
              { label: "1. Quem é o produtor do texto?", lines: 1 },
              { label: "2. O que fazem os decompositores?", lines: 2 },
              { label: "3. O que aconteceria com as cobras se o capim secasse?", lines: 3 },
              { label: "O que eu mudo no meu primeiro desenho", lines: 2 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13CNT105",
          text: "Analisar ciclos da matéria na natureza e o efeito da ação humana sobre eles",
        },
      ],
      examples: {
        "ano/série": "1ª série do ensino médio",
        "máximo de palavras por versão": "90",
        "palavras-chave": "bactérias fixadoras, nitrificação, desnitrificação",
        "texto que posso usar":
          "Quase quatro quintos do ar são gás nitrogênio, mas as plantas não conseguem usá-lo assim. Bactérias fixadoras, que vivem no solo e nas raízes do feijão, transformam esse gás em amônia. Na nitrificação, outras bactérias transformam a amônia em nitrato, que a planta absorve pela raiz. Quando os seres vivos morrem, os decompositores devolvem amônia ao solo. Na desnitrificação, outras bactérias devolvem o gás ao ar.",
      },
      sample: {
        of: "Biologia, 1ª série do ensino médio, 36 alunos",
        context: "Trecho: versão A completa e o fim da resposta, resumido.",
        answer:
          "Versão A. Quase quatro quintos do ar são gás nitrogênio. As plantas não conseguem usar esse gás. Bactérias fixadoras vivem no solo e nas raízes do feijão. Elas transformam o gás em amônia. Na nitrificação, outras bactérias transformam a amônia em nitrato. A planta absorve o nitrato pela raiz. Quando os seres vivos morrem, os decompositores devolvem amônia ao solo. Na desnitrificação, outras bactérias tiram o gás do ar. Perguntas: 1. Por que a planta depende das bactérias fixadoras? 2. O que acontece na nitrificação? Versão C, pergunta extra: por que plantar feijão antes do milho pode diminuir o uso de adubo? Não ficou nada de fora em A. As palavras-chave foram mantidas nas três versões.",
        flaw: {
          sentence: "Na desnitrificação, outras bactérias tiram o gás do ar.",
          why: "O texto diz o contrário: elas devolvem o gás ao ar. A frase ficou curta e clara, com a palavra-chave no lugar, e inverteu o fim do ciclo.",
          howToSpot:
            "Ponha um dedo em cada verbo do original e outro no da versão: quem faz o quê, e em que direção?",
          mended: "Na desnitrificação, outras bactérias devolvem o gás ao ar.",
        },
      },
    },
  },
};
