import { expect, test } from "vitest";
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import { findSentenceRefusal } from "./find-sentence-refusal";

/** Whether the sentence may be shown without its part in braces. */
function mayLeaveOut(marked: string, language: WrittenLanguage): boolean {
  const text = marked.replace(/[{}]/g, "");
  const sentence = marked.replace(/\{[^}]*\}/, "").trim();
  return findSentenceRefusal({ sentence, article: { title: "T", text, language } }) === null;
}

const toSentences = (list: string) => list.trim().split(/\s*[|\n]\s*/);

/** What stands in braces limits the rest, says who says it, or is all that the rest has to say. */
const KEPT = {
  en: `
  Tutors read essays{, or a teacher does}. | It is free{, if parents agree}. | It is free{, unless parents object}. | It is free{, provided parents agree}.
  It is free{, except in May}. | It is free{, until the law changes}. | It is free{, when parents agree}. | It is free{, whether parents agree}.
  It is free{, only for schools}. | It is free{, without the videos}. | It is free{, once parents agree}. | It is free{, subject to the law}.
  It is free{, pending a vote}. | It is free{, depending on the city}. | It is free{, under the new law}. | It is free{, so far as known}.
  It is free{, for now at school}. | It is free{, up to year nine}. | It is free{, at least in Leeds}. | It is free{, and only if parents agree}. | The pupils{, working alone}, wrote it all.
  It is free{, but only at school}. | It is free{, while only schools ask}. | It is for all{, from nursery to college, except rural schools}. | It is for all{, as agreed, unless parents object}.
  Tutors help pupils{, its makers say}. | Tutors help pupils{, its maker says}. | Tutors help pupils{, its maker said}. | Tutors help pupils{, teachers tell the city}. | Tutors help pupils{, its maker tells parents}. | Tutors help pupils{, its maker told parents}.
  Tutors help pupils{, its makers claim}. | Tutors harm pupils{, the union warns}. | Tutors harm pupils{, two studies suggest}. | Tutors will help{, the city expected}. | Tutors help pupils{, the union explained}.
  Tutors help pupils{, some teachers argue}. | Tutors help pupils{, the union believes}. | Tutors cost little{, the city estimated}. | Tutors harm pupils{, the paper alleged}. | Tutors help pupils{, the union adds}. | Tutors help pupils{, the union added}.
  Tutors harm pupils{, the paper reported}. | Tutors harm pupils{, all makers deny}. | Tutors harm pupils{, its maker denies}. | Tutors harm pupils{, its maker denied}. | Tutors harm pupils{, the union wrote}. | Tutors harm pupils{, the union writes}. | Tutors harm pupils{, according to Ana Lima}.
  If the trial ends{, the schools pay}. | When the trial ends{, the schools pay}. | As the trial ends{, the schools pay}. | Since the trial ended{, the schools pay}. | Although the trial ended{, the schools pay}.
  Though the trial ended{, the schools pay}. | While the trial ran{, the schools paid}. | After the trial ended{, the schools paid}. | Before the trial ended{, the schools paid}. | According to the board{, the schools pay}.
  It is for both pupils{ and their teachers}. | The talks are between schools{ and large firms}. | It is for only pupils{ and their teachers}. | It is the same for pupils{ and their teachers}. | It is for pupils of 13{ and all older ones}.
  The fee is due{ today} for not all. | Schools do not pay{ on Tuesday}. | Schools don't pay{ on Tuesday}. | Only schools pay{ on Tuesday}. | Just schools pay{ on Tuesday}. | Every school pays{ on Tuesday}. | Each school pays{ on Tuesday}.
  Schools pay no fee{ on Tuesday}. | Schools never pay{ on Tuesday}. | None of them pay{ on Tuesday}. | Nobody at school pays{ on Tuesday}. | Nothing is paid{ on Tuesday}. | Nor do they pay{ on Tuesday}. | Neither school pays{ on Tuesday}. | Schools pay without fees{ on Tuesday}.
  The lab opens at{ Tuesday} noon. | The lab opens on{ Tuesday}. | The lab opens on 14{ May}. | The lab opens by{ Tuesday}. | The lab runs from{ Tuesday}. | The lab moves to{ Tuesday}. | The lab is set for{ Tuesday}. | The lab runs since{ Tuesday}. | The lab runs until{ Tuesday}.
  The lab opens before{ Tuesday}. | The lab opens after{ Tuesday}. | The lab opens between{ Monday} and Friday. | The deadline now is{ Tuesday}. | The lab opens at the end of{ May}. | The lab opened{ on Tuesday} of last week.`,
  pt: `
  O tutor lê redações{, ou a professora lê}. | O uso é livre{, se os pais quiserem}. | O uso é livre{, caso os pais queiram}. | O uso é livre{, exceto em maio}. | O uso é livre{, salvo em maio}.
  O uso é livre{, quando os pais querem}. | O uso é livre{, até o nono ano}. | O uso é livre{, sem os vídeos}. | O uso é livre{, só na escola}. | O uso é livre{, apenas na escola}. | O uso é livre{, somente na escola}.
  O uso é livre{, sob nova lei}. | O uso é livre{, desde que os pais queiram}. | O uso é livre{, por enquanto na escola}. | O uso é livre{, a menos que mude a lei}. | O uso é livre{, no máximo na escola}. | O uso é livre{, pelo menos na escola}.
  O uso é livre{, e só na escola}. | O uso é livre{, mas só na escola}. | O uso é livre{, enquanto só escolas pedem}. | O uso é livre{, da creche ao médio, exceto na rede rural}.
  O tutor ajuda{, diz a rede toda}. | O tutor ajuda{, dizem os pais todos}. | O tutor ajuda{, disse a rede toda}. | O tutor ajuda{, disseram os pais todos}. | O tutor ajuda{, escreve a rede toda}. | O tutor ajuda{, escreveu a rede toda}. | O tutor ajuda{, escreveram os pais todos}.
  O tutor ajuda{, afirma a rede toda}. | O tutor ajuda{, contam os pais todos}. | O tutor falha{, alertou a rede toda}. | O tutor ajuda{, acreditam os pais todos}. | O tutor falha{, o que a rede nega}. | O tutor ajuda{, avalia a rede toda}.
  O tutor custa pouco{, estimou a rede toda}. | O tutor ajuda{, informou a rede toda}. | O tutor ajuda{, relataram os pais todos}. | O tutor ajuda{, explica a rede toda}. | O tutor ajuda{, argumenta a rede toda}. | O tutor ajuda{, declarou a rede toda}.
  O tutor ajuda{, aponta a rede toda}. | O tutor ajuda{, lembra a rede toda}. | O tutor ajuda{, defende a rede toda}. | O tutor ajuda{, sugerem os pais todos}. | O tutor ajuda{, resumiu a rede toda}. | O tutor ajuda{, conclui a rede toda}. | O tutor ajuda{, defendeu a rede toda}. | O tutor ajuda{, concluíram os pais todos}. | O tutor ajuda{, defenderam os pais todos}.
  O tutor ajuda{, segundo a rede toda}. | O tutor ajuda{, conforme a rede toda}. | O tutor ajuda{, de acordo com a rede}.
  Se o teste acabar{, a rede paga}. | Quando o teste acabar{, a rede paga}. | Como o teste acabou{, a rede paga}. | Embora o teste acabe{, a rede paga}. | Enquanto o teste durou{, a rede pagou}.
  Segundo o conselho todo{, a rede paga}. | Conforme o conselho todo{, a rede paga}. | De acordo com o conselho{, a rede paga}.
  O acordo é entre a rede{ e o sindicato}. | Vale para ambos os grupos, o das mães{ e o dos pais}. | Vale para ambas as redes, a estadual{ e a municipal}.
  A rede não paga{ na terça-feira}. | A rede nunca paga{ na terça-feira}. | A rede jamais paga{ na terça-feira}. | Nenhum aluno paga{ na terça-feira}. | Nenhuma escola paga{ na terça-feira}. | Ninguém da rede paga{ na terça-feira}. | Nada se paga{ na terça-feira}.
  Nem a rede paga{ na terça-feira}. | A rede vive sem taxa{ na terça-feira}. | Tampouco a rede paga{ na terça-feira}. | Só a rede paga{ na terça-feira}. | Apenas a rede paga{ na terça-feira}. | Todo aluno paga{ na terça-feira}. | Toda escola paga{ na terça-feira}. | Cada escola paga{ na terça-feira}.
  O prazo agora é{ terça-feira}. | O curso vai até{ terça-feira}. | A aula da{ terça-feira} acabou. | A aula do{ sábado} acabou. | As aulas das{ terça-feira} e quarta-feira acabaram. | As aulas dos{ sábado} e domingo acabaram. | O curso vale desde{ terça-feira}.
  O curso fica entre{ terça-feira} e sábado. | O curso ficou para{ terça-feira}. | O curso passou por{ maio} e junho. | Turmas vieram{ em maio de} outras redes. | A rede abre em 14 de{ maio}. | A rede abre{ na terça-feira} que vem. | A rede abriu{ na terça-feira} passada. | A rede abriu{ no sábado} passado. | A rede abriu{ na terça-feira} seguinte. | A rede abriu{ em maio} de novo ano.`,
};

/** What stands in braces says something else, or when. */
const FREE = {
  en: `
  Marks rose fast{, and the union said nothing}. | Marks rose fast{, but the union said nothing}. | Marks rose fast{, while the union said nothing}. | Ana met the board{, which said nothing}. | Ana met the mayor{, who said nothing}. | Ana met the firm{, whose head said nothing}.
  Marks rose fast{, although the union said no}. | Marks rose fast{, after the union said no}. | Marks rose fast{, because the union said so}. | The union left early{, saying that a study suggests harm}.
  The board voted{ today} to end it. | The board voted{ yesterday} to end it. | The board voted{ on Tuesday} to end it. | The board voted{ in May 2026} to end it. | The board voted{ last Tuesday} to end it. | The board votes{ this Tuesday} to end it. | The board votes{ next Tuesday} to end it.
  The city opened two labs{ and hired teachers}.`,
  pt: `
  As notas subiram muito{, e o sindicato disse não}. | As notas subiram muito{, mas o sindicato disse não}. | As notas subiram muito{, enquanto o sindicato disse não}. | A rede ouviu o conselho{, que disse não}. | A rede ouviu a firma{, cujo dono disse não}. | A rede ouviu a firma{, cuja dona disse não}.
  As notas subiram muito{, embora o sindicato diga que nega}. | As notas subiram muito{, após o sindicato dizer que nega}. | As notas subiram muito{, depois que o sindicato disse não}. | As notas subiram muito{, porque o sindicato disse sim}. | O sindicato saiu cedo{, dizendo que estudos sugerem risco}.
  A rede aprovou{ hoje} o plano. | A rede aprovou{ ontem} o plano. | A rede aprovou{ na terça-feira} o plano. | A rede aprovou{ no sábado} o plano. | A rede aprovou{ nesta terça-feira} o plano. | A rede aprovou{ neste sábado} o plano. | A rede aprovou{ em 14 de maio} o plano.
  A rede aprovou{ na terça-feira passada} o plano. | A rede aprovou{ no sábado passado} o plano. | A rede abriu laboratórios{ e contratou professores}.`,
};

const toRows = (lists: Record<WrittenLanguage, string>) =>
  WRITTEN_LANGUAGES.flatMap((language) =>
    toSentences(lists[language]).map((marked) => [language, marked] as const),
  );

test.each(toRows(KEPT))("in %s a needed part stays: %s", (language, marked) => {
  expect(mayLeaveOut(marked, language)).toBe(false);
});

test.each(toRows(FREE))("in %s a part may go: %s", (language, marked) => {
  expect(mayLeaveOut(marked, language)).toBe(true);
});
