import { Check, GraduationCap, MessageCircle, Share2 } from "lucide-react";
import { whatsAppShareUrl } from "~/lib/share-link";
import { Button, type ButtonLook, buttonClass } from "./button";
import { CopyButton, SwappedLabel } from "./copy-button";
import { CopyNotice, useCopy } from "./copy-notice";
import { ExternalLink } from "./external-link";
import { Icon } from "./icon";

interface ShareButtonProps extends ButtonLook {
  title: string;
  /** Absolute address. */
  url: string;
  label: string;
  copiedLabel: string;
  refusedLabel: string;
}

/** Opens the device's share sheet; without one, copies the address and says so. */
export function ShareButton({ title, url, label, copiedLabel, refusedLabel, ...look }: ShareButtonProps) {
  const { outcome, copy } = useCopy(url);
  const copied = outcome === "copied";

  async function share() {
    // Not every browser has this function, although the types say so.
    if (!("share" in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // "AbortError": the person closed the sheet.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <>
      <Button {...look} data-client="" data-heard={copied ? "copied" : undefined} onClick={share}>
        <Icon icon={copied ? Check : Share2} />
        <SwappedLabel label={label} copiedLabel={copiedLabel} />
      </Button>
      <CopyNotice outcome={outcome} text={url} copiedLabel={copiedLabel} refusedLabel={refusedLabel} />
    </>
  );
}

interface ShareLabels {
  readonly share: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyRefused: string;
  readonly whatsApp: string;
  readonly copyForWhatsApp: string;
  readonly classroom: string;
  readonly newTab: string;
}

/** The shared page and the look of the buttons. */
export interface ShareWay extends ButtonLook {
  title: string;
  /** Absolute address. */
  url: string;
  /** The message for a chat: more than title and address, and in its bold. */
  message?: string;
  /** Address of Google Classroom's share window, for what a teacher may set as work. */
  classroomUrl?: string;
}

interface ShareActionsProps extends ShareWay {
  labels: ShareLabels;
}

/** Share, Copy Link and WhatsApp, one beside the other. */
export function ShareActions({ title, url, message, classroomUrl, labels, ...look }: ShareActionsProps) {
  return (
    <div className="cluster" data-print="hide">
      <ShareButton
        {...look}
        title={title}
        url={url}
        label={labels.share}
        copiedLabel={labels.copied}
        refusedLabel={labels.copyRefused}
      />
      <CopyButton
        {...look}
        text={url}
        label={labels.copyLink}
        copiedLabel={labels.copied}
        refusedLabel={labels.copyRefused}
      />
      {/* The one way that needs no script. */}
      <ExternalLink
        href={whatsAppShareUrl({ title, url })}
        newTabLabel={labels.newTab}
        className={buttonClass(look)}
        withoutArrow
      >
        <Icon icon={MessageCircle} />
        {labels.whatsApp}
      </ExternalLink>
      {message === undefined ? null : (
        <CopyButton
          {...look}
          text={message}
          label={labels.copyForWhatsApp}
          copiedLabel={labels.copied}
          refusedLabel={labels.copyRefused}
        />
      )}
      {classroomUrl === undefined ? null : (
        <ExternalLink
          href={classroomUrl}
          newTabLabel={labels.newTab}
          className={buttonClass(look)}
          withoutArrow
        >
          <Icon icon={GraduationCap} />
          {labels.classroom}
        </ExternalLink>
      )}
    </div>
  );
}
