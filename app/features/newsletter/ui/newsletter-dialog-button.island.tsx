import { type MouseEvent, useState } from "react";
import { toPath } from "~/addresses/addresses";
import { useLocale } from "~/i18n/translate";
import { Button } from "~/ui/button";
import type { NewsletterDialog } from "./newsletter-dialog.client";

const loadDialog = () => import("./newsletter-dialog.client");
const preloadDialog = () => loadDialog().catch(() => {});

interface NewsletterDialogButtonProps {
  readonly label: string;
  readonly turnstileSiteKey: string | null;
}

/**
 * Opens the popup, which is loaded when somebody is about to press the button. Without a script, or where the popup
 * does not come, it leads to the newsletter's page.
 */
export default function NewsletterDialogButton({ label, turnstileSiteKey }: NewsletterDialogButtonProps) {
  const [Dialog, setDialog] = useState<typeof NewsletterDialog | null>(null);

  function open(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    loadDialog().then(
      (loaded) => setDialog(() => loaded.NewsletterDialog),
      () => form?.submit(),
    );
  }

  return (
    <>
      <form method="get" action={toPath("newsletter", useLocale())}>
        <Button
          type="submit"
          data-client=""
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={open}
        >
          {label}
        </Button>
      </form>
      {Dialog && <Dialog turnstileSiteKey={turnstileSiteKey} onClose={() => setDialog(null)} />}
    </>
  );
}
