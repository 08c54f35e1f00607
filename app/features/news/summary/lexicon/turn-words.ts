// Words that turn a statement: negations, hedges, opposites and words for all or none. Folded; "*" allows any ending.
import type { WrittenLanguage } from "~/addresses/languages";

/** What makes the rest of its clause untrue. */
export const NEGATORS: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  en: new Set(
    "not never no none nobody nothing neither nor without cannot can't don't doesn't didn't won't isn't aren't wasn't weren't hasn't haven't hadn't wouldn't couldn't shouldn't hardly".split(
      " ",
    ),
  ),
  pt: new Set("nao nunca jamais nem nenhum nenhuma ninguem nada sem tampouco".split(" ")),
};

/** Negations of more than one word; each counts as one negator. */
export const NEGATING_PHRASES: readonly string[] = [
  "no longer",
  "instead of",
  "rather than",
  "em vez de",
  "ao inves de",
  "deixou de",
  "deixaram de",
  "deixa de",
  "deixam de",
  "stopped using",
  "fail to",
  "fails to",
  "failed to",
];

/** What says that something is not certain, in a source. */
export const HEDGES: ReadonlySet<string> = new Set(
  "may might could would should perhaps maybe probably possibly likely unlikely apparently plans planned intends intend intended aims hopes proposes proposed considers considering expected seeks wants if unless suggests suggest pode podem poderia poderiam podera poderao talvez provavelmente possivelmente pretende pretendem planeja planejam estuda estudam cogita cogitam propoe propos quer querem espera esperam deveria deveriam tende tendem se caso sugere sugerem seria seriam teria teriam".split(
    " ",
  ),
);

/** What keeps a statement open in a summary: the hedges, and words a translation may put in their place. */
export const OPEN_WORDS: ReadonlySet<string> = new Set([
  ...HEDGES,
  ..."can intend aim hope want consider propose possible potential possibly risk risks able potentially up maximum most whether considera avalia possivel possiveis risco riscos ate maximo previsao previsto prevista preve expects expect deve devem potencial hipotese intencao ideia warn warned warns alerta alertam alertou appears seems parece parecem ameaca threat".split(
    " ",
  ),
]);

/** Words that claim more than "some", or more than a link or a sign of something. */
export const STRONG_WORDS: readonly (readonly string[])[] = [
  [
    "all",
    "every",
    "everyone",
    "everybody",
    "always",
    "entire",
    "whole",
    "each",
    "todo",
    "toda",
    "todos",
    "todas",
    "sempre",
    "cada",
    "inteiro",
    "inteira",
    "full",
    "any",
    "qualquer",
  ],
  [
    "must",
    "required",
    "obliged",
    "mandatory",
    "compulsory",
    "obligatory",
    "forced",
    "obrigatorio",
    "obrigatoria",
    "obrigatorios",
    "obrigatorias",
    "obriga",
    "obrigou",
    "obrigado",
    "obrigados",
    "obrigada",
    "exige",
    "exigem",
    "exigiu",
    "exigir",
    "require",
    "requires",
    "precisa",
    "precisam",
    "terao",
    "tera",
    "need",
    "needs",
  ],
  [
    "proves",
    "proved",
    "proven",
    "proof",
    "provou",
    "comprova",
    "comprovou",
    "comprovam",
    "guarantees",
    "guarantee",
    "guaranteed",
    "garante",
    "garantem",
    "garantiu",
  ],
];

/** What one word affirms, the other denies: the words before the bar against those behind it. */
export const OPPOSITES: readonly string[] = [
  "allow* permit* permite* permitiu permitid* libera liberou liberad* | ban bans banned banning prohibit* forbid* forbade outlaw* proib* veta vetou vetad* bar barred",
  "rise rises rose risen rising increas* grow grows grew grown growing growth climb* sobe sobem subiu subiram subir aument* cresc* cresceu alta | fall falls fell fallen falling decreas* declin* drop drops dropped shrink* shrank reduc* reduz* cai caem caiu cairam cair queda diminu* baix*",
  "more mais | less fewer menos",
  "improve* improv* melhor* better | worsen* worse pior* piora*",
  "accept* aceit* | reject* rejeit* recus* refus* ",
  "approv* aprov* | disapprov* reprov*",
  "admit* admite* admitiu reconhec* acknowledg* confirm* | deny denies denied neg* nega negou desment*",
  "begin* began begun start starts started starting comec* inici* | stop stops stopped stopping cease* encerr* terminou termin* ended ends acab* acaba acabam",
  "open opens opened opening abr* abre abriu abrem | close closes closed closing fech* fecha fechou",
  "before antes | after depois apos",
  "above acima | below abaixo",
  "first primeir* | ultim*",
  "include* inclu* | exclude* exclu*",
  "support* apoi* back backs backed defend* | oppos* opo* opoe opos",
  "gain gained gains ganho ganhos benefi* | lose loses lost losing perd* perdeu loss losses",
  "succeed* successful* sucesso | fail fails failed failing failure* fracass*",
  "easier facilit* | harder dificult*",
  "cheaper barat* | dearer expensive caro caros cara caras",
  "optional opcion* facultativ* volunt* | compulsory mandatory obrigator*",
];

/** What stands before the doer in a sentence turned round: "was built by". */
export const BY_WORDS: ReadonlySet<string> = new Set("by por pelo pela pelos pelas".split(" "));

/** What parts clauses of a sentence. */
export const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  "but while although though because which who that when where whereas and mas porque enquanto embora que quando onde cujo cuja e porem".split(
    " ",
  ),
);

/** Stands behind a quotation that the source has in the other language. */
export const OUR_TRANSLATION: Readonly<Record<WrittenLanguage, string>> = {
  en: " (our translation)",
  pt: " (tradução nossa)",
};
