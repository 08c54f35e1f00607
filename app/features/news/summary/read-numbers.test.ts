import { expect, test } from "vitest";
import { hasOnlyNumbersIn, readNumbers } from "./read-numbers";
import { readSentence } from "./sentence-tokens";

const toPairs = (list: string) =>
  list.split(/[|\n]/).map((pair) => pair.split(" = ").map((side) => side.trim()));
const read = (text = "") => readNumbers(readSentence(text));

test.each(
  toPairs(`Twenty-one schools = Vinte e uma escolas | Twenty-one pupils = Vinte e um alunos | Twenty-two schools = Vinte e duas escolas | Thirty-two pupils = Trinta e dois alunos
  three schools = três escolas | four schools = quatro escolas | five schools = cinco escolas | six schools = seis escolas | seven schools = sete escolas | eight schools = oito escolas | nine schools = nove escolas
  ten schools = dez escolas | eleven schools = onze escolas | twelve schools = doze escolas | thirteen schools = treze escolas | fourteen schools = quatorze escolas | fourteen pupils = catorze alunos | fifteen schools = quinze escolas
  sixteen schools = dezesseis escolas | seventeen schools = dezessete escolas | eighteen schools = dezoito escolas | nineteen schools = dezenove escolas | forty schools = quarenta escolas | fifty schools = cinquenta escolas
  sixty schools = sessenta escolas | seventy schools = setenta escolas | eighty schools = oitenta escolas | ninety schools = noventa escolas | a hundred schools = cem escolas | 120 schools = cento e vinte escolas
  200 pupils = duzentos alunos | 200 schools = duzentas escolas | 300 pupils = trezentos alunos | 300 schools = trezentas escolas | 400 pupils = quatrocentos alunos | 400 schools = quatrocentas escolas
  500 pupils = quinhentos alunos | 500 schools = quinhentas escolas | 600 pupils = seiscentos alunos | 600 schools = seiscentas escolas | 700 pupils = setecentos alunos | 700 schools = setecentas escolas
  800 pupils = oitocentos alunos | 800 schools = oitocentas escolas | 900 pupils = novecentos alunos | 900 schools = novecentas escolas
  the 2nd year = o segundo ano | the second year = o 2º ano | the 2nd edition = a segunda edição | the third year = o terceiro ano | the third edition = a terceira edição | third parties = terceiros
  the third part = a terça parte | one-third of them = um terço | 2/3 of them = dois terços | two-thirds of them = 2/3 deles | the 4th year = o quarto ano | the fourth year = o 4º ano | the fifth year = o 5º ano | the 4th edition = a quarta edição | 3/4 of them = três quartos
  the 5th year = o quinto ano | the 5th edition = a quinta edição | the sixth year = o sexto ano | the 6th edition = a sexta edição | the seventh year = o sétimo ano | the seventh edition = a sétima edição
  the eighth year = o oitavo ano | the eighth edition = a oitava edição | the ninth year = o nono ano | the ninth edition = a nona edição | the tenth year = o décimo ano | the tenth edition = a décima edição
  a thousand schools = mil escolas | thousands of schools = milhares de escolas | 2 lakh schools = 200 mil escolas | 2 crore pupils = 20 milhões de alunos | a million pupils = um milhão de alunos | millions of pupils = milhões de alunos
  5mn pupils = 5 milhões de alunos | a billion tests = um bilhão de provas | billions of tests = bilhões de provas | 5bn tests = 5 bilhões de provas | a trillion words = um trilhão de palavras
  2 trillion words = 2 trilhões de palavras | 2tn words = 2 trilhões de palavras | at 3 pm = às 15h | at 3pm = às 15h | at 3 p.m. = às 15h`),
)("%s is %s", (english, portuguese) => {
  expect(hasOnlyNumbersIn(read(english), read(portuguese))).toBe(true);
  expect(hasOnlyNumbersIn(read(portuguese), read(english))).toBe(true);
});

test.each(
  toPairs(`1 second = 1 segundo | 40 seconds = 40 segundos | 1 minute = 1 minuto | 40 minutes = 40 minutos | 1 hour = 1 hora | 40 hours = 40 horas | 1 day = 1 dia | 40 days = 40 dias
  1 week = 1 semana | 40 weeks = 40 semanas | 1 month = 1 mês | 40 months = 40 meses | 1 year = 1 ano | 40 years = 40 anos | 1 metre = 1 metro | 40 metres = 40 metros | 1 meter = 1 metro | 40 meters = 40 metros
  1 ton = 1 tonelada | 40 tons = 40 toneladas | 1 tonne = 1 tonelada | 40 tonnes = 40 toneladas | 1 kilometre = 1 km | 40 kilometres = 40 quilômetros | 1 kilometer = 1 quilômetro | 40 kilometers = 40 km
  1 litre = 1 litro | 40 litres = 40 litros | 1 liter = 1 litro | 40 liters = 40 litros | 1 point = 1 ponto | 40 points = 40 pontos | 40 percentage points = 40 pontos | 40 percent = 40% | 40% = 40 por cento
  R$ 40 = 40 reais | a 40 dollar fee = US$ 40 | 40 dollars = 40 dólares | $1 = 1 dólar | a 40 pound fee = 40 libras | 40 pounds = £40 | £1 = 1 libra | a 40 euro fee = €40 | 40 euros = 40 euros
  a 40 rand fee = R40 | 40 rands = 40 rands`),
)("%s has the unit of %s", (english, portuguese) => {
  expect(read(english)[0]?.unit).toEqual(expect.any(String));
  expect(read(english)[0]?.unit).toBe(read(portuguese)[0]?.unit);
});
