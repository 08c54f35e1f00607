import { useState } from "react";
import { classCardMessages } from "~/i18n/messages/class-card";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import styles from "./class-card.module.css";
import { clearClassCards } from "./class-cards-store";

/** Erases the class cards of this browser, where its page says that they are kept. */
export function ClearClassCards() {
  const text = useMessages(classCardMessages);
  const [isCleared, setCleared] = useState(false);
  return (
    // A form, so that it waits for the code of the island when it is sent before.
    <form
      className={`cluster ${styles.clear}`}
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
