import { useState } from "react";
import { buildNoteMailto, NOTE_MAX_LENGTH } from "~/features/donations/core/note-mailto";
import { controlsMessages } from "~/i18n/messages/controls";
import { donationsMessages } from "~/i18n/messages/donations";
import { useMessages } from "~/i18n/translate";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { ExampleMark } from "~/ui/example-mark";
import { Field, TextArea } from "~/ui/field";
import styles from "./donations.module.css";
import PixPanel from "./pix-panel.island";

/** A note by e-mail. The button is disabled while the message is blank; the name is optional. */
function NoteForm({ contactEmail }: { contactEmail: string }) {
  const text = useMessages(donationsMessages).note;
  const { example } = useMessages(controlsMessages);
  const [name, setName] = useState("");
  const [message, setMessage] = useState("");
  const href = buildNoteMailto({ to: contactEmail, subject: text.subject, name, message });
  return (
    <section className={classNames("stack", styles.note)}>
      <h3>{text.title}</h3>
      <p className="muted">{text.intro}</p>
      <Field
        label={text.name}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextArea
        label={text.message}
        rows={3}
        maxLength={NOTE_MAX_LENGTH}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <div className="cluster">
        {href === null ? (
          <Button disabled>{text.send}</Button>
        ) : (
          <ButtonLink href={href}>{text.send}</ButtonLink>
        )}
        <ExampleMark value={contactEmail} label={example} />
      </div>
    </section>
  );
}

interface PixDialogProps {
  readonly contactEmail: string | null;
  readonly initialAmount: string;
  readonly onClose: () => void;
}

/** The bank-transfer modal with its note form. Loaded when somebody opens it, and its code asked for then. */
export function PixDialog({ contactEmail, initialAmount, onClose }: PixDialogProps) {
  const text = useMessages(donationsMessages);
  const { close } = useMessages(controlsMessages);
  return (
    <Dialog open onClose={onClose} heading={text.bank.title} closeLabel={close}>
      <PixPanel initialAmount={initialAmount} initialCode={null} showsBankImage />
      {contactEmail === null ? null : (
        <>
          <hr />
          <NoteForm contactEmail={contactEmail} />
        </>
      )}
    </Dialog>
  );
}
