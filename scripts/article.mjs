// `npm run article`: what is stored of one article, and what the author may do with it.
import {
  SET_WITHDRAWAL,
  TELL_PAGES,
  WITHDRAWAL_REASONS,
  withdrawalValues,
} from "../app/features/news/core/withdrawal.ts";
import { checkArticle } from "./check-article.mjs";
import { runCommand, usageError } from "./run-command.mjs";
import { withSite } from "./site-data/command.mjs";
import { toLiteral } from "./site-data/sql-rows.mjs";

const CHANGES = {
  withdraw: (id, now, reason) => [setWithdrawal(id, reason, now)],
  "bring-back": (id) => [setWithdrawal(id, null, null)],
  // The page shows the first of several, so there is one.
  feature: (id) => ["update ai_news set featured = 0 where featured = 1", setFeatured(id, 1)],
  unfeature: (id) => [setFeatured(id, 0)],
  // With the new revision the texts go, what stood there is kept, and no answer about the older one is stored.
  anew: (id, now) => [
    `update ai_news set revision = revision + 1, summarised_by = null, summary_state = 'pending',
      summary_attempts = 0, summary_due_at = ${toLiteral(now)} where id = ${toLiteral(id)}`,
  ],
};

function setWithdrawal(id, because, at) {
  const values = withdrawalValues(id, because, at);
  return values.reduce((sql, value) => sql.replace("?", () => toLiteral(value)), SET_WITHDRAWAL);
}

function setFeatured(id, flag) {
  return `update ai_news set featured = ${flag} where id = ${toLiteral(id)}`;
}

/** Parses the command line. Throws a `UsageError` for a combination that the command does not have. */
export function readArguments({ values, words }) {
  const isCheck = words[0] === "check";
  const [typed, ...more] = isCheck ? words.slice(1) : words;
  const changes = Object.keys(CHANGES).filter((name) => values[name] !== undefined);
  const ofCheck = ["answer", "text"].filter((name) => values[name] !== undefined);
  if (typed === undefined || more.length > 0)
    throw usageError("article", "One article is named, by id or address.");
  if ((isCheck ? changes : ofCheck).length > 0) throw usageError("article", "That is no option of this.");
  if (changes.length > 1) throw usageError("article", "One change at a time.");
  if (values.withdraw !== undefined && !WITHDRAWAL_REASONS.includes(values.withdraw))
    throw usageError("article", `${values.withdraw} is no reason.`);
  const { withdraw: reason, remote = false, answer, text } = values;
  return { typed, change: changes[0] ?? null, reason, remote, check: isCheck ? { answer, text } : null };
}

async function findArticle(site, typed) {
  const id = typed.replace(/[?#].*$/, "").replace(/^.*\/news\//, "");
  const [article] = await site.query(`
    select id, title, body, source_name, source_url, published_at, language, status, featured, hidden_because,
      withdrawn_because, withdrawn_at, summary_state,
      (select count(*) from article_corrections where article_id = id) as corrections,
      (select group_concat(locale || ' by ' || coalesce(written_by, 'unknown'), ', ')
        from article_texts where article_id = id) as texts
    from ai_news where id = ${toLiteral(id)} or source_url = ${toLiteral(typed)} limit 1`);
  return article;
}

function toReport(article) {
  const states = [
    article.status === "withdrawn"
      ? `withdrawn on ${article.withdrawn_at ?? "an unknown day"}: ${article.withdrawn_because ?? "no reason"}`
      : "published",
    ...(article.featured ? ["featured while it is among the newest"] : []),
    ...(article.hidden_because === null ? [] : [`hidden by the drop rules: ${article.hidden_because}`]),
    ...(article.summary_state === "pending" ? ["waits for its summary"] : []),
  ];
  return [
    article.title,
    `  /news/${article.id}`,
    `  ${article.source_name}, ${article.published_at}, ${article.language}: ${article.source_url}`,
    `  ${states.join("; ")}`,
    `  texts: ${article.texts ?? "none"}; corrections: ${article.corrections}`,
  ].join("\n");
}

/** Does what is asked for; `say` takes what a person is told. Rejects with the reason where nothing was changed. */
export async function showOrChange(site, { typed, change, reason, remote, check }, say) {
  const article = await findArticle(site, typed);
  if (article === undefined) throw new Error(`There is no article ${typed}.`);
  if (check !== null) return checkArticle(article, check, say);
  if (change === null) return say(toReport(article));
  if (change === "anew" && article.status === "withdrawn")
    throw new Error("Nothing was changed: bring the article back first.");
  const statements = CHANGES[change](article.id, new Date().toISOString(), reason);
  await site.execute([...statements, TELL_PAGES]);
  say(toReport(await findArticle(site, article.id)));
  if (remote) say("Readers everywhere get it within two minutes.");
}

await runCommand(import.meta.url, "article", (typed) => {
  const asked = readArguments(typed);
  return withSite(asked, (site) => showOrChange(site, asked, console.log));
});
