// `/r/{id}+`: where a code leads, before it is followed.
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { localeOfPath } from "~/addresses/languages";
import { codeTargetMessages } from "~/i18n/messages/code-target";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { localeOfRequest } from "~/page-parts/locale-of-request";
import { metaOfError, metaOfPage } from "~/page-parts/meta-of-page";
import { ExternalLink } from "~/ui/external-link";
import { Link } from "~/ui/navigation";

export { PageErrorBoundary as ErrorBoundary } from "~/page-parts/page-error";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const code = params.code ?? "";
  const targets = await context.findTargets(code);
  if (targets === null) {
    const { getHints, notFound } = await import("~/page-parts/not-found-hints.server");
    throw notFound(getHints(request));
  }
  return { code, target: targets[localeOfRequest(request)] };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data === undefined) return metaOfError(args);
  const text = codeTargetMessages[localeOfPath(args.location.pathname)];
  return metaOfPage(args, { title: text.heading(args.data.code), description: text.notCounted });
};

export default function CodeTarget() {
  const { code, target } = useLoaderData<typeof loader>();
  const text = useMessages(codeTargetMessages);
  const { newTab } = useMessages(shellMessages).common;
  const isHere = target.startsWith("/");
  return (
    <div className="reading-page stack">
      <h1>{text.heading(code)}</h1>
      <p>{isHere ? text.here : text.elsewhere(new URL(target).host)}</p>
      {isHere ? (
        <Link to={target}>{target}</Link>
      ) : (
        <ExternalLink href={target} newTabLabel={newTab}>
          {target}
        </ExternalLink>
      )}
      <p className="muted">{text.notCounted}</p>
    </div>
  );
}
