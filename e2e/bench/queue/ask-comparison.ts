import { financingAnswer } from 'shared-kit/contract/financing';
import { ask, connections } from '../api/ask.ts';
import type { QueueFigures } from './ask-queue.ts';
import type { Comparison } from './fill-comparison.ts';

const answers = 300;
/** They warm the process up. */
const unmeasured = 10;

type Questions = Comparison & Readonly<{ address: string; cookie: string }>;

/** Asks for the offers of one quote again and again, one question after the other. */
export async function askComparison({ address, cookie, ...whole }: Questions): Promise<QueueFigures> {
  const agent = connections(1);
  const milliseconds: number[] = [];
  const wrong = new Set<string>();
  while (milliseconds.length < unmeasured + answers) {
    const answer = await ask(address, agent, { cookie });
    milliseconds.push(answer.milliseconds);
    if (answer.status !== 200) wrong.add(`status ${answer.status}`);
    else if (!isWhole(JSON.parse(answer.body), whole)) wrong.add('not every offer with every payment');
  }
  agent.destroy();
  return { milliseconds: milliseconds.slice(unmeasured), wrong: [...wrong] };
}

/** Whether every bank's offer is there with a payment for each month. */
function isWhole(body: unknown, { banks, months }: Comparison): boolean {
  const offers = financingAnswer.safeParse(body).data?.request?.bankQuotes.flatMap((it) => it.offers) ?? [];
  const isPaidMonthly = offers.every(({ figures }) => figures.rows.length === months);
  return offers.length === banks && isPaidMonthly;
}
