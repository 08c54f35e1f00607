export type PathParams = Readonly<Record<string, string>>;

/** A path of the route table with its parameters filled in. Throws when one is missing: that is a programming error. */
export function fillPath(path: string, params: PathParams = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
