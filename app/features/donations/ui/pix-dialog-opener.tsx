import { useEffect, useState } from "react";
import { isPlainClick } from "~/ui/plain-click";

interface OpenDialog {
  readonly Dialog: typeof import("./pix-dialog.client").PixDialog;
  readonly amount: string;
}

interface PixDialogOpenerProps {
  readonly contactEmail: string | null;
}

/** Opens the Pix dialog in place of the page behind each link that has its amount in `data-pix`. */
export function PixDialogOpener(props: PixDialogOpenerProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  useEffect(() => {
    function open(event: MouseEvent) {
      if (!(event.target instanceof Element) || !isPlainClick(event)) return;
      const link = event.target.closest<HTMLAnchorElement>("a[data-pix]");
      if (link === null) return;
      event.preventDefault();
      // Not every browser focuses a link that is clicked, and the focus returns to what had it.
      link.focus();
      import("./pix-dialog.client").then(
        ({ PixDialog }) => setDialog({ Dialog: PixDialog, amount: link.dataset.pix ?? "" }),
        // The chunk is gone after a deploy or there is no network: the page shows the same.
        () => window.location.assign(link.href),
      );
    }
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);

  if (dialog === null) return null;
  return <dialog.Dialog {...props} initialAmount={dialog.amount} onClose={() => setDialog(null)} />;
}
