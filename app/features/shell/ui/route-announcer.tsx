import { useEffect, useRef, useState } from "react";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { useSiteNavigation } from "~/ui/navigation";

/** After a navigation in the client: moves focus to the content and says the new page's title aloud. */
export function RouteAnnouncer() {
  const { pathname } = useSiteNavigation();
  const previous = useRef(pathname);
  const [message, setMessage] = useState("");
  const text = useMessages(shellMessages);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // An open drawer or dialog keeps the focus, because its address belongs to the page below it.
    if (document.querySelector("dialog[open]") === null) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    setMessage(text.pageLoaded(document.title));
  }, [pathname, text]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
