import type { SchoolKitMessages } from "~/i18n/messages/en/school-kit";

export const schoolKit: SchoolKitMessages = {
  what: "Leva uns cinco minutos. O resultado: política de uso, comunicado às famílias, combinados de cada turma, escala para as atividades, inventário de ferramentas, roteiro para incidentes e cartaz. Cada cláusula diz por que está ali e por qual norma; se uma resposta esbarrar em uma norma, o aviso aparece antes de tudo.",
  notAdvice:
    "São minutas, não um parecer jurídico. Antes de a escola assinar, um advogado deve ler as cláusulas marcadas para ele.",
  form: {
    heading: "As perguntas",
    several: "Uma ou mais respostas.",
    oneOnly: "Uma resposta.",
    onlyOwnUse: "Só conta onde o próprio aluno usa IA.",
    onlyOlder:
      "Se todos os alunos são da educação infantil, nenhum usa IA, qualquer que seja a resposta aqui.",
    blanks: "O que entra nas lacunas",
    blanksHint: "Tudo pode ficar vazio: nesse caso, o documento traz uma linha para escrever.",
    school: "Nome da escola",
    contact: "Contato para dúvidas",
    contactHint: "Um e-mail ou um setor.",
    reviewDate: "Data da próxima revisão",
    tools: "Ferramentas do inventário",
    toolsHint:
      "Cole o link de um kit deste site ou os códigos curtos das ferramentas, separados por vírgula.",
    useFavourites: "Usar as ferramentas dos meus favoritos",
    language: "Idioma dos documentos",
    make: "Gerar os documentos",
    privacy:
      "Os documentos são feitos no seu aparelho. As respostas ficam neste navegador e não são enviadas. Sem script, ou se o arquivo das cláusulas não carregar, elas vão para o nosso servidor, que responde com uma página e não as guarda nem registra.",
    clear: "Apagar minhas respostas deste navegador",
    cleared: "Suas respostas foram apagadas.",
  },
  linked: {
    heading: "Respostas que vieram no link",
    text: "O link que você abriu traz respostas diferentes das suas. As suas só mudam se você aceitar estas; o que você digitou fica de qualquer jeito.",
    use: "Usar estas respostas",
    refuse: "Manter as minhas",
    used: "As respostas do link já estão no formulário.",
    refused: "Suas respostas continuam as mesmas.",
  },
  problems: {
    heading: "Faltou responder:",
    noTools: "Nenhum dos códigos é de uma ferramenta deste site.",
    noFavourites: "Não há ferramenta entre os seus favoritos.",
    tools: (names) => `No inventário: ${names}.`,
  },
  result: {
    title: "Seus documentos",
    heading: "Os documentos da sua escola",
    jump: "Ir para",
    warnings: "Leia isto primeiro",
    print: "Imprimir",
    printAll: "Imprimir tudo",
    copyLink: "Copiar um link para estas respostas",
    copied: "Link copiado",
    refused: "O navegador não copiou. O link:",
    linkHint:
      "O link leva só as respostas que você marcou, depois do sinal #, onde nenhum servidor as vê. O que você digitou não vai junto.",
    change: "Mudar as respostas",
    posted:
      "Suas respostas foram ao nosso servidor só para esta página. Não foram guardadas nem registradas. Imprima ou salve agora: depois não há como abrir esta página de novo.",
    rule: "Norma",
  },
  rule: {
    source: { news: "conhecida pela imprensa", "third-party-notes": "conhecida por anotações de terceiros" },
    unsure: "sem certeza",
  },
  link: "Gere os documentos da sua escola",
  linkLead:
    "Você responde a doze perguntas e recebe a política de uso, o comunicado, os combinados e o inventário.",
};
