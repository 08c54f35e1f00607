import { expect, test } from "vitest";
import type { WrittenLanguage } from "~/addresses/languages";
import { checkSentences } from "./check-sentence";
import { readSource } from "./source-index";

/** What is wrong with a sentence by a source of these sentences: the kinds of the objections, each turn by its name. */
function objectionsTo(claim: string, language: WrittenLanguage, text: string, written: WrittenLanguage) {
  const source = readSource({
    title: "News of the day",
    text,
    sourceName: "The Source",
    language: written,
    publishedAt: "2026-11-18T10:00:00.000Z",
  });
  return checkSentences([claim], language, source).flatMap(({ objections }) =>
    objections.map(({ kind, written: words }) => (kind === "turned" ? (words.split(":")[0] ?? "") : kind)),
  );
}

test.each([
  [
    "both deny, each with its own verb",
    "The map is not handed to landlords.",
    "Landlords do not see the map.",
    "en",
  ],
  [
    "both deny, in another order",
    "Drivers who arrive late cannot be fined.",
    "Drivers cannot be fined for arriving late.",
    "en",
  ],
  [
    "a denied ban is a permission",
    "The law does not ban farmers from keeping bees.",
    "Farmers stay free to keep bees.",
    "en",
  ],
  [
    "another verb without a not",
    "A fila não passa de 40 pessoas.",
    "A fila tem um teto de 40 pessoas.",
    "pt",
  ],
  [
    "not all is no denial",
    "Almost all shops joined; nine stayed away.",
    "Nine stayed away because not all shops joined.",
    "en",
  ],
  [
    "a word that denies by itself",
    "The bakery did not pay the bill.",
    "The bill of the bakery stayed unpaid.",
    "en",
  ],
  [
    "giving up is no longer using",
    "The hospital has given up the old scanner.",
    "The hospital no longer uses the old scanner.",
    "en",
  ],
  [
    "no notice and not told",
    "Os pescadores não são avisados da visita.",
    "A visita acontece sem aviso aos pescadores.",
    "pt",
  ],
  [
    "the source tells both of a pair",
    "Os juízes seguiram o parecer em sete casos e o rejeitaram em dois.",
    "The judges accepted the opinion in seven cases and rejected it in two.",
    "en",
  ],
  [
    "what may not be done leaves nothing open",
    "Os jogadores não podem tirar fotos da quadra.",
    "Os jogadores estão proibidos de tirar fotos da quadra.",
    "pt",
  ],
  [
    "an expectation is open",
    "The city is expected to open the pool in June.",
    "A expectativa é que a cidade abra a piscina em junho.",
    "pt",
  ],
  [
    "requiring a time is no order",
    "O mural levou cinco semanas de trabalho.",
    "O mural exigiu cinco semanas de trabalho.",
    "pt",
  ],
  [
    "who is told to do it is not who tells",
    "The mayor told drivers to wait for new signs.",
    "O prefeito pediu que os motoristas aguardem novas placas.",
    "pt",
  ],
  ["the things are all the things", "The lamps go out at midnight.", "All lamps go out at midnight.", "en"],
  [
    "to have to is a must",
    "Cyclists have to wear a helmet in the tunnel.",
    "Cyclists must wear a helmet in the tunnel.",
    "en",
  ],
  [
    "a denial ends where another thought begins",
    "The letters are not burned once the clerk has copied them.",
    "The clerk has copied the letters.",
    "en",
  ],
  [
    "a participle that only tells which",
    "The apples sold since June weigh more than the pears.",
    "The apples picked since June exceeded the pears in weight.",
    "en",
  ],
  [
    "a thing behind by does it",
    "O coro cantou hinos antigos.",
    "The old hymns sung by the choir were heard.",
    "en",
  ],
  [
    "of staying either side may be told first",
    "As âncoras ficam a 9 metros do cais.",
    "A nove metros do cais ficam as âncoras.",
    "pt",
  ],
  [
    "what need not be is no order",
    "O teatro não pede reserva.",
    "No reservation is required by the theatre.",
    "en",
  ],
  [
    "more of one thing and less of another",
    "When the wind is strong, the saw errs more.",
    "Strong wind makes the saw less precise.",
    "en",
  ],
  [
    "the same two numbers from their end",
    "The crossing fell from 50 minutes to 12.",
    "The crossing takes 12 minutes, against 50 before.",
    "en",
  ],
  [
    "money of a country",
    "The guild pays 800 Norwegian kroner a day for the hall.",
    "A guilda paga 800 coroas norueguesas por dia pelo salão.",
    "pt",
  ],
  [
    "a plural that opens the sentence",
    "Os granjeiros vendem ovos na praça.",
    "Granjeiros vendem ovos na praça.",
    "pt",
  ],
  [
    "each denies with a word of its own",
    "The gain in marks did not appear in the bakery.",
    "There was no gain in marks in the bakery.",
    "en",
  ],
  [
    "a verb that opens the sentence",
    "To prune the hedge takes an hour.",
    "Podar a sebe leva uma hora.",
    "pt",
  ],
  [
    "a thing that opens the sentence",
    "The sacks of the barge are full of flour.",
    "Burlap from the barge holds flour.",
    "en",
  ],
  [
    "one tap is no order",
    "With one tap the grower stops the pump.",
    "With one tap the grower stops the pump.",
    "en",
  ],
  [
    "a condition left out",
    "If the joke is old, the audience yawns.",
    "The audience yawns at an old joke.",
    "en",
  ],
  [
    "a denial at another place",
    "The ferry has no roof. No ticket is needed for the ferry.",
    "The ferry sails without asking for a ticket.",
    "en",
  ],
  [
    "what came before",
    "The images must be erased after 72 hours, down from two weeks.",
    "As imagens devem ser apagadas em 72 horas; antes, eram duas semanas.",
    "pt",
  ],
  ["hits as times", "In June the forecast had 22 hits.", "Em junho a previsão acertou 22 vezes.", "pt"],
  [
    "the people of a place",
    "O campeonato cearense ganhou câmeras.",
    "The championship of Ceará has got cameras.",
    "en",
  ],
] as const)("%s: the sentence may stand", (_, text, claim, language) => {
  const written = /\b(?:the|drivers|shops)\b/i.test(text) ? "en" : "pt";
  expect(objectionsTo(claim, language, text, written)).toEqual([]);
});

test.each([
  [
    "a not that is left out",
    "The map is not handed to landlords.",
    "The map is handed to landlords.",
    "en",
    "negation",
  ],
  [
    "a not that is added",
    "The hospital uses the old scanner.",
    "The hospital does not use the old scanner.",
    "en",
    "negation",
  ],
  [
    "a not left out beside another one",
    "Quem chega sem bilhete não entra.",
    "Quem chega sem bilhete entra.",
    "pt",
    "negation",
  ],
  [
    "a word that denies by itself",
    "The bakery has paid the bill of March.",
    "The bakery left the bill of March unpaid.",
    "en",
    "negation",
  ],
  [
    "fewer than before",
    "The shop sells more bread than before.",
    "The shop sells fewer loaves of bread than before.",
    "en",
    "negation",
  ],
  [
    "less than the others",
    "The nurses trusted the robot more than the doctors.",
    "As enfermeiras confiaram menos no robô do que os médicos.",
    "pt",
    "negation",
  ],
  [
    "a fall for a doubling",
    "The number of visits to the mine has doubled.",
    "The number of visits to the mine has halved.",
    "en",
    "negation",
  ],
  [
    "a decline for a rise",
    "Interest in the choir rose after the film.",
    "Interest in the choir declined after the film.",
    "en",
    "negation",
  ],
  [
    "numbers of which only one has its unit",
    "A volta leva agora 12 minutos; antes eram 20.",
    "A volta leva agora 20 minutos; antes eram 12.",
    "pt",
    "numbers",
  ],
  [
    "roles of people by their trade",
    "The nurses taught the engineers to fold the masks.",
    "Os engenheiros ensinaram as enfermeiras a dobrar as máscaras.",
    "pt",
    "roles",
  ],
  [
    "the deed of the other body of a sentence",
    "The club built the stage, and the association paid for the lamps.",
    "A associação construiu o palco.",
    "pt",
    "subject",
  ],
  [
    "the deed of a factory",
    "A shoe factory pays for the buses. The railway company Norlinde lent a hall.",
    "The railway company Norlinde pays for the buses.",
    "en",
    "subject",
  ],
  [
    "all where the source says not all",
    "Not all pupils passed the test in Danish.",
    "All pupils passed the test in Danish.",
    "en",
    "strengthened",
  ],
  [
    "all where the source says most",
    "Most of the boats came back from the regatta.",
    "All of the boats came back from the regatta.",
    "en",
    "strengthened",
  ],
  [
    "not asked before is not asked",
    "The guards were not warned before the storm.",
    "The guards were warned before the storm.",
    "en",
    "negation",
  ],
  [
    "the deed of the other thing of a sentence",
    "A potter paints the tiles, and a mill grinds the colours.",
    "The mill paints the tiles.",
    "en",
    "subject",
  ],
  [
    "rarer told as more frequent",
    "Accidents at the quay have become rarer.",
    "Accidents at the quay have become more frequent.",
    "en",
    "negation",
  ],
  [
    "the later number told as the earlier",
    "The crossing fell from 50 minutes to 12.",
    "The crossing takes 50 minutes, against 12 before.",
    "en",
    "numbers",
  ],
  [
    "thinking of a deed told as done",
    "The abbey is thinking of selling the mill.",
    "The abbey has sold the mill.",
    "en",
    "hedge",
  ],
  [
    "what one clause tells of somebody else",
    "The state paid for the purchase, and a rescue club runs the drills.",
    "The rescue club paid for the purchase.",
    "en",
    "subject",
  ],
  [
    "one side of a deed by another name",
    "All the waitresses showed the engineers how to part broth from rice.",
    "The engineers showed the cooks how to part broth from rice.",
    "en",
    "roles",
  ],
  [
    "what is only being thought about",
    "The federation is considering a scheme for the teams of all villages.",
    "The federation introduces a scheme for the teams of all villages.",
    "en",
    "hedge",
  ],
  [
    "all that is said is denied",
    "The service has no charge for passengers.",
    "Passengers pay a charge.",
    "en",
    "negation",
  ],
  [
    "the number of another thing with a unit",
    "All talks are deleted after 30 days, and 62 families said no.",
    "All talks are deleted after 62 days.",
    "en",
    "fact",
  ],
] as const)("%s: the sentence is refused", (_, text, claim, language, turn) => {
  const written = /\b(?:the|all)\b/i.test(text) ? "en" : "pt";
  expect(objectionsTo(claim, language, text, written)).toContain(turn);
});

test.each([
  [
    "what may be ignored need not be followed",
    "Kitchens may ignore the number.",
    "As cozinhas não são obrigadas a seguir o número.",
    "pt",
    "en",
  ],
  [
    "who looks into something studies it",
    "Guarujá estuda um bonde igual, mas não há data para a obra.",
    "Guarujá is looking into a similar tram, but no date has been set for construction.",
    "en",
    "pt",
  ],
  [
    "a person who cautions leaves nothing open",
    "A hidróloga Carmem Stürmer pondera que o modelo não vê deslizamentos de terra.",
    "The model cannot detect landslides, hydrologist Carmem Stürmer cautions.",
    "en",
    "pt",
  ],
  [
    "what is left out is denied",
    "O programa não corrige redações em línguas locais.",
    "Redações escritas em línguas locais ficam fora da correção automática.",
    "pt",
    "pt",
  ],
  [
    "instead of a number is a comparison",
    "An average timetable takes 40 minutes to generate, compared with several days by hand.",
    "Gerar um horário leva em média 40 minutos, em vez de vários dias de trabalho manual.",
    "pt",
    "en",
  ],
] as const)("%s: the sentence turns nothing", (_, text, claim, language, written) => {
  expect(objectionsTo(claim, language, text, written)).not.toContain("negation");
  expect(objectionsTo(claim, language, text, written)).not.toContain("hedge");
});

test.each([
  ["O tempo entre o aviso e o conserto encurtou.", "O tempo entre o aviso e o conserto aumentou."],
  ["Os ensaios coletivos ficaram mais curtos.", "Os ensaios coletivos ficaram mais longos."],
])("%s is not: %s", (text, claim) => {
  expect(objectionsTo(claim, "pt", text, "pt")).toContain("negation");
});
