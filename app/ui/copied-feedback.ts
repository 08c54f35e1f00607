/** For so many milliseconds a control says that it has copied. */
export const COPIED_FEEDBACK_MS = 2000;
