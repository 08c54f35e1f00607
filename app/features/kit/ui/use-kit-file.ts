import { handoutLinkUrl } from "~/features/qr/core/qr-address";
import { documentMessages } from "~/i18n/messages/documents";
import { kindsMessages } from "~/i18n/messages/kinds";
import { kitMessages } from "~/i18n/messages/kit";
import { useLocale, useMessages } from "~/i18n/translate";
import type { MadeFile } from "~/ui/file-button";
import type { KitItemData } from "./kit-item";

/** Makes the handout as a file to edit, under its title; what makes it is loaded when it is called. */
export function useKitFile(items: readonly KitItemData[], origin: string) {
  const locale = useLocale();
  const kinds = useMessages(kindsMessages);
  const { code } = useMessages(kitMessages);
  const { origin: footer } = useMessages(documentMessages);
  return async (title: string, address: string): Promise<MadeFile> => {
    const { kitFile } = await import("./kit-file.client");
    const handout = items.map(({ id, kind, title: name, description }) => ({
      id,
      title: name,
      description,
      kind: kinds[kind],
      url: handoutLinkUrl(origin, id, locale),
      codeAlt: code(name),
    }));
    return kitFile({ locale, title, items: handout, footer }, address);
  };
}
