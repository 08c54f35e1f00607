// Words that turn a statement: negations, hedges, opposites and words for all or none. Folded; "*" allows any ending.
import type { WrittenLanguage } from "~/addresses/languages";

/** What makes the rest of its clause untrue, or the words right behind it: see NARROW_NEGATORS. */
export const NEGATORS: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  en: new Set(
    "not never no none nobody nothing neither nor without cannot can't don't doesn't didn't won't isn't aren't wasn't weren't hasn't haven't hadn't wouldn't couldn't shouldn't hardly".split(
      " ",
    ),
  ),
  pt: new Set("nao nunca jamais nem nenhum nenhuma ninguem nada sem tampouco".split(" ")),
};

/** These deny the noun behind them only, unless they open their clause: "questions without a source are refused". */
export const NARROW_NEGATORS: ReadonlySet<string> = new Set(
  "no without nor neither sem nem nenhum nenhuma".split(" "),
);

/** How many words behind such a negator are denied: an adjective stands before its noun in English, behind it in Portuguese. */
export const NARROW_REACH: Readonly<Record<WrittenLanguage, number>> = { en: 2, pt: 1 };

/** Phrases that say nothing about a clause, though one of their words would. */
export const IDLE_PHRASES: readonly string[] = [
  "at least",
  "pelo menos",
  "ao menos",
  "no minimo",
  "mais ou menos",
  "more or less",
  "not only",
  "nao so",
  "nao apenas",
  "nao somente",
  "nem so",
  "not all",
  "not every",
  "not everyone",
  "not always",
  "nem todo",
  "nem todos",
  "nem toda",
  "nem todas",
  "nem sempre",
  "no more than",
  "not more than",
  "no fewer than",
  "no less than",
  "nao mais de",
  "nao mais que",
  "nao mais do que",
  "nao menos de",
  "as well as",
  "no entanto",
  "in addition",
  "alem do mais",
];

/** Phrases that keep a statement open. */
export const OPEN_PHRASES: readonly string[] = [
  "is up to",
  "free to",
  "right to",
  "direito de",
  "direito a",
  "chance to",
  "chance de",
  "a ideia e",
  "not obliged",
  "not required",
  "not have to",
  "nao e obrigado",
  "nao e obrigada",
  "nao sao obrigados",
  "nao sao obrigadas",
  "ideia de",
];

/** Phrases that say that something is not certain, in a source and in a summary. */
export const HEDGING_PHRASES: readonly string[] = [
  "not ruled out",
  "is possible",
  "e possivel que",
  "not rule out",
  "cannot rule out",
  "nao descarta",
  "nao pode descartar",
  "nao descartam",
  "nao descartou",
  "in talks",
  "under consideration",
  "em estudo",
  "em analise",
  "em negociacao",
  "ainda analisa",
  "ainda analisam",
  "ainda avalia",
  "ainda estuda",
  "ainda discute",
  "looking into",
  "looks into",
  "look into",
  "looking at",
  "nos planos",
  "in the plans",
  "still considering",
  "still examining",
  "still discussing",
];

/** Verbs that hedge the deed behind them: "considers extending", "estuda ampliar". By themselves they mean something else. */
export const HEDGES_OF_DEEDS: ReadonlySet<string> = new Set(
  "hope ponder ponders pondering want wants plan plans planned aims aim avalia avaliam estuda estudam considera consideram analisa analisam discute discutem thinking think thinks pensa pensam examina examinam consider considers considering weighs weighing discusses discussing mulls mulling explores exploring debates debating espera esperam hopes".split(
    " ",
  ),
);

/** The deed behind such a verb. */
export const OPEN_DEED = /(?:[aei]r|ing)$|^(?:to|that|whether|se|que)$/;

/** Negations of more than one word; each counts as one negator. */
export const NEGATING_PHRASES: readonly string[] = [
  "no longer",
  "has yet to",
  "have yet to",
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
  "may might could would should perhaps maybe probably possibly likely pretendia pretendiam supposed promises promised pledges pledged vows vowed promete prometem prometeu prometeram unlikely apparently deve devem negocia negociam negotiates negotiating intends intend intended proposes proposed expected seeks wants pode podem podia podiam poderia poderiam podera poderao talvez provavelmente possivelmente pretende pretendem planeja planejam cogita cogitam propoe propos quer querem deveria deveriam tend tends tended tende tendem tendia tendiam seria seriam teria teriam".split(
    " ",
  ),
);

/** What a study does that is not sure. A summary may as well name the study as its source. */
export const SUGGESTIONS: ReadonlySet<string> = new Set("suggests suggest sugere sugerem sugeriu".split(" "));

/** Before a thing that is not known yet. */
export const INDEFINITE: Readonly<Record<WrittenLanguage, ReadonlySet<string>>> = {
  en: new Set(["a", "an", "another"]),
  pt: new Set(["um", "uma", "outro", "outra"]),
};

/** What begins another thought, so that a denial before it does not reach there: "not stored once the note is approved". */
export const ENDS_OF_DENIAL: ReadonlySet<string> = new Set(
  "once if while after since by assim depois apos enquanto segundo according".split(" "),
);

/** Names who says something. */
export const ATTRIBUTIONS: ReadonlySet<string> = new Set(
  "according says say said suggests suggest finds found shows segundo conforme acordo diz dizem disse afirma sugere mostra".split(
    " ",
  ),
);

/** Behind a negation these say when or how something is so after all: "not before", "não sem". */
export const EXCEPTIONS: ReadonlySet<string> = new Set(
  "without until unless except before sem ate exceto antes menos senao".split(" "),
);

/** These deny what they speak of by themselves, and where one text has them the other may have a negation. */
export const LACKS: ReadonlySet<string> = new Set(
  "refuse refuses refused recusa recusam recusou stop stops stopped avoid avoids evita evitam prevent prevents impede impedem lack lacks lacked lacking missing end ends ended encerra encerrou encerraram abandons abandoned abandona abandonou abandonaram dropped drops scrapped dislike dislikes disliked unhappy dissatisfied unwilling unable unknown impossible unaware insatisfeito insatisfeitos insatisfeita insatisfeitas descontente descontentes incapaz incapazes impossivel desconhecido desconhecida desconhecem desconhece desagrada desagradou reluctant declined declines declinou preferiu preferiram cancelled canceled cancela cancelou cancelaram suspended suspends suspendeu suspenderam desiste desistem desistiu desistiram renuncia renunciou exempt exempted spared isento isenta isentos isentas dispensa dispensam dispensou dispensado dispensados withdrew withdrawn withdraws withdraw omitted omits omite omitiu zero ban bans banned forbid forbids forbade forbidden prohibits prohibited proibe proibem proibiu proibiram proibido proibida proibidos proibidas barred except exceto falta faltam faltou faltava faltavam carece carecem".split(
    " ",
  ),
);

/** The same in more than one word. */
export const LACKING_PHRASES: readonly string[] = [
  "give up",
  "gives up",
  "gave up",
  "given up",
  "giving up",
  "left out",
  "fora da",
  "fora do",
  "leave out",
  "leaves out",
  "turned down",
  "turns down",
  "called off",
  "do without",
  "does without",
  "abre mao",
  "abriu mao",
  "abriram mao",
  "volta atras",
  "voltou atras",
  "de fora",
];

/** What keeps a statement open in a summary: the hedges, and words a translation may put in their place. */
export const OPEN_WORDS: ReadonlySet<string> = new Set([
  ...HEDGES,
  ..."promise pledge pledging vow compromete comprometem comprometeu comprometeram comprometesse compromisso promessa inclined prone inclinado inclinada inclinados inclinadas propenso propensa pretender pretendeu pretenderam pretendendo intending intention tendency tendencia tendencias propensos propensas probability probabilities probable likelihood chance chances probabilidade probabilidades provavel provaveis improvavel improvaveis if unless se caso due scheduled fear fears feared teme temem temia temiam receia receiam plans planned planejada planejado planejam prefer prefers aims can must intend aim hope want consider propose possible potential possibly risk risks able potentially maximum whether allow allows allowed permitted lets indicate indicates indicated permite permitem permitiu permitido autoriza autorizou indica indicam indicou aponta apontam apontou considera avalia possivel possiveis risco riscos espera-se preve-se estima-se previsao previsto prevista preve expects expect deve devem potencial hipotese intencao expectativa permissao permission negotiations negotiation negociacao negociacoes conversa conversas conversam talks talking discuss discusses discutem discute warn warned warns alerta alertam alertou appears seems parece parecem ameaca threat".split(
    " ",
  ),
]);

/** What one word affirms, the other denies: the words before the bar against those behind it. */
export const OPPOSITES: readonly string[] = [
  "allow* permit* libera liberou liberad* | ban bans banned banning prohibit* forbid* forbade outlaw* proib* veta vetou vetad* bar barred",
  "rise rises rose risen rising going_up goes_up went_up go_up gone_up em_alta climb* increas* grow grows grew grown growing growth sobe sobem subiu subiram subir aument* cresc* cresceu alta elevou elevaram doubled doubles dobr* tripled triples triplic* soar* dispar* surge surges surged jump jumps jumped avanc* saltou saltaram raised raises more mais higher bigger larger greater maior maiores alongou alongaram swell* | less fewer menos lower lowered lowers smaller menor menores fall falls fell fallen falling going_down goes_down went_down go_down gone_down em_queda decreas* declin* drop drops dropped shrink* shrank halv* reduc* reduz* desce descem desceu desceram descer cai caem caiu cairam cair queda diminu* encolh* recu* despenc* plung* plummet* slump* dwindl* sank baixa baixou baixaram encurt* shorten* slip slips slipped slipping slid dipped tumbl* wane* ebbed",
  "faster quicker quickly rapidly depressa rapido rapidos rapidamente aceler* accelerat* speed_up speeds_up sped_up speeding_up | slower slowly slow devagar lento lenta lentos lentas lentamente desaceler* slow_down slows_down slowed_down slowing_down",
  "improve* improv* melhor* better | worsen* worse pior* piora*",
  "accept* aceit* | reject* rejeit* recus* refus* ",
  "approv* aprova* aprovo* | disapprov* reprov*",
  "admit* admite* admitiu reconhec* acknowledg* confirm* | deny denies denied denying nega negam negou negaram negar desment*",
  "begin* began begun start starts started starting comec* inici* | stop stops stopped stopping cease* encerr* terminou termin* ended ends acab* acaba acabam parou pararam",
  "open opens opened opening abr* abre abriu abrem aberto aberta abertos abertas | close closes closed closing fech* fecha fechou",
  "before antes | after depois apos",
  "above acima | below abaixo",
  "include* inclu* | exclude* exclu*",
  "support* apoi* back backs backed defend* | oppos* opo* opoe opos",
  "gain gained gains ganho ganhos benefi* | lose loses lost losing perd* perdeu loss losses",
  "long longer longest longo longa longos longas | short shorter shortest curto curta curtos curtas",
  "succeed* successful* sucesso | fail fails failed failing failure* fracass*",
  "easier facilit* | harder dificult*",
  "descart* ruled_out rules_out rule_out",
  "cheap cheaper cheapest barat* | dearer expensive costly dispendios* caro caros cara caras",
  "optional opcion* facultativ* volunt* | compulsory mandatory obrigator*",
];

/** What stands before the doer in a sentence turned round: "was built by". */
export const BY_WORDS: ReadonlySet<string> = new Set("by por pelo pela pelos pelas".split(" "));

/** What parts clauses of a sentence. */
export const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  "but why whether while although though because which who that when where whereas and mas porque enquanto embora que quando onde cujo cuja e porem".split(
    " ",
  ),
);

/** Stands behind a quotation that the source has in the other language. */
export const OUR_TRANSLATION: Readonly<Record<WrittenLanguage, string>> = {
  en: " (our translation)",
  pt: " (tradução nossa)",
};

/** Words before a place, a time or a manner, which do nothing themselves. */
export const LOCATIVE_WORDS: ReadonlySet<string> = new Set(
  "in at on since during within inside near under over from with without about against among between into per em no na nos nas num numa desde durante com sem sobre entre contra segundo".split(
    " ",
  ),
);

/** What may stand between a verb and the one it is done to. */
export const RECIPIENT_WORDS: ReadonlySet<string> = new Set(
  "the to a o os as ao aos an um uma its their seu sua".split(" "),
);

/** Verbs that another may stand for whatever is done. */
export const LIGHT_VERBS = "make use take";

/** Verbs that tell who says something. */
export const SPEECH_VERBS = "say argue warn think complain promise criticise";
export const QUOTING_VERBS = "say argue";

/** Verbs that are done to nobody. */
export const STILL_VERBS = "stay die fall break grow arrive come happen appear sleep wait sit";

/** Verbs with a thing behind them that another verb could tell: "gets help", "pede ajuda". */
export const GIVING_VERBS = "receive get gain ask search offer";

/** Actors that may stand for each other, by a word of each. */
export const FAMILIES_OF_ACTORS: readonly string[] = [
  "government ministry minister secretary country president agency committee parliament senate chamber congress official authority regulator state",
  "city district mayor council secretary government official authority committee agency chamber",
  "state province governor government secretary official authority congress senate chamber",
  "pupil child girl boy young user family group woman man adult reader player candidate visitor customer listener volunteer",
  "teacher director staff user expert group woman man adult researcher coach writer",
  "company foundation charity group association federation network institute founder developer publisher bank factory shop hotel broadcaster newspaper insurer cooperative operator club airline programmer engineer owner miner",
  "university researcher institute expert school faculty group academy doctor engineer programmer student developer",
  "union teacher worker staff association federation driver",
  "school teacher director district pupil academy",
  "parent family adult group",
  "worker staff driver engineer programmer farmer fisher nurse doctor inspector technician expert user group woman man adult volunteer guard craftsman clerk",
  "farmer fisher craftsman trader owner company cooperative association group family producer",
  "artist musician singer actor writer group woman man adult expert",
  "customer visitor user tenant patient passenger resident listener neighbour reader family group woman man adult child",
  "hospital doctor nurse staff university clinic",
  "professional lawyer doctor nurse engineer programmer technician journalist",
  "court lawyer official authority government",
  "association club cooperative charity federation group church volunteer resident",
  "police guard official authority firefighter army",
  "museum library archive theatre staff director city",
];
