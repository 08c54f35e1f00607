// Words that sell. A model that was paid in praise by an article passes it on where nothing of the article can be held
// against it: in its note for the class.
import { foldText } from "~/lib/fold-text";

/** On folded text. */
const PRAISE: readonly RegExp[] = [
  /!/,
  /\b(?:amazing|incredible|fantastic|revolutionary|game[- ]chang\w+|must[- ]have|world[- ]class|unbeatable|groundbreaking)\b/,
  /\b(?:incrivel|incriveis|fantastic[oa]s?|revolucionari[oa]s?|imperdivel|imperdiveis|imbativel|inigualavel|sensacional)\b/,
  /\b(?:the best|o melhor|a melhor|os melhores|as melhores)\b.{0,40}\b(?:on the market|available|for your (?:school|class)|do mercado|disponivel|para (?:a )?sua (?:escola|turma))\b/,
  /\b(?:the best|a melhor|o melhor)\s+(?:solution|tool|product|app|choice|solucao|ferramenta|produto|aplicativo|escolha|opcao)\b/,
  /^(?:get|buy|order|subscribe|try|compre|adquira|contrate|assine|garanta|leve|experimente)\b.{0,60}\b(?:today|now|hoje|agora|ja)\b/,
];

/** True for a sentence that sells something instead of telling what it means. */
export function advertises(sentence: string): boolean {
  const folded = foldText(sentence.normalize("NFKC"));
  return PRAISE.some((pattern) => pattern.test(folded));
}
