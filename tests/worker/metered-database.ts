// A database that adds up what its statements read and wrote, as D1 bills it.

export interface Used {
  readonly read: number;
  readonly written: number;
  /** The figures of the one statement that read most. */
  readonly mostRead: number;
}

export interface Meter {
  readonly d1: D1Database;
  used(): Used;
  reset(): void;
}

/** The same database through a meter. D1 gives no figures for rows as arrays, so they are asked for as objects. */
export function meterDatabase(real: D1Database): Meter {
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  let metas: D1Meta[] = [];

  function note<T>(result: D1Result<T>): D1Result<T> {
    metas.push(result.meta);
    return result;
  }

  function meter(statement: D1PreparedStatement): D1PreparedStatement {
    const metered = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => meter(target.bind(...values));
        if (name === "run" || name === "all") return async () => note(await target.all());
        if (name === "raw") {
          return async () => note(await target.all<Record<string, unknown>>()).results.map(Object.values);
        }
        if (name === "first") {
          return async () => note(await target.all<Record<string, unknown>>()).results[0] ?? null;
        }
        return Reflect.get(target, name);
      },
    });
    inner.set(metered, statement);
    return metered;
  }

  const d1 = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (query: string) => meter(target.prepare(query));
      if (name === "batch") {
        return async (all: D1PreparedStatement[]) =>
          (await target.batch(all.map((statement) => inner.get(statement) ?? statement))).map(note);
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

  return {
    d1,
    used: () => ({
      read: metas.reduce((sum, { rows_read }) => sum + rows_read, 0),
      written: metas.reduce((sum, { rows_written }) => sum + rows_written, 0),
      mostRead: Math.max(0, ...metas.map(({ rows_read }) => rows_read)),
    }),
    reset: () => {
      metas = [];
    },
  };
}
