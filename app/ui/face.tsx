import type { ThingFace } from "~/lib/face-shapes";
import { classNames } from "./class-names";
import styles from "./face.module.css";

interface FaceProps {
  readonly face: ThingFace;
  /** As it stands beside the title of a page. */
  readonly large?: boolean;
}

/**
 * The face of a thing: a drawing of its kind with a few letters, in the colour of its category. It says nothing that
 * the words beside it do not, so it is never read aloud.
 */
export function Face({ face: { shape, words }, large }: FaceProps) {
  return (
    <span
      className={classNames(styles.face, styles[shape], large && styles.large)}
      data-face={words}
      aria-hidden="true"
    />
  );
}
