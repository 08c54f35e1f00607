/**
 * A short text that differs where `text` differs, by any reasonable chance: two 32-bit FNV-1a runs over it, one of
 * them backwards. At once and cheap, and no defence against anybody who looks for two texts that collide.
 */
export function shortHash(text: string): string {
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return (forwards >>> 0).toString(36) + (backwards >>> 0).toString(36);
}
