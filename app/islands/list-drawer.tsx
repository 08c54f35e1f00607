import { lazy } from "react";
import { LinkedDrawer } from "~/features/catalogue/ui/linked-drawer";

const importDrawer = () => import("./controlled-drawer.client");
const ControlledDrawer = lazy(async () => ({ default: (await importDrawer()).ControlledDrawer }));

/** The detail drawer of the cards of a page. `origin` is the configured one of the site. */
export function ListDrawer({ origin }: { origin: string }) {
  return (
    <LinkedDrawer
      load={importDrawer}
      renderDrawer={(card, close) => (
        <ControlledDrawer key={card.id} card={card} origin={origin} onClose={close} />
      )}
    />
  );
}
