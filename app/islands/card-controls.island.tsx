import type { ReactNode } from "react";
import { isLocale } from "~/addresses/languages";
import { LinkedDrawer } from "~/features/catalogue/ui/linked-drawer";
import { FavouriteHearts } from "~/features/favourites/ui/favourite-hearts";
import { QrOpener } from "~/features/qr/ui/qr-opener";
import { useLocale } from "~/i18n/translate";

const importDrawer = () => import("./controlled-drawer.client");

interface CardControlsProps {
  /** The configured one of the site. */
  readonly origin: string;
  /** The cards as the server wrote them. */
  readonly children?: ReactNode;
}

/**
 * Brings the cards in it to life, however many there are: hearts, QR buttons, and the detail drawer for those of a list.
 */
export default function CardControls({ origin, children }: CardControlsProps) {
  return (
    <>
      {children}
      <FavouriteHearts />
      <QrOpener origin={origin} />
      {/* An incomplete language has whole pages alone: a card leads to the one that says in which language it is. */}
      {isLocale(useLocale()) ? (
        <LinkedDrawer
          load={importDrawer}
          renderDrawer={({ ControlledDrawer }, id, close) => (
            <ControlledDrawer key={id} id={id} origin={origin} onClose={close} />
          )}
        />
      ) : null}
    </>
  );
}
