// Chapter 5: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_5_RESOURCES: readonly BookResource[] = [
  {
    id: "chapter5-ex1",
    chapter: "chapter-5",
    category: "examples",
    lists: ["en", "pt-br"],
    stepCounts: [3, 1, 1],
    tasks: ["test"],
    text: {
      en: {
        title: "Redesign a task that AI could answer alone",
        description: "Turn a copy-and-paste assignment into one that shows thinking.",
        qrContext: "Chapter 5, in the section on assessment and authorship",
        content: {
          objective:
            "Assess learning with process, voice and local context instead of AI detectors, which are not reliable.",
          prompt:
            "Here is an assignment for [year group] in [subject]: [assignment]. If its objective is not clear, ask me first. Step 1: answer it as a hurried pupil with AI would, in at most 80 words. Step 2: in three bullets, what does that answer not prove about learning? Step 3: propose three versions that test the same objective, at most 40 words each: one needs evidence from our class or town; one leaves visible steps; one has a two-minute oral moment. For each give: the AI rule in one line (none, for ideas, for revision, free with declaration); my extra marking time for the whole class; how a pupil without internet at home does it. Do not suggest AI detectors. Use no data about real pupils.",
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
            "Avaliar a aprendizagem com processo, voz e contexto local, e não com detectores de IA, que erram.",
          prompt:
            "Esta é uma tarefa de [ano/série] em [componente curricular]: [tarefa]. Na dúvida sobre o objetivo, pergunte antes. Passo 1: em até 80 palavras, responda como um aluno apressado com IA. Passo 2: em três tópicos, o que essa resposta não prova sobre a aprendizagem? Passo 3: proponha três versões com o mesmo objetivo, de até 40 palavras cada: uma pede evidência da turma ou da cidade; uma deixa etapas visíveis; uma tem dois minutos de fala. Para cada uma, diga: a regra de IA em uma linha (nenhuma, para ideias, para revisão, livre com declaração); o tempo extra de correção para a turma toda; como faz quem não tem internet em casa. Não sugira detectores de IA. Não peça nem use dados de alunos reais.",
          steps: [
            "Teste a sua própria tarefa com o prompt.",
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
    stepCounts: null,
    tasks: ["research"],
    text: {
      en: {
        title: "Free plans and education offers",
        description: "Where teachers and schools pay less, and the traps to avoid.",
        qrContext: "Chapter 5, in the box on cost",
        content: {
          objective: "Use what is already free for schools before paying for anything.",
          prompt:
            "Draft an email to [vendor] asking about its education offer for [kind of school] in [country]. We would use [product]; users: [who will use it]. Ask, as numbered questions: who qualifies and how it is checked; the price per month and per year in our currency, taxes included; when the offer ends and what happens then; which AI functions are included, for which ages, and who switches them on; whether inputs train models, where data is kept and how it is deleted; whether a data processing agreement can be signed. At most 150 words. Tone: [tone]. State no price or condition as a fact: you cannot know them today. Use no names of pupils or staff.",
          steps: [
            "List the accounts your school already holds.",
            "Ask the administrator which AI functions are on, and for which ages.",
            "Open the official page of the offer and note the date.",
            "If anything is unclear, write to the maker with the email above.",
            "Record the decision in the school's list of tools.",
          ],
          teacherCheck:
            "Is the offer valid in your country and for schools? Does it renew automatically, at a charge? Who is responsible for the data? Delete from the email every price or date that did not come from you.",
          adaptation:
            "Schools without accounts of their own can begin with Canva for Education and with assistants without login for demonstrations.",
        },
      },
      "pt-br": {
        title: "Planos gratuitos e ofertas para educação",
        description: "Onde professores e escolas pagam menos, e as armadilhas a evitar.",
        qrContext: "Capítulo 5, no quadro sobre custos",
        content: {
          objective: "Usar o que já é gratuito para escolas antes de pagar.",
          prompt:
            "Escreva um e-mail para [empresa], em até 150 palavras, em nome de [tipo de escola] ([país]), sobre a oferta para educação. Usaríamos [produto]; usuários: [quem vai usar]. Faça perguntas numeradas: quem tem direito e como se comprova; preço por mês e por ano na nossa moeda, com impostos; até quando vale a oferta e o que acontece depois; que funções de IA estão incluídas, para que idades e quem as liga; se o que se digita treina modelos, onde ficam os dados e como se apagam; se assinam contrato de tratamento de dados conforme a lei local. Tom: [tom]. Não afirme preço nem condição: hoje você não tem como saber. Não use nomes de alunos nem de funcionários.",
          steps: [
            "Liste as contas que a escola ou a rede já tem.",
            "Pergunte a quem administra as contas quais funções de IA estão ligadas e para que idades.",
            "Abra a página oficial da oferta e anote a data.",
            "Se algo não estiver claro, escreva à empresa com o e-mail acima.",
            "Registre a decisão no inventário de ferramentas e leve à coordenação pedagógica.",
          ],
          teacherCheck:
            "A oferta vale no Brasil e para a educação básica? A renovação é automática e cobrada? Quem responde pelos dados? Apague do e-mail todo preço ou data que não veio de você.",
          adaptation:
            "Escolas sem contas institucionais podem começar com o Canva para Educação e com assistentes sem login para demonstrações.",
        },
      },
    },
  },
];
