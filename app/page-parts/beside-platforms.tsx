import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { pagesMessages } from "~/i18n/messages/pages";
import { platformsMessages } from "~/i18n/messages/platforms";
import { useLocale, useMessages } from "~/i18n/translate";
import { BackLink } from "./back-link";
import { Trail } from "./trail";

interface BesidePlatformsProps {
  readonly pageId: Extract<PageId, "platform-costs" | "platform-checklist">;
  readonly children: ReactNode;
}

/** A page that the page of the platforms leads to, with the way back. */
export function BesidePlatforms({ pageId, children }: BesidePlatformsProps) {
  const { title } = useMessages(pagesMessages)[pageId];
  const platforms = useMessages(platformsMessages).title;
  const locale = useLocale();
  return (
    <div className="page section stack">
      <BackLink to={toPath("platforms", locale)}>{platforms}</BackLink>
      {children}
      <Trail
        steps={[
          { name: platforms, path: toPath("platforms", locale) },
          { name: title, path: toPath(pageId, locale) },
        ]}
      />
    </div>
  );
}
