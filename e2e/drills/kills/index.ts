import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { lookInto, withDataDir } from '../database-of.ts';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { type Market, startMarket } from '../market.ts';
import { findWrites } from './found-writes.ts';
import { type Kind, kinds, type Write, type Writers, writersAt } from './writers.ts';

/** A process runs for a random time between these before it is killed. */
const livesMs = { least: 200, most: 2000 };
const restMs = 100;

/** Writes of every kind run until the process dies in the middle; unanswered ones are sent again. */
export const kills: Drill = {
  name: 'kills',
  group: 'data',
  promise: 'what was acknowledged before kill -9 is there afterwards, once',
  rounds: { small: 2, whole: 300 },
  run: (asked) => withDataDir((dataDir) => killAgainAndAgain(dataDir, asked)),
};

type Tally = Readonly<{
  acknowledged: ReadonlyMap<Kind, Write[]>;
  unanswered: Set<Write>;
  refused: string[];
}>;

async function killAgainAndAgain(dataDir: string, { rounds, say }: DrillRun): Promise<DrillReport> {
  // Each visitor who writes to the staff has an address of their own.
  const settings = { dataDir, port: freePort(), env: { TRUST_PROXY: 'loopback' } };
  let market = await startMarket(settings);
  const writers = await writersAt(market.url);
  const tally: Tally = {
    acknowledged: new Map(kinds.map((kind) => [kind, []])),
    unanswered: new Set(),
    refused: [],
  };
  let cutShort = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await writeUntilKilled(market, writers, tally);
    cutShort += tally.unanswered.size;
    market = await startMarket(settings);
    // A browser without an answer sends the same write again, with the same key.
    for (const write of [...tally.unanswered]) await send(write, market.url, tally);
    if (round % 10 === 0) say(`${round} kills, ${cutShort} writes cut short`);
  }
  const isMailSent = await mailsSent(dataDir);
  const report = await compared(dataDir, tally);
  await market.stop();
  return {
    figures: { rounds, 'cut short and sent again': cutShort, ...report.figures },
    broken: [...report.broken, ...(isMailSent ? [] : ['Mail still waits after a minute.'])],
  };
}

async function compared(dataDir: string, { acknowledged, unanswered, refused }: Tally): Promise<DrillReport> {
  const figures: Record<string, string> = {};
  const broken = refused.slice(0, 10);
  if (unanswered.size > 0) broken.push(`${unanswered.size} writes were never answered.`);
  for (const [kind, found] of await findWrites(dataDir, acknowledged)) {
    const { length } = acknowledged.get(kind) ?? [];
    figures[kind] = `${length} acknowledged, ${found.lost.length} lost, ${found.doubled.length} doubled`;
    if (length === 0) broken.push(`Nothing of ${kind} was acknowledged.`);
    broken.push(...found.lost.slice(0, 5).map((mark) => `Lost: ${mark}`));
    broken.push(...found.doubled.slice(0, 5).map((mark) => `Doubled: ${mark}`));
  }
  return { figures, broken };
}

/** Everybody writes until the process is killed, at any moment. */
async function writeUntilKilled(market: Market, writers: Writers, tally: Tally): Promise<void> {
  let isKilled = false;
  const writing = kinds.map(async (kind) => {
    while (!isKilled) {
      await send(writers[kind](), market.url, tally);
      if (!isKilled) await wait(restMs);
    }
  });
  await wait(livesMs.least + Math.random() * (livesMs.most - livesMs.least));
  isKilled = true;
  market.signal('SIGKILL');
  await Promise.all([...writing, market.ended]);
}

/** An unanswered write may or may not have taken effect. */
async function send(write: Write, to: string, { acknowledged, unanswered, refused }: Tally): Promise<void> {
  unanswered.add(write);
  const answer = await write.send(to).catch(() => null);
  if (!answer) return;
  unanswered.delete(write);
  if (answer.ok) acknowledged.get(write.kind)?.push(write);
  // A rate-limited write is refused before it has any effect.
  else if (answer.status !== 429)
    refused.push(`${write.mark} was refused: ${answer.status} ${answer.body?.code}`);
}

async function mailsSent(dataDir: string): Promise<boolean> {
  for (const since = Date.now(); Date.now() - since < 60_000; await wait(500)) {
    const waiting = await lookInto(dataDir, (rows) =>
      rows(`select id from mail where state = 'waiting' limit 1`),
    );
    if (waiting.length === 0) return true;
  }
  return false;
}
