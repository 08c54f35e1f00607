import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { PageId } from "~/addresses/route-table";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { ExampleMark } from "~/ui/example-mark";
import { Link } from "~/ui/navigation";
import styles from "./footer.module.css";

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

interface FooterProps {
  readonly year: number;
  readonly socialLinks: readonly SocialLink[];
  /** The newsletter box. Its heading looks like those beside it. */
  readonly newsletter: ReactNode;
}

type PageLinks = readonly (readonly [PageId, string])[];

function LinkList({ links, className }: { links: PageLinks; className: string | undefined }) {
  const locale = useLocale();
  return (
    <ul className={className}>
      {links.map(([pageId, label]) => (
        <li key={pageId}>
          <Link to={toPath(pageId, locale)}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function LinkColumn({ title, links }: { title: string; links: PageLinks }) {
  return (
    <section>
      <h2>{title}</h2>
      <LinkList links={links} className={styles.list} />
    </section>
  );
}

/** The footer of every page. Social links come from configuration; one that is not set is not shown. */
export function Footer({ year, socialLinks, newsletter }: FooterProps) {
  const text = useMessages(shellMessages);
  return (
    <footer className={`board ${styles.footer}`}>
      <div className={styles.columns}>
        <p className={styles.brand}>
          {text.siteTitle}
          <span>{text.tagline}</span>
        </p>
        <LinkColumn
          title={text.footer.lessons}
          links={[
            ["book-resources", text.nav.bookResources],
            ["prompts", text.footer.prompts],
            ["unplugged", text.footer.unplugged],
            ["bncc", text.footer.bncc],
            ["hub", text.footer.hub],
          ]}
        />
        <LinkColumn
          title={text.footer.school}
          links={[
            ["may-we-use", text.footer.mayWeUse],
            ["rules", text.footer.rules],
            ["school-kit", text.footer.schoolKit],
            ["staff-meeting", text.footer.staffMeeting],
            ["changes", text.footer.changes],
          ]}
        />
        <LinkColumn
          title={text.footer.resources}
          links={[
            ["tools", text.nav.tools],
            ["learn", text.nav.learn],
            ["certifications", text.footer.certifications],
            ["library", text.nav.library],
            ["videos", text.nav.videos],
          ]}
        />
        <LinkColumn
          title={text.footer.site}
          links={[
            ["about", text.nav.about],
            ["news", text.footer.news],
            ["digest", text.footer.digest],
            ["contact", text.footer.contact],
            ["donate", text.footer.donate],
          ]}
        />
        {newsletter}
        {socialLinks.length === 0 ? null : (
          <section>
            <h2>{text.footer.social}</h2>
            <ul className={`${styles.list} ${styles.social}`}>
              {socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener noreferrer me">
                    {name}
                    <span className="visually-hidden">{` (${text.common.newTab})`}</span>
                  </a>{" "}
                  <ExampleMark value={url} label={text.common.example} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.legal}>
        {/* An island brings it up to the day on which the page is read. */}
        <p data-year={year}>{text.footer.copyright(year)}</p>
        <nav aria-label={text.footer.legal}>
          <LinkList
            links={[
              ["privacy", text.footer.privacy],
              ["terms", text.footer.terms],
              ["cookies", text.footer.cookies],
              ["accessibility", text.footer.accessibility],
              ["open-data", text.footer.openData],
            ]}
            className={styles.inline}
          />
        </nav>
      </div>
    </footer>
  );
}
