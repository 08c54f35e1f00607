// Chapter 3, examples 1 to 4: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_3_EXAMPLES_1_TO_4: readonly BookResource[] = [
  {
    id: "chapter3-ex1",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Example 1: lesson plan from one curriculum skill",
        description: "Turn one skill code into a lesson with a clear objective and evidence of learning.",
        qrContext: "Chapter 3, beside the first worked prompt",
        content: {
          objective: "Plan one lesson in which activity and evidence match the objective.",
          prompt:
            "Act as a planning partner. Skill: [paste the full text of the skill]. Class: [year group], [number] pupils, [minutes] minutes, materials: [list]. First ask me three questions you need answered. Then write: objective in one sentence, starting point, main activity in timed steps, evidence of learning, and what to do if half the class does not follow.",
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
            "Atue como parceiro de planejamento. Habilidade: [cole o texto completo da habilidade]. Turma: [ano/série], [número] alunos, [minutos] minutos, materiais: [lista]. Antes de escrever, faça as três perguntas que precisa me fazer. Depois escreva: objetivo em uma frase, ponto de partida, atividade principal em etapas com tempo, evidência de aprendizagem e o que fazer se metade da turma não acompanhar.",
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
    text: {
      en: {
        title: "Example 2: one text, three reading levels",
        description: "Adapt a text so that every pupil works on the same idea.",
        qrContext: "Chapter 3, in the section on differentiation",
        content: {
          objective:
            "Give every pupil access to the same content at their reading level, without removing the difficult idea.",
          prompt:
            "Rewrite the text below in three versions: A, short sentences and everyday words; B, the level in [year group]; C, with one extra challenge. Keep the same key idea, these key words [list] and the same order of facts. Do not add facts. After each version, write the same two comprehension questions.\n\n[text]",
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
          objective:
            "Dar acesso ao mesmo conteúdo por caminhos de leitura diferentes, sem retirar a ideia difícil.",
          prompt:
            "Reescreva o texto abaixo em três versões: A, frases curtas e palavras do dia a dia; B, nível de [ano/série]; C, com um desafio extra. Mantenha a mesma ideia central, estas palavras-chave [lista] e a mesma ordem dos fatos. Não acrescente fatos. Depois de cada versão, escreva as mesmas duas perguntas de compreensão.\n\n[texto]",
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
            "Peça um roteiro de áudio da versão A ou uma versão com definições na margem para quem ainda aprende o idioma.",
        },
      },
    },
  },
  {
    id: "chapter3-ex3",
    chapter: "chapter-3",
    category: "examples",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Example 3: a rubric the class understands",
        description: "Draft a rubric with AI and finish it with the pupils.",
        qrContext: "Chapter 3, after the table of criteria",
        content: {
          objective: "Build criteria that describe quality in words pupils can use.",
          prompt:
            "Create a rubric for this task: [task]. Year group: [year group]. Use four criteria and three levels named Starting, On the way and Achieved. Describe only what can be seen in the work; avoid words such as good, poor, adequate. For each criterion add one question a pupil can ask while revising.",
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
          objective: "Construir critérios que descrevam qualidade com palavras que os alunos consigam usar.",
          prompt:
            "Crie uma rubrica para esta tarefa: [tarefa]. Turma: [ano/série]. Use quatro critérios e três níveis chamados Começando, No caminho e Alcançado. Descreva apenas o que se vê no trabalho; evite palavras como bom, ruim, adequado. Em cada critério, acrescente uma pergunta que o aluno possa fazer ao revisar.",
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
    text: {
      en: {
        title: "Example 4: feedback on an anonymous draft",
        description: "Use AI to prepare better comments, and keep the judgement with the teacher.",
        qrContext: "Chapter 3, in the section on feedback",
        content: {
          objective: "Prepare short comments that lead to a second version of the text.",
          prompt:
            "Read this draft with the rubric below. The text has no name and may contain invented details. Do not give a mark and do not rewrite the text. Write three sentences: one strength quoted from the text, one next step linked to a criterion, one question that makes the writer think.\n\nRubric: [paste]\n\nDraft: [paste without any personal data]",
          steps: [
            "Ask the writer's permission, or use a draft you invented; remove names, school and any personal story that identifies the pupil.",
            "Read the draft yourself before asking.",
            "Compare the answer with your own reading and keep only what holds up.",
            "Give the feedback in your own words.",
            "Reserve class time for the second version.",
          ],
          teacherCheck:
            "Is the quotation really in the text? Does the next step fit this pupil now? Would you say it in person?",
          adaptation:
            "Show the class the three sentences on a draft you invented: pupils say which advice they would refuse and why, then write three sentences for each other by hand.",
        },
      },
      "pt-br": {
        title: "Exemplo 4: devolutiva sobre um rascunho anônimo",
        description: "Use a IA para preparar comentários melhores; quem avalia continua sendo você.",
        qrContext: "Capítulo 3, na seção sobre devolutivas",
        content: {
          objective: "Preparar comentários curtos que levem a uma segunda versão do texto.",
          prompt:
            "Leia este rascunho com a rubrica abaixo. O texto não tem nome e pode conter detalhes inventados. Não dê nota e não reescreva o texto. Escreva três frases: um ponto forte citado do texto, um próximo passo ligado a um critério e uma pergunta que faça quem escreveu pensar.\n\nRubrica: [cole]\n\nRascunho: [cole sem nenhum dado pessoal]",
          steps: [
            "Use um rascunho inventado por você; se for de aluno, só com autorização e sem nome, escola nem história que o identifique.",
            "Antes de usar a IA, leia você mesmo o rascunho.",
            "Compare a resposta com a sua leitura e aproveite só o que procede.",
            "Dê a devolutiva com as suas palavras.",
            "Reserve tempo de aula para a segunda versão.",
          ],
          teacherCheck:
            "A citação está mesmo no texto? O próximo passo serve a este aluno agora? Você diria isso pessoalmente?",
          adaptation:
            "Mostre à turma as três frases sobre um rascunho inventado por você: os alunos dizem que conselho recusariam e por quê e depois escrevem três frases uns para os outros, à mão.",
        },
      },
    },
  },
];
