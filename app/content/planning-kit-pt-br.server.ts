// The first download of the planning toolkit page: the planning kit in Portuguese.
import type { PrintableDocument } from "~/features/documents/core/printable-document";

export const PLANNING_KIT_PT_BR: PrintableDocument = {
  id: "planning-kit",
  locale: "pt-br",
  fileName: "ai-teacher-pro-kit-de-planejamento",
  title: "Kit de planejamento para professores que usam IA",
  intro:
    "Modelos para imprimir: do ano a uma aula, da rubrica ao bilhete para casa. Troque o que está entre colchetes. Nunca coloque nome, foto, nota nem laudo de aluno em uma ferramenta de IA.",
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
        {
          kind: "prompt",
          text: "Ajude-me a fazer o planejamento reverso (do fim para o começo) de uma sequência didática. Tarefa final: [o que os alunos vão produzir]. Habilidades: [cole o texto completo]. Aulas disponíveis: [número] de [minutos] minutos. Antes, faça até quatro perguntas. Depois dê uma tabela com número da aula, pergunta do dia, atividade, evidência e material. Deixe uma aula livre para o que não sair como previsto.",
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
      startsPage: true,
      blocks: [
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
          text: "Atue como parceiro de planejamento. Habilidade: [cole o texto completo]. Turma: [ano/série], [número] alunos, [minutos] minutos, materiais: [lista]. Antes de escrever, faça as três perguntas que precisa me fazer. Depois escreva: objetivo em uma frase, abertura, atividade principal em etapas com tempo, evidência de aprendizagem e o que fazer se metade da turma não acompanhar.",
        },
        {
          kind: "prompt",
          text: "Dê três perguntas de abertura sobre [tema] para [ano/série]: uma do cotidiano, uma que divida opiniões, uma com um número que surpreenda. Em cada uma, diga o que uma resposta errada me revelaria. Marque os fatos que preciso conferir.",
        },
      ],
    },
    {
      id: "rubric-and-feedback",
      heading: "3. Rubrica e devolutiva",
      startsPage: true,
      blocks: [
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
          kind: "table",
          columns: ["Devolutiva em três frases", "Escreva aqui"],
          rows: [
            ["Um ponto forte, citado do trabalho"],
            ["Um próximo passo, ligado a um critério"],
            ["Uma pergunta que faça quem escreveu pensar"],
          ],
        },
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
      ],
    },
    {
      id: "differentiation",
      heading: "4. Quadro de diferenciação",
      startsPage: true,
      blocks: [
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
          text: "Reescreva o texto abaixo em três versões: A, frases curtas e palavras do dia a dia; B, nível de [ano/série]; C, com um desafio extra. Mantenha a mesma ideia central, estas palavras-chave [lista] e a mesma ordem dos fatos. Não acrescente fatos. Depois de cada versão, escreva as mesmas duas perguntas de compreensão.\n\n[texto]",
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
      ],
    },
    {
      id: "families",
      heading: "5. Bilhete às famílias e roteiro de reunião",
      startsPage: true,
      blocks: [
        {
          kind: "prompt",
          text: "Escreva um bilhete às famílias de [ano/série], com no máximo 150 palavras, em linguagem simples, acolhedor e sem propaganda da tecnologia. Ele deve dizer: o que faremos com IA ([uso]), para quê ([motivo]), o que não faremos ([limites]), que nenhum dado pessoal de aluno é digitado e como tirar dúvidas ([contato]). Termine com uma pergunta para a família conversar em casa.",
        },
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
      ],
    },
    {
      id: "class-agreement",
      heading: "6. Combinado da turma sobre IA",
      startsPage: true,
      blocks: [
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
        {
          kind: "fields",
          fields: [
            { label: "Declaração de uso: usei IA para ..., e conferi ...", lines: 2 },
            { label: "Vamos reler este combinado em", lines: 1 },
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
        { kind: "fields", fields: [{ label: "O que mudei e o que perguntaria de outro jeito", lines: 3 }] },
      ],
    },
  ],
  footer:
    "AI Teacher Pro, material de apoio do livro IA Generativa para Professores. Você pode copiar e adaptar este kit para as suas aulas.",
};
