// An island that waits is loaded when somebody touches it. What is pressed before its code has come counts once it
// lives; where the code does not come, the control does what it does without script.
import { ANSWERS_HTML, IS_ANSWERED, KEPT_FOR, KEPT_HTML, TOOL, WAITING } from "~/islands/island";
import { isChanged } from "~/ui/changed-control";
import { isPlainClick } from "~/ui/plain-click";

/** What an island answers itself. Every other link leads where it leads. */
const ANSWERED = "button,a[data-in-place]";

/**
 * A button by which the page itself copies a prompt while nothing is filled in (shell-script.ts). An island that came
 * to life at this touch would take away the "Copied" beside it, before anybody has read or heard it.
 */
const COPIES = "[data-prompt] [data-client]:not(:last-child)";

function says(element: HTMLElement, word: string): boolean {
  return element.matches(`[${WAITING}~=${word}]`);
}

/** Whether the browser keeps something for an island, for this tab or for all of them. */
function isKeptFor(element: HTMLElement): boolean {
  const keys = element.getAttribute(KEPT_FOR)?.split(" ") ?? [];
  try {
    return keys.some((key) => (sessionStorage.getItem(key) ?? localStorage.getItem(key)) !== null);
  } catch {
    return false;
  }
}

/** Whether an island need not wait: it is in use already, or has something to show that the server did not know. */
export function isTouched(element: HTMLElement): boolean {
  const { search, hash } = window.location;
  const isAddressed = says(element, TOOL) && !says(element, IS_ANSWERED) && search + hash !== "";
  return (
    isAddressed ||
    isKeptFor(element) ||
    element.contains(document.activeElement) ||
    [...element.querySelectorAll("input,textarea,option")].some(isChanged)
  );
}

const FIELD = "input,textarea,select";

/** What does something without the island, too. */
const LEADS = "a,form button:not([type=button])";

/**
 * Calls `load` at the first touch of the element, and repeats what was pressed before that has ended: Enter in a field
 * presses the button of its form. HTML of the server in the element is none of its controls, unless it answers it.
 * Where `load` comes to nothing, the next touch tries again, and `miss` is told of each for which nothing stands in:
 * whether it has asked for something by now.
 */
export function holdUntilTouched(
  element: HTMLElement,
  load: () => Promise<boolean>,
  miss: (isAsked: boolean) => void,
) {
  const kept = says(element, ANSWERS_HTML) ? null : element.querySelector(`[${KEPT_HTML}]`);
  const held = new Set<HTMLElement>();
  let loading: Promise<void> | null = null;
  /** Whether something was written into the field that was touched; null where none was. */
  let isWritten: boolean | null = null;

  function touch({ target, type }: Event) {
    if (!(target instanceof Element) || kept?.contains(target) || target.closest(COPIES)) return;
    if (target.matches(FIELD)) isWritten = isWritten === true || type === "input";
    wake();
  }

  function wake() {
    if (loading !== null) return;
    // Its own files alone: those of the other tools of the page would double what a touch costs.
    loading = load().then(async (lives) => {
      await letGo(lives);
      if (lives) return;
      loading = null;
      if (isWritten !== null) miss(isWritten);
      isWritten = null;
    });
  }

  /** Twice is once. */
  function hold(event: MouseEvent) {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(ANSWERED) : null;
    if (control === null || kept?.contains(control) || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    control.dataset.heard = "";
    control.ariaBusy = "true";
    held.add(control);
    wake();
  }

  /** One after the other: what the second does depends on what the first has changed. */
  async function letGo(lives: boolean) {
    element.removeEventListener("click", hold, true);
    for (const control of held) {
      held.delete(control);
      delete control.dataset.heard;
      control.ariaBusy = null;
      if (lives || control.matches(LEADS)) control.click();
      else miss(true);
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (!lives) element.addEventListener("click", hold, true);
  }

  for (const type of ["pointerdown", "focusin", "input"]) element.addEventListener(type, touch);
  element.addEventListener("click", hold, true);
  // Back leads to another query of a page that was loaded again in between.
  const { search } = window.location;
  const follow = () => window.location.search !== search && wake();
  if (says(element, TOOL)) window.addEventListener("popstate", follow);
  // A page that is restored from the history has missed what another one kept in the meantime.
  window.addEventListener("pageshow", ({ persisted }) => persisted && isKeptFor(element) && wake());
}
