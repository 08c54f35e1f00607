import { useLocation } from "@remix-run/react";
import { reportPath } from "~/features/reports/core/report-path";
import { reportLinkMessages } from "~/i18n/messages/report-link";
import { useLocale, useMessages } from "~/i18n/translate";
import { Link } from "~/ui/navigation";

/** Leads to the form about the page that shows it; not on paper. */
export function ReportLink() {
  const href = reportPath(useLocation().pathname, useLocale());
  return (
    <Link to={href} rel="nofollow" data-print="hide">
      {useMessages(reportLinkMessages).report}
    </Link>
  );
}
