import { X } from "lucide-react";
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { Button } from "./button";
import { classNames } from "./class-names";
import styles from "./dialog.module.css";
import { Icon } from "./icon";

export interface DialogProps {
  /** Opens and closes it as a modal. */
  open: boolean;
  /** Called once for each wish to close: Escape, the backdrop, the close button. */
  onClose: () => void;
  heading: ReactNode;
  closeLabel: string;
  className?: string;
  /** At the bottom edge: the buttons that answer the question. */
  actions?: ReactNode;
  children: ReactNode;
}

interface PlacedDialogProps extends DialogProps {
  placement: "centre" | "side";
}

/** A native modal dialog; the page behind it is inert and does not scroll, focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return <PlacedDialog {...props} placement="centre" />;
}

/** The same dialog at one edge of the window or in the middle of it. */
function PlacedDialog({
  open,
  onClose,
  heading,
  closeLabel,
  className,
  actions,
  children,
  placement,
}: PlacedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedHere = useRef(false);
  const pressedBackdrop = useRef(false);
  const headingId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    openedHere.current = true;
    if (!element.open) element.showModal();
    return () => {
      openedHere.current = false;
      element.close();
      // A dialog that leaves the document while open gives no focus back by itself.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [open]);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file input inside also sends "cancel".
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  // The browser may close it on its own (a second Escape, or the close button). The event comes later than the closing,
  // so the dialog may be open again by then, as after the double effects of strict mode.
  function handleClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (target === currentTarget && openedHere.current && !dialog.current?.open) onClose();
  }

  // Both halves of the click must be on the backdrop. Otherwise the dialog would close when somebody selects text and
  // lets go outside.
  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressedBackdrop.current = event.target === event.currentTarget;
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the one on the backdrop; Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={classNames(styles.dialog, styles[placement], className)}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading}>
            {heading}
          </h2>
          <form method="dialog">
            <Button type="submit" variant="bare" square aria-label={closeLabel}>
              <Icon icon={X} />
            </Button>
          </form>
        </div>
        <div className={styles.body}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </dialog>
  );
}

/** A modal dialog that slides in from the right edge in 200 ms and fills a phone. */
export function Drawer(props: DialogProps) {
  return <PlacedDialog {...props} placement="side" />;
}
