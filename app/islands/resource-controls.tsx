import { type ReactNode, useCallback, useMemo } from "react";
import { toPath } from "~/addresses/addresses";
import type { ControlledResource, ResourceControls } from "~/features/catalogue/ui/resource-controls";
import { FavouriteButton } from "~/features/favourites/ui/favourite-button";
import { QrButton } from "~/features/qr/ui/qr-button";
import ShareWays from "~/features/share/ui/share-ways.island";
import { useLocale } from "~/i18n/translate";
import { Island } from "~/islands/island";

/**
 * The controls of other features for cards, drawer and page of a resource; `origin` is the site's configured one. A
 * page with hearts or QR buttons has the island of `CardControls`, which answers them all.
 */
export function useResourceControls(origin: string): ResourceControls {
  const locale = useLocale();
  return useMemo(
    () => ({
      origin,
      share: (way) => <Island name="share-ways" of={ShareWays} props={way} />,
      favourite: ({ id, title }, look) => <FavouriteButton id={id} title={title} {...look} />,
      qr: ({ id, title }, look) => (
        <QrButton id={id} title={title} href={`${toPath("resource", locale, { id })}#qr`} {...look} />
      ),
    }),
    [origin, locale],
  );
}

const CARD_LOOK = { variant: "bare", size: "small", square: true } as const;

/** The same controls in a row, for the corner of a card; `inItem` for one in an item that says the id as `data-item`. */
export function useCardControls(origin: string, inItem: boolean): (item: ControlledResource) => ReactNode {
  const controls = useResourceControls(origin);
  return useCallback(
    (item) => (
      <>
        {controls.favourite(item, { ...CARD_LOOK, inItem })}
        {controls.qr(item, { ...CARD_LOOK, inItem })}
      </>
    ),
    [controls, inItem],
  );
}
