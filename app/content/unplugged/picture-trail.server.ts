import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";

export const PICTURE_TRAIL: UnpluggedLesson = {
  id: "picture-trail",
  stages: ["primary", "lower-secondary"],
  subjects: ["computing", "citizenship"],
  minutes: 40,
  text: {
    en: {
      title: "Where does my picture go?",
      description:
        "A drawing travels through the classroom as a photo travels through an app, and the class tries to get it back.",
      objective: "Trace what happens to a picture after it is sent, and say what to ask before sending one.",
      group: "Whole class",
      materials: [
        "One drawing for each pupil, of anything but themselves",
        "Station cards",
        "Trail sheet",
        "String, paper for the stations and scissors for station 6",
        "Exit ticket",
      ],
      curriculum: [
        {
          code: null,
          text: "KS2 and KS3 computing: using technology safely and with respect, keeping personal information private, and knowing where to go for help",
        },
      ],
      background: [
        "A photo sent to an app is copied: to the maker's computer, to a safety copy, sometimes to a company that checks it, and, where the terms allow it, into what the next model learns from. Deleting it on the phone deletes one of these.",
        "What a model has learned from cannot simply be taken out again. So the time to decide is before sending. Rules protect children more strictly, and grown-ups can ask what is held; but asking takes weeks, and copies by friends are beyond it.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Everyone draws a small picture with one secret in it (a number on a door). No names, no faces.",
          say: "Draw something you like, and hide a number in it. Not yourself, and no name.",
        },
        {
          minutes: 12,
          task: "Seven pupils hold the station cards. Six drawings travel along the string from station to station; each station does what its card says (copies it, shows it, keeps it).",
          say: "Stations, do exactly what is on your card. All others: watch where the copies are.",
        },
        {
          minutes: 8,
          task: "Three owners want their picture back. They walk the string and ask at each station. The class marks on the trail sheet: got back, maybe, gone.",
          say: "You may ask each station one question. Where did you get it back, and where could nobody help?",
        },
        {
          minutes: 10,
          task: "Groups write three questions to ask before sending a picture. Choose five together for the board.",
          say: "A question a seven-year-old could ask, and that stops a mistake.",
        },
        {
          minutes: 5,
          task: "Exit ticket, alone. Say where to go for help: a trusted adult, the school, and the report button.",
          say: "This has happened to someone. What would you do first?",
        },
      ],
      expect: [
        "‘Just delete it.’ It works at one of seven stations. Let them find out which.",
        "The training station hands back nothing: it has cut all its copies into strips and mixed them. That is the picture to remember.",
        "Someone may tell of a real case. Thank them, do not ask further in front of the class, and follow your school's safeguarding procedure afterwards.",
      ],
      younger: "Four stations (phone, friend, app, safety copy) and one drawing.",
      older:
        "Add the terms: give the app station half a page of small print and time how long anyone reads it.",
      sheets: [
        {
          id: "station-cards",
          title: "Station cards",
          pupils: "Years 4 to 8",
          blocks: [
            {
              kind: "cards",
              items: [
                "1 PHONE: Send the drawing on; it comes back to you. If asked, hand it back.",
                "2 APP: Copy it in ten seconds. Keep your copy. If asked, hand your copy back.",
                "3 SAFETY COPY: Copy the app's copy. If asked, say: in 30 days.",
                "4 CHECKER: Look at it and write one word about it. Keep the word.",
                "5 FRIEND: Copy it and show it to two people. You are not asked: you have gone home.",
                "6 TRAINING: Copy it, cut your copy into strips and mix them with the others. You cannot hand anything back.",
                "7 ADVERTISER: Read the checker's word. Draw something that person may want to buy.",
              ],
            },
          ],
        },
        {
          id: "trail-sheet",
          title: "Trail sheet",
          pupils: "Years 4 to 8",
          blocks: [
            {
              kind: "table",
              columns: ["Station", "What did it keep?", "Got back, maybe or gone?"],
              rows: [
                ["1 Phone"],
                ["2 App"],
                ["3 Safety copy"],
                ["4 Checker"],
                ["5 Friend"],
                ["6 Training"],
                ["7 Advertiser"],
              ],
            },
            { kind: "fields", fields: [{ label: "Three questions before I send a picture", lines: 3 }] },
          ],
        },
        {
          id: "exit-ticket",
          title: "Exit ticket",
          pupils: "Years 4 to 8",
          blocks: [
            {
              kind: "paragraph",
              text: "An app makes any photo look like a cartoon. Tom wants to try it with a photo of the whole team.",
            },
            {
              kind: "fields",
              fields: [
                { label: "Whom should Tom ask, and what?", lines: 3 },
                { label: "Where might the photo be tomorrow?", lines: 2 },
                { label: "What could he use instead?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "A pupil of eleven sent a photo to an app. The app keeps a copy, makes a safety copy that is deleted after 30 days, and uses photos to train a model. A friend has saved the photo too. Explain what deleting it on the phone does and does not do.",
        sample: {
          of: "a photo sent to an app",
          context: null,
          answer:
            "Deleting the photo on the phone removes it from the phone and from nowhere else. The app still has its copy until someone asks for it to be deleted. The safety copy goes after 30 days. The photo that a friend has saved stays until the friend deletes it. If the app deletes its copy, the model forgets the photo at the same moment. So before sending a picture, ask who will keep it, for how long and what else they will do with it. If it has already been sent and worries you, tell an adult you trust.",
          flaw: {
            sentence: "If the app deletes its copy, the model forgets the photo at the same moment.",
            why: "What a model has learned does not go away when a file is deleted. It would have to be trained again without the photo.",
            howToSpot: "Follow each copy on its own. Deleting in one place says nothing about another.",
            mended: "If the app deletes its copy, what the model has already learned from the photo stays.",
          },
        },
      },
      ruleId: "uk-ico-childrens-code",
    },
    "pt-br": {
      title: "Para onde vai o que eu envio?",
      description:
        "Sete estações fazem o que um aplicativo faz com um arquivo seu, e a turma tenta pegar tudo de volta.",
      objective:
        "Contar o que acontece com uma foto depois de enviada e dizer o que perguntar antes de enviar.",
      group: "Turma toda",
      materials: [
        "Um desenho por aluno, de qualquer coisa menos de si mesmo",
        "Cartões das estações",
        "Folha do caminho",
        "Barbante, papel para as estações e tesoura para a estação 6",
        "Bilhete de saída",
      ],
      curriculum: [
        {
          code: "EF03CO09",
          text: "Reconhecer o que pode acontecer quando se compartilham informações pessoais",
        },
        { code: "EF05CO06", text: "Reconhecer que um dado pode estar guardado no aparelho ou longe dele" },
        {
          code: "EF08CO08",
          text: "Nos anos finais: reconhecer quais dados pessoais os espaços digitais pedem e que riscos isso traz",
        },
      ],
      background: [
        "Uma foto enviada a um aplicativo é copiada: no computador da empresa, em uma cópia de segurança, às vezes em outra empresa que confere e, se os termos permitirem, no material com que o próximo modelo aprende. Apagar no celular apaga uma dessas.",
        "O que um modelo aprendeu não se tira de volta assim. Por isso, a hora de decidir é antes de enviar. A lei protege mais as crianças, e os responsáveis podem pedir para saber o que está guardado; mas o pedido demora, e a cópia do amigo fica de fora.",
      ],
      plan: [
        {
          minutes: 5,
          task: "Cada um faz um desenho pequeno com um segredo (um número na porta, por exemplo). Sem nome e sem rosto.",
          say: "Desenhe algo de que você gosta e esconda um número. Não vale você, e não vale nome.",
        },
        {
          minutes: 12,
          task: "Sete alunos seguram os cartões das estações. Seis desenhos andam pelo barbante, de estação em estação; cada uma faz o que o cartão manda (copia, mostra, guarda).",
          say: "Estações, façam exatamente o que está no cartão. Os outros: olho nas cópias.",
        },
        {
          minutes: 8,
          task: "Três donos querem o desenho de volta. Percorrem o barbante e perguntam em cada estação. A turma marca na folha: voltou, talvez, sumiu.",
          say: "Uma pergunta por estação. Onde você conseguiu de volta, e onde ninguém pôde ajudar?",
        },
        {
          minutes: 10,
          task: "Os grupos escrevem três perguntas para fazer antes de enviar uma foto. A turma escolhe cinco para o quadro.",
          say: "Uma pergunta que uma criança de sete anos saiba fazer e que evite um erro.",
        },
        {
          minutes: 5,
          task: "Bilhete de saída, sem ajuda. Diga onde pedir ajuda: um adulto de confiança, a escola e o botão de denunciar.",
          say: "Isto aconteceu com alguém. O que você faria primeiro?",
        },
      ],
      expect: [
        "“É só apagar.” Funciona em uma das sete estações. Deixe que descubram qual.",
        "A estação do treino não devolve nada: cortou todas as cópias em tiras e misturou. É essa a imagem para guardar.",
        "Alguém pode contar um caso real. Agradeça, não pergunte mais diante da turma e depois siga o caminho de proteção da sua escola.",
      ],
      younger: "Quatro estações (celular, amigo, aplicativo, cópia de segurança) e um desenho.",
      older:
        "Incluam os termos de uso: meia página de letra miúda na estação do aplicativo, e cronometrem quanto tempo alguém lê.",
      sheets: [
        {
          id: "station-cards",
          title: "Cartões das estações",
          pupils: "4º ao 7º ano",
          blocks: [
            {
              kind: "cards",
              items: [
                "1 CELULAR: Mande o desenho adiante; ele volta para você. Se pedirem, devolva.",
                "2 APLICATIVO: Copie em dez segundos. Guarde a sua cópia. Se pedirem, devolva a cópia.",
                "3 CÓPIA DE SEGURANÇA: Copie a cópia do aplicativo. Se pedirem, diga: daqui a 30 dias.",
                "4 CONFERENTE: Olhe e escreva uma palavra sobre o desenho. Guarde a palavra.",
                "5 AMIGO: Copie e mostre a duas pessoas. Ninguém pergunta a você: já foi para casa.",
                "6 TREINO: Copie, corte a sua cópia em tiras e misture com as outras. Não dá para devolver nada.",
                "7 ANUNCIANTE: Leia a palavra do conferente. Desenhe algo que essa pessoa compraria.",
              ],
            },
          ],
        },
        {
          id: "trail-sheet",
          title: "Folha do caminho",
          pupils: "4º ao 7º ano",
          blocks: [
            {
              kind: "table",
              columns: ["Estação", "O que guardou?", "Voltou, talvez ou sumiu?"],
              rows: [
                ["1 Celular"],
                ["2 Aplicativo"],
                ["3 Cópia de segurança"],
                ["4 Conferente"],
                ["5 Amigo"],
                ["6 Treino"],
                ["7 Anunciante"],
              ],
            },
            { kind: "fields", fields: [{ label: "Três perguntas antes de enviar uma foto", lines: 3 }] },
          ],
        },
        {
          id: "exit-ticket",
          title: "Bilhete de saída",
          pupils: "4º ao 7º ano",
          blocks: [
            {
              kind: "paragraph",
              text: "Um aplicativo transforma qualquer foto em desenho animado. Tomás quer testar com uma foto do time inteiro.",
            },
            {
              kind: "fields",
              fields: [
                { label: "A quem Tomás deve perguntar, e o quê?", lines: 3 },
                { label: "Onde a foto pode estar amanhã?", lines: 2 },
                { label: "O que ele poderia usar no lugar?", lines: 2 },
              ],
            },
          ],
        },
      ],
      flaw: {
        asked:
          "Uma aluna de onze anos enviou uma foto a um aplicativo. O aplicativo guarda uma cópia, faz uma cópia de segurança que é apagada depois de 30 dias e usa fotos para treinar um modelo. Uma amiga também salvou a foto. Explique o que apagar no celular resolve e o que não resolve.",
        sample: {
          of: "uma foto enviada a um aplicativo",
          context: null,
          answer:
            "Apagar a foto no celular tira a foto do celular e de mais nenhum lugar. O aplicativo continua com a cópia dele até alguém pedir que apague. A cópia de segurança some depois de 30 dias. A foto que a amiga salvou fica até a amiga apagar. Se o aplicativo apaga a cópia dele, o modelo esquece a foto na mesma hora. Por isso, antes de enviar, pergunte quem vai guardar, por quanto tempo e o que mais vai fazer com ela. Se já enviou e isso preocupa você, conte a um adulto de confiança.",
          flaw: {
            sentence: "Se o aplicativo apaga a cópia dele, o modelo esquece a foto na mesma hora.",
            why: "O que um modelo aprendeu não some quando se apaga um arquivo. Seria preciso treinar de novo sem a foto.",
            howToSpot: "Siga cada cópia separadamente. Apagar em um lugar não diz nada sobre outro.",
            mended: "Se o aplicativo apaga a cópia dele, fica o que o modelo já aprendeu com a foto.",
          },
        },
      },
      ruleId: "br-lgpd-14",
    },
  },
};
