// Runs inline in <head>, before the first paint and before the client starts. It holds only what must react at once:
// theme, mobile menu, compact header, the #catalogue redirect, copying a printed prompt, and the deferred start of the
// client, for which it keeps the clicks and the keys of the search. vite.config.ts bundles and minifies it.
import { CLASS_CARDS_KEY } from "~/features/class-card/core/class-cards-key";
import { SLASH_KEY_STORAGE_KEY } from "~/features/search/core/search-shortcut";
import { THEME_COLOURS, THEME_STORAGE_KEY } from "~/features/shell/core/theme";
import { showCopied } from "~/ui/clipboard";
import { forgetHeld, hold, letGo, waitingAround, waitingAt } from "./early-clicks";
import { LIVE } from "./live";

/**
 * Shows of every check what holds on the day on which the page is read (app/ui/stale-switch.tsx). The page came with what holds
 * before the day that stands in it.
 */
function showAge() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-stale-after]"))
    if (Date.now() > Date.parse(`${element.dataset.staleAfter}`)) element.hidden = !element.hidden;
}

/** The header turns compact after this many pixels of scroll. */
const COMPACT_HEADER_PX = 50;
/**
 * The compact header is wide again below this. It is 20 px lower, and the browser scrolls by as much to hold the text
 * in place: with one threshold for both ways the header would flicker between them for ever.
 */
const WIDE_HEADER_PX = 20;

/** Written in by the build, which makes a script for each kind of page (workers/http/finish-page.ts). */
declare const PAGE_HAS_PROMPTS: boolean;
declare const PAGE_HAS_AGES: boolean;

const root = document.documentElement;
const darkPreference = matchMedia("(prefers-color-scheme: dark)");

function readSaved(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage refused: the preference of the system decides
  }
}

/** Shows a theme and gives its name. */
function showTheme(isDark: boolean): keyof typeof THEME_COLOURS {
  const theme = isDark ? "dark" : "light";
  root.classList.toggle("dark", isDark);
  root.dataset.theme = theme;
  // There is one for each preference of the system, and the visitor's own choice holds for both.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = THEME_COLOURS[theme];
  return theme;
}

function applyTheme() {
  const saved = readSaved(THEME_STORAGE_KEY);
  showTheme(saved === "dark" || (saved !== "light" && darkPreference.matches));
}

function toggleTheme() {
  const theme = showTheme(root.dataset.theme !== "dark");
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // not saved: it holds for this page
  }
}

/**
 * One file per family, latin only, never blocking and never preloaded. Late ones take their place when both have come:
 * most readers open one page, and the fallbacks have their width and height; one without the other would break lines
 * twice. Faces that a sheet declares would be loaded again when the client takes the whole sheet.
 */
function addFonts() {
  const load = (family: string, file: string) =>
    new FontFace(family, `url(/fonts/${file}.woff2)`, { weight: "400 700" }).load();
  Promise.all([load("Fraunces", "fraunces-latin"), load("Atkinson", "atkinson-next-plain-zero")]).then(
    (faces) => {
      for (const face of faces) document.fonts.add(face); // which in Firefox returns nothing
    },
    () => {}, // without the files the fallbacks serve
  );
}

function followCatalogueHash() {
  const { catalogue } = root.dataset;
  if (catalogue && location.hash === "#catalogue") location.replace(catalogue);
}

applyTheme();
// People who save data get no web fonts. Not every browser knows the interface.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (connection?.saveData) root.dataset.saveData = "";
else addFonts();
darkPreference.addEventListener("change", applyTheme);
addEventListener("storage", applyTheme);
// An old address of the tools, which never led to a prompt.
if (!PAGE_HAS_PROMPTS) {
  followCatalogueHash();
  addEventListener("hashchange", followCatalogueHash);
}
const markScrolled = () => {
  const isCompact = root.hasAttribute("data-scrolled");
  root.toggleAttribute("data-scrolled", scrollY > (isCompact ? WIDE_HEADER_PX : COMPACT_HEADER_PX));
};
addEventListener("scroll", markScrolled);

/**
 * Tests for the youngest features that the client needs by others of the same age: Safari 16.4 and Firefox 113, all
 * browsers, Chrome 103. Lookbehind in patterns is among them. A client that fails half-way would leave controls that do
 * nothing.
 */
const canRunClient = "CompressionStream" in window && "hasOwn" in Object && "timeout" in AbortSignal;
if (!canRunClient) root.dataset.noClient = ""; // hides what only the client answers (styles/reset.css)

if (PAGE_HAS_AGES) addEventListener("DOMContentLoaded", showAge);

let isStarted = false;

/** The button whose prompt the browser did not let us copy. */
let refused: Element | undefined;

/** Whether the client copies here: an island that has come may still be filling the prompt. */
const isClients = (control: Element) => control === refused || control.closest(`[${LIVE}]`);

/** Only the client puts into a prompt what was typed into its blanks, and what tab and device keep for them. */
function isFilled(prompt: HTMLElement) {
  try {
    if (sessionStorage.length || CLASS_CARDS_KEY in localStorage) return true;
  } catch {
    // refused: then nothing is kept
  }
  return [...prompt.querySelectorAll("textarea")].some(({ value }) => value.trim());
}

/**
 * Copies a printed prompt and says so in the words of the page. Where the browser refuses, the text stands selected and
 * the click waits for the client.
 */
async function copyPrompt(button: HTMLElement, prompt: HTMLElement, status: Element) {
  const text = prompt.querySelector("p") ?? prompt;
  try {
    await navigator.clipboard.writeText(`${text.textContent}`);
  } catch {
    // The older way, for plain http and the built-in views of apps.
    getSelection()?.selectAllChildren(text);
    if (!document.execCommand("copy")) {
      refused = button;
      if (waitingAround(button)) hold(button);
      return;
    }
  }
  // The client that answers here has emptied it and owns it.
  const say = (words = "") => {
    if (!isClients(button)) status.textContent = words;
  };
  say(prompt.dataset.prompt);
  showCopied(button, say);
}

/** From here on every control does what it does without script. */
function goOnAlone() {
  root.dataset.islands = "none";
  letGo();
}

/**
 * The file of the client did not arrive. If it is gone, as after a deploy, one reload brings the new names. Any other
 * answer means that the reader is offline or on the way to another page, for which Firefox and Safari cancel what is
 * still loading. Then a reload would interrupt the reader.
 */
async function doWithoutClient(href: string) {
  // A reader who comes back to the page after that would otherwise wait for a client that never comes.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  const answer = await fetch(href, { method: "HEAD" }).catch(() => undefined);
  const isReloaded = performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload";
  if (answer?.status === 404 && !isReloaded) location.reload();
  else goOnAlone();
}

/** Starts the client: its script is shipped inert (workers/http/finish-page.ts). */
function startClient() {
  if (isStarted) return;
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", startClient); // the script stands at the end of the page
    return;
  }
  isStarted = true;
  if (!canRunClient) return goOnAlone();
  const start = document.querySelector<HTMLLinkElement>("link[rel=late]");
  if (!start) return; // in development the browser starts it itself
  const script = document.createElement("script");
  script.type = "module";
  script.src = start.href;
  script.onerror = () => doWithoutClient(start.href);
  document.head.appendChild(script);
}

for (const type of ["pointerdown", "keydown", "focusin", "click"]) {
  addEventListener(type, startClient, true);
}
addEventListener("load", () =>
  "requestIdleCallback" in window
    ? requestIdleCallback(startClient, { timeout: 4000 })
    : setTimeout(startClient, 1500),
);
// Reloads at a history entry of another path: a drawer adds its address to the history without leaving the page.
const openedAt = location.pathname;
addEventListener("popstate", () => location.pathname !== openedAt && location.reload());

// Captured, as the clicks are: no control that stops an event further on keeps it from here.
addEventListener(
  "keydown",
  (event) => {
    const search = document.querySelector<HTMLElement>("[aria-keyshortcuts]");
    // In a field "/" is a character, and a reader may have turned it off.
    const isAsked =
      event.key === "k"
        ? event.ctrlKey !== event.metaKey
        : event.key === "/" &&
          !document.querySelector(":read-write:focus") &&
          !readSaved(SLASH_KEY_STORAGE_KEY);
    if (!isAsked || !search || !waitingAround(search)) return;
    event.preventDefault();
    hold(search);
  },
  true,
);

addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>("[data-shell]");
    if (control?.dataset.shell === "theme") toggleTheme();
    // The switcher keeps the address, and so does the way to the calculator. The server, which wrote the link, never
    // sees the hash, nor a query that a file or an island understands.
    if (control instanceof HTMLAnchorElement) {
      control.search = location.search;
      control.hash = location.hash;
    }
    const menu = document.querySelector<HTMLDialogElement>("#menu");
    if (menu) {
      if (control?.dataset.shell === "menu") {
        event.preventDefault(); // without this script the button opens the same element as a popover
        menu.showModal();
      } else if (menu.open && (event.target === menu || event.target.closest("a,[data-shell=close]"))) {
        menu.close();
      }
    }
    const copies = event.target.closest<HTMLElement>("[data-prompt] [data-client]");
    const prompt = copies?.closest<HTMLElement>("[data-prompt]");
    // Only a copy button that announces its result has a status beside it.
    const status = copies?.nextElementSibling;
    const waiting = waitingAt(event.target);
    if (PAGE_HAS_PROMPTS && prompt && status && !isClients(copies) && !isFilled(prompt)) {
      event.stopPropagation();
      copyPrompt(copies, prompt, status);
    } else if (waiting && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      event.stopPropagation(); // an island hydrated before the one around it would answer now, and again at the replay
      hold(waiting);
    } else if (event.isTrusted && event.target.closest("a[href],[type=submit]")) {
      forgetHeld(); // the reader has asked for something else
    }
  },
  true,
);
