import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import type { ReceivedEvent } from './read-events.ts';
import { analyticsEvent } from './schema.ts';

const askedAgainMs = 5 * 60_000;
/** Bytes of a row and its index entries, without its properties. */
const rowBytes = 250;

type Parts = Readonly<{ db: Database; clock: Clock; mostBytes: number; onFull: () => void }>;

/**
 * Keeps the table of events from growing without end. The database is asked how much they take every five minutes; what
 * this process adds in between is counted along, so several processes may together go beyond the bound by that much.
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
    /** Whether there is room for these events. If so, it is reserved for them. */
    async take(events: readonly ReceivedEvent[]): Promise<boolean> {
      const now = clock().getTime();
      if (now - askedAt >= askedAgainMs) {
        askedAt = now;
        added = 0;
        taken = measure();
        // One that failed is asked again by the next request.
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
