import { useState } from "react";
import { favouritesMessages } from "~/i18n/messages/favourites";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";

const importDialog = () => import("./clear-dialog.client");

interface ClearFavouritesProps {
  readonly count: number;
  readonly onClear: () => void;
}

/**
 * Removes everything, after a question: it cannot be undone. The dialog that asks comes when somebody is about to
 * press.
 */
export function ClearFavourites({ count, onClear }: ClearFavouritesProps) {
  const text = useMessages(favouritesMessages);
  const [Dialog, setDialog] = useState<typeof import("./clear-dialog.client").ClearDialog | null>(null);
  const [open, setOpen] = useState(false);
  const preload = () => void importDialog().catch(() => {});

  async function ask() {
    const loaded = await importDialog().catch(() => null);
    if (loaded !== null) {
      setDialog(() => loaded.ClearDialog);
      setOpen(true);
      // Without a network the browser's own question stands in.
    } else if (window.confirm(text.clearText(count))) onClear();
  }

  return (
    <>
      <Button onPointerEnter={preload} onFocus={preload} onClick={ask}>
        {text.clear}
      </Button>
      {Dialog === null ? null : (
        <Dialog count={count} open={open} onClose={() => setOpen(false)} onClear={onClear} />
      )}
    </>
  );
}
