// The lesson behind the printed code chapter6-manus.
import type { LessonByLocale } from "~/features/book-resources/core/lesson";

export const CHAPTER6_MANUS: LessonByLocale = {
  en: {
    facts: {
      stages: ["lower-secondary", "upper-secondary"],
      subjects: ["geography", "science", "history", "language"],
      minutesToPrepare: 40,
      minutesInClass: 60,
      note: null,
      group: "Groups of 3, two sources each",
      equipment: "devices",
      internet: "pupils",
      materials: [
        "The agent's table, printed",
        "School devices to open links",
        "Marking code: confirmed, different, not found",
      ],
      curriculum: [
        {
          code: null,
          text: "National Curriculum for England, KS3 geography and KS3 English: selecting and judging sources; KS4 research skills",
        },
      ],
    },
    blanks: [
      { name: "year group", label: "Year group", example: "Year 9" },
      { name: "public topic", label: "Public topic", example: "river flooding and how towns prepare for it" },
      { name: "our region", label: "Your region", example: "Cumbria" },
    ],
    sample: {
      of: "Year 9 geography, 27 pupils, Carlisle",
      context:
        "Excerpt: first rows of the table, in words; the real table holds quotations and links in full.",
      answer:
        "Plan approved; here is the start of the table. 1. Environment Agency, page on flood warnings, date not confirmed. Claim: there are three levels of message, from alert to severe warning. Quotation: not confirmed. Link: exact page given. 2. Met Office, page on heavy rain, date given. Claim: the heaviest falls come on high ground facing the wind. Quotation: given, eleven words. Link: exact page given. 3. Cumbria, flood plan of the county, 2023. Claim: towns store barriers near the river. Quotation: given, fourteen words. Link: www.gov.uk. 4 to 6 follow in the same form. Not found: cost of the barriers. Disagreement: two sources count flooded homes in different ways. Lines 4 to 6 hold one more source about Cumbria.",
      flaw: {
        sentence: "Link: www.gov.uk.",
        why: "It leads to a front page, so nobody can find those fourteen words. The request was for the exact page, or the page number of a PDF.",
        howToSpot:
          "Click before reading. A link without a path after the site's name is a sign that the page was guessed.",
        mended: "Link: exact page given.",
      },
    },
    followUps: {
      level: "Give the same table with three sources and claims of up to 12 words for a Year 7 class.",
      check: "Open line 3 again. Copy the two sentences before and after the quotation, or delete the line.",
      adapt: "Do the same for a question of our own school council, with council documents only.",
    },
    troubles: [
      {
        problem: "The agent wanders and burns the daily credits.",
        write: "Stop after the plan. Do lines 1 and 2 only, then wait.",
      },
      {
        problem: "Sources are from far away.",
        write: "Replace two lines with sources about our region. If there are none, say where you looked.",
      },
    ],
    law: {
      note: "We treat Manus as a tool for adults: run it in your account and print the table. Pupils only open the links, on filtered school devices.",
      ruleIds: ["uk-filtering-monitoring", "uk-dfe-genai"],
    },
    toolIds: ["manus", "gemini", "perplexity"],
    extras: [],
    plan: [
      {
        minutes: 8,
        task: "Show one minute of the recording and the printed table. Ask what the agent did that nobody has checked.",
        say: "A program made this table alone. Before we believe a line, what would you want to see?",
      },
      {
        minutes: 5,
        task: "Model one line: open the link, find the quotation, choose the mark.",
        say: "Watch my order: link first, then the quotation word for word, then the mark. Never the other way round.",
      },
      {
        minutes: 22,
        task: "Groups of three check two lines each on school devices and fill in the audit sheet.",
        say: "One opens, one reads aloud, one writes. If it takes more than four minutes to find, it is ‘not found’.",
      },
      {
        minutes: 10,
        task: "Collect the marks in one table on the board. Count how many lines are confirmed.",
        say: "How many of our lines can we still use? What do the lost ones have in common?",
      },
      {
        minutes: 12,
        task: "Alone, pupils write four sentences from confirmed lines only, naming the source of each.",
        say: "If a line is not confirmed, you may not use it, even if you are sure it is true.",
      },
      {
        minutes: 3,
        task: "Hear one sentence and its source; collect the sheets.",
        say: "Read us one sentence and tell us who says so.",
      },
    ],
    sheets: [
      {
        id: "audit-sheet",
        title: "Audit sheet",
        pupils: "Year 9",
        blocks: [
          {
            kind: "paragraph",
            text: "Check your two lines. Marks: C = confirmed, D = different, N = not found.",
          },
          {
            kind: "table",
            columns: ["Question", "Line ...", "Line ..."],
            rows: [
              ["Does the link open?"],
              ["Is it the exact page, not a front page?"],
              ["Is the quotation there, word for word?"],
              ["Does the quotation support the claim?"],
              ["What date does the page give?"],
              ["Is it about our region?"],
              ["Our mark: C, D or N"],
            ],
          },
          { kind: "fields", fields: [{ label: "What was different, or where we looked", lines: 3 }] },
        ],
      },
      {
        id: "confirmed-text",
        title: "Text from confirmed lines",
        pupils: "Year 9",
        blocks: [
          {
            kind: "paragraph",
            text: "Work alone. Use only lines marked C on the board. Name the source in every sentence (according to ..., ... reports that ...).",
          },
          {
            kind: "fields",
            fields: [
              { label: "Four sentences", lines: 9 },
              { label: "Numbers of the lines I used", lines: 1 },
              { label: "One thing we still do not know", lines: 2 },
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
          text: "England, KS4 geography (GCSE): energy as a resource; judging evidence from different sources",
        },
      ],
      examples: {
        "year group": "Year 10",
        "public topic": "where Britain's electricity comes from",
        "our region": "the Humber",
      },
      sample: {
        of: "Year 10 geography, 25 pupils, Hull",
        context:
          "Excerpt: first rows of the table, in words; the real table holds quotations and links in full.",
        answer:
          "Plan approved; here is the start of the table. 1. Government department for energy, yearly table of generation, date given. Claim: wind has grown and coal has gone. Quotation: copied exactly, twelve words. Link: exact page given. 2. Operator of the electricity system, page on supply by the hour, date not confirmed. Claim: the mix changes with the weather. Quotation: copied exactly, sixteen words. Link: exact page given. 3. University of the region, study of wind farms off the Humber, date given. Claim: their servicing brings work to the ports. Quotation: put in plainer words by me, eighteen words. Link: exact PDF given, page 12. 4 to 6 follow in the same form; line 4 is about the Humber too. Not found: the cost for each household. Disagreement: two sources count imports in different ways.",
        flaw: {
          sentence: "Quotation: put in plainer words by me, eighteen words.",
          why: "Words that the agent changed are no quotation, and a group searching the PDF for them will find nothing. The request was to copy exactly or write ‘not confirmed’.",
          howToSpot:
            "Search the page for five words in a row from the quotation. No hit means the mark ‘different’ or ‘not found’.",
          mended: "Quotation: copied exactly, eighteen words.",
        },
      },
    },
  },
  "pt-br": {
    facts: {
      stages: ["lower-secondary", "upper-secondary", "adult"],
      subjects: ["geography", "science", "history", "language"],
      minutesToPrepare: 40,
      minutesInClass: 100,
      note: null,
      group: "Grupos de 4, duas fontes por grupo",
      equipment: "devices",
      internet: "pupils",
      materials: [
        "Tabela do agente, impressa",
        "Computadores da escola para abrir os links",
        "Código: confirmada, diferente, não encontrada",
      ],
      curriculum: [
        { code: "EM13LP11", text: "Fazer curadoria de informação para diferentes propósitos" },
        { code: "EM13LP12", text: "Buscar argumentos em fontes confiáveis e citá-las no texto" },
      ],
    },
    blanks: [
      { name: "ano/série", label: "Ano ou série", example: "2ª série do ensino médio" },
      { name: "tema público", label: "Tema público", example: "o abastecimento de água nas cidades" },
      { name: "nossa região", label: "Sua região", example: "o Agreste de Pernambuco" },
    ],
    sample: {
      of: "Geografia e Língua Portuguesa, 2ª série do ensino médio, 36 alunos, Caruaru (PE)",
      context:
        "Trecho: primeiras linhas da tabela, em palavras; a tabela real traz citações e links completos.",
      answer:
        "Plano aprovado; segue o início da tabela. 1. Agência Nacional de Águas e Saneamento Básico, página sobre conjuntura, data informada. Afirmação: o uso urbano disputa água com a irrigação. Citação: doze palavras. Link: página exata. 2. IBGE, tabela do censo, data informada. Afirmação: nem todo domicílio recebe água pela rede geral. Citação: não confirmada. Link: página exata. 3. Companhia estadual de saneamento, calendário de rodízio, data não confirmada. Afirmação: bairros recebem água em dias alternados. Citação: nove palavras. Link: página exata. 4. Universidade pública, estudo sobre a Região Metropolitana de São Paulo, contado como fonte do Agreste. Afirmação: o uso de poços cresceu. Citação: sete palavras. Link: página exata. As linhas 5 e 6 seguem o mesmo formato. Não encontrei: perdas por cidade. Discordância: os anos dos dados são diferentes.",
      flaw: {
        sentence:
          "4. Universidade pública, estudo sobre a Região Metropolitana de São Paulo, contado como fonte do Agreste.",
        why: "O estudo pode ser ótimo, mas não fala da região. O agente preencheu a exigência de duas fontes locais com o que encontrou.",
        howToSpot:
          "Leia o título e o resumo e pergunte: onde os dados foram colhidos? Peça a um grupo que circule no mapa o lugar de cada fonte.",
        mended: "4. Universidade pública, estudo sobre poços em três cidades do Agreste, data informada.",
      },
    },
    followUps: {
      level: "Dê a mesma tabela com três fontes e afirmações de até 12 palavras, para o 6º ano.",
      check:
        "Abra de novo a linha 4. Diga onde os dados foram colhidos e troque a fonte se não for da nossa região.",
      adapt:
        "Faça o mesmo para uma pergunta do grêmio, só com documentos da prefeitura e da câmara municipal.",
    },
    troubles: [
      {
        problem: "O agente se perde e gasta os créditos do dia.",
        write: "Pare depois do plano. Faça só as linhas 1 e 2 e espere.",
      },
      {
        problem: "A citação não está na página.",
        write: "Copie as duas frases antes e depois da citação. Se não puder, apague a linha.",
      },
    ],
    law: {
      note: "Tratamos o Manus como ferramenta só para adultos: rode na sua conta, com tema público, e leve a tabela impressa. Os alunos só abrem os links, de preferência em computador da escola (Lei 15.100/2025).",
      ruleIds: ["br-lei-15100", "br-eca-digital"],
    },
    toolIds: ["manus", "gemini", "perplexity"],
    extras: [],
    plan: [
      {
        minutes: 10,
        task: "Mostrar um minuto da gravação e a tabela impressa. Perguntar o que o agente fez sem que ninguém conferisse.",
        say: "Um programa fez esta tabela sozinho. Para acreditar em uma linha, o que vocês querem ver antes?",
      },
      {
        minutes: 10,
        task: "Fazer uma linha com a turma: abrir o link, achar a citação, escolher o código.",
        say: "Reparem na ordem: primeiro o link, depois a citação palavra por palavra, e só então o código.",
      },
      {
        minutes: 35,
        task: "Grupos de quatro conferem duas linhas cada um, nos computadores da escola, e preenchem a folha de auditoria.",
        say: "Um abre, um lê em voz alta, um escreve e um procura onde os dados foram colhidos. Em cinco minutos não achou? “Não encontrada”.",
      },
      {
        minutes: 15,
        task: "Juntar os códigos em uma tabela no quadro, contar as linhas confirmadas e circular no mapa o lugar de cada fonte.",
        say: "Quantas linhas ainda podemos usar? E quantas falam mesmo da nossa região?",
      },
      {
        minutes: 25,
        task: "Cada aluno escreve um parágrafo só com linhas confirmadas, dizendo a fonte de cada afirmação.",
        say: "Linha que não foi confirmada não entra, mesmo que você tenha certeza de que é verdade.",
      },
      {
        minutes: 5,
        task: "Ouvir uma frase e a fonte dela; recolher as folhas.",
        say: "Leia uma frase sua e conte quem afirma isso.",
      },
    ],
    sheets: [
      {
        id: "audit-sheet",
        title: "Folha de auditoria",
        pupils: "2ª série",
        blocks: [
          {
            kind: "paragraph",
            text: "Confiram as suas duas linhas. Códigos: C = confirmada, D = diferente, N = não encontrada.",
          },
          {
            kind: "table",
            columns: ["Pergunta", "Linha ...", "Linha ..."],
            rows: [
              ["O link abre?"],
              ["É a página exata, não a inicial?"],
              ["A citação está lá, palavra por palavra?"],
              ["A citação sustenta a afirmação?"],
              ["Que data a página traz?"],
              ["Onde os dados foram colhidos?"],
              ["Nosso código: C, D ou N"],
            ],
          },
          { kind: "fields", fields: [{ label: "O que estava diferente ou onde procuramos", lines: 3 }] },
        ],
      },
      {
        id: "confirmed-text",
        title: "Texto com linhas confirmadas",
        pupils: "2ª série",
        blocks: [
          {
            kind: "paragraph",
            text: "Sem ajuda do grupo. Use só as linhas com C no quadro. Diga a fonte em cada frase (segundo..., ... informa que...).",
          },
          {
            kind: "fields",
            fields: [
              { label: "Meu parágrafo", lines: 9 },
              { label: "Números das linhas que usei", lines: 1 },
              { label: "O que ainda não sabemos", lines: 2 },
            ],
          },
        ],
      },
    ],
    otherStage: {
      stage: "lower-secondary",
      curriculum: [
        { code: "EF89LP24", text: "Fazer pesquisa com recorte definido, em fontes abertas e confiáveis" },
      ],
      examples: {
        "ano/série": "9º ano",
        "tema público": "a coleta seletiva nas cidades",
        "nossa região": "o Recôncavo Baiano",
      },
      sample: {
        of: "Língua Portuguesa, 9º ano, 32 alunos, Santo Antônio de Jesus (BA)",
        context:
          "Trecho: primeiras linhas da tabela, em palavras; a tabela real traz citações e links completos.",
        answer:
          "Plano aprovado; segue o início da tabela. 1. IBGE, pesquisa sobre saneamento nos municípios, data informada. Afirmação: nem todo município tem coleta seletiva. Citação: onze palavras. Link: página exata. 2. Ministério do Meio Ambiente, plano nacional de resíduos, data informada. Afirmação: separar em casa diminui o que vai para o aterro. Citação: dezesseis palavras. Link: PDF exato, página 34. 3. Blog de um morador, relato sobre cooperativas de catadores, data informada. Afirmação: o material é separado à mão. Citação: quinze palavras. Link: página exata. 4. Prefeitura de uma cidade do Recôncavo, plano municipal de resíduos, data não confirmada. Afirmação: a coleta começou por alguns bairros. Citação: nove palavras. Link: PDF exato, página 8. As linhas 5 e 6 seguem o formato; a 5 também é do Recôncavo. Não encontrei: custo por tonelada. Discordância: duas fontes definem “reciclado” de modos diferentes.",
        flaw: {
          sentence: "3. Blog de um morador, relato sobre cooperativas de catadores, data informada.",
          why: "O pedido excluía blogs e só aceitava fontes oficiais e acadêmicas. O relato pode ser verdadeiro, mas ninguém além do autor responde por ele.",
          howToSpot:
            "Antes da citação, leia a primeira coluna e pergunte: quem publica isto, e quem revisou?",
          mended: "3. Universidade pública, estudo sobre cooperativas de catadores, data informada.",
        },
      },
    },
  },
};
