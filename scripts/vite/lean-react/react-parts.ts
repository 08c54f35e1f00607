// What the client never does with React: it hydrates islands in one concurrent root each, of function components and
// one boundary that catches errors, without Suspense, in browsers that are not Internet Explorer. Two-letter names are
// those of React's own minified files.
import type { NeverDone } from "./dead-code";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Events that components may listen to, in React's spelling; a field's `onChange` comes of them as well. */
export const HEARD_EVENTS = words(
  "cancel click close error input invalid keyDown load pointerDown submit toggle",
);

/** Attributes of drawings that components may have, as they are written in HTML; the plain ones need no list. */
export const DRAWN_ATTRIBUTES = words(`
  font-family font-size font-weight shape-rendering stroke-dasharray stroke-linecap stroke-linejoin stroke-width
`);

/** What components may ask of React besides types. */
export const USED_OF_REACT = words(`
  Component Fragment StrictMode createContext createElement forwardRef useCallback useContext useDeferredValue useEffect
  useId useLayoutEffect useMemo useRef useState useSyncExternalStore
`);

const UNUSED_HOOKS = words(`
  useDebugValue useImperativeHandle useInsertionEffect useReducer useTransition
`);

export const UNUSED_OF_REACT: NeverDone = {
  handedOut: [
    ...words(
      "Children Profiler PureComponent Suspense act cloneElement createFactory createRef isValidElement",
    ),
    ...words("lazy memo startTransition unstable_act version"),
    ...UNUSED_HOOKS,
  ],
  properties: ["defaultProps"],
};

const UNUSED_TYPES = words(`
  profiler suspense suspense_list memo lazy scope debug_trace_mode offscreen legacy_hidden cache tracing_marker
`);

export const UNUSED_OF_JSX: NeverDone = { properties: ["defaultProps"] };

export const UNUSED_OF_SCHEDULER: NeverDone = {
  handedOut: words(`
    unstable_Profiling unstable_continueExecution unstable_forceFrameRate unstable_getFirstCallbackNode unstable_next
    unstable_pauseExecution unstable_runWithPriority unstable_wrapCallback
  `),
};

export const UNUSED_OF_REACT_DOM: NeverDone = {
  // The client calls `hydrateRoot` and `createPortal`, and never draws a root again or takes it away.
  handedOut: words(`
    createRoot findDOMNode flushSync hydrate render unmount unmountComponentAtNode unstable_batchedUpdates
    unstable_renderSubtreeIntoContainer unstable_scheduleHydration version
    __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED
  `),
  properties: [
    // Of classes: the boundary has none of these.
    ...words("UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate"),
    ...words(
      "componentWillMount componentWillReceiveProps componentWillUpdate componentDidCatch componentDidMount",
    ),
    ...words("componentDidUpdate componentWillUnmount getDerivedStateFromProps getSnapshotBeforeUpdate"),
    ...words(
      "shouldComponentUpdate isPureReactComponent contextType contextTypes childContextTypes defaultProps",
    ),
    // Of old roots, old browsers, and fields that are none.
    ...words("_reactRootContainer hydratedSources unstable_strictMode contentEditable"),
    ...words("documentMode attachEvent correspondingUseElement"),
  ],
  values: {
    // Consumer, Profiler, Suspense (also dehydrated, its list and what it hides), memo, lazy, and what is not released.
    tag: [9, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25],
  },
  // Every root is a concurrent one.
  flags: { mode: 1 },
  // The same as types: Profiler, Suspense, its list, what it hides, memo, lazy, Consumer; and ends of animations.
  names: ["Aa", "Ea", "Fa", "Ia", "Ga", "Ha", "Ca", "$e", "af", "bf", "cf"],
  texts: [
    ...words(
      "compositionstart compositionend compositionupdate textInput keypress selectionchange contextmenu",
    ),
    ...words(
      "drag dragend dragenter dragexit dragleave dragover dragstart drop touchcancel touchend touchmove",
    ),
    ...words("touchstart wheel scroll copy cut paste gotpointercapture lostpointercapture auxclick"),
    ...words(
      "beforeblur afterblur beforeinput dblclick mousedown mousemove mouseup mouseout mouseover mouseenter",
    ),
    ...words(
      "mouseleave keyup fullscreenchange selectstart pause play ratechange seeked volumechange video audio",
    ),
    // No component has one: the policy of the pages refuses those that the server writes.
    "style",
  ],
  keys: { beside: "readContext", unused: [...UNUSED_HOOKS, "useMutableSource", "unstable_isNewReconciler"] },
  lists: {
    "accent-height alignment-baseline": DRAWN_ATTRIBUTES,
    "xlink:actuate": [],
    "abort auxClick": HEARD_EVENTS,
    "abort canplay": ["error"],
    "mousedown mouseup": words("click input change keydown pointerdown submit"),
    "change click": words("change click input focusin focusout"),
  },
  expressions: {
    ...Object.fromEntries(UNUSED_TYPES.map((name) => [`Symbol.for("react.${name}")`, "0"])),
    // The browsers that the client runs in.
    '!("undefined"===typeof window||"undefined"===typeof window.document||"undefined"===typeof window.document.createElement)':
      "!0",
    '"documentMode"in document': "!1",
    '"undefined"!==typeof MSApp': "!1",
    '"undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': "!1",
    '"oninput"in document': "!0",
    '"CompositionEvent"in window': "!0",
    '"TextEvent"in window': "!0",
    '"AnimationEvent"in window': "!0",
    '"TransitionEvent"in window': "!0",
    // Only fields have a selection that is kept.
    '"selectionStart"in a': "!0",
    '"selectionStart"in c': "!0",
    // Keys have the names of the standard.
    "Md[a.key]||a.key": "a.key",
    'Nd[a.keyCode]||"Unidentified"': '"Unidentified"',
    // Nothing is thrown that will be there later.
    '"function"===typeof k.then': "!1",
    // Events that nobody hears, and their names in old browsers.
    'Ze("animationend")': '""',
    'Ze("animationiteration")': '""',
    'Ze("animationstart")': '""',
    'Ze("transitionend")': '""',
    'ff($e,"onAnimationEnd")': "0",
    'ff(af,"onAnimationIteration")': "0",
    'ff(bf,"onAnimationStart")': "0",
    'ff(cf,"onTransitionEnd")': "0",
    'ff("dblclick","onDoubleClick")': "0",
    'ha("onMouseEnter",["mouseout","mouseover"])': "0",
    'ha("onMouseLeave",["mouseout","mouseover"])': "0",
    'fa("onSelect","focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange".split(" "))':
      "0",
    'fa("onBeforeInput",["compositionend","keypress","textInput","paste"])': "0",
    'fa("onCompositionEnd","compositionend focusout keydown keypress keyup mousedown".split(" "))': "0",
    'fa("onCompositionStart","compositionstart focusout keydown keypress keyup mousedown".split(" "))': "0",
    'fa("onCompositionUpdate","compositionupdate focusout keydown keypress keyup mousedown".split(" "))': "0",
    'qf("selectionchange",!1,b)': "0",
  },
  functions: {
    // What failed is told without the components around it, whose names are one letter.
    Ji: "return{value:a,source:b,stack:null,digest:null}",
    // What development says of elements that are written wrongly, and names with a dash.
    ub: "",
    vb: "return!1",
    // Contexts of classes.
    bg: "return c",
    Zf: "return!1",
    Yf: "return Vf",
    dl: "return Vf",
    // Names instead of refs.
    Lg: "return c.ref",
    // Boundaries of Suspense: around what fails, before a node, and among nodes, where only comments are left out.
    Ui: "return null",
    Mf: "return null",
    Lf: "for(;null!=a;a=a.nextSibling){var b=a.nodeType;if(1===b||3===b)break}return a",
    // Events that come while an island is being drawn: a press draws it at once. Focus and a pointer that come then are
    // not told again, so whoever needs to know of them looks itself once it lives (prompt-form.tsx).
    Uc: "return!1",
    Sc: "",
    bd: "",
    // What an attribute may be called, which is written in the components.
    oa: "return!0",
    // `onSelect` and `onBeforeInput`.
    Ue: "",
    je: "",
    ke: "",
    // Styles of elements, and numbers without `Math.clz32`.
    sb: "",
    nc: "",
  },
};
