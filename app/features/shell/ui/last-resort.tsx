import { Component, type ReactNode } from "react";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { shellMessages } from "~/i18n/messages/shell";

interface LastResortProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/**
 * Wraps the page of an error. If the frame of that page fails as well, a plain page in our words replaces it, and not
 * the framework's page with lines of code.
 */
export class LastResort extends Component<LastResortProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { locale, children } = this.props;
    if (!this.state.hasFailed) return children;
    const { error } = shellMessages[locale];
    return (
      <html lang={LANGUAGES[locale].tag}>
        <head>
          <title>{error.title}</title>
        </head>
        <body>
          <h1>{error.title}</h1>
          <p>{error.text}</p>
          <button type="button" onClick={() => window.location.reload()}>
            {error.refresh}
          </button>
        </body>
      </html>
    );
  }
}
