/** Whether a source has a test of this title that is not left out. */
export function hasTest(source: string, title: string): boolean {
  const written = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\.(?:skip|fixme|todo))\(\s*(["'\x60])${written}\1,`).test(source);
}
