// Chapters 2 and 4: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_2_RESOURCES: readonly BookResource[] = [
  {
    id: "platforms",
    chapter: "chapter-2",
    category: "platforms",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: ["plan"],
    text: {
      en: {
        title: "Compare AI platforms",
        description: "AI platforms side by side and a fair test you can run in twenty minutes.",
        qrContext: "Chapter 2, at the end of the section on choosing a platform",
        content: {
          objective:
            "Choose one main assistant for the term on evidence from your own work, not advertising.",
          prompt:
            "You are helping a [subject] teacher with [year group] in [town or region]. Write one lesson of [lesson length in minutes] minutes for [number of pupils] pupils, with no computers in the room. Topic: [topic]. Do not ask questions; where you must assume something, say what you assumed. In at most 250 words give: the objective in one sentence; a five-minute starter; one group activity in timed steps; an exit ticket of three questions with answers; two common misconceptions. The times must add up to the lesson. Write (check) beside any date, number or curriculum reference you are not sure of. Do not invent sources. Use no data about real pupils.",
          steps: [
            "Paste the same prompt, unchanged, into three free assistants.",
            "Score each answer from 0 to 2 for accuracy, fit to your class, clarity and honesty about what it does not know.",
            "Ask each one: which part of your answer should I check first?",
            "Read the minimum age and data policy of the two with the highest scores.",
            "Choose one main tool and one backup, and note why.",
          ],
          teacherCheck:
            "Check every date, number and curriculum code; make sure the activity fits the time and the materials you really have.",
          adaptation:
            "With older pupils, hide the names of the tools and let groups score the answers blind; compare the results and discuss why they differ.",
        },
      },
      "pt-br": {
        title: "Compare plataformas de IA",
        description: "As plataformas lado a lado e um teste justo que cabe em vinte minutos.",
        qrContext: "Capítulo 2, no fim da seção sobre escolha de plataforma",
        content: {
          objective: "Escolher um assistente para o bimestre pelo uso em aula, não pela propaganda.",
          prompt:
            "Ajude quem dá aula de [componente curricular] para uma turma de [ano/série] em [cidade ou região]. Escreva uma aula de [duração da aula em minutos] minutos para [número de alunos] alunos, sem computador na sala. Tema: [tema]. Não faça perguntas; se supuser algo, diga o quê. Em até 250 palavras, escreva: objetivo em uma frase; pergunta de abertura; uma atividade em grupo em etapas com tempo; bilhete de saída com três perguntas e respostas; dois erros comuns dos alunos. Os tempos devem somar a aula. Na dúvida sobre data, número ou código da BNCC, escreva (conferir). Não invente fontes. Não peça nem use dados de alunos reais.",
          steps: [
            "Cole o mesmo prompt, sem mudanças, em três assistentes gratuitos.",
            "Dê nota de 0 a 2 para exatidão, adequação à turma, clareza e honestidade sobre o que não sabe.",
            "Pergunte a cada um: que parte da sua resposta devo conferir primeiro?",
            "Leia a idade mínima e as regras de uso de dados dos dois melhores.",
            "Escolha uma ferramenta principal e uma reserva e anote o motivo.",
          ],
          teacherCheck:
            "Confira datas, números e códigos da BNCC; veja se a atividade cabe no tempo e nos materiais que você tem de fato.",
          adaptation:
            "Com alunos mais velhos, esconda o nome das ferramentas e deixe os grupos avaliarem às cegas; compare os resultados e discuta as diferenças.",
        },
      },
    },
  },
];

export const CHAPTER_4_RESOURCES: readonly BookResource[] = [
  {
    id: "planning-toolkit",
    chapter: "chapter-4",
    category: "toolkits",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: ["plan"],
    text: {
      en: {
        title: "Planning pack",
        description: "Templates and routines to plan a unit in one sitting.",
        qrContext: "Chapter 4, on the page of the planning pack",
        content: {
          objective:
            "Plan a unit of two to four weeks, starting from what pupils should be able to show they have learned.",
          prompt:
            "Help me plan a sequence of lessons backwards. Final evidence: [what pupils will produce]. Curriculum: [curriculum statements]. Class: [year group], [number of pupils] pupils, [number of lessons] lessons of [lesson length in minutes] minutes, with [textbook]. General needs: [support needs in general terms]. First ask me up to four questions and wait. Then give one table, one line per lesson: number, question of the day, activity, evidence, materials. Put the first draft and its feedback in the first two thirds of the lessons. Leave one lesson free for what does not go as planned. Under the table, name the activity you would drop first. Do not invent curriculum references; write (check) when unsure. Ask for nothing about individual pupils.",
          steps: [
            "Write the final task and the rubric first.",
            "List what pupils already know and what they usually confuse.",
            "Ask for the table and remove the least useful lesson.",
            "Mark where people matter most: reading aloud, conversation, an experiment.",
            "Talk the plan over with a colleague for ten minutes.",
          ],
          teacherCheck:
            "Does each lesson lead to the final task? Is there time for feedback and a second try? Are holidays and tests counted?",
          adaptation:
            "For cross-curricular projects, give the prompt skills from two subjects and ask where they really meet.",
        },
      },
      "pt-br": {
        title: "Pacote de planejamento",
        description: "Modelos e rotinas para planejar uma sequência didática de uma vez.",
        qrContext: "Capítulo 4, na página do pacote de planejamento",
        content: {
          objective:
            "Planejar uma sequência didática de duas a quatro semanas a partir do que os alunos vão produzir.",
          prompt:
            "Ajude-me com o planejamento reverso de uma sequência didática. Produto final: [o que os alunos vão produzir]. Habilidades: [habilidades]. Turma: [ano/série], [número de alunos] alunos, [número de aulas] aulas de [duração da aula em minutos] minutos, com [livro didático]. Necessidades gerais: [necessidades em termos gerais]. Faça até quatro perguntas e espere. Depois dê uma tabela, uma linha por aula: número, pergunta do dia, atividade, evidência e material. A primeira versão do produto e a devolutiva ficam nos dois primeiros terços das aulas. Deixe uma aula livre para imprevistos. Abaixo, diga que atividade cortaria primeiro. Use só os códigos que informei; na dúvida, escreva (conferir). Não peça nem use dados de alunos reais.",
          steps: [
            "Escreva primeiro a tarefa final e a rubrica.",
            "Liste o que os alunos já sabem e o que costumam confundir.",
            "Peça a tabela e retire a aula menos útil.",
            "Marque onde a presença das pessoas importa mais: leitura em voz alta, conversa, experimento.",
            "Discuta o plano por dez minutos com um colega ou com a coordenação pedagógica.",
          ],
          teacherCheck:
            "Cada aula leva à tarefa final? Há tempo para devolutiva e segunda tentativa? Feriados e provas foram contados?",
          adaptation:
            "Em projetos interdisciplinares, informe habilidades de dois componentes curriculares e pergunte onde elas de fato se encontram.",
        },
      },
    },
  },
];
