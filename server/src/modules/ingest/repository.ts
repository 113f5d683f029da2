import { and, asc, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { newId, type Tx } from '../../platform/db/index.ts';
import type { ReceivedEvent } from './read-events.ts';
import { analyticsClient, analyticsEvent } from './schema.ts';

/** Counts a client's request; returns its number in the minute that begins at `minute`. */
export async function countRequest(tx: Tx, client: string, minute: Date): Promise<number> {
  const { requests, minute: counted } = analyticsClient;
  const [row] = await tx
    .insert(analyticsClient)
    .values({ client, minute, requests: 1 })
    .onConflictDoUpdate({
      target: analyticsClient.client,
      set: {
        requests: sql`case when ${counted} = excluded.minute then ${requests} + 1 else 1 end`,
        minute: sql`excluded.minute`,
      },
    })
    .returning({ requests });
  return row?.requests ?? 0;
}

/** `forward`: whether the events are to be forwarded. */
export async function insertEvents(
  tx: Tx,
  events: readonly ReceivedEvent[],
  receivedAt: Date,
  forward: boolean,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(analyticsEvent).values(
    events.map((event) => ({
      id: newId(),
      ...event,
      receivedAt,
      forwardAt: forward ? receivedAt : null,
    })),
  );
}

export type WaitingEvent = Readonly<{
  id: string;
  name: string;
  properties: Record<string, unknown>;
  occurredAt: Date;
  attempts: number;
}>;

/**
 * Takes due events, oldest first. No other process takes them until `leaseEnds`; then they are due again, in case this
 * one died.
 */
export async function takeDueEvents(
  tx: Tx,
  { now, leaseEnds, most }: Readonly<{ now: Date; leaseEnds: Date; most: number }>,
): Promise<WaitingEvent[]> {
  const due = tx
    .select({ id: analyticsEvent.id })
    .from(analyticsEvent)
    .where(and(isNotNull(analyticsEvent.forwardAt), lte(analyticsEvent.forwardAt, now)))
    .orderBy(asc(analyticsEvent.forwardAt), asc(analyticsEvent.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const { id, name, properties, occurredAt, attempts } = analyticsEvent;
  return tx
    .update(analyticsEvent)
    .set({ forwardAt: leaseEnds, attempts: sql`${attempts} + 1` })
    .where(inArray(id, due))
    .returning({ id, name, properties, occurredAt, attempts });
}

/** Null means forwarded. */
export async function setForwardAt(tx: Tx, ids: readonly string[], at: Date | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(analyticsEvent)
    .set({ forwardAt: at })
    .where(inArray(analyticsEvent.id, [...ids]));
}

type Before = Readonly<{
  /** For events that needn't be forwarded any more. */
  kept: Date;
  /** For events still waiting for the analytics host. */
  waiting: Date;
}>;

/** Deletes a limited number of old events, and all counts older than an hour. */
export async function deleteOld(tx: Tx, before: Before, now: Date, most: number): Promise<number> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await tx.delete(analyticsClient).where(lt(analyticsClient.minute, hourAgo));
  const { id, receivedAt, forwardAt } = analyticsEvent;
  const old = tx
    .select({ id })
    .from(analyticsEvent)
    .where(or(and(isNull(forwardAt), lt(receivedAt, before.kept)), lt(receivedAt, before.waiting)))
    .limit(most);
  const { rowCount } = await tx.delete(analyticsEvent).where(inArray(id, old));
  return rowCount ?? 0;
}
