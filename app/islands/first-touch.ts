// An island that waits is loaded when somebody touches it. What is pressed before its code has come counts once it
// lives; where the code does not come, the control does what it does without script.
import { ANSWERS_HTML, KEPT_HTML, TOOL, WAITING, WAITING_FILE } from "~/islands/island";
import { isPlainClick } from "~/ui/plain-click";

/** What an island answers itself. Every other link leads where it leads. */
const ANSWERED = "button,a[data-in-place]";

/** Whether a control holds something else than what the server wrote: typed early, or brought back by the browser. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLOptionElement) return control.selected !== control.defaultSelected;
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue;
}

/** Whether an island need not wait: it is in use already, or a tool whose state is in the address. */
export function isTouched(element: HTMLElement): boolean {
  const isAddressed = element.getAttribute(WAITING) === TOOL && window.location.search !== "";
  return (
    isAddressed ||
    element.contains(document.activeElement) ||
    [...element.querySelectorAll("input,textarea,option")].some(isChanged)
  );
}

/**
 * Calls `load` at the first touch of the element, and repeats what was pressed before that has ended: Enter in a field
 * presses the button of its form. HTML of the server in the element is none of its controls, unless it answers it.
 */
export function holdUntilTouched(element: HTMLElement, load: () => Promise<void>) {
  const answersAll = element.getAttribute(WAITING) === ANSWERS_HTML;
  const kept = answersAll ? null : element.querySelector(`[${KEPT_HTML}]`);
  const held = new Set<HTMLElement>();
  let loading: Promise<void> | null = null;

  function touch({ target }: Event) {
    if (loading !== null || (target instanceof Node && kept?.contains(target))) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${WAITING_FILE}]`))
      link.rel = "modulepreload";
    loading = load().then(letGo);
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
    touch(event);
  }

  /** One after the other: what the second does depends on what the first has changed. */
  async function letGo() {
    element.removeEventListener("click", hold, true);
    for (const control of held) {
      delete control.dataset.heard;
      control.ariaBusy = null;
      control.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  for (const type of ["pointerdown", "focusin", "input"]) element.addEventListener(type, touch);
  element.addEventListener("click", hold, true);
}
