import { controlsMessages } from "~/i18n/messages/controls";
import { shareMessages } from "~/i18n/messages/share";
import { useMessages } from "~/i18n/translate";
import { ShareActions, type ShareWay } from "~/ui/share-actions";

/** Share, Copy Link and WhatsApp in the words of the page. */
export default function ShareWays(way: ShareWay) {
  const { copyRefused, newTab } = useMessages(controlsMessages);
  return <ShareActions {...way} labels={{ ...useMessages(shareMessages), copyRefused, newTab }} />;
}
