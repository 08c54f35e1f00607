// A local start fills what its author has not set with examples (scripts/example-values.mjs). Their domain is
// reserved for examples (RFC 2606), so every place that shows one can recognise and mark it.

const EXAMPLE_ADDRESS = /^(?:https?:\/\/|[^\s@/]+@)(?:[\w-]+\.)*example\.org(?:[/?#:]|$)/i;
/** In a Pix code a key is followed by the number of the next field. */
const EXAMPLE_KEY_IN_CODE = /@example\.org\d/;

/** True for a web or mail address, or a Pix key, that stands in for one the author has not set. */
export function isExampleAddress(value: string | null | undefined): boolean {
  return EXAMPLE_ADDRESS.test(value ?? "");
}

/** True for a Pix code whose money would reach nobody. */
export function isExamplePixCode(code: string): boolean {
  return EXAMPLE_KEY_IN_CODE.test(code);
}
