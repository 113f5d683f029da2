import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillRun } from '../drill.ts';
import type { Market } from '../market.ts';
import { type Account, type Buyer, buyer, type Seen } from './buyer.ts';

/** Breaks the database; resolves once the database itself answers again. */
export type Breaking = Readonly<{ name: string; breakIt: () => Promise<void> }>;

export type Rounds = Readonly<{
  recovered: number;
  /** Longest time from the database's return until the market's answers were right. */
  worstSeconds: number;
  /** Requests under load, answered correctly or with 503. */
  right: number;
  unavailable: number;
  broken: readonly string[];
}>;

const mostSeconds = { whole: 5, small: 60 };
const patienceSeconds = 60;
const pauseMs = 20;
/** The buyers besides the one who tests recovery. */
const others: readonly Account[] = ['retailer', 'mill', 'machines'];
const mostTold = 20;

/** Breaks the market's database round after round, while several people read and write. */
export async function underLoad(
  market: Market,
  breakings: readonly Breaking[],
  { rounds, isWhole, say }: DrillRun,
): Promise<Rounds> {
  const broken: string[] = [];
  const counts: Record<Seen, number> = { right: 0, unavailable: 0 };
  let isOver = false;
  const asking = async ({ browse, write }: Buyer) => {
    for (let turn = 0; !isOver; turn += 1) {
      const seen = await (turn % 2 ? write() : browse()).catch((error: unknown) => {
        if (broken.length < mostTold) broken.push(`Under load: ${told(error)}.`);
      });
      if (seen) counts[seen] += 1;
      await sleep(pauseMs);
    }
  };
  let hasEnded = false;
  void market.ended.then(() => {
    hasEnded = true;
  });
  const witness = await buyer(market.url, 'plain');
  const load = (await Promise.all(others.map((account) => buyer(market.url, account)))).map(asking);
  const promised = isWhole ? mostSeconds.whole : mostSeconds.small;
  let recovered = 0;
  let worstSeconds = 0;
  for (let round = 0; round < rounds && !hasEnded; round += 1) {
    const { name, breakIt } = breakings[round % breakings.length] as Breaking;
    await breakIt();
    const seconds = await secondsUntilRight(witness).catch((error: unknown) => told(error));
    if (typeof seconds === 'number' && seconds <= promised) recovered += 1;
    else broken.push(`Round ${round + 1}, ${name}: not right again in time (${seconds}).`);
    if (typeof seconds === 'number') worstSeconds = Math.max(worstSeconds, seconds);
    if ((round + 1) % 10 === 0) say(`${round + 1} rounds, ${recovered} recoveries`);
    await sleep(300);
  }
  isOver = true;
  await Promise.all(load);
  if (hasEnded) broken.push('The process of the market ended.');
  return { recovered, worstSeconds, ...counts, broken };
}

async function secondsUntilRight({ findsWhatWasKept, write, browse }: Buyer): Promise<number> {
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  while (passed() < patienceSeconds) {
    const steps = [findsWhatWasKept, write, browse];
    let isRight = true;
    for (const step of steps) isRight &&= (await step()) === 'right';
    if (isRight) return passed();
    await sleep(pauseMs);
  }
  throw new Error(`not in ${patienceSeconds} s`);
}

function told(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
