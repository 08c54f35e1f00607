import { useState } from "react";
import classCardStyles from "~/features/class-card/ui/class-card.module.css";
import { clearClassCards } from "~/features/class-card/ui/class-cards-store";
import styles from "~/features/legal/ui/legal.module.css";
import { OFFLINE_STORE_PREFIX } from "~/features/offline/core/offline-page";
import { classCardMessages } from "~/i18n/messages/class-card";
import { legalMessages } from "~/i18n/messages/legal";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

/** Buttons that erase stored data, on the page that lists it: the classes alone, or everything. */
export default function EraseStored() {
  return (
    <>
      <ClearClassCards />
      <EraseAll />
    </>
  );
}

/** Removes everything that the site has put into this browser, and lets the page that is open know. */
async function eraseAll() {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // refused: then nothing is stored either
    }
  }
  // No key: the whole storage was cleared. The browser itself tells the other tabs alone.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  // Not every browser has the stores of pages, nor on plain http.
  if (!("caches" in window)) return;
  const kept = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_STORE_PREFIX));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

/** Erases what the page of cookies names. It has to be opened first, since favourites do not come back. */
function EraseAll() {
  const text = useMessages(legalMessages);
  const [isErased, setErased] = useState(false);
  return (
    <details className={`client-only ${styles.erase}`} data-print="hide">
      <summary>{text.eraseAll}</summary>
      {/* A form, so that it waits for the code of the island when it is sent before. */}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          eraseAll().then(
            () => setErased(true),
            () => {},
          );
        }}
      >
        <p>{text.eraseAllHint}</p>
        <p className="cluster">
          <Button type="submit">{text.eraseNow}</Button>
          <span role="status">{isErased ? text.erased : ""}</span>
        </p>
      </form>
    </details>
  );
}

/** Erases the class cards of this browser, where its page says that they are kept. */
function ClearClassCards() {
  const text = useMessages(classCardMessages);
  const [isCleared, setCleared] = useState(false);
  return (
    // A form, so that it waits for the code of the island when it is sent before.
    <form
      className={`client-only cluster ${classCardStyles.clear}`}
      onSubmit={(event) => {
        event.preventDefault();
        clearClassCards();
        setCleared(true);
      }}
    >
      <Button type="submit">{text.clear}</Button>
      <span role="status">{isCleared ? text.cleared : ""}</span>
    </form>
  );
}
