// The closed classes that a sentence and its translation are compared by. Each row has, for each language, the words that
// say it for sure and those that may say it: what is sure on one side asks for one of the wide on the other.
import type { WrittenLanguage } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { capitalised } from "~/lib/capitalised";

interface ClassWords {
  readonly sure: RegExp;
  readonly wide: RegExp;
}

/** On folded words between single spaces; "é" has kept its accent. */
function toWords(line = ""): ClassWords {
  const lists = line.trim().split(" > ");
  const toPattern = (list: string) => new RegExp(`(?<= )(?:${list})(?= )`, "u");
  return { sure: toPattern(lists[0] ?? ""), wide: toPattern(lists.join("|")) };
}

/** What is sure of it on one side asks for one of the wide words on the other. */
export type WordClass = Readonly<Record<WrittenLanguage, ClassWords>>;

/** Lines in pairs, English and Portuguese: what says it for sure, then what may say it. */
function readClasses(table: string): readonly WordClass[] {
  const lines = table.trim().split("\n");
  return lines.flatMap((line, place) =>
    place % 2 === 0 ? [{ en: toWords(line), pt: toWords(lines[place + 1]) }] : [],
  );
}

/**
 * Only, may, plan, alleged, likely, about, estimated, rarely, always, some, most, every, at least, less, before, after,
 * if, higher, lower, first.
 */
export const CLASSES = readClasses(String.raw`
  only|solely|exclusively > just|one|alone|merely|sole|single|until
  so|somente|apenas|exclusivamente > unic[oa]s?|exclusiv[oa]s?|sozinh[oa]s?
  may|might|could > can|possibly|perhaps|would|potentially|likely|able|allowed|let
  podera|poderao|poderia|poderiam|talvez > pode|podem|podiam?|possam?|puder|possivel(?:mente)?|permit\p{L}+|consegu\p{L}+
  plans to|intends?|proposed|is considering > plan|planned|planning|intend|intended|proposes?|hopes?|aims?|wants?|considers?|studying|would|will|expects?
  pretendem?|planejam?|estuda|cogita > planos?|avalia|considera|pretend\p{L}+|planej\p{L}+|proposta|propoem?|querem?|preve|esperam?|visam?|vai|vao|intencao
  alleged|allegedly|suspected > allege[sd]?|accused?|suspicion|suspects?|supposed(?:ly)?|apparent(?:ly)?|claim(?:s|ed)?|would have
  suposta?s?|supostamente|suspeit[oa]s?|teria|teriam > acus\p{L}+|alega\p{L}*|suspeitam?|seriam?
  likely to|probably > likely|unlikely|should|expected|may|might|could|must
  provavel|provavelmente > deve|devem|devera|deverao|pode|podem|podera|possivel|probabilidade|propens\p{L}+|chances?
  approximately|roughly|nearly|almost|about \d\S* > about|around|near|some|close to|circa|more or less
  cerca de|aproximadamente|quase|perto de \d\S*|em torno de > uns|umas|mais ou menos|proximo|perto|por volta
  estimate[sd]? > expect(?:s|ed)?|projected|reckons?|predict(?:s|ed)?|calculates?|about|around
  estim(?:a|am|ou|ad[oa]s?|ativa) > preve|previst[oa]|calcul(?:a|am|ou)|projet(?:a|am|ou)|avali(?:a|am|ou)|cerca
  rarely|seldom|sometimes|occasionally > hardly|few|little|not often|at times|from time
  raramente|as vezes|ocasionalmente > pouc[oa]s?|quase|dificilmente|algumas vezes|eventualmente|de vez
  always|often|usually > every time|ever|frequently|generally|normally|constantly|commonly
  sempre|frequentemente|geralmente > toda vez|todas as vezes|muitas vezes|normalmente|constantemente|em geral|frequencia
  some of|several|a few|few > some|certain|part|many|various|number|couple|little
  alguns|algumas|varios|varias|pouc[oa]s > parte|divers[oa]s|pouco|uns|umas|algum|alguma|muit[oa]s|cert[oa]s
  most of|majority > most|more than half|largely|mainly|mostly
  maioria|maior parte > mais da metade|boa parte|grande parte|principalmente
  every|all (?:the|of|\d\S*) > all|each|any|everyone|everybody|everything|whole|entire|total|both|full
  todos os|todas as > tod[oa]s?|cada|qualquer|tudo|inteir[oa]s?|ambos|ambas|por|sempre|de \S+ em
  at least > minimum|no fewer|no less|or more|more than|over
  pelo menos|ao menos|no minimo > minim[oa]|ou mais|a partir|mais de
  less than|fewer than > less|fewer|lower|under|below|short of|not even
  menos de|menos do que > menos|menor(?:es)?|abaixo|inferior(?:es)?|nem
  before > until|prior|earlier|sooner|ahead|previous(?:ly)?|by|ago|advance
  antes > ate|anterior(?:es|mente)?|previ[oa]s?|previamente|antecedencia|vespera
  after > following|since|later|once|when|behind|next|upon|then|afterwards
  apos|depois > desde|seguintes?|quando|posterior(?:es|mente)?|assim que|atras|logo|passad[oa]s?
  if|unless > when|where|whether|in case|should|as long as|provided|subject
  (?<! (?:por|no|o|cada|um|este|neste|de|do) )caso|a menos que|se (?:for|forem|houver|tiver) > se|desde que|quando|contanto|hipotese|salvo|exceto
  higher|rose|risen|increased > ris(?:e|es|ing)|increas(?:e|es|ing)|more|up|above|greater|grew|grow[sn]?|climbed|larger|raised?|went
  aumentou|aumentaram|subiu|subiram|cresceu|cresceram > aument\p{L}+|sub\p{L}+|cresc\p{L}+|elev\p{L}+|mais|maior(?:es)?|alt[oa]s?|acima|ampli\p{L}+|superior(?:es)?|pass\p{L}+|ganh\p{L}+
  lower|fell|fallen|decreased|dropped > fall(?:s|ing)?|decreas(?:e|es|ing)|drop(?:s|ping)?|declined?|reduc\p{L}+|less|down|cuts?|below|fewer|diminish\p{L}+|short\p{L}+|shr[au]nk|went
  diminuiu|diminuiram|caiu|cairam|recuou|recuaram > diminu\p{L}+|ca(?:i|em|ir|indo|ido|ida)|queda|reduz\p{L}+|reducao|recu\p{L}+|menos|menor(?:es)?|baix[oa]\p{L}*|abaixo|cort\p{L}+|inferior(?:es)?|pass\p{L}+|perd\p{L}+|abandon\p{L}+|desist\p{L}+|larg\p{L}+|solt\p{L}+|descart\p{L}+|retir\p{L}+
  first > one|once|initial(?:ly)?|early|earliest|pioneer\p{L}*|1st|original(?:ly)?
  primeir[oa]s? > inicial(?:mente)?|inicio|pioneir[oa]s?|1[oa]?|um|uma|estreia`);

/** Somebody says it. */
export const SAID: WordClass = {
  en: toWords(
    `said|say[s]?|according to|warn(?:s|ed)|argue[sd]?|claim(?:s|ed) > tell[s]?|add(?:s|ed)|state[sd]?|explain(?:s|ed)|report(?:s|ed)?|announce[sd]?|note[sd]?|believe[sd]?|think[s]?|estimate[sd]?|declare[sd]?|affirm(?:s|ed)|reveal(?:s|ed)|recall(?:s|ed)|stress(?:es|ed)|point(?:s|ed)|insist(?:s|ed)|assess(?:es|ed)|for|per|describe[sd]?|maintain(?:s|ed)|call(?:s|ed)|conclude[sd]?|find[s]?|found|ask(?:s|ed)|answer(?:s|ed)|repl(?:ies|ied)|confirm(?:s|ed)|admit(?:s|ted)|den(?:ies|ied)|write[s]?|wrote|acknowledge[sd]?|suggest(?:s|ed)|sees|saw`,
  ),
  pt: toWords(
    `diz|dizem|disse|disseram|afirm(?:a|am|ou|aram)|segundo (?:[oa]s?|el[ea]s?)|de acordo com|alert(?:a|am|ou|aram)|argument(?:a|am|ou|aram) > segundo|conforme|para|(?:cont|explic|inform|declar|relat|ressalt|lembr|destac|avali|estim|acredit|anunci|not|aponte|apont|revel|confirm|neg|pergunt|indic|consider|alega?|aleg|observ|comunic|fal)(?:a|am|ou|aram)|defend(?:e|em|eu|eram)|diss?e|admit(?:e|iu)|respond(?:e|eu)|escrev(?:e|eu)|conclu(?:i|iu)|acrescent(?:a|ou)|reconhec(?:e|eu)|suger(?:e|iu)|descobriu|reclam(?:a|ou)|garant(?:e|iu)|dito|descrev(?:e|eu)|consider(?:a|ou)|constat(?:a|ou)|ve`,
  ),
};

/** Deny: each counts once. */
export const NEGATORS: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  en: new Set("not n't no never none nobody nothing neither nor without".split(" ")),
  pt: new Set("nao nunca jamais nenhum nenhuma ninguem nada nem sem tampouco".split(" ")),
};

/** Count for none behind another: "não ... nenhum", "not ... nor". */
export const REPEATED = new Set("nenhum nenhuma ninguem nada nem nor".split(" "));

/** Words that deny by themselves. */
export const DENYING: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:un(?!der|til|it|ion|ivers|ique|if)\p{L}{3,}|non-?\p{L}+|\p{L}+less|fail(?:s|ed|ing|ure)?|lack(?:s|ed|ing)?|refus(?:e|es|ed|al)|ban(?:s|ned)?|prohibit(?:s|ed)?|forbid(?:s|den)?|stop(?:s|ped)?|avoid(?:s|ed)?|den(?:y|ies|ied)|reject(?:s|ed)?|except|instead|free|only|unless|hardly|rarely|cease[sd]?|impossible|inadequate)$/u,
  pt: /^(?:deix(?:a|am|ou|aram|ar)|falt(?:a|am|ou|aram|ar)|recus(?:a|am|ou|aram|ar)|pro(?:ib|ib)\p{L}+|imped\p{L}+|evit(?:a|am|ou|ar)|dispens(?:a|am|ou|ar)|neg(?:a|am|ou|ar)|rejeit\p{L}+|des(?!de|sa|se|ta|te|crev|tin|taq|env|ej|cob)\p{L}{4,}|in(?!clu|form|ici|te|st|dic|cent|gles|d[iu]|fan|fl|gress|scr|vest|ves|ov)\p{L}{4,}|im(?!p[ol]|ag)\p{L}{4,}|exceto|fora|gratuit[oa]s?|isent[oa]s?|so|apenas|fracass\p{L}+|vazi[oa]s?|ausencia)$/u,
};

/** Months, weekdays and seasons; short forms are never sure, and "spring" is too many things. */
export const DATES: readonly WordClass[] = [
  ...toDates(MONTH_NAMES),
  ...toDates(WEEKDAY_NAMES),
  ...readClasses(`
  summer
  verao
  autumn > fall
  outono
  winter
  inverno`),
];

function toDates({ en, pt }: typeof MONTH_NAMES): readonly WordClass[] {
  const toLine = ([name = "", ...short]: readonly string[] = []) =>
    `${toSure(name)} > ${[name, capitalised(name), ...short].join("|")}`;
  return en.map((names, place) => ({ en: toWords(toLine(names)), pt: toWords(toLine(pt[place])) }));
}

/** "Mondays", "segundas-feiras"; "14 May", "in March" and "May 2026", since both are other words, too. */
function toSure(name: string): string {
  const capital = capitalised(name);
  const isOther = name === "may" || name === "march";
  return isOther
    ? String.raw`(?:(?<= (?:in|\d\S*) )${capital}|${capital}(?= \d))`
    : `${name.replace("-", "s? ")}s?`;
}
