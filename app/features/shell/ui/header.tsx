import { Contrast, Languages, Menu, SquareArrowOutUpRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { findPage, switchLanguage, toPath } from "~/addresses/addresses";
import { LANGUAGES, PAGE_LANGUAGES } from "~/addresses/languages";
import { MAIN_PAGES, TASK_PAGES } from "~/features/shell/core/main-pages";
import { shellMessages } from "~/i18n/messages/shell";
import { useLocale, useMessages } from "~/i18n/translate";
import { classNames } from "~/ui/class-names";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { LogoMark } from "~/ui/logo-mark";
import { Link, usePagePlace } from "~/ui/navigation";
import styles from "./header.module.css";

interface PlacedProps {
  /** True in the bar, which has icons; false in the menu, which has words. */
  readonly isInBar: boolean;
}

interface NavigationProps extends PlacedProps {
  readonly externalToolsUrl: string | null;
}

function Navigation({ isInBar, externalToolsUrl }: NavigationProps) {
  const text = useMessages(shellMessages);
  const locale = useLocale();
  const current = findPage(usePagePlace().pathname)?.pageId;
  return (
    <nav aria-label={text.nav.label} className={isInBar ? styles.navigation : undefined}>
      <ul className={isInBar ? styles.fold : undefined}>
        {MAIN_PAGES.map(([pageId, key]) => (
          <li key={pageId}>
            <Link
              to={toPath(pageId, locale)}
              className={styles.link}
              aria-current={current === pageId ? "page" : undefined}
            >
              {current === pageId ? <span className="marker">{text.nav[key]}</span> : text.nav[key]}
            </Link>
          </li>
        ))}
        {externalToolsUrl === null ? null : <ExternalTools url={externalToolsUrl} isInBar={isInBar} />}
      </ul>
    </nav>
  );
}

/** The doors of the home page, from every page. */
function TaskLinks() {
  const { footer } = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <ul className={styles.apart}>
      {TASK_PAGES.map(([pageId, key]) => (
        <li key={pageId}>
          <Link to={toPath(pageId, locale)} className={styles.link}>
            {footer[key]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The author's other site. */
function ExternalTools({ url, isInBar }: PlacedProps & { readonly url: string }) {
  const { nav, common } = useMessages(shellMessages);
  return (
    <li>
      <a
        href={url}
        className={styles.link}
        target="_blank"
        rel="noopener noreferrer"
        title={isInBar ? nav.externalTools : undefined}
      >
        <Icon icon={SquareArrowOutUpRight} />
        <span className={isInBar ? "visually-hidden" : undefined}>{nav.externalTools}</span>
        <span className="visually-hidden">{` (${common.newTab})`}</span>
        <ExampleMark value={url} label={common.example} />
      </a>
    </li>
  );
}

function ThemeToggle({ isInBar }: PlacedProps) {
  const { theme } = useMessages(shellMessages);
  const hidden = isInBar ? "visually-hidden" : undefined;
  // Both labels are in the page and the sheet shows the one that fits the theme: the server cannot know it,
  // and nothing draws this part again in the browser.
  return (
    <button type="button" className={isInBar ? styles.control : undefined} data-shell="theme">
      <Icon icon={Contrast} />
      <span className={classNames(hidden, styles.whenDark)}>{theme.toLight}</span>
      <span className={classNames(hidden, styles.whenLight)}>{theme.toDark}</span>
    </button>
  );
}

/** The links to this page in every language. */
function LanguageLinks() {
  const locale = useLocale();
  const { pathname, search } = usePagePlace();
  return PAGE_LANGUAGES.map((option) => {
    const { flag, name, tag } = LANGUAGES[option];
    const isCurrent = option === locale;
    return (
      <li key={option}>
        <a
          href={isCurrent ? pathname + search : switchLanguage(pathname, search, option)}
          hrefLang={tag}
          lang={tag}
          className={styles.link}
          data-shell="language"
          aria-current={isCurrent ? "true" : undefined}
        >
          <span className={styles.code} aria-hidden="true">
            {flag}
          </span>
          {name}
        </a>
      </li>
    );
  });
}

function LanguageSwitcher() {
  const { language } = useMessages(shellMessages);
  return (
    <div className={styles.languages}>
      <button type="button" className={styles.control} popovertarget="language">
        <Icon icon={Languages} />
        <span className="visually-hidden">{`${language.label}: ${language.current}`}</span>
      </button>
      <div id="language" popover="auto" className={styles.dropdown}>
        <ul>
          <LanguageLinks />
        </ul>
      </div>
    </div>
  );
}

interface MenuProps {
  readonly externalToolsUrl: string | null;
  /** The controls in words, which the bar shows as icons. */
  readonly children: ReactNode;
}

/** Everything that the bar may have no room for. */
function HeaderMenu({ externalToolsUrl, children }: MenuProps) {
  const { menu } = useMessages(shellMessages);
  return (
    <dialog id="menu" popover="auto" className={styles.menu} aria-label={menu.title}>
      <button
        type="button"
        className={styles.control}
        popovertarget="menu"
        popovertargetaction="hide"
        data-shell="close"
      >
        <Icon icon={X} />
        <span className="visually-hidden">{menu.close}</span>
      </button>
      <Navigation externalToolsUrl={externalToolsUrl} isInBar={false} />
      <TaskLinks />
      <div className={styles.apart}>
        {children}
        <ThemeToggle isInBar={false} />
      </div>
      <ul className={styles.apart}>
        <LanguageLinks />
      </ul>
    </dialog>
  );
}

interface HeaderProps {
  readonly externalToolsUrl: string | null;
  /** The one control beside the menu that never folds. */
  readonly search: ReactNode;
  /** Further controls: as signs for the bar, and with words for the menu. */
  readonly controls: (hasWords: boolean) => ReactNode;
}

/**
 * The header works before and without the client, by a popover, a dialog and one inline script. Its bar is one row that
 * folds by itself: first the links from the last on, then the signs, at last the name; the menu has them all.
 */
export function Header({ externalToolsUrl, search, controls }: HeaderProps) {
  const text = useMessages(shellMessages);
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link to={toPath("home", locale)} className={classNames(styles.fold, styles.brand)}>
          <LogoMark />
          <span>{text.siteTitle}</span>
        </Link>
        <div className={styles.controls}>
          <Navigation externalToolsUrl={externalToolsUrl} isInBar />
          <div className={styles.fold}>
            <LanguageSwitcher />
            {controls(false)}
            <ThemeToggle isInBar />
          </div>
          <div className={styles.signs}>
            {search}
            <button
              type="button"
              className={styles.control}
              popovertarget="menu"
              aria-haspopup="dialog"
              data-shell="menu"
            >
              <Icon icon={Menu} />
              <span className="visually-hidden">{text.menu.open}</span>
            </button>
          </div>
        </div>
      </div>
      <HeaderMenu externalToolsUrl={externalToolsUrl}>{controls(true)}</HeaderMenu>
    </header>
  );
}
