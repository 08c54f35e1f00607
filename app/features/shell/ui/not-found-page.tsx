import type { ReactNode } from "react";
import { toPath } from "~/addresses/addresses";
import type { KnownPage } from "~/features/shell/core/nearest-pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { Field } from "~/ui/field";
import { Link } from "~/ui/navigation";
import { SearchBox } from "~/ui/search-box";
import { MainAreas } from "./main-areas";
import styles from "./not-found-page.module.css";

interface NotFoundPageProps {
  /** The pages nearest to the address, best first. */
  readonly pages?: readonly KnownPage[];
  /** Further hints about the address, such as the codes of the book that resemble it. */
  readonly children?: ReactNode;
}

/** The 404 page in the language of the path: what resembles the address, and beside it the areas of the site. */
export function NotFoundPage({ pages = [], children }: NotFoundPageProps) {
  const { notFound, common } = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <div className={`page section ${styles.layout}`}>
      <div className={styles.main}>
        <div className="stack">
          <h1>{notFound.heading}</h1>
          <p>{notFound.text}</p>
        </div>
        {children}
        {pages.length === 0 ? null : (
          <div className="stack">
            <h2 className="size-l">{notFound.nearest}</h2>
            <ul className={styles.nearest}>
              {pages.map(({ href, title }) => (
                <li key={href}>
                  <Link to={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <search aria-label={common.search}>
          <form action={toPath("search", locale)} className={styles.search}>
            <SearchBox label={common.search}>
              <Field type="search" name="q" label={notFound.searchLabel} />
            </SearchBox>
          </form>
        </search>
        <p>
          <Link to={toPath("home", locale)}>{notFound.home}</Link>
        </p>
      </div>
      <MainAreas />
    </div>
  );
}
