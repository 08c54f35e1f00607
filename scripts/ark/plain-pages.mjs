// Pages of the ark that the site itself does not have, and what is changed in those that it has. All are text in, text out.
import { Parser } from "htmlparser2";
import { escapeHtml } from "../../app/lib/escape-html.ts";

/** Islands that cannot do without the Worker, wherever they stand. */
const NEEDS_SITE = new Set(["footer-newsletter-form", "inline-newsletter-form", "newsletter-dialog-button"]);
/** Parts that only the running site has, by their island or id: the donations, the news, what a device keeps. */
const LEFT_OUT = new Set(["payment-status", "news", "keep-lessons"]);

/** Notice in place of a part that needs the running site. */
function notice({ needsSite, about, path }) {
  return `<p>${escapeHtml(needsSite)} ${link(path, about)}</p>`;
}

/** What becomes of an element, by its opening tag: a text in place of the `whole`, or of the `tag`; null for nothing. */
function toChange({ name, attribs, tag, isInIsland }, words) {
  const { "data-island": island, id, property, name: key, type, action, "http-equiv": header } = attribs;
  if (NEEDS_SITE.has(island)) return { whole: notice(words) };
  if (LEFT_OUT.has(island ?? id)) return { whole: "" };
  if (name === "meta" && /^(?:og|twitter):image/.test(property ?? key ?? "")) return { whole: "" };
  if (name === "link" && /\+xml$/.test(type ?? "")) return { whole: "" };
  if (name === "meta" && header === "Content-Security-Policy")
    return { tag: tag.replace("; upgrade-insecure-requests", "") };
  if (name === "main")
    return {
      tag: `${tag}<p class="page muted" data-print="hide">${escapeHtml(words.banner)} ${link(words.path, words.about)}</p>`,
    };
  if (name !== "form" || action === undefined) return null;
  if (!isInIsland) return { whole: notice(words) };
  // A script answers it; where none runs it leads to the explanation.
  const plain = tag.replace(/ method="post"/i, "").replace(/ action="[^"]*"/, ` action="${words.path}"`);
  return { tag: `<noscript><p>${escapeHtml(words.needsScript)}</p></noscript>${plain}` };
}

/** A page of the site as the ark has it. `words` are those of its language, with the `path` of the explanation. */
export function toArkPage(html, words) {
  const open = [];
  let page = "";
  let done = 0;
  const parser = new Parser({
    onopentag(name, attribs) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      const isInIsland = open.some(({ isIsland }) => isIsland);
      const element = { name, attribs, tag: html.slice(start, end), isInIsland };
      const change = open.some(({ isCut }) => isCut) ? null : toChange(element, words);
      open.push({ isIsland: "data-island" in attribs, isCut: change?.whole !== undefined });
      if (change === null) return;
      page += html.slice(done, start) + (change.whole ?? change.tag);
      done = end;
    },
    onclosetag() {
      if (open.pop().isCut) done = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return page + html.slice(done);
}

/** A page of the ark's own, in the style of the site; one with a `target` leads on there by itself, without script too. */
function toOwnPage(title, content, { tag, sheet, home, host }, target = null) {
  const refresh = target === null ? "" : `<meta http-equiv="refresh" content="0; url=${escapeHtml(target)}">`;
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${sheet}"></head><body><main class="page section stack reading"><p>${link(home, host)}</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>\n`;
}

function link(address, name) {
  return `<a href="${escapeHtml(address)}">${escapeHtml(name)}</a>`;
}

/** The page that explains the ark; `all` are the words of every language. */
export function explanation(words, all) {
  const points = (list) => list.map((point) => `<li>${escapeHtml(point)}</li>`).join("");
  const sections = words.sections.map(
    ({ heading, points: list }) => `<h2>${escapeHtml(heading)}</h2><ul>${points(list)}</ul>`,
  );
  const ways = all.flatMap(({ path, name }) => (path === words.path ? [] : [`<p>${link(path, name)}</p>`]));
  return toOwnPage(words.title, [...sections, ...ways].join(""), words);
}

/** A page in place of one that only the running site has. */
export function absence(words) {
  const { absentTitle, absentText, path, about } = words;
  return toOwnPage(absentTitle, `<p>${escapeHtml(absentText)}</p><p>${link(path, about)}</p>`, words);
}

/** A page that leads on. */
export function leadOn(target, words) {
  return toOwnPage(words.leadsOn, `<p>${link(target, target)}</p>`, words, target);
}

const ADDRESS = /\s(?:href|src|action)="([^"]*)"/g;

/** The paths of the site that a page names, in `origin` or without one, each once and without query and fragment. */
export function listOwnPaths(html, origin) {
  const own = [...html.matchAll(ADDRESS)].flatMap(([, address]) => {
    const url = URL.parse(address.replaceAll("&amp;", "&"), `${origin}/`);
    return url?.origin === origin && !address.startsWith("#") ? [url.pathname] : [];
  });
  return [...new Set(own)];
}
