import { type FocusEvent, useEffect, useRef, useState } from "react";
import { pathOf } from "~/addresses/addresses";
import { KIT_TITLE_MAX } from "~/features/favourites/core/kit-link";
import { kitMessages } from "~/i18n/messages/kit";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { changeQuery } from "~/ui/page-query";
import styles from "./kit.module.css";

interface KitHeadingProps {
  /** Stands where there is no title. */
  readonly pageTitle: string;
  /** As the address has it; "" when there is none. */
  readonly title: string;
  /** Every id of the address that is to be kept. */
  readonly ids: string;
}

/**
 * The title of the handout, typed in place. It shows at once, and goes into the address when the field loses the
 * focus.
 */
export function KitHeading({ pageTitle, title, ids }: KitHeadingProps) {
  const text = useMessages(kitMessages);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(title);
  const [known, setKnown] = useState(title);
  // The address has changed: a link was followed, or the typed title has arrived in it.
  if (known !== title) {
    setKnown(title);
    setTyped(title);
  }

  // What was typed before the client started, or brought back by the browser after a reload.
  useEffect(() => {
    const field = form.current?.elements.namedItem("title");
    if (field instanceof HTMLInputElement) setTyped(field.value);
  }, []);

  function keepForm(filled: HTMLFormElement) {
    const entries = [...new FormData(filled)].map(([name, value]) => [name, String(value)]);
    changeQuery(new URLSearchParams(entries).toString(), "replace");
  }

  function keepTitle({ currentTarget }: FocusEvent<HTMLInputElement>) {
    if (currentTarget.value !== title && currentTarget.form !== null) keepForm(currentTarget.form);
  }

  return (
    <>
      <h1>{typed.trim() || pageTitle}</h1>
      <form
        ref={form}
        action={pathOf("kit", useLocale())}
        className={styles.form}
        data-print="hide"
        onSubmit={(event) => {
          event.preventDefault();
          keepForm(event.currentTarget);
        }}
      >
        <input type="hidden" name="ids" value={ids} />
        <Field
          name="title"
          label={text.title}
          hint={text.titleHint}
          maxLength={KIT_TITLE_MAX}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keepTitle}
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit" className={styles.withoutScript}>
          {text.setTitle}
        </Button>
      </form>
    </>
  );
}
