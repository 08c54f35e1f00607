// Security headers are data in one file. Static assets get theirs from public/_headers.

/** Where browsers report what the policy of a page has stopped. */
export const REPORT_PATH = "/csp-report";
const REPORTING_GROUP = "policy";
/** The header that gives the group its address. */
export const REPORTING_ENDPOINTS = `${REPORTING_GROUP}="${REPORT_PATH}"`;

/** Other sites that a page may load from: none, unless the configuration asks for it. */
export interface ForeignOrigins {
  /** For scripts and frames, such as Turnstile's on a page with its widget. */
  readonly widgetOrigins?: readonly string[];
  /** For images, such as the configured QR image of the bank. */
  readonly imageOrigins?: readonly string[];
}

interface PagePolicy extends ForeignOrigins {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** The Content-Security-Policy of one page. `secure` is false on localhost only. */
export function pagePolicy(
  { scriptHashes, styleHashes, widgetOrigins = [], imageOrigins = [] }: PagePolicy,
  secure: boolean,
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...widgetOrigins].join(" "),
    ["style-src 'self'", ...styleHashes].join(" "),
    ["img-src 'self' data:", ...imageOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(widgetOrigins.length > 0 ? [`frame-src ${widgetOrigins.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
    // Browsers that know the first directive ignore the second.
    `report-to ${REPORTING_GROUP}`,
    `report-uri ${REPORT_PATH}`,
  ];
  return directives.join("; ");
}

/** For answers that are not pages: nothing may load, nothing may frame them. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** True for hosts that have no HTTPS. HSTS and upgrade-insecure-requests are left out there. */
export function isLocalHost(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}

/** Adds the headers every answer carries; values an answer set itself are kept. */
export function addSecurityHeaders(headers: Headers, secure: boolean): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", CLOSED_POLICY);
  if (secure) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  // An answer that does not say otherwise is not kept.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}
