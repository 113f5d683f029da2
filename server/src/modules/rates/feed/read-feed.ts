import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { latestRates, replaceRates } from '../repository.ts';
import { ratesFeed } from '../schema.ts';
import { checkRates } from './check-rates.ts';
import { FeedRefused } from './feed-refused.ts';
import { fetchFeed } from './fetch-feed.ts';
import { parseFeed } from './parse-feed.ts';

export type FeedParts = Readonly<{
  db: Database;
  clock: Clock;
  log: Readonly<{
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  }>;
  url: string;
  everyHours: number;
  /** Aborts a reading without an outcome. */
  stopped: AbortSignal;
  timeoutMs?: number;
}>;

const onlyRow = 1;
const hourMs = 60 * 60 * 1000;
/** Random, so that markets that started together don't keep asking together. */
const nextAttempt = (now: Date, everyHours: number) =>
  new Date(now.getTime() + everyHours * hourMs * (0.9 + Math.random() * 0.2));

/**
 * Reads the feed if it is due. Its row stays locked meanwhile, so that only one process reads. A bad feed changes no
 * rates; its failure is logged when it begins and when it ends.
 */
export async function readFeedWhenDue(parts: FeedParts): Promise<void> {
  const { db, clock, log, everyHours } = parts;
  await db.insert(ratesFeed).values({ id: onlyRow }).onConflictDoNothing();
  await db.transaction(async (tx) => {
    const now = clock();
    const [state] = await tx
      .select({ problem: ratesFeed.problem })
      .from(ratesFeed)
      .where(sql`${ratesFeed.nextAttemptAt} is null or ${ratesFeed.nextAttemptAt} <= ${now.toISOString()}`)
      .for('update', { skipLocked: true });
    if (!state) return;
    const problem = await problemOf(tx, parts, now);
    await tx
      .update(ratesFeed)
      .set({ nextAttemptAt: nextAttempt(now, everyHours), problem })
      .where(eq(ratesFeed.id, onlyRow));
    if (problem === state.problem) return;
    if (problem)
      log.warn({ ratesDate: (await latestRates(tx)).date }, `the rates feed is not used: ${problem}`);
    else log.info({}, 'the rates feed can be used again');
  });
}

async function problemOf(
  tx: Tx,
  { url, timeoutMs = 10_000, stopped, log }: FeedParts,
  now: Date,
): Promise<string | null> {
  try {
    const offered = parseFeed(await fetchFeed(url, timeoutMs, stopped));
    if (!checkRates(offered, await latestRates(tx), now)) return null;
    await replaceRates(tx, { ...offered, source: url });
    log.info({ ratesDate: offered.date }, 'newer exchange rates');
    return null;
  } catch (error) {
    if (error instanceof FeedRefused) return error.message;
    throw error;
  }
}
