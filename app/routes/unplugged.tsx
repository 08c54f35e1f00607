import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pagesMessages } from "~/i18n/messages/pages";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { Card } from "~/ui/card";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader({ request }: LoaderFunctionArgs) {
  const { listUnpluggedLessons } = await import("~/page-parts/lesson-sheets.server");
  return listUnpluggedLessons(localeOfRequest(request));
}

/** The lessons without a computer, from the youngest pupils to the oldest. */
export default function Unplugged() {
  const lessons = useLoaderData<typeof loader>();
  const { title } = useMessages(pagesMessages).unplugged;
  const { lead } = useMessages(unpluggedMessages);
  return (
    <div className="page section stack">
      <SectionHeading level={1} heading={title} lead={lead} />
      <div className="card-grid full-rows">
        {lessons.map(({ path, title: lesson, description, line }) => (
          <Card
            key={path}
            category="course"
            level={2}
            eyebrow={line}
            heading={<Link to={path}>{lesson}</Link>}
          >
            <p>{description}</p>
          </Card>
        ))}
      </div>
    </div>
  );
}
