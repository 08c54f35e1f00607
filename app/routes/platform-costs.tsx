import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pathOf } from "~/addresses/addresses";
import CostCalculator from "~/features/platforms/ui/cost-calculator.island";
import { PriceSources } from "~/features/platforms/ui/price-sources";
import { pagesMessages } from "~/i18n/messages/pages";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { BesidePlatforms } from "~/page-parts/beside-platforms";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCalculator } = await import("~/page-parts/platforms-data.server");
  return loadCalculator(new URL(request.url).searchParams, localeOfRequest(request));
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** What a platform costs: a calculator whose address brings a calculation back. */
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
          path: pathOf("platform-costs", useLocale()),
          origin: useSiteOrigin(),
          plans,
        }}
      />
      <PriceSources prices={prices} />
    </BesidePlatforms>
  );
}
