// First, because it declares the order of the cascade layers.
import layerOrder from "~/styles/layers.css?raw";
import "~/styles/site.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { holdsToken, placeOfPage, toPath } from "~/addresses/addresses";
import {
  completeLocale,
  fallbackNotice,
  frameLocaleOfPath,
  LANGUAGES,
  languageOfPath,
  localeOfPath,
} from "~/addresses/languages";
import FavouritesLink from "~/features/favourites/ui/favourites-link.shell";
import FooterNewsletterForm from "~/features/newsletter/ui/footer-newsletter-form.island";
import styles from "~/features/newsletter/ui/newsletter.module.css";
import SearchButton from "~/features/search/ui/search-button.shell";
import SharePageButton from "~/features/share/ui/share-page-button.shell";
import { THEME_COLOURS } from "~/features/shell/core/theme";
import ErrorCard from "~/features/shell/ui/error-card.island";
import { Footer } from "~/features/shell/ui/footer";
import { Header } from "~/features/shell/ui/header";
import { NotFoundPage } from "~/features/shell/ui/not-found-page";
import { useScriptMarker } from "~/features/shell/ui/script-marker";
import { newsletterMessages } from "~/i18n/messages/newsletter";
import { shellMessages } from "~/i18n/messages/shell";
import { LocaleProvider, useLocale, useMessages } from "~/i18n/translate";
import { Island } from "~/islands/island";
import { IslandsScripts } from "~/page-parts/islands-scripts";
import { metaOfError } from "~/page-parts/meta-of-page";
import { Link, PlaceProvider } from "~/ui/navigation";

/** `--surface` of styles/tokens.css by day and by night, for the bars of the browser. */
const THEMES = ["light", "dark"] as const;

/** Stands in the copyright line of a page whose root loader failed. */
const FIRST_YEAR = 2026;

/** Loads the configuration that every page needs. */
export function loader({ context }: LoaderFunctionArgs) {
  const { config, now } = context;
  return {
    siteOrigin: config.siteOrigin,
    externalToolsUrl: config.externalToolsUrl,
    socialLinks: config.socialLinks,
    keepsPages: import.meta.env.PROD && config.hasServiceWorker,
    turnstileSiteKey: config.turnstile?.siteKey ?? null,
    year: now.getUTCFullYear(),
  };
}

/** For the error page alone: every page has a title of its own. */
export const meta: MetaFunction = (args) => (args.error == null ? [] : metaOfError(args));

/** The document around every page, the one of an error included. */
export function Layout({ children }: { children: ReactNode }) {
  const marker = useScriptMarker();
  const { pathname, search } = useLocation();
  const language = languageOfPath(pathname);
  const locale = frameLocaleOfPath(pathname);
  const notice = fallbackNotice(pathname);
  // Absent where the root loader did not run: a refused method, a failure.
  const site = useRouteLoaderData<typeof loader>("root") ?? null;
  const text = shellMessages[locale];
  return (
    <html
      lang={LANGUAGES[language].tag}
      data-catalogue={toPath("tools", language)}
      data-keeps-pages={site?.keepsPages === true ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the inline script, which gives both the colour of the chosen theme. */}
        {THEMES.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={THEME_COLOURS[theme]}
          />
        ))}
        {/* Filled by workers/http/finish-page.ts with what the page needs of the inline script. */}
        <script nonce={marker} data-shell-script="" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${completeLocale(language)}.webmanifest`} />
        {/* Filled by workers/http/finish-page.ts with the rules that the page needs. The dev server sends each sheet by
            itself, in no settled order, so the order of the layers has to stand before them. */}
        {import.meta.env.DEV ? (
          <>
            <style>{layerOrder}</style>
            <Links />
          </>
        ) : (
          <style data-sheet="" />
        )}
      </head>
      <body>
        <LocaleProvider value={locale}>
          <PlaceProvider value={placeOfPage(pathname, search)}>
            <a href="#content" className="skip-link visually-hidden">
              {text.skipToContent}
            </a>
            <Header
              externalToolsUrl={site?.externalToolsUrl ?? null}
              search={<Island name="search-button" of={SearchButton} props={{}} />}
              controls={(hasWords) => (
                <>
                  <Island name="favourites-link" of={FavouritesLink} props={hasWords ? { hasWords } : {}} />
                  {site === null ? null : (
                    <Island
                      name="share-page-button"
                      of={SharePageButton}
                      props={hasWords ? { hasWords } : {}}
                    />
                  )}
                </>
              )}
            />
            {notice === null ? null : <p className="page muted">{notice}</p>}
            <LocaleProvider value={localeOfPath(pathname)}>
              <main
                id="content"
                tabIndex={-1}
                lang={notice === null ? undefined : LANGUAGES[localeOfPath(pathname)].tag}
              >
                {children}
              </main>
            </LocaleProvider>
            <Footer
              year={site?.year ?? FIRST_YEAR}
              socialLinks={site?.socialLinks ?? []}
              newsletter={
                holdsToken(pathname) ? (
                  <FooterNewsletterLink />
                ) : (
                  <Island
                    name="footer-newsletter-form"
                    of={FooterNewsletterForm}
                    props={site?.turnstileSiteKey == null ? {} : { turnstileSiteKey: site.turnstileSiteKey }}
                  />
                )
              }
            />
          </PlaceProvider>
        </LocaleProvider>
        <IslandsScripts address={pathname + search} />
      </body>
    </html>
  );
}

/** The page itself; everything around it is Layout. */
export default function App() {
  return <Outlet />;
}

/** Any failure that no page answers itself. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <Island name="error-card" of={ErrorCard} props={{}} />;
}

/** The footer box of a page that may load no bot check: a link to the page with the form. */
function FooterNewsletterLink() {
  const { footer, form } = useMessages(newsletterMessages);
  return (
    <section className={styles.footer}>
      <h2>{footer.heading}</h2>
      <p className="note">
        <Link to={toPath("newsletter", useLocale())}>{form.subscribe}</Link>
      </p>
    </section>
  );
}
