import { controlsMessages } from "~/i18n/messages/controls";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface ClearDialogProps {
  readonly count: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
}

/** Asks before everything is removed. */
export function ClearDialog({ count, open, onClose, onClear }: ClearDialogProps) {
  const text = useMessages(favouritesMessages);
  const common = useMessages(controlsMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={text.clearQuestion}
      closeLabel={common.close}
      actions={
        <>
          <Button
            variant="brand"
            onClick={() => {
              onClose();
              onClear();
            }}
          >
            {text.clearConfirm}
          </Button>
          <Button onClick={onClose}>{text.cancel}</Button>
        </>
      }
    >
      <p>{text.clearText(count)}</p>
    </Dialog>
  );
}
