// Words by which the sentences of terms and prices are found that the facts about tools rest on.
import type { TermWords } from "~/features/facts/core/term-sentences";

export const TERM_WORDS: TermWords = {
  en: {
    age: /\b(?:years? (?:old|of age)|(?:under|over|at least|minimum|age of) \(?(?:1[0-9]|thirteen|sixteen|eighteen)|minimum age|minors?|children|underage)\b/i,
    guardians: /\b(?:parents?|parental|(?:legal )?guardians?|school(?:'s|’s)? consent)\b/i,
    training: /\b(?:train(?:s|ed|ing)?|improv(?:e|ing) (?:our|the) (?:models?|services?|products?))\b/i,
    retention: /\b(?:retain(?:s|ed)?|retention|delet(?:e|es|ed|ion)|stored? for|\d+ (?:days|months))\b/i,
    price:
      /(?:[$€£]\s?\d|\b(?:USD|BRL)\b|\b(?:free (?:plan|tier|for)|per (?:month|user|seat|year)|billed|pricing)\b)/i,
    date: /\b(?:last (?:updated|modified|revised)|effective(?: date)?|updated on)\b/i,
  },
  pt: {
    age: /(?:\banos de idade\b|\b(?:menor(?:es)?|maior(?:es)?) de \d\d|\b(?:mínim[ao]|pelo menos|a partir de) (?:de )?\d\d anos|idade mínima|\bcrianças\b|\bmenores\b|\badolescentes\b)/i,
    guardians: /(?:\bpais\b|\bresponsáve(?:l|is)\b|\btutor(?:es)?\b|consentimento d[aeo])/i,
    training:
      /(?:\btrein(?:ar|a|am|ado|ados|amento|amos)\b|melhorar (?:os )?nossos? (?:modelos?|serviços?|produtos?))/i,
    retention:
      /(?:\bret(?:er|emos|enção)\b|\bexclu(?:ir|ímos|são|ídos?)\b|\bapaga(?:r|mos|dos?)\b|\barmazenad[oa]s? por|\d+ (?:dias|meses)\b)/i,
    price:
      /(?:R\$\s?\d|US\$\s?\d|\$\s?\d|\bpor (?:mês|usuário|ano)\b|\bplano gratuito\b|\bcobrad[oa]\b|\bgr[áa]tis\b)/i,
    date: /(?:última (?:atualização|modificação)|atualizad[oa] em|em vigor|vigência)/i,
  },
};
