import { useLoaderData } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { learnMessages } from "~/i18n/messages/learn";
import { useMessages } from "~/i18n/translate";
import { LearnPage } from "~/page-parts/learn-page";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";

export { metaOfPage as meta } from "~/page-parts/meta-of-page";

export async function loader() {
  const { listCourses } = await import("~/features/catalogue/io/catalogue.server");
  const courses = listCourses("pt-br");
  return { courses };
}

/** The Portuguese learn page: the courses, and the way to the certifications. */
export default function LearnPortuguese() {
  const { courses } = useLoaderData<typeof loader>();
  const text = useMessages(learnMessages);
  return (
    <LearnPage
      courses={courses}
      actions={
        <Link to={toPath("certifications", "pt-br")} className={buttonClass()}>
          {text.certificationsLink}
        </Link>
      }
    />
  );
}
