// The events of the site, and what each of them says. None names a person.

export interface AnalyticsEvents {
  page_view: { readonly path: string };
  /** A link to the thing itself was followed, outside this site. */
  resource_click: { readonly id: string; readonly url: string };
  search: { readonly query: string; readonly results: number };
  news_click: { readonly id: string };
  qr_generate: { readonly id: string };
  newsletter_signup: { readonly place: "inline" | "popup" | "footer" };
}

export type AnalyticsEvent = keyof AnalyticsEvents;
