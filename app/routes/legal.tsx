import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPage } from "~/addresses/addresses";
import { LegalDocumentView } from "~/features/legal/ui/legal-document-view";
import EraseKept from "~/islands/erase-kept.island";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";

const DOCUMENTS = {
  privacy: async () => (await import("~/content/legal/privacy.server")).createPrivacy,
  terms: async () => (await import("~/content/legal/terms.server")).createTerms,
  cookies: async () => (await import("~/content/legal/cookies.server")).createCookies,
} as const;

function isLegalPage(id: string | undefined): id is keyof typeof DOCUMENTS {
  return id !== undefined && Object.hasOwn(DOCUMENTS, id);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pageId = findPage(new URL(request.url).pathname)?.pageId;
  if (!isLegalPage(pageId)) throw new Response(null, { status: 404 });
  const { authorName, controllerName, contactEmail, mail, turnstile, donations, hasServiceWorker } =
    context.config;
  const createDocument = await DOCUMENTS[pageId]();
  const document = createDocument(localeOfRequest(request), {
    authorName,
    controllerName,
    contactEmail,
    mailProvider: mail.service,
    hasBotCheck: turnstile !== null,
    keepsPages: hasServiceWorker,
    bankImageHost: donations.bankImageOrigin === null ? null : new URL(donations.bankImageOrigin).host,
  });
  return { document, contactEmail, namesKept: pageId === "cookies" };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** Privacy, terms and cookies: what they say depends on what this installation has switched on. */
export default function Legal() {
  const { document, contactEmail, namesKept } = useLoaderData<typeof loader>();
  return (
    <LegalDocumentView document={document} contactEmail={contactEmail}>
      {namesKept ? <Island name="erase-kept" of={EraseKept} props={{}} /> : null}
    </LegalDocumentView>
  );
}
