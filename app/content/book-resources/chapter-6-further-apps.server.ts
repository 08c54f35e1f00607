// Chapter 6, the further apps: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_6_FURTHER_APPS: readonly BookResource[] = [
  {
    id: "chapter6-create",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en"],
    stepCounts: [2, 3, 0],
    tasks: ["projects"],
    text: {
      en: {
        title: "Create (now Anything): a study planner",
        description:
          "A phone-friendly planner for one week of study. The tool the book calls Create is now called Anything.",
        qrContext: "Chapter 6, in the Create section",
        content: {
          objective: "Help pupils break a large task into small blocks and look back on the week.",
          prompt:
            "Create a one-week study planner for phones and paper, for [year group]. The user adds up to five tasks, each with an estimate in blocks of [study block in minutes] minutes, and places them on [days]. Moving a task works by tap and by keyboard, not only by dragging. After each block: done, half done or moved; the real number of blocks beside the estimate. Each day ends with one question ([daily question]). Data stays on the device: no account, cloud, analytics, advertising or outside services. No notifications, streaks, points, rankings or red warnings. Buttons: print on one A4 page; erase everything. Before building, list the screens in five lines and wait for my yes. If a rule cannot be met, say so. Afterwards, tell me how to check that nothing leaves the device.",
          steps: [
            "Plan a real week yourself first.",
            "Create the app and test it on a cheap phone.",
            "Show the class how to estimate, then compare with the time it really took.",
            "Use the daily question for five days.",
            "Discuss which strategies to keep.",
          ],
          teacherCheck:
            "Does the data really stay on the device? Does it use any trick to keep people hooked, such as streaks or alerts? Does printing work?",
          adaptation: "Offer the same planner on paper; compare which one pupils keep using.",
        },
      },
      "pt-br": {
        title: "Create (agora Anything): um planejador de estudos",
        description:
          "Um planejador de uma semana de estudo, pensado para o celular. A ferramenta chamada Create no livro agora se chama Anything.",
        qrContext: "Capítulo 6, na seção do Create",
        content: {
          objective: "Ajudar os alunos a dividir uma tarefa grande em blocos e avaliar a semana.",
          prompt:
            "Crie um planejador de estudos de uma semana, para celular e papel, para uma turma de [ano/série]. O aluno inclui até cinco tarefas, cada uma com estimativa em blocos de [bloco de estudo em minutos] minutos, e distribui nestes dias: [dias]. Mover tarefa funciona pelo teclado e pelo toque, não só arrastando. Depois de cada bloco: feito, pela metade ou mudou de dia; o número real de blocos fica ao lado da estimativa. No fim de cada dia, uma pergunta: [pergunta do dia]. Os dados ficam no aparelho: sem conta, nuvem, estatística, publicidade ou serviços de fora. Sem notificação, pontos, ranking, ofensivas (dias seguidos) ou alertas em vermelho. Botões: imprimir em uma folha A4; apagar tudo. Antes de criar, liste as telas em cinco linhas e espere o meu sim. Na dúvida, pergunte. Depois, diga como conferir que nada sai do aparelho.",
          steps: [
            "Antes, planeje uma semana sua de verdade.",
            "Crie o app e teste em um celular simples.",
            "Mostre à turma como estimar e depois comparar com o tempo que levou.",
            "Use a pergunta diária por cinco dias.",
            "Discuta quais estratégias manter.",
          ],
          teacherCheck:
            "Os dados ficam mesmo no aparelho? Há algum recurso que force o uso, como ofensivas (dias seguidos) ou alertas? A impressão funciona?",
          adaptation: "Ofereça o mesmo planejador em papel e compare qual os alunos continuam usando.",
        },
      },
    },
  },
  {
    id: "chapter6-replit",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en"],
    stepCounts: [0, 5, 0],
    tasks: ["projects"],
    text: {
      en: {
        title: "Replit: a probability simulator",
        description: "A simple simulator to compare what we expect with what happens.",
        qrContext: "Chapter 6, in the Replit section",
        content: {
          objective: "Let pupils see the law of large numbers and read simple code.",
          prompt:
            "Write one Python program, under 40 lines, standard library only, that simulates throwing [number of dice] six-sided dice and adds the faces. Ask how many throws; accept whole numbers from 1 to 100,000 and ask again otherwise. Count the sums, then print one line per possible sum, lowest first: sum, count, percentage with one decimal, and a bar of # signs, at most 50 long. Comment each block in one sentence for [year group] pupils. After the code: two lines a pupil may change; one test with its expected result; what to notice at 10, 100 and 10,000 throws, without naming the most likely sum. It must run in Replit and in Google Colab. Say clearly if you have not run it.",
          steps: [
            "Predict on paper which sum will appear most.",
            "Run with 10, 100 and 10,000 throws.",
            "Compare prediction, result and theory.",
            "Change one line, for example three dice, and predict again.",
            "Write one sentence about chance and the number of trials.",
          ],
          teacherCheck:
            "Is the code right? Test the sum 1, which must never appear. Do pupils understand each block or only run it?",
          adaptation:
            "Without computers, throw real dice in groups and put the class's results together; then show the simulator once.",
        },
      },
      "pt-br": {
        title: "Replit: um simulador de probabilidade",
        description: "Um simulador simples para comparar o esperado com o que acontece.",
        qrContext: "Capítulo 6, na seção do Replit",
        content: {
          objective: "Ajudar os alunos a ver a lei dos grandes números e a ler um código simples.",
          prompt:
            "Crie um programa em Python, com até 40 linhas e só a biblioteca padrão, que simule o lançamento de [número de dados] dados de seis faces e some as faces. Pergunte quantos lançamentos; aceite só inteiros de 1 a 100.000, senão pergunte de novo. Conte as somas e mostre uma linha por soma possível, da menor para a maior: soma, contagem, porcentagem com uma casa e uma barra de até 50 sinais #. Comente cada bloco em uma frase, para uma turma de [ano/série]. Abaixo, dê: duas linhas que o aluno pode mudar; um teste com o resultado esperado; o que observar com 10, 100 e 10.000 lançamentos, sem dizer a soma mais provável. Deve rodar no Replit e no Google Colab. Diga se não executou.",
          steps: [
            "Prevejam no papel que soma vai aparecer mais.",
            "Executem com 10, 100 e 10.000 lançamentos.",
            "Comparem previsão, resultado e teoria.",
            "Mudem uma linha, por exemplo três dados, e prevejam de novo.",
            "Escrevam uma frase sobre acaso e número de tentativas.",
          ],
          teacherCheck:
            "O código está certo? Teste a soma 1, que nunca pode aparecer. Os alunos entendem cada bloco ou só executam?",
          adaptation:
            "Sem computadores, lancem dados reais em grupos e juntem os dados da turma; depois mostre o simulador uma vez.",
        },
      },
    },
  },
  {
    id: "chapter6-manus",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en"],
    stepCounts: [2, 3, 0],
    tasks: ["research"],
    text: {
      en: {
        title: "Manus: a research file with checked sources",
        description: "Watch an agent at work and judge every step.",
        qrContext: "Chapter 6, in the Manus section",
        content: {
          objective: "Learn what an agent does well, where it fails, and how to check its work.",
          prompt:
            'For a [year group] class, research this public topic: [public topic]. Show me a plan in five lines first and wait. Use only official and academic sources open to all, at least six, two or more about [our region]. Deliver one table, one line per source: organisation, title, date, main claim (25 words), quotation of up to 20 words copied exactly, link to the exact page (for a PDF, the page number). Open every link before listing it. If a quotation or date cannot be confirmed, write "not confirmed" in its cell. Below, list what you looked for and did not find, and where sources disagree. No news, no blogs, no final text. Do not log in, fill in forms, send messages or use personal data.',
          steps: [
            "Choose a topic with good public data.",
            "Run the task once, in the teacher's account, and keep the recording.",
            "Divide the sources among groups; each opens one link and finds the quotation.",
            "Mark each line as confirmed, different or not found.",
            "Pupils write the text only from confirmed lines.",
          ],
          teacherCheck:
            "Do the links open? Is the quotation word for word? Are sources from our region missing? Was all personal data left out?",
          adaptation:
            "Do the same with any assistant that searches the web; the audit table is what matters, not the tool.",
        },
      },
      "pt-br": {
        title: "Manus: um dossiê de pesquisa com fontes conferidas",
        description: "Observe um agente trabalhar e julgue cada etapa.",
        qrContext: "Capítulo 6, na seção do Manus",
        content: {
          objective: "Aprender o que um agente faz bem, onde falha e como conferir o trabalho dele.",
          prompt:
            "Pesquise para uma turma de [ano/série] este tema público: [tema público]. Antes, mostre o plano em cinco linhas e espere o meu sim. Use só fontes oficiais e acadêmicas de acesso aberto, no mínimo seis, duas ou mais sobre [nossa região]. Dê uma tabela, uma linha por fonte: instituição, título, data, afirmação principal em até 25 palavras, citação exata de até 20 palavras, link da página exata (em PDF, o número da página). Abra cada link antes de listar. Se não confirmar citação ou data, escreva “não confirmada” na célula. Abaixo, diga o que procurou e não achou e onde as fontes discordam. Sem notícias, blogs ou texto final. Não faça login, não preencha formulários, não envie mensagens nem use dados pessoais.",
          steps: [
            "Escolha um tema com bons dados públicos.",
            "Rode a tarefa uma vez, na conta do professor, e guarde a gravação.",
            "Divida as fontes entre os grupos; cada um abre um link e procura a citação.",
            "Marque cada linha como confirmada, diferente ou não encontrada.",
            "Os alunos escrevem o texto só com as linhas confirmadas.",
          ],
          teacherCheck:
            "Os links abrem? A citação é literal? Há fontes da nossa região? Nenhum dado pessoal foi usado?",
          adaptation:
            "Faça o mesmo com qualquer assistente que busque na web; o que importa é a tabela de auditoria, não a ferramenta.",
        },
      },
    },
  },
  {
    id: "chapter6-resources",
    chapter: "chapter-6",
    category: "toolkits",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: ["projects", "policy"],
    text: {
      en: {
        title: "Checklist before sharing a class app",
        description: "What to test before pupils use anything you built.",
        qrContext: "Chapter 6, on the last page",
        content: {
          objective: "Share only apps that are correct, safe and easy to use.",
          prompt:
            'Act as a careful tester of a small classroom app. What it does: [what the app does]. Users: [who uses it]. Devices and connection: [devices and internet]. All the text on its screens: [text on the screens]. List possible problems in five groups: wrong content, personal data, accessibility, weak devices, misuse by pupils; at most two per group, most serious first. For each: how I test it in under two minutes without programming, and the smallest fix. You cannot see the app: write "test needed" instead of saying that something works. No fix may collect data about pupils. End with the three tests that would make me stop and not share it today. If you need more information, ask me first.',
          steps: [
            "Run the tester prompt and do the tests.",
            "Try with keyboard only, on a phone, and with the screen magnified.",
            "Search the code or settings for any data collection.",
            "Ask one colleague and two pupils to use it without help.",
            "Write on the first screen who made it, with what tool and when.",
          ],
          teacherCheck:
            "Would you be happy to show it to a family? Who will correct it next term? How will it be switched off?",
          adaptation: "Pupils use the same list to review another group's app, and sign the review.",
        },
      },
      "pt-br": {
        title: "Lista de verificação antes de compartilhar um app",
        description: "O que testar antes de os alunos usarem qualquer coisa que você criou.",
        qrContext: "Capítulo 6, na última página",
        content: {
          objective: "Compartilhar só apps corretos, seguros e fáceis de usar.",
          prompt:
            "Atue como testador cuidadoso de um app de aula. O que ele faz: [o que o app faz]. Quem usa: [quem usa]. Aparelhos e internet: [aparelhos e internet]. Todos os textos das telas: [textos das telas]. Liste possíveis problemas em cinco grupos: conteúdo errado, dados pessoais, acessibilidade, aparelhos simples, mau uso por alunos; até dois por grupo, do mais ao menos grave. Para cada um, diga: como testo em até dois minutos, sem programar; a menor correção. Você não vê o app: escreva “precisa de teste” em vez de dizer que funciona. Nenhuma correção pode coletar dado de aluno. Termine com os três testes que me fariam não compartilhar hoje. Na dúvida, pergunte antes.",
          steps: [
            "Rode o prompt do testador e faça os testes.",
            "Experimente só com o teclado, no celular e com a tela ampliada.",
            "Procure no código ou nas configurações qualquer coleta de dados.",
            "Peça a um colega e a dois alunos que usem sem ajuda.",
            "Escreva na primeira tela quem fez, com que ferramenta e quando.",
          ],
          teacherCheck:
            "Você mostraria isto com tranquilidade a uma família? Quem vai corrigir no próximo bimestre? Como será desligado?",
          adaptation: "Os alunos usam a mesma lista para revisar o app de outro grupo e assinam a revisão.",
        },
      },
    },
  },
];
