// The privacy page is true of this software, its platform included. Portuguese text.

import { ACT_DAYS } from "~/features/desk/core/acts";
import type { LegalDocument } from "~/features/legal/core/legal-document";
import { MAILS_KEPT_DAYS } from "~/features/mail/core/mail-delivery";
import {
  CONFIRM_TOKEN_DAYS,
  RECORD_LINK_DAYS,
  RECORD_VIEW_DAYS,
  UNCONFIRMED_DAYS,
} from "~/features/newsletter/core/subscriber";
import { REPORT_DAYS } from "~/features/reports/core/reader-report";
import { LEGAL_MONTHS, type LegalFacts, list, paragraph } from "./legal-document";

function responsible({ authorName, controllerName }: LegalFacts): string {
  if (controllerName !== null && controllerName !== authorName)
    return `${controllerName} cuida deste site e decide o que ele faz com os dados (na lei, controlador dos dados).`;
  return authorName === null
    ? "Quem escreveu o livro cuida deste site e decide o que ele faz com os dados. O nome dessa pessoa ainda não foi configurado aqui."
    : `Este site é de ${authorName}, que escreveu o livro e decide o que ele faz com os dados (na lei, controlador dos dados).`;
}

/** The privacy policy in Portuguese for this installation. */
export function createPrivacyPtBr(facts: LegalFacts): LegalDocument {
  return {
    title: "Privacidade",
    intro:
      "Dá para ler tudo aqui sem dizer quem você é: sem conta, sem cookies, sem propaganda, sem rastreamento. Guardamos o seu e-mail em um único caso: quando você pede a newsletter.",
    lastChangedMonth: LEGAL_MONTHS.privacy,
    sections: [
      {
        id: "responsible",
        heading: "Quem é o responsável",
        blocks: [
          paragraph(responsible(facts)),
          paragraph(
            facts.contactEmail === null
              ? "Este site ainda não tem um endereço de contato configurado. O link que vem em cada e-mail da newsletter mostra e apaga o que guardamos sobre você; o que está no seu aparelho você apaga no navegador."
              : `Escreva para ${facts.contactEmail} sobre qualquer assunto desta página.`,
          ),
        ],
      },
      {
        id: "opening-a-page",
        heading: "Quando você abre uma página",
        blocks: [
          paragraph(
            "O site funciona na rede da Cloudflare, que atua como nossa operadora de dados (LGPD). Para entregar a página e barrar ataques, a Cloudflare recebe o seu endereço IP, o nome do navegador e o endereço da página, e guarda registros técnicos segundo as regras dela. Desligamos os registros de visitas. Nós não guardamos o seu endereço IP.",
          ),
          paragraph(
            "Os nossos registros dizem o que falhou e quando, e somem depois de alguns dias. Não têm endereço IP nem e-mail legível. Se o seu navegador bloquear algo que não pertence à página, pode nos enviar um aviso curto que diz qual era a página, sem as palavras da sua busca, e o que foi bloqueado.",
          ),
          paragraph(
            "As palavras da busca, os filtros, os números da calculadora de custos e os itens de uma folha da aula fazem parte do endereço da página. O nosso servidor lê esses dados para montar a página e não anota nenhum deles, a não ser que você use o botão que avisa o autor do que a busca não encontrou; a página pode ficar pouco tempo no cache da Cloudflare. O que você digita nas lacunas de um prompt fica no seu navegador.",
          ),
        ],
      },
      {
        id: "counting",
        heading: "O que é contado",
        blocks: [
          list(
            "Leituras de QR Code e links curtos: quantas vezes cada item foi aberto, por dia e idioma. Nenhum endereço fica junto, robôs e prévias de link não contam, e os números são apagados depois de dois anos.",
            "Códigos que não existem: o código digitado e quantas vezes, para ajudar o próximo leitor; também são apagados depois de dois anos.",
            "Notícias: quantas vezes cada uma foi aberta, no máximo uma por hora para a mesma conexão.",
            "Limites: quantas vezes uma conexão usou um botão, um formulário ou um link curto em pouco tempo, para que ninguém abuse.",
          ),
          paragraph(
            "Uma conexão é um endereço IPv4 ou a primeira metade de um endereço IPv6 (/64), muitas vezes uma casa ou uma escola inteira; alguns limites contam também a rede maior de que ela faz parte (/48). Nos dois últimos casos, ela vira um código irreversível (hash), misturado a um valor aleatório que muda todo dia. O registro de que uma notícia foi aberta vale por uma hora. Registros, contadores e o valor aleatório do dia são apagados em até dois dias, e somem das cópias de segurança 30 dias depois; a partir daí, nenhum código leva de volta a um endereço.",
          ),
        ],
      },
      {
        id: "newsletter",
        heading: "A newsletter",
        blocks: [
          paragraph(
            "Quando você se inscreve, guardamos o seu e-mail, o idioma, as datas do pedido e da confirmação e um código irreversível do link de confirmação. Nenhuma newsletter é enviada antes de você confirmar no botão da página que esse link abre.",
          ),
          list(
            `O link de confirmação vale por ${CONFIRM_TOKEN_DAYS} dias. O e-mail não confirmado é apagado ${UNCONFIRMED_DAYS} dias depois do último pedido de confirmação, por uma tarefa de hora em hora.`,
            "Cada caixa de entrada, seja como for escrito o endereço, recebe no máximo um e-mail de confirmação por dia e três por ano. Para cumprir isso, lembramos por até um ano um código irreversível dela, o número desses e-mails e a data do último. Todo código de um endereço leva uma chave secreta; por isso, não adianta testar endereços.",
            `Depois da confirmação, um único e-mail dá as boas-vindas, com um link para cancelar. Toda newsletter tem um link para cancelar, todo e-mail de confirmação tem um para recusar, e os dois têm um link que mostra o que guardamos sobre você e apaga. De cada e-mail guardamos um código irreversível desses links por ${RECORD_LINK_DAYS} dias, para que você possa cancelar até por uma mensagem antiga; o que guardamos aparece por ${RECORD_VIEW_DAYS} dias, com parte do endereço escondida. Quando você cancela, todos são apagados.`,
            `O texto de um e-mail fica guardado até o envio ou até desistirmos dele. O registro do envio (que foi enviado e quando) fica por ${MAILS_KEPT_DAYS} dias, ligado a um código irreversível do endereço.`,
            "Depois que você cancela, ficam por um ano um código irreversível do endereço e a data, para não escrevermos de novo por engano, e também as datas dos seus e-mails de confirmação.",
            "Se você recusar, ou se um e-mail não puder ser entregue ou for marcado como indesejado, anotamos com o mesmo tipo de código que nada mais vai para lá. Essa anotação fica.",
          ),
          paragraph(
            facts.mailProvider === null
              ? `No momento, nenhum serviço de e-mail está ligado a este site: a mensagem fica por até ${MAILS_KEPT_DAYS} dias na caixa de saída do próprio site e não é entregue.`
              : `Os e-mails saem por ${facts.mailProvider}, que recebe o seu endereço e o texto da mensagem para isso. Os nossos e-mails não têm pixel de rastreamento.`,
          ),
          ...(facts.hasBotCheck
            ? [
                paragraph(
                  "O formulário é protegido pelo Cloudflare Turnstile contra inscrições automáticas. Ele é carregado da Cloudflare quando você começa a usar o formulário e observa sinais técnicos do navegador e o seu endereço IP.",
                ),
              ]
            : []),
        ],
      },
      {
        id: "reports",
        heading: "Avisos de erro e de busca",
        blocks: [
          paragraph(
            `Quando você avisa de um erro, guardamos a página de que se trata, o idioma, o seu texto e a data, e nada sobre você. Por favor, não cite o nome de ninguém. O aviso é apagado depois de ${REPORT_DAYS} dias.${facts.hasBotCheck ? " O Cloudflare Turnstile protege também este formulário, assim que você o abre." : ""}`,
          ),
          paragraph(
            "Quando uma busca não encontra nada, há um botão para avisar o autor. Só se você clicar nele, guardamos, pelo mesmo tempo, as palavras que aparecem junto ao botão, o idioma e a data, e nada sobre você. Palavras em que parece haver um e-mail ou um telefone não são aceitas. O autor pode anotar as palavras para a próxima edição do livro.",
          ),
          paragraph(
            `O que o autor faz na mesa dele (levar um código a outro lugar, retirar uma notícia, responder a um aviso) fica anotado por ${ACT_DAYS} dias com o e-mail dele, para que possa ser desfeito. Leitores não aparecem ali.`,
          ),
        ],
      },
      {
        id: "ai",
        heading: "Inteligência artificial",
        blocks: [
          paragraph(
            "As notícias são resumidas com IA. Os serviços que fazem isso recebem o texto da notícia publicada e nada sobre visitantes. Cada cartão diz quem escreveu o resumo.",
          ),
        ],
      },
      {
        id: "donations",
        heading: "Doações",
        blocks: [
          paragraph(
            "Os cartões de valor levam à página de pagamento de outra empresa, onde valem as regras de privacidade dela. O Pix acontece no seu banco; o código que mostramos tem só os dados do próprio autor. Como em qualquer pagamento, o banco ou a empresa informa ao autor quem pagou. O recado que você escreve abre no seu programa de e-mail, e o site não guarda cópia.",
          ),
          ...(facts.bankImageHost === null
            ? []
            : [
                paragraph(
                  `Ao abrir a janela da transferência, uma imagem é carregada de ${facts.bankImageHost}.`,
                ),
              ]),
        ],
      },
      {
        id: "links",
        heading: "Links e compartilhamento",
        blocks: [
          paragraph(
            "Os links para ferramentas, cursos, vídeos e redes sociais são links comuns. Nada é carregado de lá, e esses sites não ficam sabendo de nada, antes do seu clique; nem depois ficam sabendo de que página você veio. Compartilhar usa o menu do seu aparelho ou abre o serviço que você escolher. “Abrir em” entrega o prompt, com o que você escreveu nele, ao assistente que você abrir, no próprio endereço quando o serviço aceita. Nós não recebemos nada. Um + no fim de um link curto nosso (/r/…) mostra aonde ele leva antes de você seguir.",
          ),
        ],
      },
      {
        id: "device",
        heading: "O que fica no seu aparelho",
        blocks: [
          paragraph(
            `As suas configurações, os favoritos, as últimas buscas, o que você escreveu sobre as suas turmas e nos prompts e as marcas do checklist ficam no seu navegador e não são enviados a nós.${facts.keepsPages ? " Ficam lá também algumas das páginas que você abre, para você ler sem internet." : ""} A página sobre cookies lista tudo pelo nome.`,
          ),
          paragraph(
            "Se você confere códigos da BNCC com o JavaScript desligado, o nosso servidor responde sem guardar nem registrar o plano.",
          ),
        ],
      },
      {
        id: "backups",
        heading: "Cópias de segurança",
        blocks: [
          paragraph(
            "A Cloudflare guarda cópias do nosso banco de dados por até 30 dias (7 no plano gratuito dela). O que apagamos continua nelas até vencerem. Elas servem para recuperar o banco depois de um erro, e para mais nada. O mesmo vale para a cópia que o autor faz para mudar o site de lugar.",
          ),
        ],
      },
      {
        id: "basis",
        heading: "Base legal e lugar",
        blocks: [
          list(
            "Newsletter: o seu consentimento (LGPD, art. 7º, I; GDPR, art. 6(1)(a)). Você pode retirar quando quiser.",
            "Entrega das páginas, limites contra abuso e o código que impede novos e-mails: o nosso legítimo interesse em um site que funcione e não incomode (LGPD, art. 7º, IX; GDPR, art. 6(1)(f)).",
          ),
          paragraph(
            "A Cloudflare trabalha em muitos países; por isso, os dados podem ser tratados fora do seu. Não vendemos dados e só os passamos aos serviços citados nesta página ou quando a lei nos obriga.",
          ),
        ],
      },
      {
        id: "rights",
        heading: "Os seus direitos",
        blocks: [
          paragraph("Pela LGPD, pelo GDPR e por leis semelhantes, você pode, de graça:"),
          list(
            "saber se temos dados seus e receber uma cópia que possa levar a outro lugar;",
            "pedir correção, bloqueio ou eliminação;",
            "saber com quem foram compartilhados;",
            "opor-se a um uso, pedir que seja limitado e retirar o consentimento;",
            "reclamar à autoridade: a ANPD, no Brasil, ou a autoridade de proteção de dados do seu país.",
          ),
          paragraph(
            facts.contactEmail === null
              ? "Na newsletter, o link de cada e-mail faz isso na hora."
              : `Na newsletter, o link de cada e-mail faz isso na hora. Para o resto, escreva para ${facts.contactEmail}; a resposta vem em até 15 dias.`,
          ),
        ],
      },
      {
        id: "pupils",
        heading: "Alunos",
        blocks: [
          paragraph(
            "O site é feito para adultos que ensinam, não pede nada a alunos e não guarda nada sobre eles. Por favor, nunca coloque nome, foto, nota nem laudo de aluno em uma ferramenta de IA.",
          ),
        ],
      },
      {
        id: "changes",
        heading: "Mudanças",
        blocks: [
          paragraph(
            "Quando o site passar a fazer outra coisa com dados, esta página muda antes e mostra o novo mês.",
          ),
        ],
      },
    ],
  };
}
