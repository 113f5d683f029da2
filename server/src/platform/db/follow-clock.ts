import { sql } from 'drizzle-orm';
import { correctClock } from '../clock.ts';
import type { Database } from './types.ts';

type Log = Readonly<{ warn: (details: object, message: string) => void }>;

const againAfterMs = 30_000;
/** Number of measurements; the quickest answer is the most exact, since the others waited somewhere. */
const samples = 5;
/** Differences below this are within the error of measurement. */
const worthCorrectingMs = 50;
const worthTellingMs = 5000;

/**
 * Corrects this process's clock by the database's, now and every half minute. Otherwise expiry would depend on which
 * process answers. Returns a function that stops it.
 */
export async function followDatabaseClock(db: Database, log: Log): Promise<() => void> {
  let corrected = 0;
  const follow = async (): Promise<void> => {
    const { aheadMs, tookMs } = await measureClock(db);
    if (Math.abs(aheadMs - corrected) <= worthCorrectingMs + tookMs) return;
    corrected = aheadMs;
    correctClock(corrected);
    if (Math.abs(corrected) < worthTellingMs) return;
    log.warn(
      { seconds: corrected / 1000 },
      "this machine's clock differs from the database's, which is used",
    );
  };
  await follow();
  // While the database is away, the last measurement stays valid.
  const timer = setInterval(() => void follow().catch(() => undefined), againAfterMs).unref();
  return () => clearInterval(timer);
}

type Measured = Readonly<{ aheadMs: number; tookMs: number }>;

/** How far the database's clock is ahead, and how long the measurement took. */
async function measureClock(db: Database): Promise<Measured> {
  let best: Measured = { aheadMs: 0, tookMs: Number.POSITIVE_INFINITY };
  for (let sample = 0; sample < samples; sample += 1) {
    const asked = Date.now();
    const { rows } = await db.execute<{ now: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    const answered = Date.now();
    const tookMs = answered - asked;
    const aheadMs = Math.round((rows[0]?.now ?? answered) - (asked + answered) / 2);
    if (tookMs < best.tookMs) best = { aheadMs, tookMs };
  }
  return best;
}
