import { expect, test } from "vitest";
import { isOutOfPlace, leans } from "./stands-alone";

const LEANING = `
  He teaches maths. | She teaches maths. | It reads essays. | They’ll mark essays. | If it fails, nobody pays. | In Leeds, she opened a lab.
  His class won. | Her class won. | Its tutor agrees. | Their marks fell. | On tests, though, their marks fell.
  Ele dá aula. | Ela dá aula. | Eles leem. | Elas leem. | Segundo ela, a rede paga.
  Seu aluno leu. | Seus alunos leram. | Sua turma leu. | Suas turmas leram.
  But if it fails, nobody pays. | And so they met. | Mas então ela pediu mais. | E então ela pediu mais.
  This helps schools. | To combat this, schools met. | With these tools, teachers save time. | Such tools work. | Those were free.
  Este é o plano. | Esta é a lei. | Para este aluno, nada mudou. | Deste total, dez leem. | Desta turma, dois leem.
  Estes leem. | Estas leem. | Destes alunos, dez leem. | Destas turmas, duas leem.
  Esse plano custa muito. | Essa lei vale. | Esses leem. | Essas leem. | Com essa medida, a rede paga. | Por isso, a rede paga.
  Only nine of these passed. | Only nine of them passed. | Só nove deles leem. | Em uma delas, há aulas. | Numa delas, há aulas. | Uma parte dele acabou. | Metade quer nelas mais aulas.
  Quanto a eles, nada mudou. | Em meio a esses boatos, nada mudou.
  Entre os alunos do médio, quase 90% usam vídeos dessas redes. | Com 2,4 milhões de alunos nessas séries, há filas. | O uso desse tipo de tela cresce. | A rede aposta nesse plano.
  Other schools agree. | Another 35% agree. | The others agree. | The other two agree. | Others agree.
  Outro grupo leu. | Outra turma leu. | Outros leram. | Outras leram. | O outro grupo leu. | A outra turma leu. | Os outros leram. | As outras leram.
  Same year, tests fell. | The same tool reads essays. | One was given a book. | One is free.
  Cada um trabalha pouco. | Cada uma trabalha pouco.
  Plagium, for example, finds few. | The team, however, found nothing. | A rede, porém, paga. | A rede, por exemplo, paga.
  To ensure that schools work together.
  “It works,” said. | “It works,” he said of it. | “It works,” she said of it. | “It works,” they said of it. | “Funciona”, disse ele à rede. | “Funciona”, disse ela à rede. | “Funciona”, disseram eles à rede. | “Funciona”, disseram elas à rede. | “It works,” they added. | "Funciona", disse ele. | "Funciona", afirmou ela. | "Funciona", dizem eles. | "Funciona", dizem elas.
  Schools that want the new tool may have to pay for it, he said. | Schools that want the new tool may have to pay for it, she said. | Schools that want the new tool may have to pay for it, they say.
  As escolas que querem a ferramenta terão de pagar, diz ele. | As escolas que querem a ferramenta terão de pagar, diz ela. | As escolas que querem a ferramenta terão de pagar, dizem eles. | As escolas que querem a ferramenta terão de pagar, dizem elas.
  “Our policy is for all. | For all,” says Ana. | "It works. | 'It works.`;

const STANDING = `
  This week schools met. | This month schools met. | This year schools met. | Last term this year’s plan ended.
  Esta semana a rede paga. | Este mês a rede paga. | Este ano a rede paga.
  Esta segunda terá aula. | Esta terça terá aula. | Esta quarta terá aula. | Esta quinta terá aula. | Esta sexta terá aula.
  Those who teach agree. | Cada um dos alunos leu. | Cada uma das turmas leu. | Cada um de nove leu. | Cada um do grupo leu.
  To read well, pupils need time. | Italy agrees. | Essência vale muito. | Suave é o plano.
  Dr Lima, who teaches, was glad, she said. | “It works,” said Ana Lima. | ‘It works,’ says Ana. | The pupils’ marks fell.`;

const toSentences = (list: string) => list.trim().split(/\s*[|\n]\s*/);

test.each(toSentences(LEANING))("leans on the sentence before: %s", (sentence) => {
  expect(leans(sentence)).toBe(true);
});

test.each(toSentences(STANDING))("stands alone: %s", (sentence) => {
  expect(leans(sentence)).toBe(false);
});

test.each(
  toSentences(
    "We met. | Pupils like our plan. | Pupils like us. | Nós lemos. | Alunos leem nosso livro. | Alunos leem nossa carta. | Alunos leem nossos livros. | Alunos leem nossas cartas. | “It works.",
  ),
)("out of place: %s", (sentence) => {
  expect(isOutOfPlace(sentence)).toBe(true);
});

test.each(
  toSentences("“We met,” says Ana. | ‘We met’, says Ana. | Schools in the US met. | Alunos nos polos leem."),
)("in place: %s", (sentence) => {
  expect(isOutOfPlace(sentence)).toBe(false);
});
