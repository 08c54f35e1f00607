// For the browser alone: the Worker has no use for the library behind it.
import type { Locale } from "~/addresses/languages";
import { kitFile } from "~/features/kit/core/kit-document";
import { shortLinkUrl } from "~/features/qr/core/qr-address";
import { documentMessages } from "~/i18n/messages/documents";
import { kindsMessages } from "~/i18n/messages/kinds";
import { kitMessages } from "~/i18n/messages/kit";
import type { KitItemData } from "./kit-item";

interface ShownKit {
  readonly locale: Locale;
  readonly title: string;
  readonly items: readonly KitItemData[];
}

/** The handout as a page shows it, as a file to edit; `origin` is that of its short links. */
export function fileOfKit({ locale, title, items }: ShownKit, origin: string, address: string) {
  const kinds = kindsMessages[locale];
  const handout = items.map(({ id, kind, title: name, description }) => ({
    id,
    title: name,
    description,
    kind: kinds[kind],
    url: shortLinkUrl(origin, id, locale),
    codeAlt: kitMessages[locale].code(name),
  }));
  return kitFile({ locale, title, items: handout, footer: documentMessages[locale].origin }, address);
}
