import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { ReceivedEvent } from './read-events.ts';
import { analyticsEvent } from './schema.ts';

const askedAgainMs = 5 * 60_000;
/** Bytes of a row with its index entries, without the properties. */
const rowBytes = 250;

type Parts = Readonly<{ db: Database; clock: Clock; mostBytes: number; onFull: () => void }>;

/**
 * Limits the size of the table of events. It is measured every five minutes, and this process's additions are counted
 * in between. Other processes' additions aren't, so together they may exceed the limit by that much.
 */
export function eventRoom({ db, clock, mostBytes, onFull }: Parts) {
  let taken = Promise.resolve(0);
  let askedAt = Number.NEGATIVE_INFINITY;
  let added = 0;
  let isFull = false;

  const measure = async (): Promise<number> => {
    const bytes = sql<string>`coalesce(sum(pg_column_size(${analyticsEvent.properties}) + ${rowBytes}), 0)`;
    const [row] = await db.select({ bytes }).from(analyticsEvent);
    return Number(row?.bytes ?? 0);
  };
  return {
    /** Whether there is room for these events; if so, reserves it. */
    async take(events: readonly ReceivedEvent[]): Promise<boolean> {
      const now = clock().getTime();
      if (now - askedAt >= askedAgainMs) {
        askedAt = now;
        added = 0;
        taken = measure();
        // After a failure the next request measures again.
        taken.catch(() => {
          askedAt = Number.NEGATIVE_INFINITY;
        });
      }
      const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
      const before = await taken;
      const fits = before + added + bytes <= mostBytes;
      if (fits) added += bytes;
      else if (!isFull) onFull();
      isFull = !fits;
      return fits;
    },
  };
}

const sizeOf = ({ properties }: ReceivedEvent): number =>
  Buffer.byteLength(JSON.stringify(properties)) + rowBytes;
