import { count, eq, min } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { countJobs, type JobCount } from '../../platform/jobs/index.ts';
import { mail } from '../../platform/mail/index.ts';
import { latestRates, ratesFeedProblem } from '../rates/index.ts';
import { pointedAt } from '../releases/index.ts';

/** Metrics from the database, the same from every process. */
export type MarketFacts = Readonly<{
  ratesDate: Date;
  isFeedRefused: boolean;
  mailsWaiting: number;
  oldestMail: Date | null;
  jobs: readonly JobCount[];
  releases: readonly Readonly<{ area: string; version: string; share: 'live' | 'canary' }>[];
}>;

export async function readMarketFacts(tx: Tx): Promise<MarketFacts> {
  const { date } = await latestRates(tx);
  const [waiting] = await tx
    .select({ count: count(), oldest: min(mail.createdAt) })
    .from(mail)
    .where(eq(mail.state, 'waiting'));
  return {
    ratesDate: new Date(`${date}T00:00:00Z`),
    isFeedRefused: (await ratesFeedProblem(tx)) !== null,
    mailsWaiting: waiting?.count ?? 0,
    oldestMail: waiting?.oldest ?? null,
    jobs: await countJobs(tx),
    releases: await pointedAt(tx),
  };
}
