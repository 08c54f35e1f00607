import { ArrowUpRight } from "lucide-react";
import type { AnchorHTMLAttributes } from "react";
import { Icon } from "./icon";
import { withSign } from "./whole-words";

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Undefined for as long as it is not known. */
  href: string | undefined;
  /**
   * Read aloud after the text: that the link opens a new tab, in the language of the page. A link with a label of its
   * own says so there.
   */
  newTabLabel: string;
  /** Leaves the arrow out where it would be noise, as in a list of nothing but external links. */
  withoutArrow?: boolean;
}

/** A link to another site in a new tab that can neither reach this page nor learn more than its origin. */
export function ExternalLink({ newTabLabel, withoutArrow, children, ...rest }: ExternalLinkProps) {
  const arrow = withoutArrow ? null : <Icon icon={ArrowUpRight} size="small" inline />;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {rest.className === undefined && arrow !== null ? (
        withSign(children, arrow)
      ) : (
        // A link with a look of its own is a button, which keeps its parts in one line and apart.
        <>
          {children}
          {arrow}
        </>
      )}
      {rest["aria-label"] === undefined ? <span className="visually-hidden">{` ${newTabLabel}`}</span> : null}
    </a>
  );
}

type LinkWhereKnownProps = Omit<ExternalLinkProps, "href"> & { href: string | null };

/** A link to another site, or its words where there is no address. */
export function LinkWhereKnown({ href, ...rest }: LinkWhereKnownProps) {
  return href === null ? rest.children : <ExternalLink {...rest} href={href} />;
}
