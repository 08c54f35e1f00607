/** Between things of one line. No line is broken at the space before the dot, so that none begins with it. */
export const MIDDLE_DOT = "\u00a0· ";
