import type { PixReceiver } from "~/features/donations/core/pix-view";
import { NoteForm } from "~/features/donations/ui/note-form";
import { PixPanel } from "~/features/donations/ui/pix-panel";
import { donationsMessages } from "~/i18n/messages/donations";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { Dialog } from "~/ui/dialog";

interface PixDialogProps {
  readonly receiver: PixReceiver;
  readonly imageUrl: string | null;
  readonly contactEmail: string | null;
  readonly initialAmount: string;
  readonly onClose: () => void;
}

/** Spec §2: the bank-transfer modal with its note form. Loaded when somebody opens it. */
export function PixDialog({ receiver, imageUrl, contactEmail, initialAmount, onClose }: PixDialogProps) {
  const text = useMessages(donationsMessages);
  const { close } = useMessages(shellMessages).common;
  return (
    <Dialog open onClose={onClose} heading={text.bank.title} closeLabel={close}>
      <PixPanel receiver={receiver} initialAmount={initialAmount} imageUrl={imageUrl} />
      {contactEmail === null ? null : (
        <>
          <hr />
          <NoteForm contactEmail={contactEmail} />
        </>
      )}
    </Dialog>
  );
}
