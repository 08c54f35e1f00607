// /staff-meeting?lesson=…&rule=…&sheet=… makes an agenda. Without a query it is a form.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import DocumentFile from "~/features/documents/ui/document-file.island";
import { PrintableView } from "~/features/documents/ui/printable-view";
import { pagesMessages } from "~/i18n/messages/pages";
import { staffMeetingMessages } from "~/i18n/messages/staff-meeting";
import { useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { useSiteOrigin } from "~/page-parts/site-origin";
import { Button } from "~/ui/button";
import { Options, Select } from "~/ui/field";
import PrintButton from "~/ui/print-button.island";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { loadStaffMeeting } = await import("~/page-parts/staff-meeting-data.server");
  const { searchParams } = new URL(request.url);
  return loadStaffMeeting(searchParams, localeOfRequest(request), context.config.siteOrigin);
}

/** The form, and above it the agenda once all is chosen. */
export default function StaffMeeting() {
  const { fields, document, search } = useLoaderData<typeof loader>();
  const page = useMessages(pagesMessages)["staff-meeting"];
  const text = useMessages(staffMeetingMessages);
  const path = toPath("staff-meeting", useLocale());
  const address = useSiteOrigin() + path + search;
  return (
    <div className="page section stack">
      {document === null ? (
        <SectionHeading level={1} heading={page.title} lead={page.description} />
      ) : (
        <PrintableView
          document={document}
          actions={
            <>
              <Island name="print-button" of={PrintButton} props={{ label: text.print }} />
              <Island name="document-file" of={DocumentFile} props={{ document, address }} />
            </>
          }
        />
      )}
      <form action={path} className="stack reading" data-print="hide">
        {document === null ? null : <h2>{text.change}</h2>}
        {fields.map(({ name, options, given, isMissing }) => (
          <Select
            key={name}
            id={`meeting-${name}`}
            name={name}
            label={text.fields[name]}
            defaultValue={given ?? ""}
            error={isMissing ? text.missing : undefined}
            required
          >
            <option value="">{text.pick}</option>
            <Options of={options} />
          </Select>
        ))}
        <Button type="submit" variant="brand">
          {text.make}
        </Button>
      </form>
    </div>
  );
}
