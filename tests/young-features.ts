// Features of the built sheets and scripts that one of the oldest browsers lacks, each with what happens there.

const PLAIN = "the same without it, a little plainer";
const MOTION = "nothing moves";

/** By property, value, selector, function or at-rule. */
export const YOUNG_STYLES: Readonly<Record<string, string>> = {
  "::details-content": "what is folded stays folded on paper",
  ":has": "the page scrolls behind a dialog; rules without it stand apart",
  "::view-transition-new": MOTION,
  "::view-transition-old": MOTION,
  "@media prefers-reduced-data": "the inline script looks for Save-Data",
  "@media scripting": "a control that only a script answers is shown without script, too",
  "@page": "the margins of the printer",
  "@starting-style": MOTION,
  "@view-transition": MOTION,
  "accent-color": PLAIN,
  "break-after: avoid": "a heading may stand at the foot of a sheet",
  "color-mix()": "the colour does not change under the pointer",
  "content-visibility": "what is folded stays folded on paper",
  "content-visibility: visible": "what is folded stays folded on paper",
  "field-sizing": "a field scrolls instead of growing",
  "field-sizing: content": "a field scrolls instead of growing",
  "float: inline-end": "the button that closes the menu stands at its start",
  "font-family: ui-monospace": "the next family of the list",
  "forced-color-adjust": "colours of the system",
  "forced-color-adjust: none": "colours of the system",
  "overscroll-behavior": "the page scrolls on at the end of a dialog",
  "print-color-adjust: exact": "colours are left out on paper",
  "scrollbar-gutter": "the page moves when a scroll bar comes",
  "scrollbar-gutter: stable": "the page moves when a scroll bar comes",
  "scrollbar-width": PLAIN,
  "scrollbar-width: none": PLAIN,
  "sibling-index()": MOTION,
  "text-size-adjust": "the prefixed one beside it",
  "text-wrap": "lines break as ever",
  "text-wrap: balance": "lines break as ever",
  "text-wrap: pretty": "lines break as ever",
  "text-wrap: wrap": "lines break as ever",
};

/** By global name, member of a global, or called method. */
export const YOUNG_CALLS: Readonly<Record<string, string>> = {
  ".added": "one of our messages",
  ".createContext": "React's",
  ".destroy": "a stream of the Word library",
  ".format": "a function of ours or of Intl, as old as it is",
  ".removed": "one of our messages",
  ".share": "asked for first; the address is copied instead",
  "AbortSignal.timeout": "there since Chrome 103, under another name for its reason until 124",
  "Error.captureStackTrace": "asked for first",
  cancelIdleCallback: "asked for first",
  requestIdleCallback: "asked for first; a timer instead",
};
