import type { ReactNode } from "react";
import type { CodeLink, CompanionLanding } from "~/features/book-resources/core/landing";
import { LANDING_ID, Landing } from "~/features/book-resources/ui/landing";
import { PromptForm } from "~/features/book-resources/ui/prompt-form";
import { qrImagePath, shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import type { LawLine } from "~/features/rules/core/law-line";
import { RulesLink } from "~/features/rules/ui/rules-link";
import { lawWords } from "~/i18n/law-words";
import { companionMessages } from "~/i18n/messages/companion";
import { shareMessages } from "~/i18n/messages/share";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { whatsAppShareUrl } from "~/lib/share-link";
import { LawLineNote } from "~/ui/law-line";
import { PrintButton } from "~/ui/print-button";
import { QrLabel } from "~/ui/qr-label";
import { ShareActions, toShareLabels } from "~/ui/share-actions";
import { useSiteOrigin } from "./site-origin";

/** A landing with what stands beside it: the law that matters there, and the record of the tool it is about. */
export type LandingWithLinks = CompanionLanding & {
  readonly law: LawLine | null;
  readonly tool: CodeLink | null;
  /** True where a reader asks next what the law says. */
  readonly leadsToRules: boolean;
};

interface LandingPageProps {
  readonly landing: LandingWithLinks;
  readonly level?: 1 | 2;
  readonly children?: ReactNode;
}

/** A landing with its QR code, the link to type and the ways to share it. */
export function LandingPage({ landing, level = 1, children }: LandingPageProps) {
  const { landing: text } = useMessages(companionMessages);
  const share = useMessages(shareMessages);
  const { common } = useMessages(shellMessages);
  const locale = useLocale();
  const url = shortLinkUrl(useSiteOrigin(), landing.id);
  const shared = { title: landing.title, url };
  return (
    <Landing
      landing={landing}
      level={level}
      law={landing.law === null ? null : <LawLineNote {...lawWords(landing.law, locale)} />}
      tool={landing.tool}
      promptForm={<Island name="prompt-form" of={PromptForm} props={{ prompt: landing.content.prompt }} />}
      qrLabel={
        <QrLabel typedLink={typedLink(url)}>
          {/* A file of its own, so that the page stays light. */}
          <img src={qrImagePath(landing.id)} width="200" height="200" alt={text.qrAlt(landing.title)} />
        </QrLabel>
      }
      shareActions={
        <>
          <Island
            name="share-actions"
            of={ShareActions}
            props={{ ...shared, whatsAppUrl: whatsAppShareUrl(shared), labels: toShareLabels(share, common) }}
          />
          <Island name="print-button" of={PrintButton} props={{ label: text.print, part: LANDING_ID }} />
        </>
      }
    >
      {landing.leadsToRules ? <RulesLink /> : null}
      {children}
    </Landing>
  );
}
