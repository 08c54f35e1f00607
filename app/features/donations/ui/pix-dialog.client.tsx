import { controlsMessages } from "~/i18n/messages/controls";
import { donationsMessages } from "~/i18n/messages/donations";
import { useMessages } from "~/i18n/translate";
import { Dialog } from "~/ui/dialog";
import { NoteForm } from "./note-form";
import PixPanel from "./pix-panel.island";

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
