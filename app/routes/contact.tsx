import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CONTACT_TEXT } from "~/content/contact.server";
import { ContactPage } from "~/features/contact/ui/contact-page";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfPage } from "~/page-parts/meta-of-page";

export function loader({ request, context }: LoaderFunctionArgs) {
  return { text: CONTACT_TEXT[localeOfRequest(request)], contactEmail: context.config.contactEmail };
}

export const meta: MetaFunction<typeof loader> = (args) => metaOfPage(args);

/** The address to write to, and a note by mail. */
export default function Contact() {
  const { text, contactEmail } = useLoaderData<typeof loader>();
  return <ContactPage text={text} contactEmail={contactEmail} />;
}
