import { setTimeout as wait } from 'node:timers/promises';
import type { Drill, DrillReport, DrillRun } from '../drill.ts';
import { inThread } from '../in-thread.ts';
import { type Market, startMarket } from '../market.ts';
import { type Answer, type Person, signedIn } from '../person.ts';
import { whyNotHere } from '../process-of.ts';
import { told, within } from '../times.ts';
import type { AskedMeanwhile } from './asked-meanwhile.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { type LongPaper, longPapers } from './long-papers.ts';

const mostMs = { request: 500, sender: 15_000 };
const papersAtOnce = 20;

/** One round is one request of a visitor: a third each search, sign-in and health. */
export const files: Drill = {
  name: 'files',
  group: 'service',
  promise:
    'files that are meant to keep the market busy, and twenty long papers, hold up no request for 500 ms; each sender hears within 15 s',
  rounds: { small: 60, whole: 1000 },
  missing: whyNotHere,
  async run(asked) {
    const market = await startMarket({ env: { TRUST_PROXY: 'loopback' } });
    try {
      return await kept(market, asked);
    } finally {
      await market.stop();
    }
  },
};

async function kept({ url }: Market, { rounds, isWhole, say }: DrillRun): Promise<DrillReport> {
  const papers = await longPapers(url, papersAtOnce);
  const hostile = hostileFiles(isWhole);
  const makers = await Promise.all([signedIn(url, 'mill'), signedIn(url, 'machines')]);
  say(`${papers.length} papers of 200 lines and ${hostile.length} hostile files are ready`);
  await askedMeanwhile(url, rounds / 10);
  const quiet = await askedMeanwhile(url, rounds);
  const over = new AbortController();
  const senders = keepSending({ papers, hostile, makers, isOver: over.signal });
  const busy = await askedMeanwhile(url, rounds);
  over.abort();
  const sent = await senders;
  const broken = [...quiet.wrong, ...busy.wrong, ...sent.flatMap(wordlessness)].slice(0, 20);
  const slowest = within(1, Object.values(busy.times).flat()) ?? Number.POSITIVE_INFINITY;
  const longest = Math.max(...sent.map(({ tookMs }) => tookMs));
  if (isWhole && slowest > mostMs.request) broken.push(`A request waited for ${Math.round(slowest)} ms.`);
  if (isWhole && longest > mostMs.sender)
    broken.push(`A sender heard nothing for ${Math.round(longest)} ms.`);
  return {
    figures: {
      ...toldEach('without them:', quiet.times),
      ...toldEach('with them:', busy.times),
      ...toldEach('sent:', timesOf(sent)),
      'what they heard': countsOf(sent),
    },
    broken,
  };
}

/** In a thread, so that the senders don't delay what is measured. */
const askedMeanwhile = (url: string, count: number): Promise<AskedMeanwhile> =>
  inThread<AskedMeanwhile>(new URL('./asked-meanwhile.ts', import.meta.url), { url, count }).end();

type Sending = Readonly<{
  papers: readonly LongPaper[];
  hostile: readonly HostileFile[];
  makers: readonly Person[];
  isOver: AbortSignal;
}>;
type Sent = Readonly<{ what: string; tookMs: number; heard: string; isSentence: boolean }>;

/** All papers and all files at once, again and again. */
async function keepSending({ papers, hostile, makers, isOver }: Sending): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const goOn = async (what: string, ask: () => Promise<Answer>) => {
    while (!isOver.aborted) {
      sent.push(await timed(what, ask));
      await wait(200);
    }
  };
  await Promise.all([
    ...papers.map(({ reader, path }) => goOn('paper', () => reader.ask(path))),
    ...hostile.flatMap(({ what, path, bytes: body }) =>
      makers.map((maker) => goOn(what, () => maker.ask(path, { method: 'POST', body }))),
    ),
  ]);
  return sent;
}

async function timed(what: string, ask: () => Promise<Answer>): Promise<Sent> {
  const since = performance.now();
  const heardOf = (heard: string, isSentence: boolean) => ({
    what,
    heard,
    isSentence,
    tookMs: performance.now() - since,
  });
  try {
    const { status, ok, body } = await ask();
    const code = typeof body.code === 'string' ? ` ${body.code}` : '';
    return heardOf(`${status}${code}`, ok || (code !== '' && status !== 500));
  } catch (error) {
    return heardOf((error as Error).message, false);
  }
}

const toldEach = (label: string, times: Readonly<Record<string, readonly number[]>>) =>
  Object.fromEntries(Object.entries(times).map(([what, of]) => [`${label} ${what}`, told(of)]));

function timesOf(sent: readonly Sent[]): Record<string, number[]> {
  const times: Record<string, number[]> = {};
  for (const { what, tookMs } of sent) times[what] = [...(times[what] ?? []), tookMs];
  return times;
}

const wordlessness = ({ what, heard, isSentence }: Sent): string[] =>
  isSentence ? [] : [`The sender of ${what} heard: ${heard}.`];

function countsOf(sent: readonly Sent[]): string {
  const counts = new Map<string, number>();
  for (const { heard } of sent) counts.set(heard, (counts.get(heard) ?? 0) + 1);
  return [...counts].map(([heard, count]) => `${count} × ${heard}`).join(', ');
}
