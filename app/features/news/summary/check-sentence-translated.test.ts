import { expect, test } from "vitest";
import type { WrittenLanguage } from "~/addresses/languages";
import { checkSentences } from "./check-sentence";
import { readSource } from "./source-index";

function isRefused(claim: string, text: string, language: WrittenLanguage) {
  const written = language === "en" ? "pt" : "en";
  const publishedAt = "2026-11-18T10:00:00.000Z";
  const source = readSource({
    title: "News",
    text,
    sourceName: "The Source",
    language: written,
    publishedAt,
  });
  return checkSentences([claim], language, source).some(({ objections }) => objections.length > 0);
}

test.each([
  [
    "a month before a number that is no day",
    "Até junho foram enviadas 88 crianças ao dentista.",
    "en",
    "By June 88 children had been sent to the dentist.",
    "By July 88 children had been sent to the dentist.",
  ],
  [
    "the second one is no Monday",
    "A second reading of the bill is planned for September.",
    "pt",
    "Uma segunda leitura do projeto de lei está planejada para setembro.",
    "Uma terceira leitura do projeto de lei está planejada para setembro.",
  ],
  [
    "a share with what is counted between its numbers",
    "Only one pupil in eight had put a question to a librarian during the previous month.",
    "pt",
    "Apenas um em cada oito alunos tinha feito uma pergunta a um bibliotecário durante o mês anterior.",
    "Apenas um em cada nove alunos tinha feito uma pergunta a um bibliotecário durante o mês anterior.",
  ],
  [
    "a number in words that ends with one",
    "Thirty-one villages have been joined to small solar grids.",
    "pt",
    "Trinta e uma aldeias foram ligadas a pequenas redes solares.",
    "Quarenta e uma aldeias foram ligadas a pequenas redes solares.",
  ],
  [
    "a high place by its name",
    "Eleven villages in the High Atlas have a school with lamps.",
    "pt",
    "Onze aldeias do Alto Atlas têm uma escola com lâmpadas.",
    "Onze aldeias do Alto Andes têm uma escola com lâmpadas.",
  ],
  [
    "what it was said that something would do",
    "The company warned on Monday that growth would slow next year.",
    "pt",
    "A empresa avisou que o crescimento vai desacelerar no próximo ano.",
    "A empresa avisou que o crescimento vai acelerar no próximo ano.",
  ],
  [
    "a condition in one word",
    "Lawmakers gave approval to a bill that would forbid schools to use cameras.",
    "pt",
    "Legisladores deram aprovação a um projeto de lei que proibiria as escolas de usar câmeras.",
    "Legisladores deram aprovação a um projeto de lei que proibiu as escolas de usar câmeras.",
  ],
  [
    "a speaker with a title of two words",
    "At least 137 drivers were fined, according to inspector general Lucille Bast. The supplier Curbline is silent.",
    "pt",
    "Pelo menos 137 motoristas foram multados, segundo a inspetora-geral Lucille Bast.",
    "Pelo menos 137 motoristas foram multados, segundo a fornecedora Curbline.",
  ],
  [
    "a se that is no if",
    "The museum may lend the boats that were repaired.",
    "pt",
    "O museu pode emprestar os barcos que se consertaram.",
    "O museu emprestou os barcos que se consertaram.",
  ],
  [
    "what was expected",
    "Running the 12 robots costs less than expected.",
    "pt",
    "Os 12 robôs custam menos para funcionar do que se esperava.",
    "Os 13 robôs custam menos para funcionar do que se esperava.",
  ],
  [
    "a limit of a number, which leaves nothing else open",
    "The government may negotiate licences up to 40% cheaper.",
    "pt",
    "O governo pode negociar licenças até 40% mais baratas.",
    "O governo negociou licenças até 40% mais baratas.",
  ],
  [
    "nobody is spoken to that the source does not speak to",
    "Os pais têm de autorizar o exame por escrito.",
    "en",
    "Parents have to authorise the exam in writing.",
    "Your exam has to be authorised by parents in writing.",
  ],
  [
    "what remains allowed",
    "Programas de correção continuam permitidos em exercícios.",
    "en",
    "Marking programs remain allowed in exercises.",
    "Marking programs do not remain allowed in exercises.",
  ],
  [
    "two numbers, one of them with the unit of both",
    "The longest ride has shrunk from 75 to 50 minutes.",
    "pt",
    "A viagem mais longa encolheu de 75 para 50 minutos.",
    "A viagem mais longa encolheu de 50 para 75 minutos.",
  ],
] as const)("%s: the translation stands, the other is refused", (_, text, language, right, wrong) => {
  expect(isRefused(right, text, language)).toBe(false);
  expect(isRefused(wrong, text, language)).toBe(true);
});
