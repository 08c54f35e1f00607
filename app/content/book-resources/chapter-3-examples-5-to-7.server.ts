// Chapter 3, examples 5 to 7: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_3_EXAMPLES_5_TO_7: readonly BookResource[] = [
  {
    id: "chapter3-ex5",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [2, 1, 2],
    tasks: ["test", "exams", "catch-up"],
    text: {
      en: {
        title: "Example 5: exit tickets and common misconceptions",
        description: "Find out what pupils have misunderstood before the test does.",
        qrContext: "Chapter 3, in the section on formative assessment",
        content: {
          objective: "Know, at the end of each lesson, what to teach again tomorrow.",
          prompt:
            'Topic: [topic], for [year group], after a lesson with [textbook or resource]. First list four misconceptions teachers often report on this topic, each with one sentence of the pupil\'s reasoning. Mark (unsure) any you cannot support. Then write three multiple-choice questions with four options and only one right answer. Every wrong option must come from one of the misconceptions; say which. At most 35 words per question; no "all of the above" and no trick wording. Give the key, the full working and, for each misconception, a two-minute fix for the next lesson. Before you finish, solve every question again and check that no second option is also right. Use no data about real pupils.',
          steps: [
            "Check each misconception with your experience and your textbook.",
            "Solve the questions yourself.",
            "Use it on paper or by a show of hands in the last five minutes.",
            "Count how many chose each option, not just the right answers.",
            "Open the next lesson with the fix for the most common wrong answer.",
          ],
          teacherCheck:
            "Is there only one right answer? Do the wrong options represent real reasoning? Is the language clear?",
          adaptation:
            "In mathematics ask for a wrong worked solution for pupils to repair; in languages, for a sentence with the typical error to discuss.",
        },
      },
      "pt-br": {
        title: "Exemplo 5: bilhetes de saída e erros conceituais comuns",
        description: "Descubra o que os alunos provavelmente não entenderam antes que a prova mostre.",
        qrContext: "Capítulo 3, na seção sobre avaliação formativa",
        content: {
          objective: "Saber o que retomar na próxima aula.",
          prompt:
            "Tema: [tema], para uma turma de [ano/série], depois de uma aula com [livro ou material usado]. Liste quatro erros comuns que professores relatam neste tema, cada um com uma frase que mostre o raciocínio do aluno. Marque com (conferir) o que não puder sustentar. Depois escreva três questões de múltipla escolha, de até 35 palavras cada, com quatro alternativas e só uma certa, sem pegadinha nem “todas as anteriores”. Cada alternativa errada vem de um dos erros; diga qual. Dê o gabarito, a resolução e, para cada erro, uma retomada de dois minutos para a próxima aula. Considere o hemisfério Sul. Antes de terminar, resolva tudo de novo e confira se cada questão tem só uma resposta certa. Não peça nem use dados de alunos reais.",
          steps: [
            "Compare cada erro com a sua experiência e com o livro didático.",
            "Resolva você mesmo as questões.",
            "Aplique em papel ou peça que levantem a mão, nos últimos cinco minutos.",
            "Conte quantos marcaram cada alternativa, não só os acertos.",
            "Comece a próxima aula retomando o erro mais marcado.",
          ],
          teacherCheck:
            "Há só uma resposta certa? As alternativas erradas mostram raciocínios que os alunos têm de fato? A linguagem está clara?",
          adaptation:
            "Em matemática, peça uma resolução errada para os alunos consertarem; em línguas, uma frase com o erro típico para discutir.",
        },
      },
    },
  },
  {
    id: "chapter3-ex6",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [0, 5, 0],
    tasks: ["research"],
    text: {
      en: {
        title: "Example 6: AI as a debate opponent",
        description: "Strengthen your arguments by facing the best case for the other side.",
        qrContext: "Chapter 3, in the section on critical thinking",
        content: {
          objective: "Help pupils support a position with evidence and answer objections fairly.",
          prompt:
            'We are preparing a respectful class debate in [year group].\nQuestion: [debate question]\nOur position: [our position]\nGive the three strongest arguments of the other side, at most 45 words each, without insults, stereotypes or mockery. For each, name the kind of evidence that would support it and where a school class could look for it. Do not invent figures, quotations, studies or sources; when you are not sure that something exists, write "look for". Then ask us one hard question about each argument. Do not say who is right and do not soften the arguments to please us. If the question touches someone\'s identity, faith or an election campaign, stop and suggest a safer wording. Use nothing about real pupils.',
          steps: [
            "Groups write their position and two reasons before using AI.",
            "Project the prompt; one session for the whole class is enough.",
            "Each group answers one hard question in writing.",
            "Search for one real source for each argument that matters.",
            "Close with: what did we change, and why?",
          ],
          teacherCheck:
            "Are the sources real and open? Was a sensitive subject treated with respect? Did the quiet pupils speak?",
          adaptation:
            "Younger pupils can debate a choice in a story; in science, let the opponent defend an old theory and look for the experiment that changed it.",
        },
      },
      "pt-br": {
        title: "Exemplo 6: a IA como adversária de debate",
        description: "Fortaleça seus argumentos enfrentando os melhores argumentos do outro lado.",
        qrContext: "Capítulo 3, na seção sobre pensamento crítico",
        content: {
          objective:
            "Ajudar os alunos a sustentar uma posição com evidências e responder a objeções com honestidade.",
          prompt:
            "Estamos preparando um debate respeitoso em uma turma de [ano/série].\nPergunta: [pergunta do debate]\nNossa posição: [nossa posição]\nDê os três argumentos mais fortes do outro lado, de até 45 palavras cada, sem ofensa, estereótipo ou deboche. Para cada um, diga que tipo de evidência o sustentaria e onde uma turma poderia procurar. Não invente números, citações, pesquisas nem fontes; na dúvida, escreva (conferir). Depois faça uma pergunta difícil sobre cada argumento. Não diga quem tem razão nem enfraqueça os argumentos para nos agradar. Se a pergunta tocar na identidade ou na fé de alguém ou em campanha eleitoral, pare e sugira outra redação. Não peça nem use dados de alunos reais.",
          steps: [
            "Os grupos escrevem a posição e duas razões antes de usar a IA.",
            "Projete o prompt; uma conversa só, para toda a turma, já basta.",
            "Cada grupo responde por escrito a uma pergunta difícil.",
            "Procure uma fonte real para cada argumento importante.",
            "Feche com: o que mudamos, e por quê?",
          ],
          teacherCheck:
            "As fontes existem e abrem? Um tema sensível foi tratado com respeito? Os alunos mais calados participaram?",
          adaptation:
            "Com os menores, debatam a escolha de um personagem; no ensino médio, deixe a IA defender uma teoria científica antiga e procurem o experimento que a derrubou.",
        },
      },
    },
  },
  {
    id: "chapter3-ex7",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [3, 1, 1],
    tasks: ["differentiate", "inclusion"],
    text: {
      en: {
        title: "Example 7: accessible material for everyone",
        description: "Apply universal design for learning to a worksheet, an image or a slide.",
        qrContext: "Chapter 3, in the section on inclusion",
        content: {
          objective: "Remove the barriers from your materials before any pupil needs to ask.",
          prompt:
            "Review the activity below with universal design for learning, for [year group]. This goal must stay: [goal that must stay]. List the barriers for a reader who: has low vision; uses a screen reader; reads slowly; loses focus easily; is new to English; [other needs in general terms]. For each, propose one change that costs nothing and helps the whole class, at most 20 words. Rewrite the instructions in numbered steps of up to 12 words. For each image I describe, write alt text of up to 30 words that says what the task needs and does not give away the answer. If my description is too thin, ask me; do not guess. Ask for nothing about a real pupil.\n\nActivity: [activity text]\nImages: [description of each image]",
          steps: [
            "Describe needs in general; never paste a report or a diagnosis of a real pupil.",
            "Choose two changes that you can make today.",
            "Test font size, contrast and the order of instructions.",
            "Offer a second way to answer, such as speaking or drawing.",
            "Ask pupils what helped.",
          ],
          teacherCheck:
            "Does the alternative text describe what matters for the task? Was the goal kept? Did you ask the SENCO or the learning support teacher?",
          adaptation:
            "Record the instructions with a text-to-speech voice, or ask for a five-step visual routine to put on the wall.",
        },
      },
      "pt-br": {
        title: "Exemplo 7: material acessível para todos",
        description:
          "Aplique o desenho universal para a aprendizagem (DUA) a uma atividade, uma imagem ou um slide.",
        qrContext: "Capítulo 3, na seção sobre inclusão",
        content: {
          objective: "Retirar as barreiras de um material antes que algum aluno precise pedir.",
          prompt:
            "Revise a atividade abaixo com o desenho universal para a aprendizagem (DUA), para uma turma de [ano/série]. Este objetivo não muda: [objetivo que deve ficar]. Liste as barreiras para quem: tem baixa visão; usa leitor de tela; é surdo e usa Libras; lê devagar; perde a atenção com facilidade; [outras necessidades em termos gerais]. Para cada uma, proponha uma mudança sem custo, de até 20 palavras, que ajude a turma toda. Reescreva as instruções em passos numerados de até 12 palavras. Para cada imagem, escreva texto alternativo de até 30 palavras, com o que a tarefa pede e sem entregar a resposta. Na dúvida sobre uma imagem, pergunte; não adivinhe. Não peça nem use dados de alunos reais.\n\nAtividade: [texto da atividade]\nImagens: [descrição de cada imagem]",
          steps: [
            "Descreva necessidades em geral; nunca cole laudo, diagnóstico ou PEI de um aluno real.",
            "Escolha duas mudanças que possa fazer hoje.",
            "Teste tamanho de letra, contraste e ordem das instruções.",
            "Ofereça outra forma de responder, como áudio ou desenho.",
            "Pergunte aos alunos o que ajudou.",
          ],
          teacherCheck:
            "A descrição diz o que importa para a tarefa? O objetivo foi mantido? Você consultou o professor do AEE ou o profissional de apoio?",
          adaptation:
            "Grave as instruções com voz sintética ou peça uma rotina visual em cinco passos para a parede.",
        },
      },
    },
  },
];
