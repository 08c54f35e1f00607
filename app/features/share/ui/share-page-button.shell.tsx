import { Share2 } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Late } from "~/ui/lazy";
import { answerMissing } from "~/ui/missing-file";

const importDialog = () => import("./share-page-dialog.client");

interface SharePageButtonProps {
  /** Says in words what the sign says, and closes the menu around it. */
  readonly hasWords?: boolean;
}

/** The header's control "Share this page". Its dialog is loaded on the first sign of intent. */
export default function SharePageButton({ hasWords = false }: SharePageButtonProps) {
  const { sharePage, partMissing } = useMessages(controlsMessages);
  const [open, setOpen] = useState(false);

  function openDialog() {
    importDialog().then(
      () => setOpen(true),
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
      {open
        ? createPortal(
            <Late load={importDialog}>
              {({ SharePageDialog }) => <SharePageDialog onClose={() => setOpen(false)} />}
            </Late>,
            document.body,
          )
        : null}
    </>
  );
}
