import { expect, test } from "vitest";
import type { WrittenLanguage } from "~/addresses/languages";
import { checkCuts, checkTranslations } from "./check-translation";
import { readSource } from "./source-index";

function isRefused(translated: string, cut: string, language: WrittenLanguage, before = "") {
  const article = {
    title: "News",
    text: `${before} ${cut}`.trim(),
    sourceName: "The Source",
    language,
    publishedAt: "2026-11-18T10:00:00.000Z",
  };
  const source = readSource(article);
  const cuts = checkCuts([cut], source);
  const other = language === "en" ? "pt" : "en";
  return checkTranslations([translated], other, cuts, article, source).some(
    ({ objections }) => objections.length > 0,
  );
}

test.each([
  [
    "lakhs, with what they are",
    "en",
    "Around 6.8 lakh pupils in government schools will have two lessons a week.",
    "Cerca de 6,8 lakh (680 mil) alunos de escolas públicas terão duas aulas por semana.",
    "Cerca de 6,8 lakh (860 mil) alunos de escolas públicas terão duas aulas por semana.",
  ],
  [
    "crores",
    "en",
    "The state spent 3 crore rupees on books for 40 schools.",
    "O estado gastou 30 milhões de rúpias em livros para 40 escolas.",
    "O estado gastou 3 milhões de rúpias em livros para 40 escolas.",
  ],
  [
    "a share with a hyphen",
    "en",
    "Nearly one-third of the 4,200 schools lack a laboratory.",
    "Quase um terço das 4.200 escolas não tem laboratório.",
    "Quase dois terços das 4.200 escolas não têm laboratório.",
  ],
  [
    "the middle of a year",
    "en",
    "The service plans to extend the tool to two hospitals by mid-2027.",
    "O serviço planeja estender a ferramenta a dois hospitais até meados de 2027.",
    "O serviço planeja estender a ferramenta a dois hospitais até meados de 2028.",
  ],
  [
    "a short form",
    "en",
    "The product ranked applicants for 140 clients, most of them IT firms in Pune.",
    "O produto classificou candidatos para 140 clientes, a maioria empresas de TI em Pune.",
    "O produto classificou candidatos para 140 clientes, a maioria empresas de RH em Pune.",
  ],
  [
    "a side of the compass in a name",
    "en",
    "Five remote schools in Western Australia use the model.",
    "Cinco escolas remotas da Austrália Ocidental usam o modelo.",
    "Cinco escolas remotas da Austrália Meridional usam o modelo.",
  ],
  [
    "a stage of school",
    "en",
    "The district will put no cameras in its middle and high schools.",
    "O distrito não vai pôr câmeras em suas escolas de ensino fundamental II e médio.",
    "O distrito não vai pôr câmeras em suas escolas de ensino fundamental X e médio.",
  ],
  [
    "what is likely",
    "en",
    "Women with a career break were 23% less likely to reach the shortlist.",
    "Mulheres com uma pausa na carreira tinham 23% menos probabilidade de chegar à lista final.",
    "Mulheres com uma pausa na carreira chegaram 23% menos à lista final.",
  ],
  [
    "what is intended",
    "en",
    "The judge accepted that the clerk did not intend to mislead the court.",
    "A juíza aceitou que o funcionário não pretendia enganar o tribunal.",
    "A juíza aceitou que o funcionário pretendia enganar o tribunal.",
  ],
  [
    "what tends to be",
    "pt",
    "Crianças tendem a acreditar no assistente de voz da escola.",
    "Children tend to believe the voice assistant of the school.",
    "Children believe the voice assistant of the school.",
  ],
  [
    "what was supposed to be",
    "en",
    "Each letter was supposed to be checked by a doctor at the clinic.",
    "Cada carta deveria ser verificada por um médico na clínica.",
    "Cada carta foi verificada por um médico na clínica.",
  ],
  [
    "what is promised",
    "pt",
    "A prefeitura promete publicar o contrato da escola.",
    "The city hall promises to publish the school's contract.",
    "The city hall has published the school's contract.",
  ],
  [
    "another word for what tends to be",
    "en",
    "The program tends to praise the pupils too much.",
    "O programa é inclinado a elogiar demais os alunos.",
    "O programa elogia demais os alunos.",
  ],
  [
    "little of what un- denies",
    "en",
    "Most institutions consider the detection software unreliable.",
    "A maioria das instituições considera o software de detecção pouco confiável.",
    "A maioria das instituições considera o software de detecção confiável.",
  ],
  [
    "a lack of two things",
    "pt",
    "As provas são feitas à mão na sala, sem celular nem computador.",
    "The exams are done by hand in the classroom, without mobile phone or computer.",
    "The exams are done by hand in the classroom, with mobile phone and computer.",
  ],
  [
    "something long and short",
    "pt",
    "As viagens de ônibus ficaram em média sete minutos mais curtas no corredor.",
    "Bus journeys became on average seven minutes shorter in the corridor.",
    "Bus journeys became on average seven minutes longer in the corridor.",
  ],
  [
    "a limit of a number",
    "en",
    "More than 300 boats were checked in the harbour.",
    "Mais de 300 barcos foram verificados no porto.",
    "Menos de 300 barcos foram verificados no porto.",
  ],
] as const)("%s: the translation stands, the other is refused", (_, language, cut, right, wrong) => {
  expect(isRefused(right, cut, language)).toBe(false);
  expect(isRefused(wrong, cut, language)).toBe(true);
});

test("the one alliance of the article may be named in a translation, and no other body", () => {
  const before = "The Mallee Cropping Alliance tested a robot. Harrow University lent it two tractors.";
  const cut = "The alliance has not yet measured the harvest.";
  const right = "A Mallee Cropping Alliance ainda não mediu a colheita.";
  expect(isRefused(right, cut, "en", before)).toBe(false);
  expect(isRefused("A Harrow University ainda não mediu a colheita.", cut, "en", before)).toBe(true);
  const two = `${before} The Wimmera Grain Alliance watched.`;
  expect(isRefused(right, cut, "en", two)).toBe(true);
});
