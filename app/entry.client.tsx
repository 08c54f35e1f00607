import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// A click or key makes React hydrate at once. While RemixBrowser still waits for its data, React 18 then gives up
// for good ("Root did not complete", error 345; facebook/react pull request 23267). So until the client is ready
// such events do not reach it: they do what they do in a page without script, and the inline script of the shell
// replays the clicks that need the client. The names are react-dom's `discreteReplayableEvents`.
const HELD_EVENTS = [
  ...["pointerdown", "pointerup", "pointercancel", "mousedown", "mouseup", "click", "auxclick", "dblclick"],
  ...["touchstart", "touchend", "touchcancel", "contextmenu", "dragstart", "dragend", "drop"],
  ...["keydown", "keypress", "keyup", "compositionstart", "compositionend", "input", "textInput", "change"],
  ...["copy", "cut", "paste", "submit", "reset"],
];

function holdBack(event: Event) {
  event.stopPropagation();
}

function letThrough() {
  // From now on a link fetches the data of its page, not the page.
  document.querySelector("script[type=speculationrules]")?.remove();
  for (const type of HELD_EVENTS) window.removeEventListener(type, holdBack, true);
}

for (const type of HELD_EVENTS) window.addEventListener(type, holdBack, true);
// Captured on its way down, so that it comes before the replay.
window.addEventListener("client-ready", letThrough, { capture: true, once: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
