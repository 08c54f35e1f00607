import type { FormEvent, ReactNode } from "react";
import { TEXT_FIELD } from "~/features/bncc/core/posted-text";
import { bnccMessages } from "~/i18n/messages/bncc";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/field";
import styles from "./bncc.module.css";

interface CheckFormProps {
  /** The page that checks without script. */
  readonly action: string;
  readonly text?: string;
  readonly error?: string | undefined;
  /** Called when somebody begins to use the form. */
  readonly onIntent?: () => void;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The field for a plan; posted to `action` unless a script answers. */
export function CheckForm({ action, text = "", error, onIntent, onSubmit, children }: CheckFormProps) {
  const { form } = useMessages(bnccMessages);
  return (
    <form
      method="post"
      action={action}
      className="stack"
      autoComplete="off"
      onFocus={onIntent}
      onPointerEnter={onIntent}
      onSubmit={onSubmit}
    >
      <TextArea
        className={styles.field}
        id="bncc-text"
        name={TEXT_FIELD}
        rows={8}
        label={form.label}
        hint={form.hint}
        error={error}
        defaultValue={text}
        spellCheck={false}
      />
      <div className="cluster">
        <Button type="submit" variant="action">
          {form.check}
        </Button>
        {children}
      </div>
      <p className="muted">
        <small>{form.privacy}</small>
      </p>
    </form>
  );
}
