// The lesson behind the printed code chapter6-lovable.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_LOVABLE: LessonByLocale = {
  en: {
    facts: {
      stages: ["primary", "lower-secondary"],
      subjects: ["language", "library"],
      minutesToPrepare: 90,
      minutesInClass: 15,
      note: null,
      group: "One pupil at a time, in the teacher's session",
      equipment: "screen",
      internet: "teacher",
      materials: ["The school's approval", "List of genres", "One school device for entries"],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, reading for pleasure and recommending books, KS2 and KS3 English",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 7" },
      {
        name: "genres",
        label: "List of genres, fixed",
        example: "adventure, mystery, fantasy, true stories, poetry, comics",
      },
      { name: "closing date", label: "Closing date", example: "the last day of the spring term" },
    ],
    sample: {
      of: "Year 7 English, 30 pupils, spring term",
      context: "The plan of permissions, before anything is built.",
      answer:
        "Who may do what. Visitor: sees approved cards, filters by genre, sees the number of books. Pupil in the teacher's session: fills in the five fields once and presses send. Teacher: signs in, sees the waiting list, approves, edits, deletes, exports, and deletes everything after the last day of term. New entries are saved as waiting. To keep it simple, the teacher page opens with the password reading2026, which the page itself compares, so no account is needed. No names, photos, files or links anywhere; the sentence stops at 140 characters. Tests: open a private window and look for a waiting entry; try a sentence with a web address; try to send an empty form; delete one card and reload. Shall I build it?",
      flaw: {
        sentence:
          "To keep it simple, the teacher page opens with the password reading2026, which the page itself compares, so no account is needed.",
        why: "What the page compares, the page contains: anyone can read that password in the source and then approve, change or delete entries.",
        howToSpot:
          'Look for "password" together with "in the page" or "no account". Refuse before building, and run the private-window tests afterwards.',
        mended:
          "The teacher page opens only after the teacher signs in to an account, and the server checks that sign-in before it shows, changes or deletes anything.",
      },
    },
    followUps: {
      level: "Make it simpler: three fields only (title, genre, sentence), same rules of access.",
      check:
        "For each rule of access, show where on the server it is checked and a test that would fail if it were missing.",
      adapt: "Turn it into a log of experiments: change the fields, keep the waiting list and the rules.",
    },
    troubles: [
      {
        problem: 'The builder says moderation is "coming later".',
        write:
          "Do not publish. Build the waiting list and the server rules first; leave the cards for afterwards.",
      },
      {
        problem: 'Entries give pupils away ("my cousin wrote this").',
        write:
          "Add a note beside the box: about the book, not about us. Show me entries with capital letters in the middle first.",
      },
    ],
    law: {
      note: "Publishing pupils' writing is the school's decision: ask for a DPIA and written approval first. The builder's account is an adult's.",
      ruleIds: ["uk-ico-childrens-code", "uk-dfe-product-safety"],
    },
    toolIds: ["lovable"],
    extras: [
      {
        title: "Read this before you build",
        items: [
          "Ask the school first. Show the head or the person responsible for data protection the prompt, the public page and the closing date. No permission, no page.",
          "Nothing goes public by itself: every entry waits until an adult has read and approved it.",
          "Protection lives on the server. A password written in the page can be read by any pupil with a browser. If the builder cannot give you a real sign-in and rules checked on the server, do not publish: project the page and type the entries yourself.",
          "No pupil data: no names, initials, accounts, photos, voices, places or free comments. The text box takes one sentence.",
          "Pupils write in your session, on a school device, during the lesson. The adult account is yours.",
          "Close on the date you promised: export, delete the entries, then the project.",
        ],
      },
      {
        title: "Five tests before anyone sees it",
        items: [
          "Open the page in a private window and look for an entry you have not approved. You cannot find it.",
          'In the private window, open the page\'s source and search for the text of a waiting entry and for the word "password". Neither is there.',
          "In the private window, try the address of the teacher page. It asks you to sign in and shows nothing.",
          "Ask a colleague who writes code to request the list of entries directly from the database address. Only approved entries come back.",
          'Write "my friend Sam in 7B loved it" as a test entry. It waits, you see it, and you refuse it.',
        ],
      },
      {
        title: "If something slips out, or cannot be built",
        items: [
          "Hide the page at once, note what was visible and for how long, keep no screenshots of personal data, and tell your data protection officer the same day.",
          "A wall of index cards does the same job. So does a shared slide that only you can edit.",
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Read two recommendations of your own aloud: one that gives the ending away and one that does not.",
        say: "Which of these makes you want to open the book? What did the other one spoil?",
      },
      {
        minutes: 6,
        task: "Pupils fill in the slip on paper. The first who finish enter theirs in your session, one at a time.",
        say: "About the book, never about us: no names, no friends, no family. One sentence of up to 140 characters.",
      },
      {
        minutes: 3,
        task: "Project the waiting list. Approve one entry and refuse your test entry, giving the reason.",
        say: "Nothing is public until an adult has read it. Why can this one not go out?",
      },
      {
        minutes: 3,
        task: "Open the public page and filter by genre. Collect the slips; the rest are entered during the week.",
        say: "Find one book here that you did not know this morning. Who would like to read it next?",
      },
    ],
    sheets: [
      {
        id: "recommendation",
        title: "A book for someone else",
        pupils: "Year 7",
        blocks: [
          {
            kind: "paragraph",
            text: "Write about the book, not about people. No names except the author's.",
          },
          {
            kind: "fields",
            fields: [
              { label: "Title", lines: 1 },
              { label: "Author", lines: 1 },
            ],
          },
          { kind: "heading", text: "Genre (tick one)" },
          { kind: "ticks", items: ["adventure", "mystery", "fantasy", "true stories", "poetry", "comics"] },
          {
            kind: "fields",
            fields: [{ label: "My sentence, up to 140 characters (count spaces too)", lines: 3 }],
          },
          { kind: "heading", text: "It left me (tick one)" },
          { kind: "ticks", items: ["curious", "amused", "moved", "on edge", "calm"] },
          { kind: "heading", text: "Before you hand it in" },
          {
            kind: "ticks",
            items: [
              "It does not give the ending away",
              "It says one thing that only this book has",
              "Nobody could tell who wrote it",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS1 English, Year 2: talking about books heard or read and saying what they liked",
        },
      ],
      examples: {
        "year group": "Year 2",
        genres: "animals, funny stories, magic, true facts, rhymes",
        "closing date": "the last Friday of the summer term",
      },
      sample: {
        of: "Year 2 English, 28 pupils, summer term",
        context:
          "The plan of permissions, before anything is built. In this class an adult types what the pupil says.",
        answer:
          "Who may do what. Visitor: sees approved cards, filters by genre, sees the number of books. Families can leave a short comment under a card, so that the children feel read. Pupil in the teacher's session: says title, author, genre, one sentence and a feeling; the adult types them and presses send. Teacher: signs in, sees the waiting list, approves, edits, deletes, exports, and deletes everything after the last Friday of term. New entries wait on the server, which sends them to the signed-in teacher alone. No pupils' names, accounts, photos, files or links; the sentence stops at 140 characters. Tests: open a private window and look for a waiting entry; try to change a card there; send an empty form; delete one card and reload. Shall I build it?",
        flaw: {
          sentence: "Families can leave a short comment under a card, so that the children feel read.",
          why: "The request ruled out comments. They would go public with no adult's approval, and a proud family soon writes the child's name.",
          howToSpot:
            "Ask of every person in the plan: can they write anything? Only the pupil in your session, and you, may.",
          mended: "Visitors cannot write, add or change anything.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary"],
      subjects: ["language", "library"],
      minutesToPrepare: 90,
      minutesInClass: 15,
      note: null,
      group: "Um aluno por vez, na sessão do professor",
      equipment: "screen",
      internet: "teacher",
      materials: ["Autorização da escola", "Lista de gêneros", "Um aparelho da escola para os registros"],
      curriculum: [
        { code: "EF69LP46", text: "Trocar impressões de leitura com outras pessoas, em rodas e clubes" },
        { code: "EF69LP49", text: "Mostrar interesse e envolvimento pela leitura literária" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "7º ano" },
      {
        name: "gêneros",
        label: "Lista fixa de gêneros",
        example: "aventura, mistério, crônica, poesia, quadrinhos, biografia",
      },
      { name: "data de encerramento", label: "Data de encerramento", example: "o último dia do 3º bimestre" },
    ],
    sample: {
      of: "Língua Portuguesa, 7º ano, 34 alunos, 3º bimestre",
      context: "O plano de permissões, antes de criar qualquer coisa.",
      answer:
        "Quem pode o quê. Visitante: vê os cartões aprovados, filtra por gênero e vê o total de livros. Aluno na sessão do professor: preenche os cinco campos uma vez e envia. Professor: entra com a conta dele, vê a fila, aprova, edita, apaga, exporta e apaga tudo depois do último dia do bimestre. Os registros em espera são enviados à página junto com os outros, e o desenho da tela os esconde até a aprovação. Não há nomes, fotos, arquivos nem links, e a frase para em 140 caracteres. Testes: abrir uma janela anônima e procurar um registro em espera; tentar uma frase com endereço de site; enviar o formulário vazio; apagar um cartão e recarregar. Posso criar?",
      flaw: {
        sentence:
          "Os registros em espera são enviados à página junto com os outros, e o desenho da tela os esconde até a aprovação.",
        why: "Esconder na tela não é moderar: o texto já chegou ao navegador de quem visita, e qualquer pessoa lê no código-fonte.",
        howToSpot:
          "Pergunte onde o texto fica antes da aprovação. Se a resposta tiver “esconde” ou “oculta na tela”, recuse e depois teste na janela anônima.",
        mended:
          "Os registros em espera ficam no servidor, que só os envia à conta do professor; a página do visitante recebe apenas os aprovados.",
      },
    },
    followUps: {
      level: "Simplifique: só três campos (título, gênero, frase), com as mesmas regras de acesso.",
      check:
        "Para cada regra de acesso, mostre onde ela é conferida no servidor e um teste que falharia se ela não existisse.",
      adapt: "Transforme em diário de experimentos: mude os campos, mantenha a espera e as regras.",
    },
    troubles: [
      {
        problem: "A ferramenta diz que a moderação fica “para depois”.",
        write:
          "Não publique. Faça primeiro a fila de espera e as regras no servidor; os cartões ficam para o fim.",
      },
      {
        problem: "Registros entregam quem escreveu (“minha prima também leu”).",
        write:
          "Ponha um aviso ao lado do campo: sobre o livro, não sobre nós. Mostre primeiro os registros com nome próprio no meio da frase.",
      },
    ],
    law: {
      note: "Página pública com texto de aluno é decisão da escola: direção, coordenação pedagógica e, se a rede tiver, encarregado de dados (LGPD, art. 14). Ninguém cria conta pessoal (ECA Digital); os responsáveis ficam sabendo antes.",
      ruleIds: ["br-lgpd-14", "br-eca-digital-accounts"],
    },
    toolIds: ["lovable"],
    extras: [
      {
        title: "Leia antes de criar",
        items: [
          "Primeiro a escola. Mostre à direção ou à coordenação o prompt, a página pública e a data de encerramento. Sem autorização, não há página.",
          "Nada vai ao ar sozinho: todo registro espera até um adulto ler e aprovar.",
          "A proteção fica no servidor. Senha escrita na página qualquer aluno lê pelo navegador. Se a ferramenta não oferecer login de verdade e regras conferidas no servidor, não publique: projete a página e digite os registros você mesmo.",
          "Nenhum dado de aluno: nem nome, inicial, conta, foto, voz, lugar ou comentário livre. O campo aceita uma frase.",
          "Os alunos escrevem na sua sessão, em aparelho da escola, durante a aula. A conta é sua, de adulto.",
          "Encerre na data prometida: exporte, apague os registros e depois o projeto.",
        ],
      },
      {
        title: "Cinco testes antes de alguém ver",
        items: [
          "Abra a página em janela anônima e procure um registro que você não aprovou. Você não encontra.",
          "Na janela anônima, abra o código-fonte da página e procure o texto de um registro pendente e a palavra “senha”. Nenhum dos dois aparece.",
          "Na janela anônima, tente o endereço da página do professor. Pede login e não mostra nada.",
          "Peça a um colega que programa para consultar a lista de registros direto no endereço do banco de dados. Só voltam os aprovados.",
          "Escreva como teste “minha amiga Bia, do 7º B, adorou”. Fica pendente, você vê e recusa.",
        ],
      },
      {
        title: "Se algo escapar, ou se não der para criar",
        items: [
          "Tire a página do ar na hora, anote o que ficou visível e por quanto tempo, não guarde imagem de dado pessoal e avise a direção e o encarregado de dados no mesmo dia.",
          "Um mural de cartões de leitura cumpre o mesmo papel. Uma apresentação que só você edita, também.",
        ],
      },
    ],
    plan: [
      {
        minutes: 3,
        task: "Ler em voz alta duas recomendações suas: uma conta o final, a outra não.",
        say: "Qual das duas dá vontade de abrir o livro? E a outra, o que ela estragou?",
      },
      {
        minutes: 6,
        task: "Todos preenchem a folha de recomendação. Quem termina registra a sua na sessão do professor, um por vez.",
        say: "É sobre o livro, não sobre nós: sem nome, sem amigo, sem família. Uma frase de até 140 caracteres.",
      },
      {
        minutes: 3,
        task: "Projetar a fila de espera, aprovar um registro e recusar o seu registro de teste, explicando o motivo.",
        say: "Nada vai ao ar antes de um adulto ler. Por que este aqui não pode sair?",
      },
      {
        minutes: 3,
        task: "Abrir a página pública e filtrar por gênero. Recolher as folhas; as outras entram durante a semana.",
        say: "Ache aqui um livro que você não conhecia hoje de manhã. Quem quer ser o próximo a ler?",
      },
    ],
    sheets: [
      {
        id: "recommendation",
        title: "Um livro para outra pessoa",
        pupils: "7º ano",
        blocks: [
          { kind: "paragraph", text: "Escreva sobre o livro, não sobre pessoas. Nenhum nome além do autor." },
          {
            kind: "fields",
            fields: [
              { label: "Título", lines: 1 },
              { label: "Autor ou autora", lines: 1 },
            ],
          },
          { kind: "heading", text: "Gênero (marque um)" },
          { kind: "ticks", items: ["aventura", "mistério", "crônica", "poesia", "quadrinhos", "biografia"] },
          {
            kind: "fields",
            fields: [{ label: "Minha frase, até 140 caracteres (conte os espaços)", lines: 3 }],
          },
          { kind: "heading", text: "O livro me deixou (marque um)" },
          {
            kind: "ticks",
            items: ["com curiosidade", "com vontade de rir", "com emoção", "com tensão", "com calma"],
          },
          { kind: "heading", text: "Antes de entregar" },
          {
            kind: "ticks",
            items: [
              "Não conta o final",
              "Diz uma coisa que só este livro tem",
              "Ninguém descobre quem escreveu",
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "primary",
      curriculum: [
        {
          code: "EF35LP02",
          text: "Escolher livros para ler, dizer por que escolheu e contar aos colegas o que achou",
        },
      ],
      examples: {
        "ano/série": "4º ano",
        gêneros: "contos, fábulas, quadrinhos, poemas, curiosidades",
        "data de encerramento": "a última sexta-feira do bimestre",
      },
      sample: {
        of: "Língua Portuguesa, 4º ano, 29 alunos",
        context: "O plano de permissões, antes de criar qualquer coisa.",
        answer:
          "Quem pode o quê. Visitante: vê os cartões aprovados, filtra por gênero e vê o total de livros. Cada cartão mostra a inicial e o número da chamada do aluno, para ele achar o seu. Aluno na sessão da professora: preenche os cinco campos uma vez e envia. Professora: entra com a conta dela, vê a fila, aprova, edita, apaga, exporta e apaga tudo depois da última sexta-feira do bimestre. Os registros em espera ficam no servidor, que só os envia à conta da professora. Não há contas de alunos, fotos, arquivos, comentários nem links, e a frase para em 140 caracteres. Testes: abrir uma janela anônima e procurar um registro em espera; tentar mudar um cartão ali; enviar o formulário vazio; apagar um cartão e recarregar. Posso criar?",
        flaw: {
          sentence: "Cada cartão mostra a inicial e o número da chamada do aluno, para ele achar o seu.",
          why: "O pedido era uma página sem nomes. Inicial com número da chamada diz quem é a criança a qualquer pessoa da escola.",
          howToSpot:
            "Olhe cada coisa que aparece no cartão e pergunte: uma família da turma saberia quem escreveu?",
          mended: "Nenhum cartão mostra quem escreveu.",
        },
      },
    },
  },
};
