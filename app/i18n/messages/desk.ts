import type { Messages } from "~/i18n/translate";

const en = {
  parts: { today: "Today", codes: "Codes", news: "News", letter: "Letter" },
  signedInAs: (who: string) =>
    `Signed in as ${who}. Facts and pages are changed in the repository; what changes while the site runs is changed here.`,
  noDatabase:
    "The database does not answer, so this part is empty. The codes from the book go on answering. Try again in a few minutes.",
  outcomes: {
    done: "Done. Below, under “What was done”, it can be taken back for 30 days.",
    undone: "Taken back: it stands as it did before.",
    sent: "On its way to you, and to nobody else.",
    late: "Nothing was changed: it was done already, or changed since you opened the page. This is how it stands now.",
    refused: "Nothing was changed: the desk does not do that.",
    failed: "Nothing was changed: the site could not write it down. Try again, or use the commands.",
  },
  place: "Its record:",
  unknown: "not known",
  today: {
    allWell: "Everything works.",
    wrong: "What is off or waits for you",
    since: "Since",
    sinceUnknown: "Found just now.",
    off: "Not set up, which may be on purpose",
    known: "How it stands",
    used: "Used today",
    limits: {
      models: "Calls of models",
      pages: "Pages written to KV",
      runs: "News runs by visitors",
      reports: "Reports of readers",
    },
    usedOf: (used: number, most: number) => `${used} of ${most}`,
    lastRun: "Last news run",
    runStates: {
      started: "At work since",
      completed: "Completed; started",
      partial: "Completed, some sources failed; started",
      failed: "Failed; started",
      abandoned: "Broken off; started",
    },
    backup: "Last backup",
    noBackup: "None is known.",
    holds: (rows: number, tables: number) => `${rows} rows of ${tables} tables, taken`,
    domain: "Domain",
    domainPaid: "Nobody reaches the printed codes once it has run out. Paid until",
    domainUnknown:
      "Your registrar knows until when it is paid: write that day into DOMAIN_PAID_UNTIL, and the desk warns you in time.",
  },
  troubles: {
    links: {
      what: () => "The store of your own targets (KV) does not answer.",
      todo: "Codes lead to the built-in pages until it does. Look at the status page of Cloudflare.",
    },
    pages: {
      what: () => "Prerendered pages are of another build or configuration than the Worker.",
      todo: "Deploy again: push a commit, or press “Retry deployment”.",
    },
    value: {
      what: (name: string) => `The value ${name} is wrong, and its part is off.`,
      todo: "Correct it in wrangler.toml, or as a secret in the dashboard, and deploy.",
    },
    domain: {
      what: () => "The domain of the printed codes runs out within 90 days, or has.",
      todo: "Renew it, then write the new day into DOMAIN_PAID_UNTIL and deploy.",
    },
    "run-late": {
      what: () => "No news run has started for three hours.",
      todo: "See in the dashboard whether the cron trigger is there.",
    },
    "run-failed": {
      what: () => "The last news run failed.",
      todo: "The next hour tries again. If it stays so, read “How we check”.",
    },
    feed: {
      what: (name: string) => `The source ${name} does not answer.`,
      todo: "It is asked again by itself. Gone for weeks? Take its row out of the sources.",
    },
    model: {
      what: (name: string) => `The model ${name} does not answer.`,
      todo: "Others stand in. Look at the credit and the key of its account.",
    },
    "mail-waits": {
      what: (count: string) => `Emails waiting to be sent: ${count}.`,
      todo: "Look at the mail provider: limit, credit, verified domain.",
    },
    "mail-failed": {
      what: (count: string) => `Emails of the last week that were given up: ${count}.`,
      todo: "The provider's own log says why.",
    },
    "dead-letter": {
      what: (count: string) => `Jobs of the last week that failed for good: ${count}.`,
      todo: "The hourly run takes the work up again. If they grow in number, read the log.",
    },
    retarget: {
      what: (code: string) => `The target that you set for the code ${code} is not followed.`,
      todo: "Set it again under Codes.",
    },
    "target-silent": {
      what: (address: string) => `A code leads to ${address}, which did not answer at the last look.`,
      todo: "Open it. If it is gone, lead the code elsewhere under Codes.",
    },
    report: {
      what: (count: string) => `Reports of readers that wait for an answer: ${count}.`,
      todo: "Answer them under News.",
    },
    "no-backup": {
      what: () => "No backup was taken in the last five weeks.",
      todo: "Run npm run backup -- --remote",
    },
  },
  partsOff: {
    mail: "Mail: sign-ups stay in the outbox, and no letter is delivered.",
    models: "Models: summaries are extracts of the source.",
    "bot-check": "Bot check of the forms.",
    pix: "Donations by Pix.",
    cards: "Donations by card.",
    contact: "Contact address.",
    author: "Name of the author.",
    book: "A store page of the book.",
  },
  codes: {
    lead: "Every code that is printed in the book. Scans are those of the last 30 days. A change reaches readers everywhere within a minute.",
    scans: (counts: string) => `Scans: ${counts}`,
    own: "Your target.",
    builtIn: "As the site has it.",
    notFollowed: "It is not followed: set it again.",
    newTarget: "New target",
    targetHint: "A path of this site, or an https address.",
    look: "Look at it first",
    looked: (code: string) => `${code} would lead to`,
    answers: "It answers.",
    silent: (found: string) => `It does not answer as a page does (${found}).`,
    refused:
      "That target cannot be followed: it takes a path of this site or an https address, and no short link.",
    confirm: "Lead the code there",
    restore: "Back to the site's own page",
    linksDown: "Your own targets cannot be read just now. What is shown is where the site itself leads.",
  },
  news: {
    lead: "What an article says is not changed here. It is withdrawn with a reason, in public, or brought back. Readers everywhere get it within two minutes.",
    reports: "What readers report",
    noReports: "Nothing has come in.",
    missedSearch: "A search that found nothing",
    answer: "Answer",
    answers: {
      mended: "It was wrong or missing, and is mended",
      right: "It is right as it stands",
      other: "Not about this site",
    },
    answered: "Answered:",
    newest: "The newest articles",
    withdraw: "Withdraw",
    reason: "Reason",
    withdrawn: "Withdrawn",
    bringBack: "Bring back",
    none: "None.",
  },
  letter: {
    lead: (week: string) =>
      `The letter of ${week}, as it would go out now. What you keep out comes back by “Take back”, below.`,
    none: (good: number) => `No letter: ${good} good stories so far, and it takes three.`,
    stories: "Stories",
    choices: { hold: "Hold for the week after", drop: "Drop" },
    keptAs: { hold: "held for the week after", drop: "dropped" },
    items: "From our lists",
    prompt: "Prompt",
    send: "Send it to myself",
    sendText: (address: string) =>
      `It goes to ${address} and to nobody else. Its links to unsubscribe work for nobody.`,
    cannotSend: "To send it to yourself, set a contact address and a mail provider.",
  },
  acts: {
    heading: "What was done",
    lead: "Who did what, and when, for 30 days. The last act on a thing can be taken back.",
    none: "Nothing in the last 30 days.",
    undo: "Take back",
    areas: {
      code: "Code",
      article: "Article",
      story: "Story of the letter",
      report: "Report",
      letter: "Letter sent to yourself",
    },
    change: (before: string, after: string) => `Before: ${before}. Then: ${after}.`,
    itself: "as the site has it",
    isUndo: "Taken back",
  },
};

const ptBr: typeof en = {
  parts: { today: "Hoje", codes: "Códigos", news: "Notícias", letter: "Newsletter" },
  signedInAs: (who) =>
    `Você entrou como ${who}. Dados e páginas são alterados no repositório; aqui se altera o que muda com o site no ar.`,
  noDatabase:
    "O banco de dados não responde; por isso, esta parte está vazia. Os códigos do livro continuam funcionando. Tente de novo em alguns minutos.",
  outcomes: {
    done: "Feito. Em “O que foi feito”, abaixo, dá para desfazer por 30 dias.",
    undone: "Desfeito: voltou a ficar como antes.",
    sent: "A caminho do seu e-mail, e de mais ninguém.",
    late: "Nada mudou: isso já foi feito, ou algo mudou desde que você abriu a página. Veja abaixo como está agora.",
    refused: "Nada mudou: isso não se faz aqui.",
    failed: "Nada mudou: o site não conseguiu registrar. Tente de novo ou use os comandos.",
  },
  place: "Registro:",
  unknown: "não se sabe",
  today: {
    allWell: "Está tudo funcionando.",
    wrong: "O que não está funcionando ou espera por você",
    since: "Desde",
    sinceUnknown: "Percebido agora.",
    off: "Não configurado, talvez de propósito",
    known: "Como está",
    used: "Usado hoje",
    limits: {
      models: "Chamadas a modelos",
      pages: "Páginas gravadas no KV",
      runs: "Buscas de notícias por visitantes",
      reports: "Avisos de leitores",
    },
    usedOf: (used, most) => `${used} de ${most}`,
    lastRun: "Última busca de notícias",
    runStates: {
      started: "Em andamento desde",
      completed: "Concluída; começou em",
      partial: "Concluída, com falha em algumas fontes; começou em",
      failed: "Falhou; começou em",
      abandoned: "Interrompida; começou em",
    },
    backup: "Última cópia de segurança",
    noBackup: "Nenhuma de que se saiba.",
    holds: (rows, tables) => `${rows} linhas de ${tables} tabelas, feita em`,
    domain: "Domínio",
    domainPaid: "Se ele vencer, ninguém mais chega aos códigos impressos. Pago até",
    domainUnknown:
      "A empresa do registro sabe até quando ele está pago: anote esse dia em DOMAIN_PAID_UNTIL, e a mesa avisa a tempo.",
  },
  troubles: {
    links: {
      what: () => "O lugar dos seus próprios destinos (KV) não responde.",
      todo: "Enquanto isso, os códigos levam às páginas do site. Veja a página de status da Cloudflare.",
    },
    pages: {
      what: () => "As páginas prontas são de outra versão ou configuração.",
      todo: "Publique de novo: envie um commit ou clique em “Retry deployment”.",
    },
    value: {
      what: (name) => `O valor ${name} está errado, e a parte dele está desligada.`,
      todo: "Corrija em wrangler.toml, ou como segredo no painel, e publique.",
    },
    domain: {
      what: () => "O domínio dos códigos impressos vence em até 90 dias, ou já venceu.",
      todo: "Renove, anote o novo dia em DOMAIN_PAID_UNTIL e publique.",
    },
    "run-late": {
      what: () => "Há três horas nenhuma busca de notícias começa.",
      todo: "Veja no painel se o agendamento (cron) está lá.",
    },
    "run-failed": {
      what: () => "A última busca de notícias falhou.",
      todo: "Na próxima hora ela é tentada de novo. Se continuar, leia “Como conferimos”.",
    },
    feed: {
      what: (name) => `A fonte ${name} não responde.`,
      todo: "Ela é consultada de novo sozinha. Sumiu há semanas? Tire a linha dela da lista de fontes.",
    },
    model: {
      what: (name) => `O modelo ${name} não responde.`,
      todo: "Outros entram no lugar. Veja o saldo e a chave da conta.",
    },
    "mail-waits": {
      what: (count) => `E-mails à espera de envio: ${count}.`,
      todo: "Veja o serviço de e-mail: limite, saldo, domínio verificado.",
    },
    "mail-failed": {
      what: (count) => `E-mails que não puderam ser enviados na última semana: ${count}.`,
      todo: "O registro do próprio serviço diz por quê.",
    },
    "dead-letter": {
      what: (count) => `Tarefas da última semana que falharam de vez: ${count}.`,
      todo: "A rotina de hora em hora retoma o trabalho. Se aumentarem, leia o registro.",
    },
    retarget: {
      what: (code) => `O seu destino do código ${code} não é seguido.`,
      todo: "Defina de novo em Códigos.",
    },
    "target-silent": {
      what: (address) => `Um código leva a ${address}, que não respondeu na última vez que olhamos.`,
      todo: "Abra o endereço. Se não existe mais, mude o destino em Códigos.",
    },
    report: {
      what: (count) => `Avisos de leitores à espera de resposta: ${count}.`,
      todo: "Responda em Notícias.",
    },
    "no-backup": {
      what: () => "Nenhuma cópia de segurança nas últimas cinco semanas.",
      todo: "Rode npm run backup -- --remote",
    },
  },
  partsOff: {
    mail: "E-mail: as inscrições ficam na caixa de saída, e nenhuma newsletter é entregue.",
    models: "Modelos: os resumos são trechos da fonte.",
    "bot-check": "Verificação contra robôs nos formulários.",
    pix: "Doações por Pix.",
    cards: "Doações por cartão.",
    contact: "Endereço de contato.",
    author: "Nome de quem escreveu o livro.",
    book: "Página de alguma loja do livro.",
  },
  codes: {
    lead: "Todos os códigos impressos no livro. As leituras são as dos últimos 30 dias. Uma mudança vale para todos os leitores em até um minuto.",
    scans: (counts) => `Leituras: ${counts}`,
    own: "Destino seu.",
    builtIn: "Como está no site.",
    notFollowed: "Ele não é seguido: defina de novo.",
    newTarget: "Novo destino",
    targetHint: "Um caminho deste site ou um endereço https.",
    look: "Olhar antes",
    looked: (code) => `${code} levaria a`,
    answers: "Responde.",
    silent: (found) => `Não responde como uma página (${found}).`,
    refused:
      "Esse destino não pode ser seguido: precisa ser um caminho deste site ou um endereço https, e não um link curto.",
    confirm: "Levar o código para lá",
    restore: "Voltar à página do site",
    linksDown: "Não dá para ler os seus destinos agora. O que aparece é aonde o próprio site leva.",
  },
  news: {
    lead: "O que uma notícia diz não se altera aqui. Ela é retirada com um motivo, em público, ou volta ao site. Vale para todos os leitores em até dois minutos.",
    reports: "O que os leitores avisam",
    noReports: "Não chegou nenhum aviso.",
    missedSearch: "Uma busca sem resultado",
    answer: "Responder",
    answers: {
      mended: "Estava errado ou faltava, e foi corrigido",
      right: "Está certo como está",
      other: "Não é sobre este site",
    },
    answered: "Respondido:",
    newest: "As notícias mais recentes",
    withdraw: "Retirar",
    reason: "Motivo",
    withdrawn: "Retiradas",
    bringBack: "Trazer de volta",
    none: "Nenhuma.",
  },
  letter: {
    lead: (week) =>
      `A newsletter de ${week}, como sairia agora. O que você deixa de fora volta por “Desfazer”, abaixo.`,
    none: (good) => `Não sai newsletter: notícias boas até agora, ${good}; são precisas três.`,
    stories: "Notícias",
    choices: { hold: "Deixar para a semana seguinte", drop: "Deixar de fora" },
    keptAs: { hold: "fica para a semana seguinte", drop: "deixada de fora" },
    items: "Das nossas listas",
    prompt: "Prompt",
    send: "Enviar para mim",
    sendText: (address) =>
      `Vai para ${address} e para mais ninguém. Os links de cancelamento dela não levam a lugar nenhum.`,
    cannotSend: "Para enviar a você, configure um endereço de contato e um serviço de e-mail.",
  },
  acts: {
    heading: "O que foi feito",
    lead: "Quem fez o quê, e quando, por 30 dias. O último ato sobre cada coisa pode ser desfeito.",
    none: "Nada nos últimos 30 dias.",
    undo: "Desfazer",
    areas: {
      code: "Código",
      article: "Notícia",
      story: "Notícia da newsletter",
      report: "Aviso",
      letter: "Newsletter enviada a você",
    },
    change: (before, after) => `Antes: ${before}. Depois: ${after}.`,
    itself: "como está no site",
    isUndo: "Desfeito",
  },
};

export const deskMessages: Messages<typeof en> = { en, "pt-br": ptBr };
