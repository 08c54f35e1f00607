// Serves the site for the browser journeys: the very start script, on its own state, with news from a local server.
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { prepareState } from "../../scripts/local-state.mjs";
import { writeOldNews } from "./old-news.mjs";
import { SHOWN_VALUES } from "./shown-values.mjs";

const STATE = ".cache/browser-state";
const FEED_PORT = 8788;
const HOUR_MS = 3_600_000;

/** Articles, more than the list of the home page takes: title, subject, hours ago. */
const ARTICLES = {
  en: [
    ["Schools publish classroom rules for generative AI", "education policy for teachers and pupils", 2],
    ["OpenAI releases a study mode for students", "OpenAI says the mode asks questions before it answers", 5],
    ["Researchers measure reading gains with AI tutors", "A study of 1,200 pupils in 14 schools", 9],
    ["Google opens Gemini certification to teachers", "Google announced the exam for educators", 26],
    ["Teachers compare four ways to mark essays with AI", "A union asked 640 teachers of languages", 34],
    ["A free course on prompts opens its second round", "Places for 3,000 educators in six countries", 41],
    ["Library consortium tests AI catalogues", "Librarians of 22 schools describe their first term", 48],
    ["Exam board explains what counts as help", "The board published examples for coursework", 55],
    ["A primary school writes its rules with the pupils", "Every class voted on three questions", 63],
    ["Speech tools for deaf pupils get better captions", "A charity compared captions in 90 lessons", 70],
    ["City lends tablets with an offline model", "The model answers without a network", 82],
    ["Maths teachers publish 50 checked worksheets", "Each sheet names the mistakes the models made", 95],
  ],
  pt: [
    ["Redes estaduais publicam guia de IA para professores", "O guia traz exemplos para a sala de aula", 3],
    ["Universidade testa tutor de IA com alunos de licenciatura", "A pesquisa acompanhou 300 alunos", 30],
    ["Prefeitura abre curso de IA para a rede municipal", "As 450 vagas são para docentes", 37],
    ["Escola rural usa IA sem internet", "O modelo roda em um computador da biblioteca", 45],
    ["Olimpíada de redação muda regras sobre IA", "A comissão publicou exemplos do que vale", 59],
    ["Pesquisa ouve 2.000 professores sobre IA", "Metade já planejou uma aula com a ferramenta", 76],
    ["Museu cria guia de visita com chatbot", "Turmas do 6º ano testaram as perguntas", 88],
    ["Sindicato pede formação em IA no horário de trabalho", "O texto tem cinco propostas", 99],
  ],
};

function feed(language) {
  const items = ARTICLES[language].map(([title, topic, hoursAgo], index) => {
    const body =
      language === "en"
        ? `<p>${topic}. The announcement describes how teachers can use artificial intelligence in lessons and what to check first.</p><p>Schools in several countries took part and shared their plans. The authors ask for careful use and for more research on learning.</p>`
        : `<p>${topic}. O texto descreve como professores podem usar inteligência artificial nas aulas e o que conferir antes.</p><p>Escolas de vários estados participaram e compartilharam seus planos. Os autores pedem uso cuidadoso e mais pesquisa.</p>`;
    return `<item><title>${title}</title><link>http://127.0.0.1:${FEED_PORT}/${language}/${index}</link>
<pubDate>${new Date(Date.now() - hoursAgo * HOUR_MS).toUTCString()}</pubDate><description><![CDATA[${body}]]></description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Test</title>${items.join("")}</channel></rss>`;
}

createServer((request, response) => {
  const language = request.url?.startsWith("/pt") ? "pt" : "en";
  if (request.url?.endsWith("/feed.xml")) {
    response.setHeader("Content-Type", "application/rss+xml; charset=utf-8");
    response.end(feed(language));
    return;
  }
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<!doctype html><title>Article</title><h1>Article ${request.url}</h1>`);
}).listen(FEED_PORT, "127.0.0.1");

const origin = `http://127.0.0.1:${FEED_PORT}`;
rmSync(STATE, { recursive: true, force: true });
await prepareState(STATE);
writeOldNews(STATE);
Object.assign(process.env, {
  ...SHOWN_VALUES,
  STATE_DIR: STATE,
  // Journeys see what is set below, and what is not set as it is without it.
  EXAMPLES: "off",
  // However long the journeys take, the run of the start is still the last one.
  RUN_COOLDOWN_SECONDS: "3000",
  FETCH_ALLOW: `127.0.0.1:${FEED_PORT}`,
  NEWS_SOURCES: JSON.stringify([
    { name: "School Gazette", url: origin, feed: `${origin}/en/feed.xml`, language: "en", kind: "press" },
    { name: "Jornal da Escola", url: origin, feed: `${origin}/pt/feed.xml`, language: "pt", kind: "press" },
  ]),
  // This value is wrong on purpose, because it is no number: the site starts all the same, and asks no model.
  AI_DAILY_LIMIT: "many",
});
await import("../../scripts/serve.mjs");
