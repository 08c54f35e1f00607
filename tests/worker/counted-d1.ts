// A database that adds up the rows its statements read and wrote, whichever way they are sent.

export interface RowCount {
  rowsRead: number;
  rowsWritten: number;
  /** Calls, a batch being one. */
  calls: number;
}

/** `real` as the site sees it, and what has been read and written through it. */
export function countReads(real: D1Database): { database: D1Database; count: RowCount } {
  const count: RowCount = { rowsRead: 0, rowsWritten: 0, calls: 0 };
  const known = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function add<T>(results: readonly D1Result<T>[]): void {
    count.calls += 1;
    for (const { meta } of results) {
      count.rowsRead += meta.rows_read;
      count.rowsWritten += meta.rows_written;
    }
  }

  /** Every statement is read with `all`, the only call that reports what it cost. */
  function counted(statement: D1PreparedStatement): D1PreparedStatement {
    async function all() {
      const answer = await statement.all<Record<string, unknown>>();
      add([answer]);
      return answer;
    }
    const ways: Readonly<Record<string, (...parts: never[]) => unknown>> = {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const [row = null] = (await all()).results;
        return column === undefined ? row : (row?.[column] ?? null);
      },
    };
    const wrapped = new Proxy(statement, {
      get: (target, name) => ways[String(name)] ?? Reflect.get(target, name),
    });
    known.set(wrapped, statement);
    return wrapped;
  }

  async function batch(target: Pick<D1Database, "batch">, statements: readonly D1PreparedStatement[]) {
    const answers = await target.batch(statements.map((statement) => known.get(statement) ?? statement));
    add(answers);
    return answers;
  }

  function wrap<T extends D1Database | D1DatabaseSession>(target: T): T {
    return new Proxy(target, {
      get(_, name) {
        if (name === "prepare") return (query: string) => counted(target.prepare(query));
        if (name === "batch") return (statements: D1PreparedStatement[]) => batch(target, statements);
        if (name === "withSession" && "withSession" in target) {
          return (constraint?: string) => wrap(target.withSession(constraint));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  return { database: wrap(real), count };
}
