// One statement decides who works. A lease expires by itself when its owner dies. A visitor's press takes it only
// when no run of the operation began within the cooldown. Instants that a wrong clock wrote in the future block
// nobody.
import { eq, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { leases, pipelineRuns } from "~/db/run-tables.server";
import { believableUntil } from "~/features/news/core/run/run-policy";
import type { Operation } from "./pipeline-log.server";

export interface LeaseRequest {
  readonly operation: Operation;
  readonly owner: string;
  readonly now: Date;
  readonly leaseSeconds: number;
  /** Refused when a run began within this time; 0 asks for the lease alone. */
  readonly cooldownSeconds: number;
}

/** True when the lease of the operation is now the owner's. */
export async function takeLease(db: Db, request: LeaseRequest): Promise<boolean> {
  const { operation, owner, now, leaseSeconds, cooldownSeconds } = request;
  const until = new Date(now.getTime() + leaseSeconds * 1000).toISOString();
  const latest = believableUntil(now.getTime());
  const cooledSince = new Date(now.getTime() - cooldownSeconds * 1000).toISOString();
  const taken = await db.all<{ owner: string }>(sql`
    insert into ${leases} (name, owner, until)
    select ${operation}, ${owner}, ${until}
    where ${cooldownSeconds} = 0 or not exists (
      select 1 from ${pipelineRuns}
      where ${pipelineRuns.operation} = ${operation} and ${pipelineRuns.startedAt} > ${cooledSince}
        and ${pipelineRuns.startedAt} <= ${latest.run})
    on conflict (name) do update set owner = excluded.owner, until = excluded.until
    where leases.until < ${now.toISOString()} or leases.until > ${latest.lease}
    returning owner`);
  return taken[0]?.owner === owner;
}

/** The statement that gives a lease back, if it is still the owner's. */
export function releaseStatement(db: Db, owner: string) {
  return db.delete(leases).where(eq(leases.owner, owner));
}
