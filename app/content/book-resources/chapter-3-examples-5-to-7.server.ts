// Chapter 3, examples 5 to 7: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_3_EXAMPLES_5_TO_7: readonly BookResource[] = [
  {
    id: "chapter3-ex5",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Example 5: exit tickets and common misconceptions",
        description: "Find out what pupils have misunderstood before the test does.",
        qrContext: "Chapter 3, in the section on formative assessment",
        content: {
          objective: "Know, at the end of each lesson, what to teach again tomorrow.",
          prompt:
            "For the topic [topic], in [year group], list four frequent misconceptions and explain the reasoning behind each one. Then write three multiple-choice questions in which every wrong option reveals one of these misconceptions. Give the answer key and, for each wrong option, a two-minute action for the next lesson.",
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
          objective: "Saber, no fim de cada aula, o que retomar amanhã.",
          prompt:
            "Para o tema [tema], em uma turma de [ano/série], liste quatro erros conceituais frequentes e explique o raciocínio por trás de cada um. Depois escreva três questões de múltipla escolha em que cada alternativa errada revele um desses erros. Dê o gabarito e, para cada alternativa errada, uma ação de dois minutos para a próxima aula.",
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
    text: {
      en: {
        title: "Example 6: AI as a debate opponent",
        description: "Strengthen your arguments by facing the best case for the other side.",
        qrContext: "Chapter 3, in the section on critical thinking",
        content: {
          objective: "Help pupils support a position with evidence and answer objections fairly.",
          prompt:
            "We are preparing a respectful classroom debate on: [question]. Our position: [position]. Present the three strongest arguments of the opposite side, without insults or stereotypes, each with the kind of evidence that would support it. Then ask us one hard question about each. Do not tell us who is right.",
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
            "Estamos preparando um debate respeitoso em sala sobre: [pergunta]. Nossa posição: [posição]. Apresente os três argumentos mais fortes do lado contrário, sem ofensas nem estereótipos, cada um com o tipo de evidência que o sustentaria. Depois faça uma pergunta difícil sobre cada um. Não diga quem tem razão.",
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
    text: {
      en: {
        title: "Example 7: accessible material for everyone",
        description: "Apply universal design for learning to a worksheet, an image or a slide.",
        qrContext: "Chapter 3, in the section on inclusion",
        content: {
          objective: "Remove the barriers from your materials before any pupil needs to ask.",
          prompt:
            "Review the activity below with universal design for learning. List the barriers for a pupil who: has low vision; reads slowly; loses attention easily; does not speak the language well. For each barrier propose one low-cost change that helps the whole class. Then write alternative text of up to 30 words for each image I describe.\n\nActivity: [paste]\nImages: [describe]",
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
            "Revise a atividade abaixo com o desenho universal para a aprendizagem. Liste as barreiras para um aluno que: tem baixa visão; lê devagar; perde a atenção com facilidade; não domina o idioma. Para cada barreira, proponha uma mudança de baixo custo que ajude toda a turma. Depois escreva uma descrição (texto alternativo) de até 30 palavras para cada imagem que eu descrever.\n\nAtividade: [cole]\nImagens: [descreva]",
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
