// Chapter 6, the further apps: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_6_FURTHER_APPS: readonly BookResource[] = [
  {
    id: "chapter6-create",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en"],
    text: {
      en: {
        title: "Create (now Anything): a study planner",
        description:
          "A phone-friendly planner for one week of study. The tool the book calls Create is now called Anything.",
        qrContext: "Chapter 6, in the Create section",
        content: {
          objective: "Help pupils break a large task into small blocks and look back on the week.",
          prompt:
            "Create a mobile study planner for one week. The user adds up to five tasks with an estimate in blocks of 25 minutes and drags them to days. At the end of each day it asks one question: what helped me concentrate? Data stays only on the device. No account, no notifications by default, with a print button.",
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
          objective:
            "Ajudar o aluno a dividir uma tarefa grande em blocos pequenos e avaliar como foi a semana.",
          prompt:
            "Crie um planejador de estudos de uma semana para celular. A pessoa inclui até cinco tarefas, estima cada uma em blocos de 25 minutos e arrasta para os dias. No fim de cada dia há uma pergunta: o que me ajudou a me concentrar? Os dados ficam só no aparelho. Sem conta, sem notificações por padrão, com botão de imprimir.",
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
    text: {
      en: {
        title: "Replit: a probability simulator",
        description: "A simple simulator to compare what we expect with what happens.",
        qrContext: "Chapter 6, in the Replit section",
        content: {
          objective: "Let pupils see the law of large numbers and read simple code.",
          prompt:
            "Write a small Python program, with comments in English, that simulates throwing two dice 10, 100 and 10,000 times, counts the sums and shows a text bar chart. Ask the user for the number of throws. Keep it under 40 lines and explain each block in one sentence for pupils in [year group].",
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
            "Without computers, throw real dice in groups and join the class data; then show the simulator once.",
        },
      },
      "pt-br": {
        title: "Replit: um simulador de probabilidade",
        description: "Um simulador simples para comparar o esperado com o que acontece.",
        qrContext: "Capítulo 6, na seção do Replit",
        content: {
          objective: "Permitir que os alunos vejam a lei dos grandes números e leiam um código simples.",
          prompt:
            "Escreva um pequeno programa em Python, com comentários em português, que simule o lançamento de dois dados 10, 100 e 10.000 vezes, conte as somas e mostre um gráfico de barras em texto. Pergunte ao usuário o número de lançamentos. Use menos de 40 linhas e explique cada bloco em uma frase para alunos de [ano/série].",
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
    text: {
      en: {
        title: "Manus: a research file with checked sources",
        description: "Watch an agent at work and judge every step.",
        qrContext: "Chapter 6, in the Manus section",
        content: {
          objective: "Learn what an agent does well, where it fails, and how to check its work.",
          prompt:
            "Research [public topic, for example water supply in our state] for pupils in [year group]. Use only official and academic sources, at least six. Deliver a table with source, date, author, main claim and a short quotation with the exact link. List what you could not confirm. Do not write the final text.",
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
            "Pesquise [tema público, por exemplo o abastecimento de água no nosso estado] para alunos de [ano/série]. Use somente fontes oficiais e acadêmicas, no mínimo seis. Entregue uma tabela com fonte, data, autor, afirmação principal e uma citação curta com o link exato. Liste o que não conseguiu confirmar. Não escreva o texto final.",
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
    text: {
      en: {
        title: "Checklist before sharing a class app",
        description: "What to test before pupils use anything you built.",
        qrContext: "Chapter 6, on the last page",
        content: {
          objective: "Share only apps that are correct, safe and easy to use.",
          prompt:
            "Act as a careful tester. Here is what my app does: [description]. Here is its text: [paste]. List possible problems in five groups: wrong content, personal data, accessibility, weak devices, misuse by pupils. For each problem, say how to test for it in under two minutes and give the smallest fix.",
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
          objective: "Compartilhar somente apps corretos, seguros e fáceis de usar.",
          prompt:
            "Atue como um testador cuidadoso. O meu app faz isto: [descrição]. Este é o texto dele: [cole]. Liste possíveis problemas em cinco grupos: conteúdo errado, dados pessoais, acessibilidade, aparelhos simples, mau uso por alunos. Para cada problema, diga como testar em menos de dois minutos e qual é a menor correção.",
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
