// The lesson behind the printed code chapter3-ex4.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER3_EX4: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["any"],
      minutesToPrepare: 15,
      minutesInClass: 40,
      note: null,
      group: "Whole class, then alone",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Rubric known to the class",
        "A draft you invented, with the mistakes your class makes",
        "Time for a second draft",
      ],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 English, writing: planning, drafting, editing",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 9" },
      {
        name: "task",
        label: "Task the text was written for",
        example: "a letter to the council about the bus service, about 120 words",
      },
      {
        name: "rubric",
        label: "Rubric the class knows",
        example: "1 clear request; 2 two reasons with detail; 3 formal tone",
      },
      {
        name: "invented draft",
        label: "Draft you invented (not a pupil's)",
        example:
          "I am writing about the 42 bus. It comes late most mornings, and when it is full it drives past our stop. Once I waited forty minutes in the rain. Lots of people are annoyed. You guys need to sort it out, because we pay for a ticket and then miss the start of lessons.",
      },
    ],
    sample: {
      of: "Year 9 English, 27 pupils",
      context: null,
      answer:
        'Strength (criterion 2, reasons with detail): you make the problem real when you write "the bus is late nearly every single day", because the reader can picture the same wait each morning. Next step (criterion 3, formal tone): look again at the sentence that begins "You guys". Decide how you would say it to a councillor you have never met, and keep the same reason. Question: what exactly would you like the council to do, and by when? At the moment the reader knows why you are annoyed but has to guess the request, so criterion 1 has little evidence here. What I could not judge: whether the layout of a letter was taught, since the draft shows none.',
      flaw: {
        sentence:
          'Strength (criterion 2, reasons with detail): you make the problem real when you write "the bus is late nearly every single day", because the reader can picture the same wait each morning.',
        why: 'Those words are not in the draft, which says "It comes late most mornings". In a real comment, a made-up quotation destroys the pupil\'s trust.',
        howToSpot:
          "Look for the quotation in the draft before anything else. If it is not there word for word, throw the comment away.",
        mended:
          'Strength (criterion 2, reasons with detail): you make the problem real when you write "It comes late most mornings", because the reader can picture the same wait each morning.',
      },
    },
    followUps: {
      level:
        "Say the same next step in two ways: one for a pupil who needs a first move, one for a pupil ready for a challenge. No rewriting.",
      check:
        "For each statement, quote the words of the draft and the words of the rubric that support it. Delete any statement without both.",
      adapt:
        "I saw these three patterns across the class: (my own notes, no texts). Suggest a ten-minute mini-lesson for the most common one, with an invented example.",
    },
    troubles: [
      {
        problem: "It rewrites the text.",
        write:
          "Do not write any sentence the pupil could copy. Point to the place and ask a question instead.",
      },
      {
        problem: "The praise is empty.",
        write:
          "Remove adjectives about the writer. Name one thing the text does and its effect on the reader.",
      },
    ],
    law: {
      note: "Pupils own what they write, so the draft here is one you invented: keep pupils' texts out of the tool. In coursework and NEA, JCQ rules limit your feedback: do not let AI be the only marker.",
      ruleIds: ["uk-jcq-ai", "uk-dfe-genai"],
    },
    toolIds: ["gemini", "microsoft-copilot", "claude", "lumo"],
    extras: [],
    plan: [
      {
        minutes: 5,
        task: "Hand out the invented draft and the rubric. Read the draft aloud once, without comment.",
        say: "Nobody in this room wrote this letter. I did, mistakes and all, so we can be honest about it.",
      },
      {
        minutes: 8,
        task: "Alone, each pupil writes one strength, one next step and one question about the draft.",
        say: "Quote the words you mean. If you cannot quote them, you cannot praise them.",
      },
      {
        minutes: 10,
        task: "Show the AI's comment. Pairs look for every quotation in the draft and say which advice they would refuse, and why.",
        say: "Check the quotation first. Is it in the letter, word for word?",
      },
      {
        minutes: 12,
        task: "Pupils write the letter again from the start to the request, choosing which next step to follow.",
        say: "You need not follow all the advice. Decide, and leave the rest.",
      },
      {
        minutes: 5,
        task: "Pupils underline what they changed and name the criterion in the margin; collect.",
        say: "Underline one change and tell me which line of the rubric it serves.",
      },
    ],
    sheets: [
      {
        id: "draft-and-rubric",
        title: "A letter to comment on",
        pupils: "Year 9",
        blocks: [
          {
            kind: "paragraph",
            label: "A draft invented by your teacher",
            text: "I am writing about the 42 bus. It comes late most mornings, and when it is full it drives past our stop. Once I waited forty minutes in the rain. Lots of people are annoyed. You guys need to sort it out, because we pay for a ticket and then miss the start of lessons.",
          },
          { kind: "heading", text: "Rubric" },
          {
            kind: "list",
            ordered: true,
            items: ["A clear request", "Two reasons with detail", "A formal tone"],
          },
          {
            kind: "fields",
            fields: [
              { label: "One strength, with the exact words in quotation marks", lines: 3 },
              { label: "One next step, and its criterion", lines: 3 },
              { label: "One question that makes the writer think", lines: 2 },
              { label: "Advice from the screen that I would refuse, and why", lines: 3 },
            ],
          },
        ],
      },
      {
        id: "second-draft",
        title: "The letter, second draft",
        pupils: "Year 9",
        blocks: [
          {
            kind: "fields",
            fields: [
              { label: "Dear Councillor,", lines: 12 },
              { label: "One change I made, and the criterion it serves", lines: 2 },
            ],
          },
          {
            kind: "ticks",
            items: [
              "The request is in one sentence.",
              "Each reason has a detail.",
              "I would say this to a stranger.",
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
          text: "National Curriculum for England, KS4 English, writing: adapting a text to its audience and purpose, and revising it",
        },
      ],
      examples: {
        "year group": "Year 10",
        task: "a speech to the school governors about opening the sports hall at lunchtime, about 120 words",
        rubric: "1 clear point of view; 2 reasons with evidence; 3 speaks directly to the listeners",
        "invented draft":
          "The sports hall should open at lunchtime. It is empty every day and the yard is crowded. In a count we made, 140 pupils stood in the rain on Monday. The hall is warm and big. Some people will say it costs too much. They are wrong. The hall should open.",
      },
      sample: {
        of: "Year 10 English, 30 pupils",
        context: null,
        answer:
          'Strength (criterion 2, reasons with evidence): you bring the problem into the room when you write "140 pupils stood in the rain on Monday", because a number from your own count is hard to wave away. Next step (criterion 2): change "They are wrong" to "I understand the worry about cost, yet two members of staff are on duty already". Question: what would you like the governors to do when you sit down? There is no evidence for criterion 3 yet, since no sentence speaks to the listeners. What I could not judge: how the speech would sound aloud, and whether pauses were planned, because the draft shows only its words.',
        flaw: {
          sentence:
            'Next step (criterion 2): change "They are wrong" to "I understand the worry about cost, yet two members of staff are on duty already".',
          why: "The prompt said not to rewrite, and here is a finished sentence to copy. The two members of staff are invented too: the draft names none.",
          howToSpot:
            "Ask of every piece of advice: could the writer copy this without thinking? Then look for facts that are not in the draft.",
          mended:
            'Next step (criterion 2): look again at "They are wrong" and decide what evidence would answer the worry about cost.',
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["any"],
      minutesToPrepare: 15,
      minutesInClass: 50,
      note: null,
      group: "Turma toda e depois individual",
      equipment: "paper",
      internet: "teacher",
      materials: [
        "Rubrica conhecida pela turma",
        "Texto-modelo inventado por você",
        "Tempo para a segunda versão",
      ],
      curriculum: [
        {
          code: "EF69LP22",
          text: "No exemplo: produzir e revisar texto que reivindica algo para a comunidade",
        },
        { code: "EF69LP08", text: "Revisar e editar o texto produzido" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "9º ano" },
      {
        name: "proposta de produção",
        label: "Proposta de produção de texto",
        example: "carta de reclamação à prefeitura sobre a iluminação da praça, com cerca de 15 linhas",
      },
      {
        name: "rubrica",
        label: "Rubrica que a turma conhece",
        example: "1 pedido claro; 2 duas razões com detalhe; 3 linguagem formal",
      },
      {
        name: "texto-modelo inventado",
        label: "Texto-modelo inventado por você (não o de um aluno)",
        example:
          "Venho falar da praça do bairro. As lâmpadas queimaram faz meses e de noite ninguém passa mais por lá. Outro dia uma senhora tropeçou na calçada. Todo mundo já cansou. Vocês têm que dar um jeito nisso, porque a gente paga imposto e a praça virou um breu.",
      },
    ],
    sample: {
      of: "Língua Portuguesa, 9º ano, 35 alunos",
      context: null,
      answer:
        "Ponto forte (critério 2, razões com detalhe): você mostra o problema quando escreve “as lâmpadas queimaram faz meses”, porque o leitor entende há quanto tempo a praça está no escuro. Próximo passo (critério 3, linguagem formal): volte à frase que começa com “Vocês têm que dar um jeito” e pense em como pediria isso a alguém que você não conhece. Pergunta: o que exatamente a prefeitura deve fazer, e até quando? O pedido ainda precisa ser adivinhado, então o critério 1 tem pouca evidência. Pela rubrica, este texto estaria entre 6 e 7. Não dá para julgar se o formato de carta foi ensinado, porque o texto começa direto no assunto.",
      flaw: {
        sentence: "Pela rubrica, este texto estaria entre 6 e 7.",
        why: "O prompt proibia nota, e a rubrica nem traz números: o valor foi inventado. Nota sugerida por IA em redação é justamente o que as diretrizes do CNE querem evitar.",
        howToSpot:
          "Procure números, conceitos e palavras como “nível” e “aprovado”. Se aparecerem, apague a resposta inteira e peça de novo, sem aproveitar o valor.",
        mended: "A nota não entra neste comentário: essa decisão é da professora.",
      },
    },
    followUps: {
      level:
        "Diga o mesmo próximo passo de duas formas: uma para quem precisa de um primeiro movimento, outra para quem aceita um desafio. Sem reescrever.",
      check:
        "Para cada afirmação, cite as palavras do texto e as da rubrica em que ela se apoia. Apague a que não tiver as duas.",
      adapt:
        "Notei três padrões na turma: (minhas anotações, sem textos de alunos). Sugira uma retomada de dez minutos para o mais comum, com exemplo inventado.",
    },
    troubles: [
      {
        problem: "Ela reescreve o texto.",
        write: "Não escreva nenhuma frase que o aluno possa copiar. Aponte o lugar e faça uma pergunta.",
      },
      {
        problem: "O elogio é vazio.",
        write:
          "Tire os adjetivos sobre quem escreveu. Diga uma coisa que o texto faz e o efeito dela no leitor.",
      },
    ],
    law: {
      note: "Recomendamos não pedir à IA correção, nota nem sugestão de nota em redação ou resposta aberta. As notícias sobre as diretrizes do CNE divergem quanto a comentário sem nota em texto de aluno; por isso, aqui o texto é inventado por você. Leia os textos dos alunos você mesmo e use as devolutivas da IA só como treino.",
      ruleIds: ["br-cne-ia-essays", "br-lgpd-14"],
    },
    toolIds: ["gemini", "microsoft-copilot", "maritaca", "lumo"],
    extras: [],
    plan: [
      {
        minutes: 6,
        task: "Entregar o texto inventado e a rubrica. Ler a carta em voz alta uma vez, sem comentar.",
        say: "Ninguém daqui escreveu esta carta. Fui eu, com erros e tudo, para a gente poder ser sincero.",
      },
      {
        minutes: 10,
        task: "Cada aluno escreve, sem ajuda, um ponto forte, um próximo passo e uma pergunta sobre o texto.",
        say: "Copie entre aspas as palavras de que está falando. Sem citação, o elogio não vale.",
      },
      {
        minutes: 12,
        task: "Mostrar o comentário da IA. As duplas conferem a citação e procuram o que o prompt proibia; dizem que conselho recusariam.",
        say: "O prompt pedia para não dar nota. Leiam até o fim e vejam se ela obedeceu.",
      },
      {
        minutes: 16,
        task: "Cada um reescreve a carta, do começo até o pedido, e decide que conselho seguir.",
        say: "Vocês não precisam aceitar todos os conselhos. Escolham e deixem o resto.",
      },
      {
        minutes: 6,
        task: "Sublinhar o que mudou e anotar na margem o critério; recolher as duas versões.",
        say: "Sublinhe uma mudança e escreva ao lado a que critério ela responde.",
      },
    ],
    sheets: [
      {
        id: "draft-and-rubric",
        title: "Uma carta para comentar",
        pupils: "9º ano",
        blocks: [
          {
            kind: "paragraph",
            label: "Rascunho inventado por quem dá a aula",
            text: "Venho falar da praça do bairro. As lâmpadas queimaram faz meses e de noite ninguém passa mais por lá. Outro dia uma senhora tropeçou na calçada. Todo mundo já cansou. Vocês têm que dar um jeito nisso, porque a gente paga imposto e a praça virou um breu.",
          },
          { kind: "heading", text: "Rubrica" },
          {
            kind: "list",
            ordered: true,
            items: ["Pedido claro", "Duas razões com detalhe", "Linguagem formal"],
          },
          {
            kind: "fields",
            fields: [
              { label: "Um ponto forte, com as palavras exatas entre aspas", lines: 3 },
              { label: "Um próximo passo e o critério dele", lines: 3 },
              { label: "Uma pergunta que faça o autor pensar", lines: 2 },
              { label: "Um conselho da tela que eu recusaria, e por quê", lines: 3 },
            ],
          },
        ],
      },
      {
        id: "second-draft",
        title: "A carta, segunda versão",
        pupils: "9º ano",
        blocks: [
          {
            kind: "fields",
            fields: [
              { label: "À Prefeitura,", lines: 12 },
              { label: "Uma mudança que fiz e o critério a que ela responde", lines: 2 },
            ],
          },
          {
            kind: "ticks",
            items: [
              "O pedido cabe em uma frase.",
              "Cada razão tem um detalhe.",
              "Eu diria isto a alguém que não conheço.",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "upper-secondary",
      curriculum: [
        {
          code: "EM13LP15",
          text: "Planejar, escrever, revisar e reescrever textos conforme a situação e o leitor",
        },
      ],
      examples: {
        "ano/série": "2ª série do ensino médio",
        "proposta de produção":
          "artigo de opinião para o mural, com cerca de 15 linhas, sobre abrir a escola aos sábados",
        rubrica: "1 ponto de vista claro; 2 duas razões com exemplo; 3 resposta a quem discorda",
        "texto-modelo inventado":
          "A escola deve abrir aos sábados. Muita gente do bairro não tem onde estudar, e a biblioteca daqui fica fechada no fim de semana. Também falta lugar para treinar vôlei. Há quem diga que ninguém viria. Eu acho que viria. Por isso a escola deve abrir.",
      },
      sample: {
        of: "Língua Portuguesa, 2ª série do ensino médio, 37 alunos",
        context: null,
        answer:
          "Ponto forte (critério 2, duas razões com exemplo): você torna o problema concreto quando escreve “a biblioteca daqui fica fechada no fim de semana”, porque o leitor do bairro pode confirmar. Próximo passo (critério 4, ortografia e acentuação): releia o artigo devagar e confira a grafia de cada palavra. Pergunta: quem você precisa convencer, e o que essa pessoa perde se a escola abrir? A segunda razão, a do vôlei, ainda não tem exemplo, então o critério 2 só aparece em parte. O que não dá para julgar: se a turma já estudou formas de responder a uma opinião contrária, porque o texto mostra uma só tentativa, bem curta.",
        flaw: {
          sentence:
            "Próximo passo (critério 4, ortografia e acentuação): releia o artigo devagar e confira a grafia de cada palavra.",
          why: "A rubrica só tem três critérios: o quarto foi inventado. O conselho parece sensato e desvia o aluno do que falta, que é responder a quem discorda.",
          howToSpot:
            "Ponha a rubrica ao lado e ligue cada conselho a um número dela. O que não tiver par sai do comentário.",
          mended:
            "Próximo passo (critério 3, resposta a quem discorda): volte a “Eu acho que viria” e pense em que fato convenceria quem duvida.",
        },
      },
    },
  },
};
