import { useEffect, useRef } from "react";
import type { PersonalData } from "~/features/privacy-guard/core/finding";
import styles from "./privacy-review.module.css";

interface MarkedTextProps {
  readonly text: string;
  /** In reading order. */
  readonly found: readonly PersonalData[];
  readonly label: string;
}

/** A text with passages marked in it, scrolled to the first of them. */
export function MarkedText({ text, found, label }: MarkedTextProps) {
  const box = useRef<HTMLElement>(null);
  const first = found[0]?.start;

  useEffect(() => {
    if (first === undefined) return;
    // The dialog around it opens after this effect, and before that nothing in it has a place.
    const frame = requestAnimationFrame(() => {
      const mark = box.current?.querySelector("mark");
      if (!box.current || !mark) return;
      const below = mark.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
      box.current.scrollTop += below - box.current.clientHeight / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);

  const starts = [0, ...found.map(({ end }) => end)];
  return (
    // Not every browser lets the keyboard into what scrolls, so it is a stop of its own.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be a stop of the keyboard
    <section ref={box} tabIndex={0} aria-label={label} className={styles.text}>
      {starts.map((start, index) => {
        const data = found[index];
        return (
          <span key={start}>
            {text.slice(start, data?.start)}
            {data === undefined ? null : <mark>{data.text}</mark>}
          </span>
        );
      })}
    </section>
  );
}
