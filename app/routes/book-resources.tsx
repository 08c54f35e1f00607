import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { loadCompanionPage } from "~/page-parts/companion-data.server";
import { CompanionPage, metaOfCompanionPage } from "~/page-parts/companion-page";

export function loader({ request }: LoaderFunctionArgs) {
  return loadCompanionPage(request);
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfCompanionPage(args, args.data);

/** The list of the book's resources, and every printed code that has no page of its own. */
export default function BookResources() {
  return <CompanionPage data={useLoaderData<typeof loader>()} />;
}
