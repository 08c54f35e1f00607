import { expect, test } from "vitest";
import { TERM_WORDS } from "~/content/words/term-words";
import { listTermSentences } from "./term-sentences";

const TERMS = {
  en: `Terms of Use. Last updated: 14 August 2026.
You must be at least 13 years old to use the service. If you are under 18, you need your parent's permission. We may use
your content to train our models, unless you opt out. We retain conversations for 30 days. Plus costs $20 per month.
We like people.`,
  pt: `Termos de uso. Última atualização: 14 de agosto de 2026.
É preciso ter pelo menos 13 anos para usar o serviço. Menores de 18 precisam da autorização dos pais ou responsáveis.
Podemos usar o conteúdo para treinar nossos modelos. As conversas são excluídas depois de 30 dias. O plano custa R$ 99 por mês.
Gostamos de gente.`,
};

test.each(["en", "pt"] as const)(
  "the sentences of terms in %s are found by topic, and no others",
  (language) => {
    const found = Object.fromEntries(
      listTermSentences(TERMS[language], TERM_WORDS[language]).map(({ topic, sentences }) => [
        topic,
        sentences,
      ]),
    );
    const lines = TERMS[language].replaceAll("\n", " ");
    for (const sentences of Object.values(found)) for (const one of sentences) expect(lines).toContain(one);
    const counts = Object.entries(found).map(([topic, sentences]) => `${topic} ${sentences.length}`);
    expect(counts).toEqual(["date 1", "age 2", "guardians 1", "training 1", "retention 1", "price 1"]);
    expect(Object.values(found).flat()).not.toContain(
      language === "en" ? "We like people." : "Gostamos de gente.",
    );
  },
);
