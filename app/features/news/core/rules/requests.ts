// Sentences that speak to somebody instead of telling something: to the model that is to summarise the article, or to
// the reader, of whom they ask for a click, a password, money. Nobody needs them in news, and injected ones sound like
// this.
import { foldText } from "~/lib/fold-text";
import { splitSentences } from "~/lib/split-sentences";

/** Spoken to a model. Each pattern is one way of saying it, on folded text. */
const TO_MODELS: readonly RegExp[] = [
  /\b(?:ignore|ignorem|disregard|forget|override|overlook|desconsidere|desconsiderem|esqueca|esquecam|olvida|olvide)\b.{0,60}\b(?:instruc\w*|instruction\w*|rule|rules|regra|regras|prompt\w*|guideline\w*|diretriz\w*|orientac\w*|orders|ordens|context\w*|everything|tudo|above|acima|previous|anterior\w*)\b/,
  /\b(?:system|developer|hidden|initial|original|your|seu|sua)\s+(?:prompt|instruc\w*|instruction\w*)\b/,
  /\b(?:you are|act as|pretend|behave as|role ?play|voce e|voce agora e|aja como|finja|atue como|responda como)\b.{0,40}\b(?:an? |um |uma )?(?:ai|ia|llm|assistant|assistente|model|modelo|chatgpt|chatbot|gpt\S*|dan|hacker|expert|especialista|unrestricted|jailbr\w*)\b/,
  /(?:^|[.!?:;(["'\]] ?)(?:(?:note|attention|instruc\w*|message|aviso|nota|atencao|mensagem|dear|hey|ola|hello)\b[\s:,]*)?(?:(?:to|for|para|aos?)\s+)?(?:(?:all|any|the|os?|as?|todos|todas|quaisquer)\s+)*(?:ai|ia|llms?|language models?|modelos? de linguagem|assistants?|assistentes?|chatbots?|chatgpt|claude|gemini|copilot|summari[sz]ers?|resumidor\w*)\b[^.]{0,25}(?::|!|\b(?:reading|lendo|que le|que leem|processing|summari[sz]ing|resumindo)\b)/,
  /\b(?:(?:from now on,? )?you are now (?:an?|the|my|our)|(?:voce agora e|agora voce e|a partir de agora,? voce e) (?:um|uma|o|a|meu|minha|nosso|nossa))\b/,
  // A law may say what assistants must do, but not at which address.
  /\b(?:ai|ia|llms?|(?:language )?models?|modelos?|assistants?|assistentes?|chatbots?)\b.{0,60}\b(?:must|should|have to|devem?|tem de|tem que|precisam?)\b.{0,200}(?:https?:|www\.)/,
  /\b(?:if|when|se|quando)\s+(?:you|voce)\s+(?:are|e|for)\s+(?:an? |um |uma )?(?:ai|ia|llm|language model|modelo|assistant|assistente|chatbot|robot|robo)\b/,
  /\b(?:as|como)\s+(?:an? |um |uma )?(?:ai|ia|large|modelo)\s+(?:language )?(?:model|assistant|de linguagem|assistente)?\b.{0,20}\b(?:you|voce|must|deve|should)\b/,
  /\b(?:in|on|no|na|em)\s+(?:your|the|seu|sua|o)\s+(?:summary|answer|response|output|reply|json|resumo|resposta|saida)\b.{0,60}\b(?:write|say|include|add|put|mention|state|only|always|escrev\w*|diga|inclu\w*|acrescent\w*|coloque|mencion\w*|sempre)\b/,
  /\b(?:write|say|include|add|put|mention|state|output|print|repeat|reply|respond|answer|summari[sz]e|escreva|diga|inclua|acrescente|coloque|mencione|imprima|repita|responda|resuma)\b.{0,60}\b(?:in|to|as|na|no|em|ao|como)\s+(?:your|the|every|seu|sua|o|a|todo)\s*(?:summary|answer|response|output|reply|json|title|classnote|resumo|resposta|saida|titulo)\b/,
  /\b(?:summari[sz]e|describe|rate|score)\s+(?:this|it)\b.{0,20}\b(?:as|only)\b|\b(?:resuma|descreva|avalie)\s+(?:este|esta|esse)\b.{0,20}\b(?:como|apenas)\b/,
  /\b(?:do not|don't|never|nao|nunca)\s+(?:mention|summari[sz]e|reveal|tell|translate|disclose|mencione|resuma|revele|conte|traduza)\b/,
  /(?:<\|[\w ]+\|>|\[\/?inst\]|<<\/?sys>>|###\s*(?:system|instruction|assistant|user)|\b(?:system|assistant|user|human)\s*:\s)/,
  /\b(?:end|fim|close)\s+(?:of|do|da|the)\s+(?:the\s+)?(?:article|artigo|data|dados|input|source|texto)\b.{0,40}\b(?:new|now|novas?|agora|instruc\w*|begin|start)\b/,
  /\b(?:new|novas?|updated|urgent|real|atualizad\w*)\s+(?:instruc\w*|instruction\w*|task|tarefa|orders|ordens|directive\w*|diretriz\w*)\b\s*[:.-]/,
  /\b(?:jailbreak|prompt injection)\s*:/,
  /\b(?:influence|education|educacao|influencia)\b.{0,10}\b(?:score|nota)?\b.{0,10}\b(?:to|=|:|para)\s*(?:100|0)\b/,
];

const ACTIONS =
  "explore|listen to|come to|make sure|be sure|wear|avoid|click|tap|press|visit|download|install|subscribe|sign up|sign in|log in|log on|register|enrol|enroll|buy|order|pay|donate|send|enter|type|submit|share|forward|call|text|scan|open|follow|join|contact|email|e-mail|read more|learn more|watch|check out|try it|get your|claim|grab|hurry|act now|ignore|praise|tell|ask|apply|book|vote|choose|pick|demand|clique|toque|acesse|visite|baixe|instale|assine|inscreva-se|inscreva|cadastre-se|cadastre|entre (?:no|na|em|aqui|agora|ja)|faca login|compre|peca|pague|doe|envie|mande|digite|informe|insira|compartilhe|encaminhe|ligue|escaneie|abra|siga|participe|contate|fale com|leia mais|saiba mais|veja mais|assista|confira|aproveite|garanta|corra|ignore|elogie|vote|reserve|escolha|encontre|encomende|leve|traga|descubra|conheca|ajude|faca|junte-se|receba|procure|experimente|denuncie|suba|desca|ouca|cuide|evite|respeite|aguarde|preencha|agende|consulte|exija|prefira|tente|venha|mantenha|pergunte|prove|apoie|descarregue|clica|acessa";

/** An order opens the sentence, or follows a comma or "and" behind a short opening: "Now click ...". */
const ORDER = new RegExp(
  String.raw`^(?:["“'(]\s*)?(?:please|por favor|now|agora|today|hoje|just|so|entao|then|and|e|to \w+(?: \w+){0,3},|para \w+(?: \w+){0,4},|if you \w+(?: \w+){0,5},|se voce \w+(?: \w+){0,5},)?\s*,?\s*(?:${ACTIONS})\b(?!\s+(?:do|da|dos|das|will|would|may|might|can|could|of|is|are|was|were|has|have|had|rose|fell|and \w+s\b)\b)`,
);

/** Deeds that open ordinary sentences, too: they ask for something where a thing to do it to stands right behind. */
const DEEDS =
  "separe|lave|cerque|pese|photograph|fotografe|record|lend|take|use|keep|give|bring|print|plant|look at|write|read|answer|prepare|save|check|remember|stop|test|turn|put|make|show|teach|learn|start|build|report|help|support|hand|leave|grave|empreste|tire|use|guarde|imprima|plante|olhe|escreva|leia|responda|prepare|salve|verifique|lembre|pare|teste|ligue|desligue|coloque|mostre|ensine|aprenda|comece|monte|denuncie|apoie|entregue|deixe|tome|chame|convide|registre|anote|adote|troque|venda|pegue|crie|conte|diga";
const ORDERED_THING =
  "a|an|the|your|our|this|these|it|one|all|every|them|him|her|us|o|os|as|um|uma|seu|sua|seus|suas|este|esta|estes|estas|esse|essa|ao|aos|todos|todas|tudo|no|na|nosso|nossa";
const ORDER_OF_A_DEED = new RegExp(
  String.raw`^(?:["“'(]\s*)?(?:(?:please|por favor|now|agora|today|hoje|just|so|entao|always|never|sempre|nunca)\s*,?\s*)?(?:${DEEDS}|check)\s+(?:${ORDERED_THING})\b`,
);

/** "Dê um livro": without its accent it is "of", which opens "De um lado". */
const GIVE = /^(?:["“'(]\s*)?(?:(?:por favor|agora|hoje|então|sempre|nunca)\s*,?\s*)?dê\s/i;

/** Requests addressed to "you": a duty of the reader's, money, a secret. */
const TO_READERS: readonly RegExp[] = [
  /\b(?:your|sua|suas|seu|seus)\s+(?:password\w*|senha\w*|credit card|cartao|bank|conta bancaria|pin|cpf|phone number|account number|login|credentials|dados pessoais|dados)\b/,
  /\b(?:you|voce|voces)\s+(?:must|have to|need to|should now|deve\w*|precisa\w*|tem que|tem de)\s+(?:\w+\s+){0,2}(?:click|visit|download|buy|pay|send|enter|sign|register|share|clicar|acessar|visitar|baixar|comprar|pagar|enviar|digitar|informar|cadastrar|assinar|compartilhar)\w*/,
  // "With one tap the grower overrules it": behind these it is no order.
  /(?<!\b(?:an?|one|single|each|every|um|cada) )\b(?:click|clique|tap|toque)\s+(?:here|on|the|aqui|em|no|na|below|abaixo)\b/,
  /\b(?:limited offer|oferta por tempo limitado|promo code|discount code|codigo promocional|cupom|use (?:the )?code|use o codigo|act now|buy now|compre ja|nao perca|don't miss|sign up (?:now|today|free)|subscribe (?:now|today|to our)|assine (?:ja|agora|a nossa)|inscreva-se (?:ja|agora))\b/,
];

/** True for a sentence that tells a model what to do. */
export function speaksToModels(sentence: string): boolean {
  const folded = foldText(sentence.normalize("NFKC"));
  return TO_MODELS.some((pattern) => pattern.test(folded));
}

/** The text without the sentences that speak to models; the same text when there are none. */
export function withoutSpeechToModels(text: string): string {
  if (!speaksToModels(text)) return text;
  return text
    .split("\n")
    .map((line) =>
      speaksToModels(line)
        ? splitSentences(line)
            .filter((sentence) => !speaksToModels(sentence))
            .join(" ")
        : line,
    )
    .filter((line) => line !== "")
    .join("\n");
}

/** True for a sentence that asks its reader to do something. */
export function asksForAction(sentence: string): boolean {
  const folded = foldText(sentence.normalize("NFKC"));
  const isOrder = ORDER.test(folded) || ORDER_OF_A_DEED.test(folded) || GIVE.test(sentence.normalize("NFKC"));
  return isOrder || asksForSecrets(sentence);
}

/** True for a sentence that is after the reader's password, money or click, which no advice for a class is. */
export function asksForSecrets(sentence: string): boolean {
  const folded = foldText(sentence.normalize("NFKC"));
  return TO_READERS.some((pattern) => pattern.test(folded));
}
