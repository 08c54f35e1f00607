import { type MouseEvent, useState } from "react";
import { toPath } from "~/addresses/addresses";
import { useLocale } from "~/i18n/translate";
import { Button, type ButtonVariant } from "~/ui/button";
import { Late } from "~/ui/lazy";

const loadDialog = () => import("./newsletter-dialog.client");

interface NewsletterDialogButtonProps {
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly turnstileSiteKey: string | null;
}

/**
 * Opens the popup, which is loaded when somebody is about to press the button. Without a script it leads to the
 * newsletter's page.
 */
export default function NewsletterDialogButton({
  label,
  variant = "action",
  turnstileSiteKey,
}: NewsletterDialogButtonProps) {
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <form method="get" action={toPath("newsletter", useLocale())}>
        <Button
          type="submit"
          variant={variant}
          data-client=""
          aria-haspopup="dialog"
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
          onClick={open}
        >
          {label}
        </Button>
      </form>
      {isOpen ? (
        <Late load={loadDialog}>
          {({ NewsletterDialog }) => (
            <NewsletterDialog turnstileSiteKey={turnstileSiteKey} onClose={() => setOpen(false)} />
          )}
        </Late>
      ) : null}
    </>
  );
}
