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
  const { buyer, seller, locked } = sides;
  const lock = { isHeld: true };
  const unlocked = lookInto(dataDir, (rows) =>
    rows(
      `with row as materialized (select id from rfq where id = '${locked}' for update)
       select pg_sleep(${sides.isWhole ? lockedSeconds.whole : lockedSeconds.small}) from row`,
    ),
  ).finally(() => {
    lock.isHeld = false;
  });
  await wait(500);
  const asking = Promise.all([
    needTheRow(buyer, sides, lock),
    needOthers(buyer, sides, lock),
    needOthers(seller, sides, lock),
  ]);
  const seen = await watched(url, unlocked);
  const [refused, ...served] = await asking;
  const broken = [refused, ...served].flatMap((asked) => asked.broken);
  if (!(await write(seller, locked)).ok) broken.push('A row that was locked is not written to afterwards.');
  if (sides.isWhole && Math.max(...refused.tookMs) > mostSeconds * 1000)
    broken.push(`Who needs a locked row was answered after more than ${mostSeconds} s.`);
  if (refused.tookMs.length === 0) broken.push('Nobody was told that the row is locked.');
  return {
    figures: {
      'who needs a locked row': `503 after: ${told(refused.tookMs)}`,
      'who does not, meanwhile': told(served.flatMap(({ tookMs }) => tookMs)),
      'visitors during the lock': told(seen.visitors),
    },
    broken: [...new Set([...broken, ...seen.wrong])],
  };
}

type Lock = Readonly<{ isHeld: boolean }>;

/** How long each answer took, and what was wrong with them. */
type Asked = Readonly<{ tookMs: number[]; broken: string[] }>;

const write = (person: Person, quoteId: string): Promise<Answer> =>
  person.ask(`/api/quotes/${quoteId}/messages`, {
    method: 'POST',
    body: { text: 'Is it still there?', lineKey: null, attachmentIds: [] },
  });

/** Writes to the locked quote, which must be refused. */
async function needTheRow(person: Person, { locked }: Sides, lock: Lock): Promise<Asked> {
  const asked: Asked = { tookMs: [], broken: [] };
  while (lock.isHeld) {
    const { tookMs, answer } = await timed(write(person, locked));
    // Sent while the row was locked, answered afterwards: the last one may have waited for the end.
    if (!lock.isHeld && answer.ok) break;
    asked.tookMs.push(tookMs);
    if (!lock.isHeld) asked.broken.push('Who needs the row waited until it was free.');
    if (!isBusy(answer)) asked.broken.push(`Who needs a locked row was answered ${answer.status}.`);
  }
  return asked;
}

/** Reads, and writes to another quote, which must go on. */
async function needOthers(person: Person, { locked, free }: Sides, lock: Lock): Promise<Asked> {
  const asked: Asked = { tookMs: [], broken: [] };
  while (lock.isHeld) {
    for (const ask of [
      () => write(person, free),
      () => person.ask(`/api/quotes/${locked}`),
      () => person.ask('/api/quotes'),
    ]) {
      const { tookMs, answer } = await timed(ask());
      asked.tookMs.push(tookMs);
      if (!answer.ok) asked.broken.push(`Who does not need the locked row was answered ${answer.status}.`);
    }
    await wait(100);
  }
  return asked;
}

const isBusy = ({ status, headers, body }: Answer): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0 && body?.code === 'database.busy';

async function timed(asked: Promise<Answer>): Promise<{ tookMs: number; answer: Answer }> {
  const since = performance.now();
  const answer = await asked;
  return { tookMs: performance.now() - since, answer };
}
