// The first download of the planning toolkit page: the planning kit in Portuguese.
import type { PrintableDocument } from "~/features/documents/core/printable-document";

export const PLANNING_KIT_PT_BR: PrintableDocument = {
  id: "planning-kit",
  locale: "pt-br",
  fileName: "ai-teacher-pro-kit-de-planejamento",
  title: "Pacote de planejamento para professores que usam IA",
  intro:
    "Modelos para editar e imprimir: do ano a uma aula, da rubrica ao bilhete para casa. Troque o que está entre colchetes. Nunca coloque nome, foto, nota nem laudo de aluno em uma ferramenta de IA.",
  sections: [
    {
      id: "year-and-unit",
      heading: "1. Plano do ano e da sequência didática",
      startsPage: false,
      blocks: [
        {
          kind: "fields",
          fields: [
            { label: "Componente curricular e turma", lines: 1 },
            { label: "O que os alunos devem conseguir fazer no fim do ano, em uma frase", lines: 2 },
          ],
        },
        { kind: "heading", text: "Mapa de habilidades por bimestre" },
        {
          kind: "table",
          columns: [
            "Bimestre",
            "Habilidades do currículo",
            "Tarefa principal (a evidência)",
            "Datas de avaliação",
            "Onde a IA me ajuda",
          ],
          rows: [["1º"], ["2º"], ["3º"], ["4º"]],
        },
        { kind: "heading", text: "Calendário com datas de avaliação" },
        {
          kind: "table",
          columns: ["Data", "O que é avaliado", "Forma (escrita, oral, produção)", "Devolver até"],
          rows: [[], [], [], [], []],
        },
        { kind: "heading", text: "Sequência didática por planejamento reverso" },
        {
          kind: "prompt",
          text: "Ajude-me com o planejamento reverso (do fim para o começo) de uma sequência didática. Produto final: [o que os alunos vão produzir]. Habilidades: [cole o texto completo]. Aulas: [número] de [minutos] minutos. Faça até quatro perguntas e espere. Depois dê uma tabela, uma linha por aula: número, pergunta do dia, atividade, evidência e material. Deixe uma aula livre para imprevistos.",
        },
        {
          kind: "table",
          columns: ["Aula", "Pergunta do dia", "Atividade", "Evidência", "Material"],
          rows: [["1"], ["2"], ["3"], ["4"], ["5"], ["6: livre"]],
        },
      ],
    },
    {
      id: "lesson-plan",
      heading: "2. Plano de aula em uma página",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Modelo de plano de aula" },
        {
          kind: "fields",
          fields: [
            { label: "Turma, data, minutos, materiais da sala", lines: 1 },
            { label: "Objetivo: depois desta aula, os alunos conseguem ...", lines: 2 },
            { label: "Habilidade do currículo (BNCC), por extenso", lines: 2 },
          ],
        },
        {
          kind: "table",
          columns: ["Minutos", "O que eu faço", "O que os alunos fazem", "Como percebo que aprendem"],
          rows: [["Abertura"], ["Atividade principal"], ["Atividade principal"], ["Fechamento"]],
        },
        {
          kind: "fields",
          fields: [
            { label: "Bilhete de saída: uma pergunta", lines: 1 },
            { label: "Se metade da turma não acompanhar, eu vou ...", lines: 1 },
            { label: "A mesma aula sem internet", lines: 1 },
          ],
        },
        {
          kind: "prompt",
          text: "Atue como parceiro de planejamento. Habilidade: [cole o texto completo]. Turma: [ano/série], [número] alunos, aula de [minutos] minutos, materiais: [lista]. Antes de escrever, faça as três perguntas de que mais precisa e espere. Depois escreva: objetivo em uma frase; abertura; atividade principal em etapas com tempo; evidência de aprendizagem; o que fazer se metade da turma não acompanhar.",
        },
        { kind: "heading", text: "Perguntas de abertura" },
        {
          kind: "list",
          ordered: false,
          items: [
            "O que vocês já sabem sobre isso, e onde viram fora da escola?",
            "Qual destas duas respostas está errada, e como dá para perceber?",
            "O que mudaria na nossa cidade se isso não existisse?",
            "Chute o número primeiro: quantos, a que distância, por quanto tempo?",
            "O que estas três imagens, palavras ou coisas têm em comum?",
            "Um colega faltou e pergunta do que trata a aula. O que você diz em uma frase?",
          ],
        },
        {
          kind: "prompt",
          text: "Escreva três perguntas de abertura sobre [tema] para [ano/série]: uma do cotidiano, uma que divida opiniões, uma com um número que surpreenda. Em cada uma, diga o que uma resposta errada me revelaria. Marque com (conferir) os fatos que preciso verificar.",
        },
        { kind: "heading", text: "Bilhetes de saída" },
        {
          kind: "list",
          ordered: false,
          items: [
            "Escreva uma coisa que você consegue fazer agora e não conseguia quando chegou.",
            "Resolva esta: [uma tarefa do tipo que fizemos hoje].",
            "Qual foi o passo mais difícil, e onde você travou?",
            "Explique a ideia de hoje para uma criança menor, em duas frases.",
            "Verdadeiro ou falso, e por quê: [uma frase com um erro comum].",
            "Por onde devemos começar na próxima aula?",
          ],
        },
        {
          kind: "prompt",
          text: "Escreva três bilhetes de saída sobre [objetivo da aula] para [ano/série], de dois minutos cada, no papel: um para resolver, um para explicar, um com um erro comum para achar. Em cada um, diga o que uma resposta certa, uma meio certa e uma errada me revelariam e o que faço na próxima aula.",
        },
      ],
    },
    {
      id: "rubric-and-feedback",
      heading: "3. Rubrica e devolutiva",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Rubrica" },
        { kind: "fields", fields: [{ label: "A tarefa, exatamente como os alunos recebem", lines: 3 }] },
        {
          kind: "table",
          columns: ["Critério", "Começando", "No caminho", "Alcançado", "Pergunta para revisar"],
          rows: [[], [], [], []],
        },
        {
          kind: "paragraph",
          text: "Descreva só o que se vê no trabalho. Se dois professores escolheriam níveis diferentes, reescreva a linha.",
        },
        {
          kind: "prompt",
          text: "Crie o rascunho de uma rubrica para esta tarefa: [tarefa como os alunos recebem]. Turma: [ano/série]. Use até quatro critérios, com três níveis cada, em palavras que os alunos entendam. Descreva só o que se vê no trabalho; não use palavras como bom ou adequado. Escreva para cada critério uma pergunta que ajude o aluno a revisar. Depois pergunte que critério importa menos, para eu cortar.",
        },
        { kind: "heading", text: "Devolutiva em três frases" },
        {
          kind: "table",
          columns: ["Devolutiva em três frases", "Escreva aqui"],
          rows: [
            ["Um ponto forte, citado do trabalho"],
            ["Um próximo passo, ligado a um critério"],
            ["Uma pergunta que faça quem escreveu pensar"],
          ],
        },
        { kind: "heading", text: "Folha de análise de erros" },
        {
          kind: "table",
          columns: [
            "Erro visto",
            "Quantos alunos",
            "O que provavelmente pensaram",
            "Dois minutos na próxima aula",
          ],
          rows: [[], [], []],
        },
        { kind: "heading", text: "Pareceres e boletim" },
        {
          kind: "prompt",
          text: "Escreva um banco de frases para pareceres de [componente], [ano/série]. O que trabalhamos: [lista de habilidades]. Para cada habilidade, escreva três comentários: para quem já faz sozinho, para quem faz com ajuda e para quem ainda não chegou lá. Duas frases em cada um: o que o aluno já consegue e um próximo passo, na escola ou em casa. Deixe reticências onde vou acrescentar à mão um exemplo do trabalho. Use palavras que a família entenda, sem rótulos como preguiçoso ou brilhante, e não compare alunos. Você não precisa de nome, nota nem história de aluno, e eu não vou informar nada disso. No fim, liste as expressões que usou mais de duas vezes.",
        },
        {
          kind: "ticks",
          items: [
            "Nomes, notas e exemplos entraram à mão, fora da ferramenta.",
            "Cada parecer diz algo que vi no trabalho.",
            "Lido em voz alta, é o que eu diria a essa família.",
          ],
        },
        { kind: "heading", text: "Simulado" },
        {
          kind: "prompt",
          text: "Crie um simulado sobre [tema] para [ano/série]. Imite o estilo desta questão de uma prova anterior, não o conteúdo: [questão]. Habilidades já trabalhadas: [cole o texto completo]. Escreva [número] questões de múltipla escolha, da mais fácil à mais difícil. Depois, em página separada, o gabarito comentado: a habilidade, por que a alternativa certa está certa e que erro leva a cada uma das outras. Antes, resolva cada questão passo a passo e descarte as que tiverem duas respostas certas. Marque com (conferir) os fatos e números que preciso verificar.",
        },
        {
          kind: "ticks",
          items: [
            "Resolvi cada questão, na metade do tempo dos alunos.",
            "Toda questão trata de algo que já ensinamos.",
            "Sei o que vou retomar se a maioria errar.",
          ],
        },
      ],
    },
    {
      id: "differentiation",
      heading: "4. Quadro de diferenciação",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Texto em três níveis de leitura" },
        { kind: "fields", fields: [{ label: "O objetivo que fica igual para todos", lines: 2 }] },
        {
          kind: "table",
          columns: ["", "Caminho A: mais apoio", "Caminho B: nível da turma", "Caminho C: desafio extra"],
          rows: [
            ["Texto ou fonte"],
            ["Tarefa"],
            ["Apoio (palavras, modelo, dupla)"],
            ["Forma de responder (escrever, falar, desenhar)"],
            ["Como confiro"],
          ],
        },
        {
          kind: "prompt",
          text: "Reescreva o texto abaixo em três versões: A, frases curtas e palavras do dia a dia; B, nível de [ano/série]; C, com um desafio extra. Mantenha a ideia central, a ordem dos fatos e estas palavras-chave: [lista]. Não acrescente fatos. Depois de cada versão, escreva as mesmas duas perguntas de compreensão.\n\n[texto]",
        },
        {
          kind: "ticks",
          items: [
            "O aluno escolhe o caminho; ninguém fica rotulado.",
            "Nenhuma versão perdeu nem ganhou fatos.",
            "A versão fácil é simples sem ser infantil.",
            "As imagens têm descrição; as instruções são curtas e numeradas.",
            "Descrevi as necessidades em termos gerais e não colei laudo de aluno real.",
          ],
        },
        { kind: "heading", text: "Descrição de imagens e áudio" },
        {
          kind: "prompt",
          text: "Descreva esta imagem para um aluno que não a vê: [o que a imagem mostra e por que está na aula]. Primeiro uma frase de até 25 palavras, depois uma descrição mais longa, na ordem em que o olho percorre a imagem. Diga o que há, não o que significa. Não entregue a resposta desta pergunta: [pergunta].",
        },
        {
          kind: "ticks",
          items: [
            "Toda imagem que importa tem descrição; enfeite não tem.",
            "Li o texto em voz alta, devagar, ou pus o aparelho para ler, e ouvi uma vez do começo ao fim.",
            "O que se ouve também pode ser lido: há transcrição ou resumo em tópicos.",
            "Nenhuma gravação tem voz ou nome de aluno.",
          ],
        },
        { kind: "heading", text: "Apoios para necessidades específicas" },
        {
          kind: "table",
          columns: ["O que vejo na aula", "Um apoio para tentar", "Como percebo que ajuda"],
          rows: [
            [
              "Lê devagar",
              "Menos linhas por página, palavras-chave explicadas antes, texto lido em voz alta",
            ],
            [
              "Perde o fio em tarefas longas",
              "Um passo por vez, cada um com um quadrinho para marcar e um tempo",
            ],
            [
              "Está aprendendo a língua da aula",
              "Imagens, lista de palavras nas duas línguas, um colega, respostas em frases curtas",
            ],
            [
              "Tem dificuldade de escrever à mão",
              "Respostas faladas, desenhadas ou digitadas; uma tabela para preencher",
            ],
          ],
        },
        {
          kind: "paragraph",
          text: "Escreva o que você vê, nunca um diagnóstico ou um nome. O que um profissional recomendou para o aluno vem antes de tudo o que está aqui.",
        },
        { kind: "heading", text: "Recuperação" },
        {
          kind: "prompt",
          text: "Ajude-me a planejar como um grupo de [ano/série] recupera [habilidade] enquanto a turma segue. Tempo: [minutos] minutos, [número] vezes por semana, durante [número] semanas. Antes, faça até três perguntas sobre o que o grupo já sabe; vou falar do grupo, nunca de um aluno. Depois dê: as habilidades anteriores de que esta depende, em ordem; uma sondagem de cinco minutos no papel para cada uma; para a primeira que falhar, uma atividade com objetos ou desenhos, um exemplo resolvido e seis exercícios do mais fácil ao mais difícil; e como vou perceber que o grupo já pode acompanhar a turma.",
        },
        {
          kind: "ticks",
          items: [
            "As sondagens são curtas, no papel e sem nota.",
            "O grupo trabalha para o mesmo objetivo da turma.",
          ],
        },
      ],
    },
    {
      id: "families",
      heading: "5. Bilhete às famílias e roteiro de reunião",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Mensagem às famílias" },
        {
          kind: "prompt",
          text: "Escreva um bilhete às famílias de [ano/série], em até 150 palavras, em linguagem simples, acolhedor e sem propaganda da tecnologia. Diga: o que faremos com IA ([uso]), para quê ([motivo]), o que não faremos ([limites]), que nenhum dado pessoal de aluno é digitado e como tirar dúvidas ([contato]). Termine com uma pergunta para a família conversar em casa.",
        },
        { kind: "heading", text: "Roteiro de reunião" },
        {
          kind: "list",
          ordered: true,
          items: [
            "Dois minutos: por que isso importa agora para os nossos alunos.",
            "Cinco minutos: um exemplo real de aula, no papel.",
            "Cinco minutos: o que nunca entra em uma ferramenta e quem decide.",
            "Dez minutos: perguntas. Anote as que você não sabe responder.",
            "Dois minutos: quando e como você dará retorno.",
          ],
        },
        {
          kind: "fields",
          fields: [{ label: "Perguntas que vou responder por escrito, e até quando", lines: 4 }],
        },
        { kind: "heading", text: "Reescrita em linguagem simples" },
        {
          kind: "prompt",
          text: "Reescreva a mensagem abaixo em linguagem simples para as famílias. Frases de até 15 palavras, uma ideia em cada uma. Palavras do dia a dia; se um termo da escola precisar ficar, explique entre parênteses. Primeiro o que a família deve fazer e até quando; depois o porquê. Mantenha datas, horários, lugares e valores exatamente como estão. Não acrescente nada. No fim, liste o que está confuso no original.\n\n[mensagem sem nomes]",
        },
        {
          kind: "ticks",
          items: [
            "O que fazer, e até quando, está nas duas primeiras linhas.",
            "Datas, horários, lugares e valores são os do original.",
            "Lida em voz alta, leva menos de um minuto, e ninguém precisa perguntar o que uma palavra quer dizer.",
            "Dá para responder sem internet, e ninguém é culpado de nada.",
          ],
        },
        { kind: "heading", text: "Reunião de pais" },
        {
          kind: "prompt",
          text: "Monte a pauta de uma reunião de pais de [ano/série], com [minutos] minutos. O que quero dizer: [pontos sobre a turma como um todo]. Faça um roteiro com tempos: acolhida, o que estamos aprendendo e por quê, como a família pode ajudar em dez minutos por dia, datas, perguntas. Depois escreva as cinco perguntas mais difíceis que podem surgir, cada uma com uma resposta de até três frases para eu falar; não prometa nada que eu não tenha dito. Fale da turma toda: o que é de um aluno só fica para uma conversa reservada. Termine com um bilhete de três linhas para quem não pôde vir.",
        },
        {
          kind: "ticks",
          items: [
            "Ninguém reconheceria um aluno no que vou dizer.",
            "Pelo menos um terço do tempo é para perguntas.",
          ],
        },
      ],
    },
    {
      id: "class-agreement",
      heading: "6. Combinado, declaração e privacidade",
      startsPage: false,
      blocks: [
        { kind: "heading", text: "Combinado da turma sobre IA" },
        {
          kind: "table",
          columns: ["Parte", "O que decidimos", "Por quê"],
          rows: [
            ["Não usamos IA quando ..."],
            ["Podemos usar, e avisamos, quando ..."],
            ["Nunca digitamos ..."],
            ["Quando algo dá errado, nós ..."],
          ],
        },
        { kind: "heading", text: "Declaração de uso de IA" },
        {
          kind: "fields",
          fields: [
            { label: "Declaração de uso: usei IA para ..., e conferi ...", lines: 2 },
            { label: "Vamos reler este combinado em", lines: 1 },
          ],
        },
        { kind: "heading", text: "Lista de verificação de privacidade" },
        {
          kind: "ticks",
          items: [
            "Nenhum nome, foto, voz, nota, laudo, endereço ou conta de aluno entra na ferramenta.",
            "Uma história que todos na escola reconheceriam foi mudada ou ficou de fora.",
            "Sei a idade mínima da ferramenta, e nenhum aluno abaixo dela faz login.",
            "Sei se o que é digitado serve para treinar a ferramenta e desliguei isso onde dava.",
            "A escola conhece e permite esta ferramenta para este uso.",
            "Apago a conversa quando não preciso mais dela.",
            "Se algo escapou: apago, aviso quem cuida dos dados na escola e anoto quando foi e o que foi.",
          ],
        },
      ],
    },
    {
      id: "review-of-ai",
      heading: "7. Antes de chegar ao aluno: revisão do que a IA escreveu",
      startsPage: false,
      blocks: [
        {
          kind: "ticks",
          items: [
            "Conferi cada fato, número, data e citação em outra fonte.",
            "Toda referência existe e diz o que o texto afirma.",
            "Resolvi cada exercício; cada um tem uma só resposta certa.",
            "Pessoas, lugares e nomes não são estereótipos, e a nossa região aparece.",
            "A linguagem serve para esta turma e tem a minha cara.",
            "Cabe no tempo e nos materiais que tenho de fato.",
            "Nada identifica um aluno, e posso usar os textos e as imagens.",
          ],
        },
        { kind: "fields", fields: [{ label: "O que mudei e o que perguntaria de outro jeito", lines: 2 }] },
      ],
    },
  ],
  footer:
    "AI Teacher Pro, material de apoio do livro IA Generativa para Professores. Você pode copiar e adaptar este pacote para as suas aulas.",
};
