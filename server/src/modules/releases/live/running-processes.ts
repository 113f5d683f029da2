import { eq, sql } from 'drizzle-orm';
import { areaContract } from 'shared-kit/contract';
import { type Database, newId, type Tx } from '../../../platform/db/index.ts';
import { serverProcess } from '../schema.ts';

/** How often a process reports that it runs. */
export const beatMs = 3000;
/** A process silent for this long counts as ended. */
const silence = sql.raw(`interval '15 seconds'`);

/** A process's id, and its host's contract. */
export type RunningProcess = Readonly<{ id: string; contract: number }>;

export async function beginProcess(db: Database, contract = areaContract): Promise<RunningProcess> {
  const id = newId();
  await db.insert(serverProcess).values({ id, contract });
  return { id, contract };
}

/** Reports that the process still runs. After a gap, such as an outage of the database, its steady time restarts. */
export async function keepProcess(db: Database, { id, contract }: RunningProcess): Promise<void> {
  await db
    .insert(serverProcess)
    .values({ id, contract })
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
 * The contracts of the other running processes' hosts. After an outage of the database, silent processes count as
 * running until they had time to report.
 */
export async function otherContracts(tx: Tx, self: RunningProcess | null): Promise<number[]> {
  const { rows } = await tx.execute<{ contract: number }>(sql`
    select distinct other.contract from ${serverProcess} other
      left join ${serverProcess} self on self.id = ${self?.id ?? null}::uuid
    where other.id is distinct from self.id
      and (other.seen_at > now() - ${silence} or self.steady_since > now() - ${silence})
  `);
  return rows.map(({ contract }) => contract);
}
