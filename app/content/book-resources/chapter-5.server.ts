// Chapter 5: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_5_RESOURCES: readonly BookResource[] = [
  {
    id: "chapter5-ex1",
    chapter: "chapter-5",
    category: "examples",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Redesign a task that AI could answer alone",
        description: "Turn a copy-and-paste assignment into one that shows thinking.",
        qrContext: "Chapter 5, in the section on assessment and authorship",
        content: {
          objective:
            "Assess learning with process, voice and local context instead of AI detectors, which are not reliable.",
          prompt:
            "Here is an assignment: [paste]. Answer it in 150 words, as a pupil in a hurry would. Then list what this answer does not prove about learning. Finally, propose three versions of the assignment that: ask for evidence from our class or town; leave visible steps; include a short oral moment. State for each version which use of AI is allowed.",
          steps: [
            "Run your own assignment through the prompt.",
            "Choose one of the three versions and cut the workload elsewhere.",
            "Write the allowed use of AI in one line: none, for ideas, for improving a draft, or free with a declaration.",
            "Ask for a process record: notes, two drafts, one paragraph written in class.",
            "Talk with a few pupils for two minutes each.",
          ],
          teacherCheck:
            "Does the new task still assess the same skill? Is it fair to pupils without internet at home? Is the AI rule clear to families?",
          adaptation:
            "In mathematics ask for the correction of a solution made by AI; in history, for a check of its sources; in languages, for a comparison between the pupil's version and the machine's.",
        },
      },
      "pt-br": {
        title: "Redesenhe uma tarefa que a IA responderia sozinha",
        description:
          "Transforme um trabalho de copiar e colar em uma tarefa que mostre o raciocínio do aluno.",
        qrContext: "Capítulo 5, na seção sobre avaliação e autoria",
        content: {
          objective:
            "Avaliar a aprendizagem com processo, voz e contexto local, em vez de confiar em detectores de IA, que erram.",
          prompt:
            "Aqui está uma tarefa: [cole]. Responda como faria um aluno apressado, em 150 palavras. Depois liste o que essa resposta não prova sobre a aprendizagem. Por fim, proponha três versões da tarefa que: peçam evidências da nossa turma ou cidade; deixem etapas visíveis; incluam um momento oral curto. Diga em cada versão que uso de IA é permitido.",
          steps: [
            "Passe a sua própria tarefa pelo prompt.",
            "Escolha uma das três versões e diminua a carga em outra tarefa.",
            "Escreva em uma linha o uso permitido de IA: nenhum, para ter ideias, para revisar ou livre, com declaração.",
            "Peça um registro do processo: anotações, dois rascunhos, um parágrafo escrito em aula.",
            "Converse por dois minutos com alguns alunos.",
          ],
          teacherCheck:
            "A nova tarefa ainda avalia a mesma habilidade? É justa para quem não tem internet em casa? A regra de IA está clara para as famílias?",
          adaptation:
            "Em matemática, peça a correção de uma resolução feita por IA; em história, a checagem das fontes; em línguas, a comparação entre a versão do aluno e a da máquina.",
        },
      },
    },
  },
  {
    id: "education-discounts",
    chapter: "chapter-5",
    category: "guides",
    lists: ["en", "pt-br"],
    text: {
      en: {
        title: "Free plans and education offers",
        description: "Where teachers and schools pay less, and the traps to avoid.",
        qrContext: "Chapter 5, in the box on cost",
        content: {
          objective: "Use what is already free for schools before paying for anything.",
          prompt:
            "Make a table of the digital tools our school already has: [list of accounts, for example Google Workspace for Education, Microsoft 365, Canva for Education]. For each one, list the AI functions normally included, who must turn them on, the minimum age, and three questions for our technical team. Mark as uncertain whatever you cannot confirm.",
          steps: [
            "List the accounts the school already holds.",
            "Ask the administrator which AI functions are on, and for which ages.",
            "Confirm each offer on the official page and note the date.",
            "Set a reminder before any free trial starts to charge.",
            "Record the decision for the whole school.",
          ],
          teacherCheck:
            "Is the offer valid in your country and for schools? Does it renew automatically, at a charge? Who is responsible for the data?",
          adaptation:
            "Schools without accounts of their own can begin with Canva for Education, free tutoring tools for teachers and assistants without login for demonstrations.",
        },
      },
      "pt-br": {
        title: "Planos gratuitos e ofertas para educação",
        description: "Onde professores e escolas pagam menos, e as armadilhas a evitar.",
        qrContext: "Capítulo 5, no quadro sobre custos",
        content: {
          objective: "Usar o que já é gratuito para escolas antes de pagar por qualquer coisa.",
          prompt:
            "Faça uma tabela das ferramentas digitais que a escola já tem: [lista de contas, por exemplo Google Workspace for Education, Microsoft 365, Canva para Educação]. Para cada uma, liste as funções de IA normalmente incluídas, quem precisa ativá-las, a idade mínima e três perguntas para a equipe técnica. Marque como incerto o que não puder confirmar.",
          steps: [
            "Liste as contas que a escola já possui.",
            "Pergunte a quem administra as contas quais funções de IA estão ativas e para quais idades.",
            "Confirme cada oferta na página oficial e anote a data.",
            "Crie um lembrete antes que o período gratuito vire cobrança.",
            "Registre a decisão para toda a escola.",
          ],
          teacherCheck:
            "A oferta vale no Brasil e para a educação básica? A renovação é automática e cobrada? Quem responde pelos dados?",
          adaptation:
            "Escolas sem contas próprias podem começar com o Canva para Educação, ferramentas de tutoria gratuitas para professores e assistentes sem login para demonstrações.",
        },
      },
    },
  },
];
