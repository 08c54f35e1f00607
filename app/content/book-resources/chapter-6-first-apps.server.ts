// Chapter 6, the first apps: the items behind the printed codes.
import type { BookResource } from "~/features/book-resources/core/book-resource";

export const CHAPTER_6_FIRST_APPS: readonly BookResource[] = [
  {
    id: "chapter6-ess-prompt",
    chapter: "chapter-6",
    category: "guides",
    lists: ["en", "pt-br"],
    stepCounts: null,
    tasks: ["projects"],
    text: {
      en: {
        title: "The essential app prompt",
        description: "Six lines that describe any small classroom app.",
        qrContext: "Chapter 6, on the opening page",
        content: {
          objective: "Describe an app clearly enough for any tool to make a useful first version.",
          prompt:
            "Build a one-page web app.\n1. Who uses it: [who uses it].\n2. Problem it solves: [problem in one sentence].\n3. What the person does, in order: [three to five actions].\n4. What the screen shows: [what the screen shows].\n5. It must not ask for or store names, email addresses, photos or any personal data; no advertising, rankings, streaks or alerts.\n6. Look: simple, large text, works by keyboard, on [devices] with [internet in the room], in British English.\nUse only this content: [content you checked]. Before building, repeat the plan in five lines, ask what is missing and wait for my yes. If you are unsure of a fact, leave a gap marked CHECK. Afterwards, tell me how to test it in five minutes.",
          steps: [
            "Write the six lines on paper first.",
            "Paste the prompt and read the plan before accepting.",
            "Test the first version as if you were a distracted pupil.",
            "Ask for one change at a time.",
            "Keep the final prompt: you can rebuild the app from it.",
          ],
          teacherCheck:
            "Does it work on a phone and with slow internet? Does it keep any data? Is the content right?",
          adaptation:
            "Have pupils write the six lines for a problem at school and swap them with another group before building.",
        },
      },
      "pt-br": {
        title: "O prompt essencial para criar um app",
        description: "Seis linhas que descrevem qualquer pequeno app de sala de aula.",
        qrContext: "Capítulo 6, na página de abertura",
        content: {
          objective: "Descrever um app com clareza, para qualquer ferramenta fazer uma primeira versão útil.",
          prompt:
            "Crie um app de uma página.\n1. Quem usa: [quem usa].\n2. Problema: [problema em uma frase].\n3. O que a pessoa faz, em ordem: [três a cinco ações].\n4. O que a tela mostra: [o que a tela mostra].\n5. Não pode pedir nem guardar nome, e-mail, foto ou qualquer dado pessoal; sem publicidade, ranking, ofensivas (dias seguidos) ou alertas.\n6. Aparência: simples, letra grande, funciona pelo teclado, em [aparelhos] com [internet na sala], em português do Brasil.\nUse só este conteúdo: [conteúdo que conferi]. Antes de criar, repita o plano em cinco linhas, pergunte o que falta e espere o meu sim. Na dúvida sobre um fato, deixe um espaço com (conferir). Depois, diga como testar em cinco minutos.",
          steps: [
            "Escreva as seis linhas primeiro no papel.",
            "Cole o prompt e leia o plano antes de aceitar.",
            "Teste a primeira versão como se fosse um aluno distraído.",
            "Peça uma mudança por vez.",
            "Guarde o prompt final: com ele você refaz o app.",
          ],
          teacherCheck:
            "Funciona no celular e com internet lenta? Guarda algum dado? O conteúdo está correto?",
          adaptation:
            "Peça que os alunos escrevam as seis linhas para um problema da escola e troquem com outro grupo antes de criar.",
        },
      },
    },
  },
  {
    id: "chapter6-bolt",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en"],
    stepCounts: [4, 1, 0],
    tasks: ["languages", "projects"],
    text: {
      en: {
        title: "Bolt: a vocabulary game",
        description: "A revision game with your own word list, made in the browser.",
        qrContext: "Chapter 6, in the Bolt section",
        content: {
          objective: "Build a game for spaced practice of vocabulary in any subject.",
          prompt:
            "Create a one-page vocabulary game for [year group] in [subject]. Show one definition and four words; the player picks one. Use exactly this list and nothing else: [word: definition]. Words answered wrongly come back later in the same round. Mix the order of questions and options every time. At the end show the score and the words to revise. No login, no names, no timer, no sound, no streaks, no advertising. No outside fonts, images or services. Large buttons, usable by keyboard, readable from the back of a room. It must go on working with the internet switched off after loading. Before building, repeat the rules in four lines and wait for my yes. If a rule cannot be met, say so. Afterwards, say what the page stores and how to test it offline.",
          steps: [
            "Prepare ten to fifteen words with definitions written by you.",
            "Paste the prompt in a new project.",
            "Play two complete rounds and note errors.",
            "Ask for one correction at a time.",
            "Publish and share the link, or project it and play in teams.",
          ],
          teacherCheck:
            "Is each definition correct and at the right level? Can a player win by guessing? Is the text readable from the back of the room?",
          adaptation: "Pupils write the definitions in groups; the game becomes revision of their own work.",
        },
      },
      "pt-br": {
        title: "Bolt: um jogo de vocabulário",
        description: "Um jogo de revisão com a sua lista de palavras, criado no navegador.",
        qrContext: "Capítulo 6, na seção do Bolt",
        content: {
          objective: "Criar um jogo de vocabulário para revisão espaçada em qualquer componente.",
          prompt:
            "Crie um jogo de vocabulário de uma página, em [componente curricular], para uma turma de [ano/série]. Mostre uma definição e quatro palavras; quem joga escolhe uma. Use só esta lista, sem mudar nada: [palavra: definição]. Palavra errada volta mais tarde na mesma rodada. Misture a ordem das perguntas e das opções a cada vez. No fim, mostre a pontuação e as palavras a revisar. Sem login, nome, cronômetro, som, publicidade ou ofensivas (dias seguidos). Sem fontes, imagens ou serviços de fora. Botões grandes, letra que se lê do fundo da sala; funciona pelo teclado e, depois de carregar, sem internet. Antes de criar, repita as regras em quatro linhas e espere o meu sim. Se não puder cumprir uma regra, avise. Depois, diga o que a página guarda e como testar sem internet.",
          steps: [
            "Prepare de dez a quinze palavras com definições suas.",
            "Cole o prompt em um projeto novo.",
            "Jogue duas rodadas completas e anote os erros.",
            "Peça uma correção por vez.",
            "Publique e compartilhe o link, ou projete e jogue em equipes.",
          ],
          teacherCheck:
            "Cada definição está correta e no nível certo? Dá para ganhar chutando? O texto se lê do fundo da sala?",
          adaptation:
            "Os alunos escrevem as definições em grupos; o jogo vira a revisão do próprio trabalho.",
        },
      },
    },
  },
  {
    id: "chapter6-lovable",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en", "pt-br"],
    stepCounts: [1, 1, 3],
    tasks: ["languages", "projects"],
    text: {
      en: {
        title: "Lovable: a reading log for the class",
        description:
          "A page for the class's books, without personal data: an adult approves each entry first.",
        qrContext: "Chapter 6, in the Lovable section",
        content: {
          objective: "Encourage reading with a page that collects recommendations, not names.",
          prompt:
            "Build a class reading log for [year group]. In the teacher's session a pupil enters: title, author, one genre ([genres]), one sentence of up to 140 characters, one of five feelings (icon with word). No names, accounts, photos, files, comments or links. Every entry goes to a waiting list and stays hidden until the teacher approves it. Sign-in and permissions are checked on the server; a visitor can never read, add or change waiting entries, and no password or waiting text is in the page's code. Public page: approved cards, filter by genre, number of books. Teacher page: approve, edit, delete, export, delete all after [closing date]. Before building, list who may do what and wait for my yes. If you cannot enforce a rule on the server, stop and say so. Afterwards, one test per rule.",
          steps: [
            "Ask the school for permission and agree a closing date: publishing pupils' writing is the school's decision.",
            "Agree with the class on what makes a good recommendation.",
            "Create the page and add five entries yourself: approve three and refuse two.",
            "Open it in a private window: no refused or waiting entry may be found, and no password in the source of the page.",
            "Read every entry before you approve it; export and delete all on the closing date.",
          ],
          teacherCheck:
            "Does nothing go public before an adult has approved it? Can anyone be identified by an entry? If sign-in and rules are not checked on the server, do not publish: project the page and type the entries yourself.",
          adaptation: "Turn it into a log of experiments, films or local plants by changing the fields.",
        },
      },
      "pt-br": {
        title: "Lovable: um diário de leitura da turma",
        description:
          "Uma página com os livros da turma, sem dados pessoais: nada aparece antes que um adulto aprove.",
        qrContext: "Capítulo 6, na seção do Lovable",
        content: {
          objective: "Estimular a leitura com uma página que reúne recomendações, não nomes.",
          prompt:
            "Crie um diário de leitura para uma turma de [ano/série]. Na sessão do professor, o aluno registra: título, autor, um gênero ([gêneros]), uma frase de até 140 caracteres e uma de cinco sensações (ícone com palavra). Sem nomes, contas, fotos, arquivos, comentários ou links. Todo registro entra em espera e fica oculto até o professor aprovar. Login e permissões são conferidos no servidor; visitante nunca lê, cria nem muda registros em espera; o código da página não tem senha nem texto em espera. Página pública: cartões aprovados, filtro por gênero, total de livros. Página do professor: aprovar, editar, apagar, exportar, apagar tudo (data: [data de encerramento]). Antes de criar, liste quem pode o quê e espere o meu sim. Se não puder cumprir uma regra, avise. Depois, um teste por regra.",
          steps: [
            "Peça autorização à escola e combine a data de encerramento: página pública com texto de aluno é decisão dela.",
            "Combine com a turma o que faz uma boa recomendação.",
            "Crie a página e inclua cinco registros seus: aprove três e recuse dois.",
            "Abra em janela anônima: nenhum registro recusado ou em espera pode aparecer, nem senha no código-fonte da página.",
            "Leia todo registro antes de aprovar; na data de encerramento, exporte e apague tudo.",
          ],
          teacherCheck:
            "Nada vai ao ar antes de um adulto aprovar? Algum registro identifica alguém? Se o login e as regras não forem conferidos no servidor, não publique: projete a página e digite os registros você mesmo.",
          adaptation: "Transforme em diário de experimentos, filmes ou plantas locais mudando os campos.",
        },
      },
    },
  },
  {
    id: "chapter6-base44",
    chapter: "chapter-6",
    category: "implementations",
    lists: ["en"],
    stepCounts: [0, 4, 1],
    tasks: ["projects"],
    text: {
      en: {
        title: "Base44: an anonymous class survey",
        description: "Collect opinions and read the data together.",
        qrContext: "Chapter 6, in the Base44 section",
        content: {
          objective: "Teach pupils to read data with a question that matters to the class.",
          prompt:
            'Create a survey app about [topic of the survey] for [year group]: three closed questions and one scale from 1 to 5. Write the questions first, neutral, and wait for my yes. Nothing may identify anyone: no name, account, email, device or time stored; no free text; no question on gender, age, class, health, family or belief. One answer per turn on a shared device; answers cannot be changed. Show no result before [smallest number of answers] answers. Show any option with fewer than five answers as "fewer than 5", and then no total for that question. Otherwise show counts, whole percentages and one bar chart per question, axis from zero. No results that combine two questions. Only the teacher, signed in on the server, can delete everything. Say where the answers are kept. If unsure, ask.',
          steps: [
            "Choose with the class a question that can lead to action.",
            "Rewrite any leading question.",
            "Run it in class on one or two devices.",
            "Read the charts: what do they show, and what do they not show?",
            "Write a short proposal to the school and delete the data.",
          ],
          teacherCheck:
            "Are the questions neutral? Could a small group be identified by a combination of answers? Was the data deleted?",
          adaptation:
            "In mathematics compare mean, median and mode; in language lessons, write a news report from the chart.",
        },
      },
      "pt-br": {
        title: "Base44: uma pesquisa anônima da turma",
        description: "Colete opiniões e leia os dados em conjunto.",
        qrContext: "Capítulo 6, na seção do Base44",
        content: {
          objective: "Ensinar a ler dados com uma pergunta que importa para a turma.",
          prompt:
            "Crie um app de pesquisa sobre [assunto da pesquisa] para uma turma de [ano/série]: três perguntas fechadas e uma escala de 1 a 5. Antes de criar, escreva as perguntas, neutras, e espere o meu sim. Nada pode identificar ninguém: não guarde nome, conta, e-mail, aparelho nem horário; sem texto livre; sem pergunta sobre gênero, idade, turma, saúde, família ou crença. Uma resposta por vez, em aparelho coletivo, sem edição. Não mostre resultado antes de [mínimo de respostas] respostas. Opção com menos de cinco respostas aparece como “menos de 5”, e aí sem o total da pergunta. No resto, mostre contagem, porcentagem inteira e um gráfico de barras por pergunta, com eixo a partir de zero. Não cruze perguntas. Só o professor, com login conferido no servidor, apaga tudo. Diga onde ficam as respostas. Na dúvida, pergunte.",
          steps: [
            "Escolha com a turma uma pergunta que possa levar a uma ação.",
            "Reescreva perguntas que induzam a resposta.",
            "Aplique em aula em um ou dois aparelhos.",
            "Leiam os gráficos: o que mostram e o que não mostram?",
            "Escrevam uma proposta curta à escola e apaguem os dados.",
          ],
          teacherCheck:
            "As perguntas são neutras? Um grupo pequeno poderia ser identificado pela combinação de respostas? Os dados foram apagados?",
          adaptation:
            "Em matemática, compare média, mediana e moda; em língua portuguesa, escreva a notícia a partir do gráfico.",
        },
      },
    },
  },
];
