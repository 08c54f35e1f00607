import type { MetaDescriptor } from "@remix-run/cloudflare";
import { localeOfPath } from "~/addresses/languages";
import { ruleChangesPath } from "~/features/rules/core/rule-files";
import { rulesPageMessages } from "~/i18n/messages/rules-page";

/** Tells feed readers where the changes of the rules are, in the language of the page. */
export function rulesFeedLink(pathname: string): MetaDescriptor {
  const locale = localeOfPath(pathname);
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: rulesPageMessages[locale].feed.title,
    href: ruleChangesPath(locale),
  };
}
