import { useLocation } from "@remix-run/react";
import { toPath } from "~/addresses/addresses";
import { ABOUT_FIELD } from "~/features/reports/core/reader-report";
import { reportsMessages } from "~/i18n/messages/reports";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Leads to the form about the page that shows it; not on paper. */
export function ReportLink() {
  const { pathname } = useLocation();
  return (
    <Link
      to={`${toPath("report", useLocale())}?${new URLSearchParams({ [ABOUT_FIELD]: pathname })}`}
      rel="nofollow"
      data-print="hide"
    >
      {useMessages(reportsMessages).link}
    </Link>
  );
}
