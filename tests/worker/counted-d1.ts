// A database that adds up the rows its statements read and wrote, whichever way they are sent.

export interface RowCount {
  rowsRead: number;
  rowsWritten: number;
  /** Calls, a batch being one. */
  calls: number;
  /** Rows read by the one statement that read most. */
  mostRead: number;
}

const NOTHING: RowCount = { rowsRead: 0, rowsWritten: 0, calls: 0, mostRead: 0 };

interface CountedDatabase {
  readonly database: D1Database;
  readonly count: RowCount;
  /** Counts from nothing again. */
  reset(): void;
}

/** `real` as the site sees it, sessions included, and what has been read and written through it. */
export function countRows(real: D1Database): CountedDatabase {
  const count: RowCount = { ...NOTHING };
  const known = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function add<T>(results: readonly D1Result<T>[]): void {
    count.calls += 1;
    for (const { meta } of results) {
      count.rowsRead += meta.rows_read;
      count.rowsWritten += meta.rows_written;
      count.mostRead = Math.max(count.mostRead, meta.rows_read);
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

  return { database: wrap(real), count, reset: () => Object.assign(count, NOTHING) };
}
