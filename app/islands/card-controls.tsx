import { FavouriteHearts } from "~/features/favourites/ui/favourite-hearts";
import { QrOpener } from "~/features/qr/ui/qr-opener";

/** Brings the hearts and QR buttons of a page to life, however many there are. `origin` is the configured one. */
export function CardControls({ origin }: { origin: string }) {
  return (
    <>
      <FavouriteHearts />
      <QrOpener origin={origin} />
    </>
  );
}
