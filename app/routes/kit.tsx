// /kit?ids=… is a handout with a QR code per item, without an account or script.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { localeOfPath } from "~/addresses/languages";
import { KIT_ITEMS_MAX, parseKit } from "~/features/favourites/core/kit-link";
import KitSheet from "~/features/kit/ui/kit-sheet.island";
import { shortLinkUrl, typedLink } from "~/features/qr/core/qr-address";
import { qrSvgPath } from "~/features/qr/core/qr-svg";
import { kitNoticesMessages } from "~/i18n/messages/kit-notices";
import { pagesMessages } from "~/i18n/messages/pages";
import { useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";
import { useSiteOrigin } from "~/page-parts/site-origin";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { findHandoutId, listHandoutItems } = await import("~/features/kit/io/handout-items.server");
  const { ids, ...kit } = parseKit(new URL(request.url).searchParams, findHandoutId);
  const locale = localeOfRequest(request);
  const items = listHandoutItems(ids, locale).map(({ url: _url, ...words }) => {
    const link = shortLinkUrl(context.config.siteOrigin, words.id, locale);
    return { ...words, typedLink: typedLink(link), code: qrSvgPath(link) };
  });
  return { ...kit, items };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const title = args.data?.title ?? "";
  const { description } = pagesMessages[localeOfPath(args.location.pathname)].kit;
  return title === "" ? metaOfPage(args) : metaOfPage(args, { title, description });
};

export default function KitPage() {
  const { items, unknown, unknownIds, omittedIds } = useLoaderData<typeof loader>();
  const origin = useSiteOrigin();
  const { title: pageTitle } = useMessages(pagesMessages).kit;
  const text = useMessages(kitNoticesMessages);
  const notices = [
    ...(unknown.length > 0 ? [text.unknown(unknown)] : []),
    ...(omittedIds.length > 0 ? [text.omitted(omittedIds, KIT_ITEMS_MAX)] : []),
  ];
  const props = { pageTitle, items, notices, unknownIds, origin };
  return <Island name="kit-sheet" of={KitSheet} props={props} />;
}
