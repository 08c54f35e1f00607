import type { ReactNode } from "react";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";

interface DocumentLinkProps {
  readonly href: string | undefined;
  readonly children: ReactNode;
}

/** A link to an official document, in a new tab, since a typed text stands in this one. */
export function DocumentLink({ href, children }: DocumentLinkProps) {
  const common = useMessages(controlsMessages);
  if (href === undefined) return <>{children}</>;
  return (
    // The address is long and the same on every line; the foot of the page prints it once.
    <a href={href} target="_blank" rel="noopener noreferrer" data-print="bare">
      {children}
      <span className="visually-hidden"> ({common.newTab})</span>
    </a>
  );
}
