import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, forwardRef } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names";

/** `action` and `brand` are filled: one of them a screen, none on the cards of a list. `bare` is for icons in a bar. */
export type ButtonVariant = "action" | "brand" | "quiet" | "bare";

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: "medium" | "small";
  /** As wide as high, for a single icon; give the control an `aria-label`. */
  square?: boolean;
  className?: string;
}

/** The class of a button, for links or any element that should look like one. */
export function buttonClass({ variant = "quiet", size = "medium", square, className }: ButtonLook = {}) {
  return classNames(
    styles.button,
    styles[variant],
    size === "small" && styles.small,
    square && styles.square,
    className,
  );
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; `type="button"` unless told otherwise, so that it never sends a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, square, className, type = "button", ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} className={buttonClass({ variant, size, square, className })} {...rest} />
  );
});

type ButtonLinkProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A plain link that looks like a button. */
export function ButtonLink({ variant, size, square, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ variant, size, square, className })} {...rest}>
      {children}
    </a>
  );
}
