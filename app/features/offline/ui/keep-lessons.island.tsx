import { useEffect, useRef, useState } from "react";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import {
  dayOfLessons,
  keptLessonsPath,
  type LessonSet,
  lessonSetPath,
  parseLessonSet,
} from "~/features/offline/core/lesson-set";
import { formatWholeDate } from "~/i18n/format-month";
import { keepLessonsMessages } from "~/i18n/messages/keep-lessons";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

/** The lessons that the site offers, null without a network, and those that the device has, null where it keeps none. */
async function readKnown(locale: Locale): Promise<Record<"offered" | "kept", LessonSet | null>> {
  if (!("serviceWorker" in navigator && "caches" in window)) return { offered: null, kept: null };
  const [offered, kept] = await Promise.allSettled([
    fetch(lessonSetPath(locale), { cache: "no-cache" }).then((answer) => answer.json()),
    caches.match(keptLessonsPath(locale)).then((answer) => answer?.json()),
  ]);
  const toSet = (read: PromiseSettledResult<unknown>) =>
    read.status === "fulfilled" ? parseLessonSet(read.value) : null;
  return { offered: toSet(offered), kept: toSet(kept) };
}

/** Asks the service worker, which alone writes into the store. False where it was not done. */
async function askWorker(lessons: "keep" | "drop", locale: Locale): Promise<boolean> {
  // Where none was registered, which a browser may refuse, none would ever be ready.
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return false;
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage({ lessons, locale }, [port2]);
  });
}

/** Keeps the lessons of the page's language on the device, says how large and of which day they are, and removes them. */
export default function KeepLessons() {
  const text = useMessages(keepLessonsMessages);
  const locale = useLocale();
  const [known, setKnown] = useState<Awaited<ReturnType<typeof readKnown>> | null>(null);
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  const keep = useRef<HTMLButtonElement>(null);
  const isBusy = state === "working";

  useEffect(() => {
    readKnown(locale).then(setKnown, () => {});
  }, [locale]);

  async function ask(lessons: "keep" | "drop") {
    // Both buttons stay enabled, so that they keep the focus.
    if (isBusy) return;
    setState("working");
    const isDone = await askWorker(lessons, locale).catch(() => false);
    // The pressed button goes with the lessons.
    if (isDone && lessons === "drop") keep.current?.focus();
    setKnown(await readKnown(locale).catch(() => known));
    setState(isDone ? "idle" : "failed");
  }

  if (known === null) return <p />;
  const { offered, kept } = known;
  const shown = kept ?? offered;
  if (shown === null) return <p>{text.unavailable}</p>;
  const { tag, timeZone } = LANGUAGES[locale];
  const digits = { maximumFractionDigits: 1, minimumFractionDigits: 1 };
  const megabytes = (shown.bytes / 1e6).toLocaleString(tag, digits);
  const day = dayOfLessons(shown.asOf, new Date(), timeZone);
  return (
    <div className="stack">
      <p>
        {kept === null ? text.notYet : text.kept}{" "}
        {text.size(shown.pages.length, megabytes, formatWholeDate(day, locale))}
      </p>
      <p className="cluster">
        <Button
          ref={keep}
          variant={kept === null ? "brand" : "quiet"}
          aria-disabled={isBusy}
          onClick={() => ask("keep")}
        >
          {kept === null ? text.keep : text.renew}
        </Button>
        {kept === null ? null : (
          <Button aria-disabled={isBusy} onClick={() => ask("drop")}>
            {text.drop}
          </Button>
        )}
      </p>
      <p role="status">{isBusy ? text.working : state === "failed" ? text.failed : ""}</p>
    </div>
  );
}
