import { whatsAppShareUrl } from "~/features/catalogue/core/share-link";
import { qrImagePath, typedLink } from "~/features/qr/core/qr-address";
import { companionMessages } from "~/i18n/messages/companion";
import { shareMessages } from "~/i18n/messages/share";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { QrLabel } from "~/ui/qr-label";
import { ShareActions } from "~/ui/share-actions";

interface LandingSlotProps {
  readonly landing: { readonly id: string; readonly title: string };
  /** Absolute short link of the code. */
  readonly shortLink: string;
}

/** The code of a landing as a file of its own, so that the page stays light, and the link to type. */
export function LandingQrLabel({ landing, shortLink }: LandingSlotProps) {
  const { landing: text } = useMessages(companionMessages);
  return (
    <QrLabel typedLink={typedLink(shortLink)}>
      <img src={qrImagePath(landing.id)} width="200" height="200" alt={text.qrAlt(landing.title)} />
    </QrLabel>
  );
}

/** Share, copy and WhatsApp with the short link of a landing. */
export function LandingShareActions({ landing, shortLink }: LandingSlotProps) {
  const text = useMessages(shareMessages);
  const { common } = useMessages(shellMessages);
  const shared = { title: landing.title, url: shortLink };
  return (
    <ShareActions
      {...shared}
      whatsAppUrl={whatsAppShareUrl(shared)}
      labels={{ ...text, newTab: common.newTab }}
    />
  );
}
