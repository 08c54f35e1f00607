import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./toast.module.css";
import type { Toast, ToastType } from "./toast-queue";
import { dismissToast, readNoToasts, readToasts, subscribeToToasts } from "./toast-store";

const ICONS: Record<ToastType, LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

const NOWHERE = { host: null, headEnd: 0 };

interface ToastRegionProps {
  /** Names the region for screen readers, for example "Notifications". */
  label: string;
  dismissLabel: string;
}

/**
 * The place where toasts appear; once per page. Outside a modal dialog everything is inert and silent, so the
 * region moves into the topmost open one.
 */
export function ToastRegion({ label, dismissLabel }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readNoToasts);
  const host = useTopmostHost(toasts.length > 0);
  const [ready, setReady] = useState<{ host: Element | null; headEnd: number }>(NOWHERE);
  const [held, setHeld] = useState(false);

  // Screen readers speak only what enters a live region that was there before.
  useEffect(() => {
    const timer = setTimeout(() => setReady({ host, headEnd: toHeadEnd(host) }), 60);
    return () => clearTimeout(timer);
  }, [host]);

  if (!host) return null;
  const shown = host === ready.host ? toasts : [];
  return createPortal(
    <section
      aria-label={label}
      className={styles.region}
      style={{ "--head-end": `${ready.headEnd}px` } as CSSProperties}
      data-print="hide"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={styles.list}>
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            held={held}
            dismissLabel={dismissLabel}
            onDismiss={() => {
              // React hears no blur from a button that is taken away.
              setHeld(false);
              dismissToast(toast.id);
            }}
          />
        ))}
      </div>
    </section>,
    host,
  );
}

interface ToastCardProps {
  toast: Toast;
  held: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

function ToastCard({ toast, held, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, durationMs } = toast;

  // Whoever points at it or has tabbed into it is still reading.
  useEffect(() => {
    // setTimeout treats an endless wait as no wait at all.
    if (held || !Number.isFinite(durationMs)) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, held]);

  return (
    <div className={classNames(styles.toast, toast.type === "error" ? "danger" : toast.type)}>
      <Icon icon={ICONS[toast.type]} className={styles.sign} />
      <p className={styles.message}>{toast.message}</p>
      <Button variant="bare" size="small" square aria-label={dismissLabel} onClick={onDismiss}>
        <Icon icon={X} />
      </Button>
    </div>
  );
}

/** The open modal dialog that has the focus, else the last one in the document, else the body. */
function getTopmostHost(): Element {
  const focused = document.activeElement?.closest("dialog[open]");
  return focused ?? [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
}

/** Where the head of a dialog ends, from the top of the window, in pixels; 0 for the page itself. */
function toHeadEnd(host: Element | null): number {
  const title = host?.getAttribute("aria-labelledby");
  const head = title ? document.getElementById(title)?.parentElement : null;
  return head?.getBoundingClientRect().bottom ?? 0;
}

/** Follows dialogs that open and close, but only while there is something to show. */
function useTopmostHost(hasToasts: boolean): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    if (!hasToasts) {
      setHost(document.body);
      return;
    }
    const update = () => setHost(getTopmostHost());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [hasToasts]);
  return host;
}
