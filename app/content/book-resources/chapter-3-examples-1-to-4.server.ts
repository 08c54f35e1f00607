// Chapter 3, examples 1 to 4: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_3_EXAMPLES_1_TO_4: readonly BookResource[] = [
  {
    id: "chapter3-ex1",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [4, 0, 1],
    tasks: ["plan"],
    text: {
      en: {
        title: "Example 1: lesson plan from one curriculum skill",
        description:
          "Turn one curriculum statement into a lesson with a clear objective and evidence of learning.",
        qrContext: "Chapter 3, beside the first worked prompt",
        content: {
          objective: "Plan one lesson in which activity and evidence match the objective.",
          prompt:
            "Act as a planning partner for a [subject] teacher. Curriculum statement: [curriculum statement in full]. Class: [year group], [number of pupils] pupils, [lesson length in minutes] minutes, with [materials and devices]. First ask me the three questions you most need answered, and wait. Then, in at most 300 words, write: objective in one sentence; a starter that shows what pupils already know; the main activity in timed steps; the evidence each pupil leaves behind; what to do if half the class does not follow. The times must add up to the lesson. Keep to the statement and add no other objective. If you are unsure of a fact or of the curriculum wording, say so. Ask for nothing about individual pupils.",
          steps: [
            "Paste the skill from the official document, not only its code.",
            "Answer the three questions with real facts about your class.",
            "Cut everything that does not serve the objective.",
            "Rewrite the opening in your own words.",
            "After class, note in two lines what you would change.",
          ],
          teacherCheck:
            "Is this the official wording of the skill? Does the evidence show the skill, or only that pupils took part? Are the timings realistic?",
          adaptation:
            "For mixed-age classes ask for one shared opening and two task levels; for lessons without internet, print the final plan and the exit ticket.",
        },
      },
      "pt-br": {
        title: "Exemplo 1: plano de aula a partir de uma habilidade",
        description:
          "Transforme um código de habilidade em uma aula com objetivo claro e evidência de aprendizagem.",
        qrContext: "Capítulo 3, ao lado do primeiro prompt comentado",
        content: {
          objective: "Planejar uma aula em que atividade e evidência correspondam ao objetivo.",
          prompt:
            "Atue como parceiro de planejamento de quem dá aula de [componente curricular]. Habilidade da BNCC: [código e texto da habilidade]. Turma: [ano/série], [número de alunos] alunos, aula de [duração da aula em minutos] minutos, com [materiais e aparelhos]. Antes de escrever, faça as três perguntas de que mais precisa e espere. Depois, em até 300 palavras, escreva: objetivo em uma frase; abertura que mostre o que a turma já sabe; atividade principal em etapas com tempo; evidência que cada aluno deixa; o que fazer se metade da turma não acompanhar. Os tempos devem somar a aula. Fique só nesta habilidade. Na dúvida sobre um fato ou o texto da BNCC, avise. Não peça nem use dados de alunos reais.",
          steps: [
            "Cole a habilidade do documento oficial, não só o código.",
            "Responda às três perguntas com fatos reais da sua turma.",
            "Corte tudo o que não serve ao objetivo.",
            "Reescreva a abertura com as suas palavras.",
            "Depois da aula, anote em duas linhas o que mudaria.",
          ],
          teacherCheck:
            "O texto da habilidade é o oficial? A evidência mostra a habilidade ou apenas participação? Os tempos são realistas?",
          adaptation:
            "Em turmas multisseriadas ou da EJA, peça uma abertura comum e dois níveis de tarefa; sem internet, imprima o plano final e o bilhete de saída.",
        },
      },
    },
  },
  {
    id: "chapter3-ex2",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [3, 2, 0],
    tasks: ["differentiate", "explain", "inclusion"],
    text: {
      en: {
        title: "Example 2: one text, three reading levels",
        description: "Adapt a text so that every pupil works on the same idea.",
        qrContext: "Chapter 3, in the section on differentiation",
        content: {
          objective:
            "Give every pupil access to the same content at their reading level, without removing the difficult idea.",
          prompt:
            "Rewrite the text below in three versions for [year group], each of at most [maximum words per version] words. A: everyday words, sentences of up to 12 words. B: the usual reading level of this year. C: the same facts, and at the end one question that asks pupils to predict or explain something the text does not say. All three keep the key idea, the order of facts and these key words: [key words]. Add no facts and no examples. After each version write the same two comprehension questions. Then list in one line what each version left out. If a sentence cannot be made simpler without losing the idea, keep it and tell me. Use no data about real pupils.\n\nText: [text you may use]",
          steps: [
            "Choose a text of up to 400 words that you may use.",
            "Mark three key words that must stay in all versions.",
            "Compare the three versions line by line.",
            "Let pupils choose the version; do not label them by ability.",
            "Discuss the two questions with the whole class.",
          ],
          teacherCheck:
            "Did any version lose or invent a fact? Is version A simple without being childish? Are the key words kept?",
          adaptation:
            "Ask for an audio script of version A, or a version with definitions in the margin for pupils who are still learning the language of instruction.",
        },
      },
      "pt-br": {
        title: "Exemplo 2: um texto, três níveis de leitura",
        description: "Adapte um texto para que todos os alunos trabalhem a mesma ideia.",
        qrContext: "Capítulo 3, na seção sobre diferenciação",
        content: {
          objective: "Dar a todos o mesmo conteúdo em três níveis de leitura, sem perder a ideia difícil.",
          prompt:
            "Reescreva o texto abaixo em três versões para uma turma de [ano/série], de até [máximo de palavras por versão] palavras cada. A: palavras do dia a dia, frases de até 12 palavras. B: nível de leitura esperado neste ano. C: os mesmos fatos e, no fim, uma pergunta que peça para prever ou explicar algo que o texto não diz. Mantenha a ideia central, a ordem dos fatos e estas palavras-chave: [palavras-chave]. Não acrescente fatos nem exemplos. Depois de cada versão, escreva as mesmas duas perguntas de compreensão. No fim, diga em uma linha o que cada versão deixou de fora. Se não puder simplificar uma frase sem perder a ideia, mantenha e avise. Não peça nem use dados de alunos reais.\n\nTexto: [texto que posso usar]",
          steps: [
            "Escolha um texto de até 400 palavras que você possa usar.",
            "Marque três palavras-chave que devem ficar em todas as versões.",
            "Compare as três versões linha a linha.",
            "Deixe o aluno escolher a versão; não rotule por capacidade.",
            "Discuta as duas perguntas com a turma inteira.",
          ],
          teacherCheck:
            "Alguma versão perdeu ou inventou fatos? A versão A é simples sem ser infantil? As palavras-chave continuam?",
          adaptation:
            "Peça um roteiro de áudio da versão A ou uma versão com definições na margem para quem ainda está aprendendo português.",
        },
      },
    },
  },
  {
    id: "chapter3-ex3",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [2, 2, 1],
    tasks: ["rubric", "reports"],
    text: {
      en: {
        title: "Example 3: a rubric the class understands",
        description: "Draft a rubric with AI and finish it with the pupils.",
        qrContext: "Chapter 3, after the table of criteria",
        content: {
          objective: "Build criteria that describe quality in words pupils can use.",
          prompt:
            "Create a rubric for this task, given to [year group].\nTask: [task as pupils receive it]\nObjective: [objective]\nUse four criteria, each tied to the objective, and these levels: [names of your levels]. Describe only what can be seen in the work; do not use good, poor, adequate, appropriate or some. At most 20 words per cell, in words pupils know. Give it as a table. Under the table, write for each criterion one question a pupil can ask while revising. Mark with (?) any cell where two teachers might disagree and say why in one line. Do not add criteria on neatness, effort or length unless they are in the objective. If the task does not let pupils show the objective, tell me first. Use no real pupil's work.",
          steps: [
            "Paste the task exactly as pupils will receive it.",
            "Delete any criterion that you would not teach.",
            "Show an anonymous or invented example and let pairs apply the rubric.",
            "Rewrite unclear descriptions with the class.",
            "Keep the revision questions on the wall.",
          ],
          teacherCheck:
            "Does every criterion belong to the objective? Would two teachers choose the same level? Is effort confused with quality?",
          adaptation:
            "For early years, use three drawings and one sentence per criterion; for group work, separate the group product from individual evidence.",
        },
      },
      "pt-br": {
        title: "Exemplo 3: uma rubrica que a turma entende",
        description: "Rascunhe a rubrica com IA e termine com os alunos.",
        qrContext: "Capítulo 3, depois da tabela de critérios",
        content: {
          objective: "Criar critérios de qualidade em palavras que os alunos entendam e usem.",
          prompt:
            "Crie uma rubrica para uma turma de [ano/série].\nProposta: [proposta como os alunos recebem]\nObjetivo: [objetivo]\nUse quatro critérios ligados ao objetivo e estes níveis: [nomes dos níveis]. Descreva só o que se vê no trabalho; não use bom, ruim, adequado, suficiente nem alguns. Dê uma tabela, com até 20 palavras por célula, em palavras que os alunos entendam. Abaixo, escreva para cada critério uma pergunta que ajude o aluno a revisar. Marque com (?) as células em que dois professores poderiam discordar e diga por quê em uma linha. Não inclua capricho, esforço nem tamanho que não estejam no objetivo. Se a proposta não permitir mostrar o objetivo, avise antes. Não peça nem use trabalhos de alunos reais.",
          steps: [
            "Informe a tarefa exatamente como os alunos vão receber.",
            "Apague critérios que você não vai ensinar.",
            "Mostre um exemplo anônimo ou inventado e deixe duplas aplicarem a rubrica.",
            "Reescreva com a turma as descrições confusas.",
            "Deixe as perguntas de revisão na parede.",
          ],
          teacherCheck:
            "Todo critério pertence ao objetivo? Dois professores chegariam ao mesmo nível? Esforço está confundido com qualidade?",
          adaptation:
            "Na educação infantil e nos anos iniciais, use três desenhos e uma frase por critério; em trabalho de grupo, separe o produto do grupo da evidência individual.",
        },
      },
    },
  },
  {
    id: "chapter3-ex4",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [4, 1, 0],
    tasks: ["feedback"],
    text: {
      en: {
        title: "Example 4: feedback on an invented draft",
        description: "Use AI to prepare better comments, and keep the judgement with the teacher.",
        qrContext: "Chapter 3, in the section on feedback",
        content: {
          objective: "Prepare short comments that lead to a second version of the text.",
          prompt:
            "Help me prepare feedback; I decide what to say. I invented the draft below, with mistakes that are common in [year group], for this task: [task]. Do not give a mark or a level. Do not correct or rewrite it. Use only the rubric. In at most 120 words write: one strength with an exact quotation of up to ten words; one next step tied to a named criterion; one question that makes the writer think; one line on what you could not judge. If there is no evidence for a criterion, say so. If the text seems to be a real person's or is worrying, stop and tell me.\n\nRubric: [rubric]\n\nDraft: [invented draft]",
          steps: [
            "Invent a draft with two or three mistakes that are common in your class; never paste a pupil's text.",
            "Write your own comment on it before asking.",
            "Compare the answer with yours and keep only what holds up.",
            "Read your pupils' texts yourself and give the feedback in your own words.",
            "Reserve class time for the second version.",
          ],
          teacherCheck:
            "Is the quotation really in the text? Does the next step fit your class now? Would you say it in person?",
          adaptation:
            "Show the class the three sentences on a draft you invented: pupils say which advice they would refuse and why, then write three sentences for each other by hand.",
        },
      },
      "pt-br": {
        title: "Exemplo 4: devolutiva sobre um rascunho inventado",
        description: "Use a IA para preparar comentários melhores; quem avalia continua sendo você.",
        qrContext: "Capítulo 3, na seção sobre devolutivas",
        content: {
          objective: "Preparar comentários curtos que levem a uma segunda versão do texto.",
          prompt:
            "Ajude-me a preparar devolutivas; quem avalia sou eu. Inventei o texto abaixo, com problemas comuns em uma turma de [ano/série], para esta proposta: [proposta de produção]. Não dê nota, conceito nem nível. Não corrija nem reescreva. Use só a rubrica. Em até 120 palavras, escreva: um ponto forte com citação exata de até dez palavras; um próximo passo ligado a um critério; uma pergunta que faça o autor pensar; uma linha sobre o que não dá para julgar. Se faltar evidência de um critério, avise. Se o texto parecer de uma pessoa real ou trouxer algo preocupante, pare e avise.\n\nRubrica: [rubrica]\n\nTexto: [texto-modelo inventado]",
          steps: [
            "Invente um rascunho com dois ou três problemas comuns na sua turma; nunca cole o texto de um aluno.",
            "Antes de usar a IA, escreva o seu próprio comentário.",
            "Compare a resposta com a sua e aproveite só o que procede.",
            "Leia você mesmo os textos dos alunos e dê a devolutiva com as suas palavras.",
            "Reserve tempo de aula para a segunda versão.",
          ],
          teacherCheck:
            "A citação está mesmo no texto? O próximo passo serve à sua turma agora? Você diria isso pessoalmente?",
          adaptation:
            "Mostre à turma as três frases sobre um rascunho inventado por você: os alunos dizem que conselho recusariam e por quê e depois escrevem três frases uns para os outros, à mão.",
        },
      },
    },
  },
];
