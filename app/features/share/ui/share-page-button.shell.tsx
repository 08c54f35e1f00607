import { Share2 } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Late } from "~/ui/late";
import { answerMissing } from "~/ui/missing-file";

const importDialog = () => import("./share-page-dialog.client");

/** The header's control "Share this page". Its dialog is loaded on the first sign of intent. */
export default function SharePageButton() {
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
        square
        aria-label={sharePage}
        title={sharePage}
        data-client=""
        onPointerEnter={() => importDialog().catch(() => {})}
        onClick={openDialog}
      >
        <Icon icon={Share2} />
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
