import { Share2 } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { answerMissing } from "~/ui/missing-file";
import type { SharePageDialog } from "./share-page-dialog.client";

const importDialog = () => import("./share-page-dialog.client");

interface SharePageButtonProps {
  /** Says in words what the sign says, and closes the menu around it. */
  readonly hasWords?: boolean;
}

/** The header's control "Share this page". Its dialog is loaded on the first sign of intent. */
export default function SharePageButton({ hasWords = false }: SharePageButtonProps) {
  const { sharePage, partMissing } = useMessages(controlsMessages);
  const [Dialog, setDialog] = useState<typeof SharePageDialog | null>(null);

  function openDialog() {
    importDialog().then(
      (loaded) => setDialog(() => loaded.SharePageDialog),
      () => answerMissing(partMissing),
    );
  }

  return (
    <>
      <Button
        variant="bare"
        square={!hasWords}
        {...(hasWords ? { "data-shell": "close" } : { "aria-label": sharePage, title: sharePage })}
        data-client=""
        onPointerEnter={() => importDialog().catch(() => {})}
        onClick={openDialog}
      >
        <Icon icon={Share2} />
        {hasWords ? sharePage : null}
      </Button>
      {Dialog && createPortal(<Dialog onClose={() => setDialog(null)} />, document.body)}
    </>
  );
}
