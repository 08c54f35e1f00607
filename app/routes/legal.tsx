import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPage } from "~/addresses/addresses";
import { createCookies } from "~/content/legal/cookies.server";
import { createPrivacy } from "~/content/legal/privacy.server";
import { createTerms } from "~/content/legal/terms.server";
import { LegalDocument } from "~/features/legal/ui/legal-document";
import { localeOfRequest, metaOfPage } from "~/page-parts/meta-of-page";

const DOCUMENTS = { privacy: createPrivacy, terms: createTerms, cookies: createCookies } as const;

function isLegalPage(id: string | undefined): id is keyof typeof DOCUMENTS {
  return id !== undefined && Object.hasOwn(DOCUMENTS, id);
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const pageId = findPage(new URL(request.url).pathname)?.pageId;
  if (!isLegalPage(pageId)) throw new Response(null, { status: 404 });
  const { contactEmail, mail, turnstile, donations, hasServiceWorker } = context.config;
  const document = DOCUMENTS[pageId](localeOfRequest(request), {
    contactEmail,
    mailProvider: mail.service,
    hasBotCheck: turnstile !== null,
    keepsPages: hasServiceWorker,
    bankImageHost: donations.bankImageOrigin === null ? null : new URL(donations.bankImageOrigin).host,
  });
  return { document, contactEmail };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** Privacy, terms and cookies: what they say depends on what this installation has switched on. */
export default function Legal() {
  const { document, contactEmail } = useLoaderData<typeof loader>();
  return <LegalDocument document={document} contactEmail={contactEmail} />;
}
