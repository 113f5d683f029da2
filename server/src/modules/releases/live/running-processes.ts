import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, newId, type Tx } from '../../../platform/db/index.ts';
import { serverProcess } from '../schema.ts';
import type { Host } from './host.ts';

/** How often a process reports that it runs. */
export const beatMs = 3000;
/** A process silent for this long counts as ended. */
const silence = sql.raw(`interval '15 seconds'`);

export type RunningProcess = Readonly<{ id: string; host: Host }>;

export async function beginProcess(db: Database, { contract, offers }: Host): Promise<RunningProcess> {
  const id = newId();
  const host = { contract, offers };
  await db.insert(serverProcess).values({ id, ...host });
  return { id, host };
}

/** Reports that the process still runs. After a gap, such as an outage of the database, its steady time restarts. */
export async function keepProcess(db: Database, { id, host }: RunningProcess): Promise<void> {
  await db
    .insert(serverProcess)
    .values({ id, ...host })
    .onConflictDoUpdate({
      target: serverProcess.id,
      set: {
        seenAt: sql`now()`,
        steadySince: sql`case when ${serverProcess.seenAt} < now() - ${silence} then now() else ${serverProcess.steadySince} end`,
      },
    });
  await db.delete(serverProcess).where(sql`${serverProcess.seenAt} < now() - interval '1 hour'`);
}

export async function endProcess(db: Database, { id }: RunningProcess): Promise<void> {
  await db.delete(serverProcess).where(eq(serverProcess.id, id));
}

/**
 * The hosts of the other running processes. After an outage of the database, silent processes count as
 * running until they had time to report.
 */
export async function otherHosts(tx: Tx, self: RunningProcess | null): Promise<Host[]> {
  const own = alias(serverProcess, 'own');
  return tx
    .select({ contract: serverProcess.contract, offers: serverProcess.offers })
    .from(serverProcess)
    .leftJoin(own, sql`${own.id} = ${self?.id ?? null}::uuid`)
    .where(
      sql`${serverProcess.id} is distinct from ${own.id}
        and (${serverProcess.seenAt} > now() - ${silence} or ${own.steadySince} > now() - ${silence})`,
    );
}
