import { Fragment, type ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./qr-label.module.css";

interface QrLabelProps {
  /** The code itself: an img or svg with its text alternative. */
  children: ReactNode;
  /** The link to type without a camera. */
  typedLink: string;
  /** Above the code, for example the title. */
  caption?: ReactNode;
  className?: string;
}

/** A part that is longer may need to be broken itself. */
const WHOLE_PART_MOST = 20;

/** A hyphen at the end of a line would be taken for one that is not to be typed. */
function LinkPart({ part }: { part: string }) {
  return part.includes("-") && part.length <= WHOLE_PART_MOST ? <span className="whole">{part}</span> : part;
}

/** A white printed label, by day and by night: cameras want dark on light. */
export function QrLabel({ children, typedLink, caption, className }: QrLabelProps) {
  const [host, ...parts] = typedLink.split("/");
  return (
    <figure className={classNames(styles.label, className)}>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <div className={styles.code}>{children}</div>
      <figcaption className={styles.link}>
        {host}
        {/* A long link breaks where a person would break it. */}
        {parts.map((part) => (
          <Fragment key={part}>
            /<wbr />
            <LinkPart part={part} />
          </Fragment>
        ))}
      </figcaption>
    </figure>
  );
}
