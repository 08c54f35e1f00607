// Pages of the ark that the site itself does not have, and what is changed in those that it has. All are text in, text out.
import { Parser } from "htmlparser2";
import { escapeHtml } from "../../app/lib/escape-html.ts";

/** Islands that cannot do without the Worker, wherever they stand. */
const NEEDS_SITE = new Set(["footer-newsletter-form", "inline-newsletter-form", "newsletter-dialog-button"]);
/** Parts that only the running site has, by their island or id: the donations, the news, what a device keeps. */
const LEFT_OUT = new Set(["payment-status", "news", "keep-lessons"]);

/** Notice in place of a part that needs the running site. */
function notice({ needsSite, about, path }) {
  return `<p>${escapeHtml(needsSite)} <a href="${path}">${escapeHtml(about)}</a></p>`;
}

/** The opening tag of a form that a script answers, so that it leads to the explanation where no script runs. */
function toPlainForm(tag, path) {
  return tag.replace(/ method="post"/i, "").replace(/ action="[^"]*"/, ` action="${path}"`);
}

/** The edit of an element that has just ended, or null: `[from, to, text]` of the page. */
function toEdit({ name, attribs, start, openEnd, end }, isInIsland, html, words) {
  if (NEEDS_SITE.has(attribs["data-island"])) return [start, end, notice(words)];
  if (LEFT_OUT.has(attribs["data-island"] ?? attribs.id)) return [start, end, ""];
  const isPicture = /^(?:og|twitter):image/.test(attribs.property ?? attribs.name ?? "");
  if (name === "meta" && isPicture) return [start, end, ""];
  if (name === "link" && /\+xml$/.test(attribs.type ?? "")) return [start, end, ""];
  if (name === "meta" && attribs["http-equiv"] === "Content-Security-Policy")
    return [start, end, html.slice(start, end).replace("; upgrade-insecure-requests", "")];
  if (name !== "form" || attribs.action === undefined) return null;
  if (!isInIsland) return [start, end, notice(words)];
  const plain = toPlainForm(html.slice(start, openEnd), words.path);
  return [start, openEnd, `<noscript><p>${escapeHtml(words.needsScript)}</p></noscript>${plain}`];
}

/** A page of the site as the ark has it. `words` are those of its language, with the `path` of the explanation. */
export function toArkPage(html, words) {
  const open = [];
  let edits = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      open.push({ name, attribs, start: parser.startIndex, openEnd: parser.endIndex + 1 });
      if (name === "main") {
        const said = `<p class="page muted" data-print="hide">${escapeHtml(words.banner)} <a href="${words.path}">${escapeHtml(words.about)}</a></p>`;
        edits.push([parser.endIndex + 1, parser.endIndex + 1, said]);
      }
    },
    onclosetag() {
      const element = { ...open.pop(), end: parser.endIndex + 1 };
      const isInIsland = open.some(({ attribs }) => attribs["data-island"] !== undefined);
      const edit = toEdit(element, isInIsland, html, words);
      if (edit === null) return;
      const [from, to] = edit;
      edits = [...edits.filter(([start, end]) => start < from || end > to), edit];
    },
  });
  parser.end(html);
  return edits
    .sort(([one], [other]) => other - one)
    .reduce((page, [from, to, text]) => page.slice(0, from) + text + page.slice(to), html);
}

/** A page of the ark's own in the frame of one of the site: another title and content, and nothing that only that one has. */
export function toFramedPage(html, { title, content, twins }) {
  const framed = html
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, "")
    .replace(/<link rel="(?:canonical|alternate)"[^>]*>/g, "")
    .replace(/<meta property="og:[^>]*>/g, "")
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, "")
    // The rules inline are those that the page of the frame needs; the whole sheet has the others.
    .replace('<link rel="stylesheet" media="print"', '<link rel="stylesheet"')
    .replace(/(<main[^>]*>)[\s\S]*<\/main>/, (_, tag) => {
      return `${tag}<div class="page section stack reading"><h1>${escapeHtml(title)}</h1>${content}</div></main>`;
    });
  return Object.entries(twins).reduce(
    (page, [from, to]) => page.replaceAll(`href="${from}"`, `href="${to}"`),
    framed,
  );
}

/** The explanation of the ark as content of a page. */
export function explanation({ sections }) {
  const points = (list) => list.map((point) => `<li>${escapeHtml(point)}</li>`).join("");
  return sections
    .map(({ heading, points: list }) => `<h2>${escapeHtml(heading)}</h2><ul>${points(list)}</ul>`)
    .join("");
}

/** A page that leads on by itself, without script too. */
export function leadOn(target, { leadsOn, tag }) {
  const address = escapeHtml(target);
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="0; url=${address}"><title>${address}</title></head><body><p>${escapeHtml(leadsOn)} <a href="${address}">${address}</a></p></body></html>\n`;
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
