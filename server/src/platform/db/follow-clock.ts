import { sql } from 'drizzle-orm';
import { correctClock } from '../clock.ts';
import type { Database } from './types.ts';

type Log = Readonly<{ warn: (details: object, message: string) => void }>;

const againAfterMs = 30_000;
/** The quickest of so many answers tells the time best: the others waited somewhere on the way. */
const samples = 5;
/** An answer takes time to come, so a smaller difference says nothing. */
const worthCorrectingMs = 50;
const worthTellingMs = 5000;

/**
 * Corrects this process's clock by the database's, now and every half minute. What expires, which link still holds and
 * which key is too old would else depend on the process that is asked. Answers how to stop.
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
  // While the database is away the last measurement holds.
  const timer = setInterval(() => void follow().catch(() => undefined), againAfterMs).unref();
  return () => clearInterval(timer);
}

type Measured = Readonly<{ aheadMs: number; tookMs: number }>;

/** How far the database's clock is ahead, and how long the answer took that says so. */
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
