/** Statements in the head of a page about itself and its twins. */
export interface Head {
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly isHidden: boolean;
}

export function toHead(html: string): Head {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(links.map(([, language = "", href = ""]) => [language, href])),
    isHidden: /<meta name="robots" content="noindex"/.test(html),
  };
}
