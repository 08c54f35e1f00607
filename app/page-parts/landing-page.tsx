import type { ReactNode } from "react";
import type { CompanionLanding } from "~/features/book-resources/core/landing";
import { Landing } from "~/features/book-resources/ui/landing";
import { qrImagePath, shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { companionMessages } from "~/i18n/messages/companion";
import { shareMessages } from "~/i18n/messages/share";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { whatsAppShareUrl } from "~/lib/share-link";
import { QrLabel } from "~/ui/qr-label";
import { ShareActions } from "~/ui/share-actions";
import { useSiteOrigin } from "./site-origin";

interface LandingPageProps {
  readonly landing: CompanionLanding;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** A landing with its QR code, the link to type and the ways to share it. */
export function LandingPage({ landing, level = 1, children }: LandingPageProps) {
  const { landing: text } = useMessages(companionMessages);
  const share = useMessages(shareMessages);
  const { common } = useMessages(shellMessages);
  const url = shortLinkUrl(useSiteOrigin(), landing.id);
  const shared = { title: landing.title, url };
  return (
    <Landing
      landing={landing}
      level={level}
      qrLabel={
        <QrLabel typedLink={typedLink(url)}>
          {/* A file of its own, so that the page stays light. */}
          <img src={qrImagePath(landing.id)} width="200" height="200" alt={text.qrAlt(landing.title)} />
        </QrLabel>
      }
      shareActions={
        <ShareActions
          {...shared}
          whatsAppUrl={whatsAppShareUrl(shared)}
          labels={{ ...share, copyRefused: common.copyRefused, newTab: common.newTab }}
        />
      }
    >
      {children}
    </Landing>
  );
}
