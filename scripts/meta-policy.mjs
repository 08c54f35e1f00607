// The policy of a page that goes out as a file: what it may load stands in the page itself, because no header of a
// file knows the hashes of its scripts.

/** Directives that a <meta> cannot carry; public/_headers sends them with every file. */
const HEADER_ONLY = /^(?:frame-ancestors|report-to|report-uri|sandbox)\b/;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The page with its policy before everything that it allows or forbids. Only the character set stands in front, which
 * has to be among the first bytes.
 */
export function withMetaPolicy(html, policy) {
  const rules = policy.split("; ").filter((rule) => !HEADER_ONLY.test(rule));
  if (/["<>&]/.test(policy)) throw new Error(`a policy that no attribute holds: ${policy}`);
  const [charset] = CHARSET.exec(html) ?? [];
  if (charset === undefined) throw new Error("a page without its character set");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
  return html.replace(charset, () => charset + meta);
}
