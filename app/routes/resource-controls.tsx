import { type ReactNode, useCallback, useMemo } from "react";
import type { ControlledResource, ResourceControls } from "~/features/catalogue/ui/resource-controls";
import { FavouriteButton } from "~/features/favourites/ui/favourite-button";
import { QrButton } from "~/features/qr/ui/qr-button";
import { pathOf } from "~/i18n/localised-path";
import { useLocale } from "~/i18n/translate";
import { useSiteOrigin } from "./site-origin";

/** The controls of other features for cards, drawer and page of a resource. */
export function useResourceControls(): ResourceControls {
  const origin = useSiteOrigin();
  const locale = useLocale();
  return useMemo(
    () => ({
      origin,
      favourite: ({ id, title }, look) => <FavouriteButton id={id} title={title} {...look} />,
      qr: ({ id, title }, look) => (
        <QrButton
          id={id}
          title={title}
          origin={origin}
          href={`${pathOf("resource", locale, { id })}#qr`}
          {...look}
        />
      ),
    }),
    [origin, locale],
  );
}

const CARD_LOOK = { variant: "bare", size: "small", square: true } as const;

/** The same controls in a row, for the corner of a card. */
export function useCardControls(): (item: ControlledResource) => ReactNode {
  const controls = useResourceControls();
  return useCallback(
    (item) => (
      <>
        {controls.favourite(item, CARD_LOOK)}
        {controls.qr(item, CARD_LOOK)}
      </>
    ),
    [controls],
  );
}
