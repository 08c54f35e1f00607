export const home = {
  /** The word of the title that carries the marker stroke. */
  markedWord: "Teacher",
  shortcuts: "Shortcuts",
  pauseAnimation: "Pause the animation",
};

export type HomeMessages = typeof home;
