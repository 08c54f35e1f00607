import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { CompanionPageHead } from "~/features/book-resources/ui/companion-page-head";
import { useLocale } from "~/i18n/translate";
import { CompanionTrail } from "./companion-trail";
import { LandingPage, type LandingWithLinks } from "./landing-page";

interface CodePageProps {
  readonly pageId: PageId;
  readonly text: {
    readonly title: string;
    readonly description: string;
    readonly back: string;
    readonly jumps: { readonly label: string; readonly prompt: string };
  };
  /** The parts of the page that its head leads to, before the prompt. */
  readonly jumps: readonly { readonly href: string; readonly label: string }[];
  /** What the printed code of the page opens; null while it has none in this language. */
  readonly landing: LandingWithLinks | null;
  readonly children: ReactNode;
}

/** A page that is more than the landing of its printed code: its own parts come first, then the prompt of the book. */
export function CodePage({ pageId, text, jumps, landing, children }: CodePageProps) {
  const locale = useLocale();
  return (
    <>
      {/* Paper has what the code of the book opens. */}
      <div {...(landing === null ? {} : { "data-print": "hide" })}>
        <CompanionPageHead
          title={text.title}
          description={text.description}
          back={{ href: pathOf("book-resources", locale), label: text.back }}
          jumpsLabel={text.jumps.label}
          jumps={[...jumps, { href: "#landing", label: text.jumps.prompt }]}
        />
        {children}
      </div>
      {landing === null ? null : (
        <div className="reading-page with-side">
          <LandingPage landing={landing} level={2} />
        </div>
      )}
      <CompanionTrail title={text.title} path={pathOf(pageId, locale)} />
    </>
  );
}
