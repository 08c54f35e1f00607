import { useState } from "react";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface ClearFavouritesProps {
  readonly count: number;
  readonly onClear: () => void;
}

/** Removes everything, after a question: it cannot be undone. */
export function ClearFavourites({ count, onClear }: ClearFavouritesProps) {
  const text = useMessages(favouritesMessages);
  const { common } = useMessages(shellMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.clear}</Button>
      <Dialog
        open={open}
        onClose={close}
        heading={text.clearQuestion}
        closeLabel={common.close}
        actions={
          <>
            <Button
              variant="brand"
              onClick={() => {
                close();
                onClear();
              }}
            >
              {text.clearConfirm}
            </Button>
            <Button onClick={close}>{text.cancel}</Button>
          </>
        }
      >
        <p>{text.clearText(count)}</p>
      </Dialog>
    </>
  );
}
