import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { pathOf } from "~/addresses/addresses";
import { CostCalculator } from "~/features/platforms/ui/cost-calculator";
import { pagesMessages } from "~/i18n/messages/pages";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/navigation";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCalculator } = await import("~/page-parts/platforms-data.server");
  return loadCalculator(new URL(request.url).searchParams, localeOfRequest(request));
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** The calculator of the platforms page on an address that understands its fields: that page itself is a file. */
export default function PlatformCosts() {
  const { costForm, isCostAsked, plans } = useLoaderData<typeof loader>();
  const { title } = useMessages(pagesMessages)["platform-costs"];
  const text = useMessages(platformsMessages);
  const locale = useLocale();
  return (
    <div className="page section stack">
      <p>
        <Link to={pathOf("platforms", locale)}>
          <Icon icon={ArrowLeft} size="small" inline /> {text.title}
        </Link>
      </p>
      <h1>{title}</h1>
      <Island
        name="cost-calculator"
        of={CostCalculator}
        waits="tool"
        props={{
          initial: costForm,
          isAsked: isCostAsked,
          path: pathOf("platform-costs", locale),
          origin: useSiteOrigin(),
          plans,
        }}
      />
    </div>
  );
}
