import type { ThingFace } from "~/lib/face-shapes";
import { classNames } from "./class-names";
import styles from "./face.module.css";

const SPINE_HUES = ["book", "course", "certification", "video", "site"] as const;

/** The colour of a book by its author or publisher, so that editions of one look alike. */
function spineHue(words: string) {
  const sum = [...words].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return SPINE_HUES[sum % SPINE_HUES.length];
}

interface FaceProps {
  readonly face: ThingFace;
  /** As it stands beside the title of a page. */
  readonly large?: boolean;
}

/**
 * The face of a thing: a drawing of its kind with a few letters, in the colour of its category, a book in one of its
 * own. It says nothing that the words beside it do not, so it is never read aloud.
 */
export function Face({ face: { shape, words }, large }: FaceProps) {
  return (
    <span
      className={classNames(styles.face, styles[shape], large && styles.large)}
      data-face={words}
      data-category={shape === "spine" ? spineHue(words) : undefined}
      aria-hidden="true"
    />
  );
}
