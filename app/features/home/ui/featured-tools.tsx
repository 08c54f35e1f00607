import type { ReactNode } from "react";
import { pathOf } from "~/addresses/addresses";
import { useLocale } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { Link } from "~/ui/navigation";
import { SectionHeading } from "~/ui/section-heading";
import styles from "./home.module.css";

interface FeaturedToolsProps {
  readonly text: { readonly title: string; readonly intro: string; readonly exploreAll: string };
  /** The grid of the first tools. */
  readonly children: ReactNode;
}

/** The first tools without filters, and the way to all of them. */
export function FeaturedTools({ text, children }: FeaturedToolsProps) {
  const locale = useLocale();
  return (
    <section className="page section">
      <SectionHeading
        heading={text.title}
        lead={text.intro}
        actions={
          <Link to={pathOf("tools", locale)} className={buttonClass()}>
            {text.exploreAll}
          </Link>
        }
      />
      <div className={styles.featured}>{children}</div>
    </section>
  );
}
