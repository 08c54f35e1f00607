import { LinkedDrawer } from "~/features/catalogue/ui/linked-drawer";
import { FavouriteHearts } from "~/features/favourites/ui/favourite-hearts";
import { QrOpener } from "~/features/qr/ui/qr-opener";
import { Late } from "~/ui/late";

const importDrawer = () => import("./controlled-drawer.client");

/**
 * Brings the cards of a page to life, however many there are: hearts, QR buttons, and the detail drawer for those of a
 * list. `origin` is the configured one of the site.
 */
export function CardControls({ origin }: { origin: string }) {
  return (
    <>
      <FavouriteHearts />
      <QrOpener origin={origin} />
      <LinkedDrawer
        load={importDrawer}
        renderDrawer={(id, close) => (
          <Late load={importDrawer}>
            {({ ControlledDrawer }) => <ControlledDrawer key={id} id={id} origin={origin} onClose={close} />}
          </Late>
        )}
      />
    </>
  );
}
