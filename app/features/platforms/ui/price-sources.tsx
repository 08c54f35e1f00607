import type { PlatformView } from "~/features/platforms/core/platform-view";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useMessages } from "~/i18n/translate";
import { PlatformSource } from "./platform-source";

type PriceSource = PlatformView["price"] & {
  readonly id: string;
  /** Of the platform. */
  readonly name: string;
  /** Null where no price is known. */
  readonly document: string | null;
};

/** The text that the prices of each platform rest on, with its age. */
export function PriceSources({ prices }: { prices: readonly PriceSource[] }) {
  const { prices: text } = useMessages(platformsMessages);
  return (
    <section id="prices" className="stack reading">
      <h2>{text.heading}</h2>
      <dl className="stack">
        {prices.map(({ id, name, document, address, ...standing }) => (
          <div key={id}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>
              <PlatformSource document={document} address={address} standing={standing} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
