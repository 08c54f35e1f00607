import { Link } from "@remix-run/react";
import { pathOf } from "~/i18n/localised-path";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";

/** The 404 page in the language of the path. */
export function NotFoundPage() {
  const { notFound } = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <div className="page section stack">
      <h1>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <p>
        <Link to={pathOf("home", locale)}>{notFound.home}</Link>
      </p>
    </div>
  );
}
