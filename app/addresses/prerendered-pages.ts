// Which pages are rendered once, when the site is started or deployed, and go out as static files, and how addresses
// lead to them without the Worker. All of it follows from the route table.
import { PAGE_LANGUAGES, pathInLanguage } from "./languages";
import { type PageId, type PageRow, ROUTE_TABLE } from "./route-table";

const ROWS: readonly PageRow[] = ROUTE_TABLE;

/** Values of the parameter in a page's path, such as the ids of all resources. */
export type PathValues = Partial<Record<PageId, readonly string[]>>;

/**
 * True for a page that is the same for everybody until the next build or configuration: nothing of the database, no
 * visitor's own answer, no payment data, no key in its address. What it understands of a query is rendered each time.
 */
export function isPrerendered({ live, kept, holdsToken }: PageRow): boolean {
  return live === undefined && kept !== false && holdsToken !== true;
}

const FINISHED = ROWS.filter(isPrerendered);

/** True for a prerendered page whose address also takes a query: the Worker hands its file out where there is none. */
export function isHandedOut(row: PageRow): boolean {
  return isPrerendered(row) && row.query !== undefined;
}

function pathsOfRow(row: PageRow, values: PathValues): string[] {
  const known = Object.entries(values).find(([pageId]) => pageId === row.id)?.[1];
  return PAGE_LANGUAGES.flatMap((language) => {
    const path = row.paths[language][0];
    if (!path.includes(":")) return [path];
    if (known === undefined) throw new Error(`prerendered page without the values of its path: ${row.id}`);
    return known.map((value) => path.replace(/:\w+/, encodeURIComponent(value)));
  });
}

/** The canonical address of every prerendered page. */
export function listPrerenderedPaths(values: PathValues): string[] {
  return FINISHED.flatMap((row) => pathsOfRow(row, values));
}

/**
 * Addresses at which no file answers by itself, because a file ignores the query, and no rule of the platform, because
 * it would drop the query where it adds a view (wrangler.toml).
 */
export function listWorkerFirstPaths(): string[] {
  return FINISHED.filter(isHandedOut).flatMap(({ paths, former = {} }) => [
    ...PAGE_LANGUAGES.map((language) => paths[language][0]),
    ...Object.keys(former).flatMap((path) => PAGE_LANGUAGES.map((name) => pathInLanguage(path, name))),
  ]);
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * Every other spelling of a prerendered page that the table knows, and a slash at the end of each and of its own. Those
 * with a parameter come last: the platform counts whatever follows one of them among the few of its kind.
 */
export function listRedirects(): Redirect[] {
  const redirects = FINISHED.flatMap(({ paths }) =>
    PAGE_LANGUAGES.flatMap((language) => {
      const [to, ...others] = paths[language];
      return [...others, ...paths[language].map((path) => `${path}/`)].map((from) => ({ from, to }));
    }),
  );
  return redirects.sort((one, other) => Number(one.from.includes(":")) - Number(other.from.includes(":")));
}
