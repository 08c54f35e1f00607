// Bindings whose every call goes through the test's hands: to fail, to be slow, or to be counted.
import type { Env } from "../../workers/env";

/** Runs a call, or does something else instead. */
export type Step = <T>(work: () => Promise<T>) => Promise<T>;

/** The database is down. */
export const isDown: Step = () => Promise.reject(new Error("D1 is down"));

/** A database whose calls are steps. Statements can be built freely, because nothing has been sent by then. */
export function disturbD1(real: D1Database, step: Step): D1Database {
  const known = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

  function disturbStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const disturbed = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => disturbStatement(target.bind(...values));
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function"
          ? (...parts: unknown[]) => step(() => Promise.resolve(value.apply(target, parts)))
          : value;
      },
    });
    known.set(disturbed, statement);
    return disturbed;
  }

  function unwrap(statement: D1PreparedStatement): D1PreparedStatement {
    return known.get(statement) ?? statement;
  }

  function disturb<T extends D1Database | D1DatabaseSession>(target: T): T {
    return new Proxy(target, {
      get(_, name) {
        if (name === "prepare") return (query: string) => disturbStatement(target.prepare(query));
        if (name === "batch")
          return (all: D1PreparedStatement[]) => step(() => target.batch(all.map(unwrap)));
        if (name === "exec" && "exec" in target) return (query: string) => step(() => target.exec(query));
        if (name === "withSession" && "withSession" in target) {
          return (constraint?: string) => disturb(target.withSession(constraint));
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  return disturb(real);
}

/** An environment whose database and queue are disturbed. */
export function disturbEnv(env: Env, step: Step): Env {
  const { JOBS } = env;
  return {
    ...env,
    DB: disturbD1(env.DB, step),
    JOBS: {
      send: (body, options) => step(() => JOBS.send(body, options)),
      sendBatch: (messages, options) => step(() => JOBS.sendBatch(messages, options)),
      metrics: () => JOBS.metrics(),
    },
  };
}

/** An environment whose database is down. */
export function withoutD1(env: Env): Env {
  return { ...env, DB: disturbD1(env.DB, isDown) };
}
