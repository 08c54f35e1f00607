import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { sharedAddress } from "~/features/share/core/shared-address";
import { shareMessages } from "~/i18n/messages/share";
import { useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";

const importDialog = () => import("./share-page-dialog.client");
const SharePageDialog = lazy(async () => ({ default: (await importDialog()).SharePageDialog }));

interface SharePageButtonProps {
  /** Configured origin of the site. */
  readonly origin: string;
}

/** The header's control "Share this page". Its dialog is loaded on the first sign of intent. */
export function SharePageButton({ origin }: SharePageButtonProps) {
  const { page } = useMessages(shareMessages);
  const [open, setOpen] = useState(false);

  function openDialog() {
    // After a deploy the file may be gone; the page as it is now has the new one.
    importDialog().then(
      () => setOpen(true),
      () => window.location.reload(),
    );
  }

  return (
    <>
      <Button
        variant="bare"
        square
        aria-label={page.button}
        title={page.button}
        data-client=""
        onPointerEnter={() => importDialog().catch(() => {})}
        onClick={openDialog}
      >
        <Icon icon={Share2} />
      </Button>
      {open
        ? createPortal(
            <Suspense fallback={null}>
              <SharePageDialog
                url={sharedAddress(origin, window.location.pathname, window.location.search)}
                title={document.title}
                onClose={() => setOpen(false)}
              />
            </Suspense>,
            document.body,
          )
        : null}
    </>
  );
}
