import { setTimeout as wait } from 'node:timers/promises';
import { lookInto } from '../database-of.ts';
import type { Market } from '../market.ts';
import type { Answer, Person } from '../person.ts';
import { told } from '../times.ts';
import { watched } from '../visitors.ts';
import type { Outcome } from './one-quote.ts';

const lockedSeconds = { small: 8, whole: 25 };

/** If several requests wait for a row, the database may take twice as long, since each waits for the one before. */
const mostSeconds = 5;

/** Buyer and seller of two quotes. */
export type Sides = Readonly<{
  buyer: Person;
  seller: Person;
  locked: string;
  free: string;
  isWhole: boolean;
}>;

/** The row of one quote is locked: only requests that need the row wait, and not too long. */
export async function lockedRow({ url, dataDir }: Market, sides: Sides): Promise<Outcome> {
  const { buyer, seller, locked, free } = sides;
  const broken: string[] = [];
  const write = (person: Person, quoteId: string) =>
    person.ask(`/api/quotes/${quoteId}/messages`, {
      method: 'POST',
      body: { text: 'Is it still there?', lineKey: null, attachmentIds: [] },
    });
  let isLocked = true;
  const lock = lookInto(dataDir, (rows) =>
    rows(
      `with row as materialized (select id from rfq where id = '${locked}' for update)
       select pg_sleep(${sides.isWhole ? lockedSeconds.whole : lockedSeconds.small}) from row`,
    ),
  ).finally(() => {
    isLocked = false;
  });
  await wait(500);
  const [refused, served]: [number[], number[]] = [[], []];
  const needsIt = async (person: Person) => {
    while (isLocked) {
      const { tookMs, answer } = await timed(write(person, locked));
      // Sent while the row was locked, answered afterwards: the last one may have waited for the end.
      if (!isLocked && answer.ok) return;
      refused.push(tookMs);
      if (!isLocked) broken.push('Who needs the row waited until it was free.');
      if (!isBusy(answer)) broken.push(`Who needs a locked row was answered ${answer.status}.`);
    }
  };
  const needsOthers = async (person: Person) => {
    while (isLocked) {
      for (const ask of [
        () => write(person, free),
        () => person.ask(`/api/quotes/${locked}`),
        () => person.ask('/api/quotes'),
      ]) {
        const { tookMs, answer } = await timed(ask());
        served.push(tookMs);
        if (!answer.ok) broken.push(`Who does not need the locked row was answered ${answer.status}.`);
      }
      await wait(100);
    }
  };
  const asking = [needsIt(buyer), needsOthers(buyer), needsOthers(seller)];
  const seen = await watched(url, lock);
  await Promise.all(asking);
  if (!(await write(seller, locked)).ok) broken.push('A row that was locked is not written to afterwards.');
  if (sides.isWhole && Math.max(...refused) > mostSeconds * 1000)
    broken.push(`Who needs a locked row was answered after more than ${mostSeconds} s.`);
  if (refused.length === 0) broken.push('Nobody was told that the row is locked.');
  return {
    figures: {
      'who needs a locked row': `503 after: ${told(refused)}`,
      'who does not, meanwhile': told(served),
      'visitors during the lock': told(seen.visitors),
    },
    broken: [...new Set([...broken, ...seen.wrong])],
  };
}

const isBusy = ({ status, headers, body }: Answer): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0 && body?.code === 'database.busy';

async function timed(asked: Promise<Answer>): Promise<{ tookMs: number; answer: Answer }> {
  const since = performance.now();
  const answer = await asked;
  return { tookMs: performance.now() - since, answer };
}
