import { expect, test } from "vitest";
import type { WrittenLanguage } from "~/addresses/languages";
import { readSentence } from "./sentence-words";
import { turnOfCut } from "./turned-cuts";

function turnOf(claim: string, sources: readonly string[], language: WrittenLanguage) {
  return turnOfCut(
    readSentence(claim, language),
    sources.map((source) => readSentence(source, language)),
  );
}

test.each([
  [
    "two sides of a deed",
    "en",
    ["Two bakers in Leith taught the dentists how to knead dough."],
    "Two bakers in Leith taught the dentists how to knead dough.",
    "The dentists taught two bakers in Leith how to knead dough.",
    "order",
  ],
  [
    "two sides, the verb in the number of the other",
    "pt",
    ["O Conselho de Pesca alertou os barqueiros sobre redes que ficam presas no fundo."],
    "O Conselho de Pesca alertou os barqueiros sobre redes que ficam presas.",
    "Os barqueiros alertaram o Conselho de Pesca sobre redes que ficam presas no fundo.",
    "order",
  ],
  [
    "the object before its verb",
    "en",
    ["Harbourline said it had warned the council that lamps were broken; the mayor was silent."],
    "Harbourline said it had warned the council that lamps were broken.",
    "Harbourline said the council had warned it that lamps were broken.",
    "order",
  ],
  [
    "two figures around their words",
    "pt",
    ["Dos pedidos, 12 vieram de museus e 5 de teatros."],
    "Dos pedidos, 12 vieram de museus e 5 de teatros.",
    "Dos pedidos, 5 vieram de museus e 12 de teatros.",
    "order",
  ],
  [
    "a little word of time",
    "en",
    ["Guests hand in the key by nine in the evening, and a porter locks the gate."],
    "Guests hand in the key by nine in the evening.",
    "Guests hand in the key after nine in the evening, and a porter locks the gate.",
    "little word",
  ],
  [
    "the first for the last",
    "pt",
    ["O nome da doadora aparece logo na primeira página, a pedido da família."],
    "O nome da doadora aparece logo na primeira página.",
    "O nome da doadora aparece só na última página, a pedido da família.",
    "little word",
  ],
  [
    "more for less",
    "pt",
    ["Num teste com 300 fotos, a dupla deixou passar menos rachaduras do que cada um sozinho."],
    "Num teste com 300 fotos, a dupla deixou passar menos rachaduras.",
    "Num teste com 300 fotos, a dupla deixou passar mais rachaduras do que cada um sozinho.",
    "little word",
  ],
  [
    "a denial that is left out",
    "en",
    ["The harvest was early.", "The price of the cider did not change in the shops."],
    "The price of the cider did not change.",
    "The price of the cider did change in the shops.",
    "denial",
  ],
  [
    "another thing that is counted",
    "pt",
    ["Uma sessão dura 20 minutos."],
    "Uma sessão dura 20 minutos.",
    "Uma sessão dura 20 cenas.",
    "word",
  ],
  [
    "one word of a long sentence",
    "en",
    ["The ferry carries nurses, letters and medicine to the outer islands on every second Friday."],
    "The ferry carries nurses, letters and medicine to the outer islands.",
    "The ferry carries nurses, letters and pianos to the outer islands on every second Friday.",
    "word",
  ],
  [
    "somebody else of the article as the subject",
    "en",
    ["The elders rejected nine of the drawings.", "A theatre in Lima trained the youngest members."],
    "The elders rejected nine of the drawings.",
    "A theatre in Lima rejected nine of the drawings.",
    "name",
  ],
  [
    "a speaker with another name",
    "en",
    [
      "Chief executive Ines Brod said the firm would not cut jobs.",
      "Finance director Urs Kamm joined in March.",
    ],
    "Ines Brod said the firm would not cut jobs.",
    "Finance director Urs Kamm said the firm would not cut jobs.",
    "name",
  ],
  [
    "a body of another kind",
    "pt",
    [
      "O sindicato das padarias foi ouvido sobre o horário e promete ir à Justiça.",
      "A associação de moradores pedia silêncio.",
    ],
    "O sindicato das padarias foi ouvido sobre o horário e promete ir à Justiça.",
    "A associação de moradores foi ouvida sobre o horário e promete ir à Justiça.",
    "name",
  ],
  [
    "the deed of the next clause",
    "pt",
    ["A cooperativa Serrana comprou 15 barcos, enquanto o banco estadual financiou a oficina."],
    "A cooperativa Serrana comprou 15 barcos.",
    "A cooperativa Serrana financiou a oficina.",
    "clause",
  ],
] as const)("%s: the cut stands, the other is a turn", (_, language, sources, cut, turned, turn) => {
  expect(turnOf(cut, sources, language)).toBeNull();
  expect(turnOf(turned, sources, language)).toBe(turn);
});

test.each([
  [
    "a name for a pronoun",
    "en",
    ["Tideline, a tool of the port, is free.", "Since it was switched on in May, delays have halved."],
    "Since Tideline was switched on in May, delays have halved.",
  ],
  [
    "a name for the company",
    "pt",
    ["A plataforma Rotaí mudou as regras.", "A empresa terá de pagar R$ 900 e publicar um relatório."],
    "A Rotaí terá de pagar R$ 900 e publicar um relatório.",
  ],
  [
    "a name for what somebody does",
    "en",
    ["Mara Quint led the digs.", "The geologist does not recommend that tourists enter the caves."],
    "Mara Quint does not recommend that tourists enter the caves.",
  ],
  [
    "what is told of somebody in between is left out",
    "en",
    ["Rosa Pell, who chairs the guild, insists that the loom does not decide."],
    "Rosa Pell insists that the loom does not decide.",
  ],
  [
    "a passive told as a deed",
    "en",
    ["The law was proposed by the senate and opposed by the millers' federation."],
    "The millers' federation opposed the law.",
  ],
  [
    "another word in a sentence that is worded freely",
    "en",
    ["The quality of the songs did not rise after the second rehearsal."],
    "The quality of the songs did not improve.",
  ],
  [
    "two neighbouring sentences in one",
    "pt",
    ["De 40 inscritos em maio, 31 ficaram.", "O coro não cobra pelas aulas, pois recebe doações."],
    "De 40 inscritos em maio, 31 ficaram; o coro não cobra pelas aulas.",
  ],
  [
    "a denial with another word",
    "en",
    ["The abbey has not punished anyone since the change."],
    "The abbey has punished nobody since the change.",
  ],
] as const)("%s: no turn", (_, language, sources, claim) => {
  expect(turnOf(claim, sources, language)).toBeNull();
});

test("a translation is asked for the order of time only", () => {
  const source = readSentence("A sirene tocou em média 50 minutos antes da chegada da onda ao porto.", "pt");
  const before = "The siren sounded on average 50 minutes before the arrival of the wave at the port.";
  expect(turnOfCut(readSentence(before, "en"), [source])).toBeNull();
  expect(turnOfCut(readSentence(before.replace("before", "after"), "en"), [source])).toBe("little word");
});
