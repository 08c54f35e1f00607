import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import type { PlatformView } from "~/features/platforms/core/platform-view";
import CostCalculator from "~/features/platforms/ui/cost-calculator.island";
import { PlatformSource } from "~/features/platforms/ui/platform-source";
import { pagesMessages } from "~/i18n/messages/pages";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { BesidePlatforms } from "~/page-parts/beside-platforms";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { useSiteOrigin } from "~/page-parts/site-origin";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCalculator } = await import("~/page-parts/platforms-data.server");
  return loadCalculator(new URL(request.url).searchParams, localeOfRequest(request));
}

/** Cost calculator of the platforms; its address brings a calculation back. */
export default function PlatformCosts() {
  const { costForm, isCostAsked, plans, prices } = useLoaderData<typeof loader>();
  const { title } = useMessages(pagesMessages)["platform-costs"];
  return (
    <BesidePlatforms pageId="platform-costs">
      <h1>{title}</h1>
      <Island
        name="cost-calculator"
        of={CostCalculator}
        props={{
          initial: costForm,
          isAsked: isCostAsked,
          path: toPath("platform-costs", useLocale()),
          origin: useSiteOrigin(),
          plans,
        }}
      />
      <PriceSources prices={prices} />
    </BesidePlatforms>
  );
}

type PriceSource = PlatformView["price"] & {
  readonly id: string;
  /** Of the platform. */
  readonly name: string;
  /** Null where no price is known. */
  readonly document: string | null;
};

/** The text that the prices of each platform rest on, with its age. */
function PriceSources({ prices }: { prices: readonly PriceSource[] }) {
  const { prices: text } = useMessages(platformsMessages);
  return (
    <section id="prices" className="stack reading">
      <h2>{text.heading}</h2>
      <dl className="stack">
        {prices.map(({ id, name, document, address, ...provenance }) => (
          <div key={id}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>
              <PlatformSource document={document} address={address} provenance={provenance} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
