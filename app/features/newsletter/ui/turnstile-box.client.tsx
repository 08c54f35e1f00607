import { useEffect, useRef } from "react";
import { LANGUAGES } from "~/addresses/languages";
import { TURNSTILE_ORIGIN } from "~/features/newsletter/core/turnstile-config";
import { useLocale } from "~/i18n/translate";
import styles from "./turnstile-box.module.css";

/** The part of Cloudflare's script that is used here: https://developers.cloudflare.com/turnstile/ */
interface Turnstile {
  render(container: HTMLElement, options: Readonly<Record<string, string | (() => void)>>): string;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

let loading: Promise<Turnstile> | null = null;

/** Loads the script, once it has come for good, and only because somebody types into a form. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`;
    const fail = () => {
      loading = null;
      script.remove();
      reject(new Error("turnstile did not load"));
    };
    // A filter may answer with a script of its own, which brings nothing along.
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    document.head.appendChild(script);
  });
  return loading;
}

interface TurnstileBoxProps {
  readonly siteKey: string;
  readonly label: string;
  readonly round: number;
  /** Called with true when the check does not come, as behind the filter of a school. */
  readonly setDown: (isDown: boolean) => void;
}

/** The bot check; it puts its token into the form around it. A new round asks for a new token. */
export function TurnstileBox({ siteKey, label, round, setDown }: TurnstileBoxProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const widget = useRef<string | null>(null);
  const locale = useLocale();

  useEffect(() => {
    let isGone = false;
    loadTurnstile()
      .then((turnstile) => {
        if (isGone || box.current === null) return;
        const { theme = "auto" } = document.documentElement.dataset;
        widget.current = turnstile.render(box.current, {
          sitekey: siteKey,
          theme,
          language: LANGUAGES[locale].tag.toLowerCase(),
          size: "flexible",
          "error-callback": () => setDown(true),
        });
      })
      .catch((error: unknown) => {
        console.warn("bot check", error);
        if (!isGone) setDown(true);
      });
    return () => {
      isGone = true;
      if (widget.current !== null) window.turnstile?.remove(widget.current);
      widget.current = null;
    };
  }, [siteKey, locale, setDown]);

  useEffect(() => {
    if (round > 0 && widget.current !== null) window.turnstile?.reset(widget.current);
  }, [round]);

  return <fieldset ref={box} className={styles.check} aria-label={label} />;
}
