import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CompanionPage, metaOfCompanionPage } from "~/page-parts/companion-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { loadCompanionPage } = await import("~/page-parts/companion-data.server");
  return loadCompanionPage(request);
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfCompanionPage(args, args.data);

/** The list of the book's resources, and every printed code that has no page of its own. */
export default function BookResources() {
  return <CompanionPage data={useLoaderData<typeof loader>()} />;
}
