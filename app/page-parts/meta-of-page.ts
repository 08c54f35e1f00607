import type { MetaDescriptor } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";
import { findPage, getPageRow } from "~/addresses/addresses";
import { localeOfPath } from "~/addresses/languages";
import { pageMeta } from "~/features/seo/core/page-meta";
import { isTitledPage, pagesMessages } from "~/i18n/messages/pages";
import { shellMessages } from "~/i18n/messages/shell";

interface MetaArgs {
  readonly location: { readonly pathname: string };
  readonly matches: readonly { readonly id: string; readonly data?: unknown }[];
  /** The error of the loader or the component, on an error page. */
  readonly error?: unknown;
}

/** The configured origin, from the data of the root route. */
function siteOrigin(matches: MetaArgs["matches"]): string {
  const root = matches.find((match) => match.id === "root")?.data;
  return typeof root === "object" && root !== null && "siteOrigin" in root ? String(root.siteOrigin) : "";
}

interface PageTextOverride {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
}

/**
 * The `meta` of a page: its text from the messages, or from `own` where the page's content names it.
 * Nothing is returned for an address that no page answers to (the 404 page brings its own).
 */
export function metaOfPage(args: MetaArgs, own?: PageTextOverride): MetaDescriptor[] {
  const { location, matches } = args;
  if (args.error != null) return metaOfError(args);
  const page = findPage(location.pathname);
  if (page === null) return [];
  const { pageId, locale, params } = page;
  const text = own ?? (isTitledPage(pageId) ? pagesMessages[locale][pageId] : undefined);
  if (text === undefined) return [];
  return pageMeta({
    origin: siteOrigin(matches),
    locale,
    pageId,
    params,
    indexed: getPageRow(pageId).indexed !== false,
    ...text,
  });
}

/** The `meta` of an address that no page answers to. */
export function metaOfNotFound({ location }: Pick<MetaArgs, "location">): MetaDescriptor[] {
  return metaOfFailure(location.pathname, "notFound");
}

/** The `meta` of a page whose loader or component failed, or found nothing. */
export function metaOfError({ location, error }: Pick<MetaArgs, "location" | "error">): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return metaOfFailure(location.pathname, isMissing ? "notFound" : "error");
}

function metaOfFailure(pathname: string, kind: "notFound" | "error"): MetaDescriptor[] {
  const text = shellMessages[localeOfPath(pathname)];
  return [{ title: `${text[kind].title} · ${text.siteTitle}` }, { name: "robots", content: "noindex" }];
}
