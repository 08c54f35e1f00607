// Chapters 2 and 4: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_2_RESOURCES: readonly BookResource[] = [
  {
    id: "platforms",
    chapter: "chapter-2",
    category: "platforms",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Compare the main AI platforms",
        description: "The main platforms side by side and a fair test you can run in twenty minutes.",
        qrContext: "Chapter 2, at the end of the section on choosing a platform",
        content: {
          objective:
            "Choose one main assistant for the term on evidence from your own work, not advertising.",
          prompt:
            "You are helping a [subject] teacher with [year group] in [town]. Write a 50-minute lesson on [topic] for [number] pupils, with no computers in the room. Include the objective, an opening question, one group activity, an exit ticket with three questions, and two likely misconceptions. If any fact is uncertain, say so.",
          steps: [
            "Paste the same prompt, unchanged, into three free assistants.",
            "Score each answer from 0 to 2 for accuracy, fit to your class, clarity and honesty about what it does not know.",
            "Ask each one: which part of your answer should I check first?",
            "Read the minimum age and data policy of the best two.",
            "Choose one main tool and one backup, and note why.",
          ],
          teacherCheck:
            "Check every date, number and curriculum code; make sure the activity fits the time and the materials you really have.",
          adaptation:
            "With older pupils, hide the names of the tools and let groups score the answers blind; compare the results and discuss why they differ.",
        },
      },
      "pt-br": {
        title: "Compare as principais plataformas de IA",
        description: "As plataformas lado a lado e um teste justo que cabe em vinte minutos.",
        qrContext: "Capítulo 2, no fim da seção sobre escolha de plataforma",
        content: {
          objective:
            "Escolher um assistente principal para o bimestre com base no seu próprio trabalho, e não na propaganda.",
          prompt:
            "Você vai ajudar quem dá aula de [componente curricular] para [ano/série] em [cidade]. Escreva uma aula de 50 minutos sobre [tema] para [número] alunos, sem computadores na sala. Inclua objetivo, pergunta de abertura, uma atividade em grupo, um bilhete de saída com três perguntas e dois erros comuns que os alunos costumam cometer. Se algum fato for incerto, diga.",
          steps: [
            "Cole o mesmo prompt, sem mudanças, em três assistentes gratuitos.",
            "Dê nota de 0 a 2 para correção, adequação à turma, clareza e honestidade sobre o que não sabe.",
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
    text: {
      en: {
        title: "Planning toolkit",
        description: "Templates and routines to plan a unit in one sitting.",
        qrContext: "Chapter 4, on the page of the planning kit",
        content: {
          objective:
            "Plan a unit of two to four weeks, starting from what pupils should be able to show they have learned.",
          prompt:
            "Help me plan a unit backwards. Final task: [what pupils will produce]. Skills: [list]. Lessons available: [number] of [minutes] minutes. Ask me up to four questions. Then give a table with lesson number, question of the day, activity, evidence and material. Leave one lesson free for what does not go as planned.",
          steps: [
            "Write the final task and the rubric first.",
            "List what pupils already know and what they usually confuse.",
            "Ask for the table and remove the least useful lesson.",
            "Mark where people matter most: reading aloud, conversation, an experiment.",
            "Share the plan with a colleague for ten minutes.",
          ],
          teacherCheck:
            "Does each lesson lead to the final task? Is there time for feedback and a second try? Are holidays and tests counted?",
          adaptation:
            "For cross-curricular projects, give the prompt skills from two subjects and ask where they really meet.",
        },
      },
      "pt-br": {
        title: "Kit de planejamento",
        description: "Modelos e rotinas para planejar uma sequência didática de uma vez.",
        qrContext: "Capítulo 4, na página do kit de planejamento",
        content: {
          objective:
            "Planejar uma sequência didática de duas a quatro semanas a partir do que os alunos devem mostrar que aprenderam.",
          prompt:
            "Ajude-me a fazer o planejamento reverso (do fim para o começo) de uma sequência didática. Produto final: [o que os alunos vão produzir]. Habilidades: [lista]. Aulas disponíveis: [número] de [minutos] minutos. Faça até quatro perguntas. Depois dê uma tabela com número da aula, pergunta do dia, atividade, evidência e material. Deixe uma aula livre para o que não sair como previsto.",
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
