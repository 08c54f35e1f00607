import { type ReactNode, useState } from "react";
import { useLinksInPlace } from "~/ui/use-links-in-place";

const importDialog = () => import("./pix-dialog.client");

interface OpenDialog {
  readonly Dialog: Awaited<ReturnType<typeof importDialog>>["PixDialog"];
  readonly amount: string;
}

interface PixDialogOpenerProps {
  readonly contactEmail: string | null;
  /** The ways to give as the server wrote them. */
  readonly children?: ReactNode;
}

/** Opens the Pix dialog in place of the page behind each link that has its amount in `data-pix`. */
export default function PixDialogOpener({ children, ...props }: PixDialogOpenerProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useLinksInPlace("a[data-pix]", importDialog, (link, { PixDialog }) =>
    setDialog({ Dialog: PixDialog, amount: link.dataset.pix ?? "" }),
  );
  return (
    <>
      {children}
      {dialog === null ? null : (
        <dialog.Dialog {...props} initialAmount={dialog.amount} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
