import { expect, test } from "vitest";
import { ungroundedFacts } from "./grounding";
import { readSource } from "./source-index";

function missing(claim: string, language: "en" | "pt", text: string): string[] {
  const source = { title: "", text, sourceName: "The Source", publishedAt: "2026-11-18T10:00:00.000Z" };
  return ungroundedFacts(
    claim,
    language,
    readSource({ ...source, language: / o | os | de /.test(text) ? "pt" : "en" }),
  );
}

const ENGLISH = `The Ministry of Education of Brazil will give 1,200 schools access to ChatGPT Edu, at a cost of US$ 2.5 million.
Minister Camilo Santana said on Monday that two thirds of pupils, or 66.7%, already use AI at home. The programme starts on 3 March 2027.`;

const PORTUGUESE = `O Ministério da Educação vai dar a 1.200 escolas acesso ao ChatGPT Edu, a um custo de US$ 2,5 milhões.
O ministro Camilo Santana disse na segunda-feira que 66,7% dos alunos já usam IA em casa. O programa começa em 3 de março de 2027, em São Paulo e no Recife.`;

test("a faithful summary passes in its own language and translated", () => {
  const english =
    "Brazil’s Ministry of Education gives 1,200 schools ChatGPT Edu for $2.5 million. Camilo Santana said on Monday that 66.7% of pupils use AI at home; it starts in March 2027.";
  const portuguese =
    "O Ministério da Educação do Brasil dá a 1.200 escolas o ChatGPT Edu por US$ 2,5 milhões. Camilo Santana disse na segunda-feira que 66,7% dos alunos usam IA em casa; começa em março de 2027.";
  for (const text of [ENGLISH, `${PORTUGUESE} Brasil.`]) {
    expect(missing(english, "en", text)).toEqual([]);
    expect(missing(portuguese, "pt", text)).toEqual([]);
  }
});

test.each([
  ["The programme costs $3.5 million.", "en", ["$3.5 million"]],
  ["The programme reaches 1.200 schools.", "en", []],
  ["The programme reaches 12,000 schools.", "en", ["12,000"]],
  ["O programa alcança 12 mil escolas.", "pt", ["12 mil"]],
  ["About 70% of pupils use it.", "en", ["70%"]],
  ["It costs 1,200 dollars per school.", "en", ["1,200 dollars"]],
  ["It costs R$ 2,5 milhões.", "pt", ["R$ 2,5 milhões"]],
  ["It begins in April 2027.", "en", ["April 2027"]],
  ["Começa em 4 de março de 2027.", "pt", ["4 de março de 2027"]],
  ["Disse na terça-feira que começa.", "pt", ["terça-feira"]],
  ["The programme was praised by Maria Silva of Stanford.", "en", ["Maria", "Silva", "Stanford"]],
  ["O programa usa o Gemini e não o ChatGPT.", "pt", ["Gemini"]],
  ["Harvard University took part.", "en", ["Harvard", "University"]],
  ["The Ministry took part. Free ChatGPT Edu helps.", "en", []],
  ["The programme uses GPT-6 in class.", "en", ["GPT-6"]],
  ["Twelve schools take part.", "en", ["Twelve"]],
  ["Três mil escolas participam.", "pt", ["Três mil"]],
] as const)("%s (%s) lacks %j", (claim, language, expected) => {
  expect(missing(claim, language, ENGLISH)).toEqual(expected);
});

test("numbers agree across scales, words and separators", () => {
  expect(missing("Two million pupils and three schools", "en", "2.000.000 de alunos e 3 escolas")).toEqual(
    [],
  );
  expect(
    missing("2 milhões de alunos em vinte e cinco escolas", "pt", "2 million pupils in 25 schools"),
  ).toEqual([]);
  expect(missing("Custa R$ 5 bi", "pt", "It costs R$ 5 billion")).toEqual([]);
  expect(missing("A million users", "en", "Um milhão de usuários")).toEqual([]);
  expect(missing("São 1.500 vagas", "pt", "There are 1,500 places")).toEqual([]);
  expect(missing("São 1.500 vagas", "pt", "There are 1.5 places")).toEqual(["1.500"]);
  expect(missing("Both tools cost 10 dólares", "pt", "Two tools cost $10")).toEqual([]);
});

test("units belong to both ends of a range, and a letter is a scale only when it stands close", () => {
  expect(missing("From 20% to 30%", "en", "Between 20 and 30 percent")).toEqual([]);
  expect(missing("5 million users", "en", "5M users")).toEqual([]);
  expect(missing("5 million users", "en", "5 m long")).toEqual(["5 million"]);
});

test("joined words are judged by their capitalised part", () => {
  expect(missing("An AI-powered and OpenAI-backed tool for CEOs", "en", "OpenAI pays for it")).toEqual([]);
  expect(missing("A Nvidia-backed tool", "en", "OpenAI pays for it")).toEqual(["Nvidia-backed"]);
});

test("the publication date may be named although the text does not", () => {
  expect(missing("Published on 18 November 2026.", "en", "Nothing about dates.")).toEqual([]);
  expect(missing("Published on 19 November 2026.", "en", "Nothing about dates.")).toEqual([
    "19 November 2026",
  ]);
});

test("May and March count as months only where a date stands", () => {
  expect(missing("May I use AI? March on.", "en", "Nothing about dates.")).toEqual([]);
  expect(missing("It ends in May.", "en", "Nothing about dates.")).toEqual(["May"]);
  expect(missing("Termina em maio.", "pt", "It ends in May.")).toEqual([]);
});

test("places and institutions may be translated", () => {
  const text = "Universities in the United States and the European Union sign with the United Nations.";
  expect(
    missing("Universidades dos Estados Unidos, ou EUA, e da União Europeia assinam com a ONU.", "pt", text),
  ).toEqual([]);
  expect(missing("Universidades da China assinam.", "pt", text)).toEqual(["China"]);
});

test("a headline in title case is judged by its unmistakable names only", () => {
  expect(
    missing(
      "Schools Across Country Receive Free Tutors From OpenAI",
      "en",
      "OpenAI gives tutors to schools.",
    ),
  ).toEqual([]);
  expect(
    missing("Schools Across Country Receive Free Tutors From DeepSeek", "en", "OpenAI gives tutors."),
  ).toEqual(["DeepSeek"]);
});

test.each([
  ["Mallory praised the plan.", "en"],
  ["Um aviso: Calixto venceu.", "pt"],
  ["Madrid will follow.", "en"],
  ["Free Tutors Reach Schools Thanks To Numera Labs Today", "en"],
  ["Half of the schools take part.", "en"],
  ["Um terço das escolas participa.", "pt"],
  ["The cost doubled.", "en"],
  ["Dozens of ministers agree.", "en"],
  ["O programa chega a duzentas cidades.", "pt"],
  ["The fifth programme of its kind.", "en"],
  ["It costs ９３０ dollars.", "en"],
  ["It costs twenty dollars.", "en"],
  ["Custa 2,5 milhões de pesos.", "pt"],
  ["It costs US$ 2.5 billion.", "en"],
  ["It took 66.7 points.", "en"],
  ["There are 18 of them.", "en"],
] as const)("%s (%s) is not in the source", (claim, language) => {
  expect(missing(claim, language, ENGLISH)).not.toEqual([]);
});

test("a short form counts with its capitals only", () => {
  expect(missing("A OMS disse que sim.", "pt", "People who teach said so.")).toEqual(["OMS"]);
  expect(missing("A União Europeia disse que sim.", "pt", "Aqui, o que eu disse foi isso.")).not.toEqual([]);
  expect(missing("Nos EUA disseram que sim.", "pt", "They told us so.")).toEqual(["EUA"]);
  expect(missing("A OMS disse que sim.", "pt", "The WHO said so.")).toEqual([]);
});

test("a number of one name grants no other name", () => {
  expect(missing("It uses GPT-5.", "en", "It uses GPT-4o in 12.5 % of 5 classes.")).toEqual(["GPT-5"]);
  expect(missing("It uses GPT 4o in K12 schools.", "en", "It uses GPT-4o in K-12 schools.")).toEqual([]);
});

test.each([
  ["There are 1,200 schools.", "en", "São mil e duzentas escolas, o que é muito."],
  ["It reaches 1.5 million people.", "en", "Ela alcança um milhão e meio de pessoas."],
  ["It costs €35 million.", "en", "It costs EUR 35m."],
  ["Custa 35 milhões de euros.", "pt", "It costs EUR 35m."],
  ["It costs R$ 20.", "en", "O preço de tudo é BRL 20."],
  [
    "O prefeito e o governador assinam na Casa Branca.",
    "pt",
    "The Mayor and the Governor sign at the White House.",
  ],
  [
    "The Mayor of Berlin and the Chamber of Deputies agree.",
    "en",
    "O prefeito de Berlim e a Câmara dos Deputados concordam.",
  ],
  ["A escola fica na Tailândia.", "pt", "The school is in Thailand."],
  ["Two thirds of pupils use it for 24 months.", "en", "66.7% of pupils use it for two years."],
  ["Metade dos alunos usa.", "pt", "50 percent of pupils use it."],
  ["One in five pupils uses it twice a week.", "en", "20% of pupils use it two times a week."],
  ["Dezenas de escolas participam.", "pt", "48 schools take part."],
  ["Abre depois da Páscoa.", "pt", "It opens after Easter."],
  [
    "It may be ready before Christmas.",
    "en",
    "A obra pode ficar pronta antes do Natal, diz o prefeito de lá.",
  ],
  ["The X-ray comes first at A&E.", "en", "A radiografia vem antes na urgência do hospital."],
  ["O VLT ganhou um freio.", "pt", "O veículo leve sobre trilhos ganhou um freio."],
  ["Two thirds of the warnings were right.", "en", "Two warnings out of three were right."],
  ["Six out of ten teachers use it.", "en", "60% of teachers use it."],
  ["In March 8 animals were run over.", "en", "Em março de 2026 houve 8 atropelamentos."],
  ["Fourth-year pupils remember more.", "en", "Alunos do quarto ano de lá recordam mais."],
  ["Up to 5 hours a week are paid.", "en", "The hours they spend checking are paid, up to 5 a week."],
  ["In 45 day nurseries it weighs food.", "en", "It weighs food in 45 nurseries."],
  ["She goes to the Parapan Games.", "en", "Ela tem vaga de nadadora no Parapan."],
] as const)("%s (%s) stands in: %s", (claim, language, text) => {
  expect(missing(claim, language, text)).toEqual([]);
});

test.each([
  ["Abre depois do Natal.", "pt", "It opens after Easter.", "Natal"],
  ["O VLT ganhou um freio.", "pt", "O trem de carga ganhou um freio.", "VLT"],
  [
    "Three quarters of the warnings were right.",
    "en",
    "Two warnings out of three were right.",
    "Three quarters",
  ],
  ["Six out of ten teachers use it.", "en", "70% of teachers use it.", "Six"],
  ["It opens on March 8.", "en", "It opens in March, with 8 rooms.", "March 8"],
  [
    "Up to 5 hours a week are paid.",
    "en",
    "The days they spend checking are paid, up to 5 a week.",
    "5 hours",
  ],
  ["She goes to the Pan Games.", "en", "Ela tem vaga de nadadora no Parapan.", "Games"],
] as const)("%s (%s) does not stand in: %s", (claim, language, text, lacking) => {
  expect(missing(claim, language, text)).toContain(lacking);
});
