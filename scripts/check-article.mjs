// `npm run article -- check ID`: prompt, acceptance and repair on one article, sentence by
// sentence. The article's text goes once its summary is final; then a file gives it. The answer is a file's, or that of
// the first configured model.
import { readFileSync } from "node:fs";
import { loadConfigParser, readVariables } from "./configuration.mjs";
import { loadSource } from "./load-source.mjs";

const MODEL_DEADLINE_MS = 30_000;

/** Tells by `say` what becomes of an answer about the article. `stored` is its row. */
export async function checkArticle(stored, { answer, text }, say) {
  const body = text === undefined ? stored.body : readFileSync(text, "utf8");
  if (body === null)
    throw new Error("The text of this article is gone, as its summary is final: give one with --text FILE.");
  const rules = await loadSource(
    "app/addresses/languages.ts",
    "app/lib/html-to-text.ts",
    "app/features/news/summary/source-sentences.ts",
    "app/features/news/summary/prompt.ts",
    "app/features/news/summary/model-answer.ts",
    "app/features/news/summary/accept-sentences.ts",
    "app/features/news/summary/find-translation-refusal.ts",
  );
  const article = { title: stored.title, text: rules.htmlToText(body), language: stored.language };
  const source = rules.listSourceSentences(article);
  const prompt = rules.summaryPrompt({ title: article.title, sentences: source.slice(1) });
  const given = answer === undefined ? null : readFileSync(answer, "utf8");
  const reply = given ?? (await askModel(prompt));
  if (reply === null) {
    say(`${prompt.system}\n\n${prompt.user}\n\nNo model has a key here: answer with --answer FILE.`);
    return;
  }
  const parsed = rules.parseSummaryAnswer(reply);
  if (parsed === null)
    throw new Error("The answer is refused: it is not the JSON object that was asked for.");
  const judged = rules.judgeSentences(parsed.sentences, article);
  for (const one of judged) tellSentence(one, source, say);
  const shown = judged.flatMap(({ accepted }) => (accepted === null ? [] : [accepted.sentence]));
  for (const language of rules.WRITTEN_LANGUAGES.filter((other) => other !== article.language)) {
    const asked = rules.translationPrompt([article.title, ...shown], article.language, language);
    const translated = rules.parseTranslationAnswer(given ?? (await askModel(asked)) ?? "");
    if (translated === null) say(`\nNo translation into ${language} in the answer.`);
    else tellTranslations(translated, { shown, language, article, rules, say });
  }
}

function tellSentence({ given, refusal, accepted }, source, say) {
  say(`\nanswer:   ${given.text}`);
  if (refusal !== null) say(`refused:  ${refusal}`);
  if (accepted === null) return say("shown:    nothing");
  say(`shown:    ${accepted.sentence}`);
  for (const place of accepted.from) say(`source ${place}: ${source[place]}`);
}

function tellTranslations(translations, { shown, language, article, rules, say }) {
  for (const [index, original] of shown.entries()) {
    const translation = translations.get(index + 1);
    say(`\n${language}:       ${translation ?? "(missing)"}`);
    say(`original: ${original}`);
    const refusal =
      translation === undefined
        ? "missing"
        : rules.findTranslationRefusal({ translation, language, original, article });
    say(refusal === null ? "passes" : `refused:  ${refusal}; the original is shown`);
  }
}

/** Asks the first configured model; null where none has a key. */
async function askModel(prompt) {
  const parseConfig = await loadConfigParser();
  const { aiProviders } = parseConfig(readVariables().values);
  if (aiProviders.length === 0) return null;
  const { createProviders } = await loadSource("app/ai/io/providers.server.ts");
  const services = { fetch, now: Date.now, countCall: () => Promise.resolve(true) };
  const [provider] = createProviders(aiProviders, services);
  const reply = await provider.ask(prompt, Date.now() + MODEL_DEADLINE_MS);
  if (!reply.ok) throw new Error(`${provider.name} did not answer: ${reply.reason}, ${reply.detail}.`);
  return reply.text;
}
