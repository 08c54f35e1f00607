import { Contrast, Languages, Menu, SquareArrowOutUpRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { findPage, pathOf, switchLanguage } from "~/addresses/addresses";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { MAIN_PAGES } from "~/features/shell/core/main-pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { LogoMark } from "~/ui/logo-mark";
import { Link, usePagePlace } from "~/ui/navigation";
import styles from "./header.module.css";

function NavigationLinks() {
  const text = useMessages(shellMessages);
  const locale = useLocale();
  const current = findPage(usePagePlace().pathname)?.pageId;
  return (
    <ul className={styles.links}>
      {MAIN_PAGES.map(([pageId, key]) => (
        <li key={pageId}>
          <Link
            to={pathOf(pageId, locale)}
            className={styles.link}
            {...(current === pageId ? { "aria-current": "page" as const } : {})}
          >
            {current === pageId ? <span className="marker">{text.nav[key]}</span> : text.nav[key]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The author's other site, apart from the areas of this one: a sign in the bar, with its words in the menu. */
function ExternalTools({ url, isInBar }: { url: string | null; isInBar: boolean }) {
  const { nav, common } = useMessages(shellMessages);
  if (url === null) return null;
  return (
    <p className={styles.apart}>
      <a
        href={url}
        className={isInBar ? styles.control : styles.link}
        target="_blank"
        rel="noopener noreferrer"
        {...(isInBar ? { title: nav.externalTools } : {})}
      >
        {isInBar ? <Icon icon={SquareArrowOutUpRight} /> : null}
        {isInBar ? null : nav.externalTools}
        <span className="visually-hidden">
          {isInBar ? `${nav.externalTools} (${common.newTab})` : ` (${common.newTab})`}
        </span>
      </a>
      <ExampleMark value={url} label={common.example} className={styles.exampleMark} />
    </p>
  );
}

function ThemeToggle() {
  const { theme } = useMessages(shellMessages);
  // Both labels are in the page and the sheet shows the one that fits the theme: the server cannot know it,
  // and nothing draws this part again in the browser.
  return (
    <button type="button" className={styles.control} data-shell="theme">
      <Icon icon={Contrast} />
      <span className={`visually-hidden ${styles.whenDark}`}>{theme.toLight}</span>
      <span className={`visually-hidden ${styles.whenLight}`}>{theme.toDark}</span>
    </button>
  );
}

function LanguageSwitcher() {
  const { language } = useMessages(shellMessages);
  const locale = useLocale();
  const { pathname, search } = usePagePlace();
  return (
    <div className={styles.languages}>
      <button type="button" className={styles.control} popovertarget="language">
        <Icon icon={Languages} />
        <span className={`${styles.code} ${styles.whenWide}`} aria-hidden="true">
          {LANGUAGES[locale].flag}
        </span>
        <span className="visually-hidden">{`${language.label}: ${language.current}`}</span>
      </button>
      <div id="language" popover="auto" className={styles.dropdown}>
        <ul>
          {LOCALES.map((option) => {
            const { flag, name, tag } = LANGUAGES[option];
            const isCurrent = option === locale;
            const href = isCurrent ? pathname + search : switchLanguage(pathname, search, option);
            return (
              <li key={option}>
                <a
                  href={href}
                  hrefLang={tag}
                  lang={tag}
                  data-shell="language"
                  {...(isCurrent ? { "aria-current": "true" as const } : {})}
                >
                  <span className={styles.code} aria-hidden="true">
                    {flag}
                  </span>
                  {name}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

interface HeaderProps {
  readonly externalToolsUrl: string | null;
  /** Further controls of the header, before theme and language. */
  readonly children?: ReactNode;
}

/** The header works before and without the client, by a popover, a dialog and one inline script. */
export function Header({ externalToolsUrl, children }: HeaderProps) {
  const text = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link to={pathOf("home", locale)} className={styles.brand}>
          <LogoMark className={styles.mark} />
          <span className={styles.whenWide}>{text.siteTitle}</span>
        </Link>
        <nav aria-label={text.nav.label} className={styles.navigation}>
          <NavigationLinks />
          <ExternalTools url={externalToolsUrl} isInBar />
        </nav>
        <div className={styles.controls}>
          {children}
          <ThemeToggle />
          <LanguageSwitcher />
          <button
            type="button"
            className={`${styles.control} ${styles.menuButton}`}
            popovertarget="menu"
            aria-haspopup="dialog"
            data-shell="menu"
          >
            <Icon icon={Menu} />
            <span className="visually-hidden">{text.menu.open}</span>
          </button>
        </div>
      </div>
      <dialog id="menu" popover="auto" className={styles.menu} aria-label={text.menu.title}>
        <button
          type="button"
          className={styles.control}
          popovertarget="menu"
          popovertargetaction="hide"
          data-shell="close"
        >
          <Icon icon={X} />
          <span className="visually-hidden">{text.menu.close}</span>
        </button>
        <nav aria-label={text.nav.label}>
          <NavigationLinks />
          <ExternalTools url={externalToolsUrl} isInBar={false} />
        </nav>
      </dialog>
    </header>
  );
}
