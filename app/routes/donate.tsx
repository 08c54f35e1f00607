import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toTypedPixCode } from "~/features/donations/core/pix-view";
import { toDonationProps } from "~/features/donations/io/donation-section.server";
import { DonationSection } from "~/features/donations/ui/donation-section";
import PaymentStatus from "~/features/donations/ui/payment-status.island";
import PixPanel from "~/features/donations/ui/pix-panel.island";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

/** No amount is longer. A made-up query is cut here, so that the page does not repeat it. */
const TYPED_AMOUNT_MAX = 20;

export function loader({ request, context }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("amount") ?? "";
  const locale = localeOfRequest(request);
  const amount = typed.slice(0, TYPED_AMOUNT_MAX);
  const { pix } = context.payment;
  return {
    donation: toDonationProps(context.config, locale),
    amount,
    pixCode: pix === null ? null : toTypedPixCode(pix, amount, locale),
  };
}

/**
 * The donation section as a page. The bank transfer is part of it and works without JavaScript. The page shows a
 * payment code, so nothing may cache it (route-table.ts).
 */
export default function DonatePage() {
  const { donation, amount, pixCode } = useLoaderData<typeof loader>();
  return (
    <DonationSection
      donation={donation}
      level={1}
      renderStatus={(way) => <Island name="payment-status" of={PaymentStatus} props={{ way }} />}
      pixPanel={
        donation.hasPix ? (
          <Island name="pix-panel" of={PixPanel} props={{ initialAmount: amount, initialCode: pixCode }} />
        ) : undefined
      }
    />
  );
}
