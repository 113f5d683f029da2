import { setTimeout as wait } from 'node:timers/promises';
import { postmasterOf } from '../bench/serve/stop-database.ts';
import { askFrom } from './ask-from.ts';
import type { Drill } from './drill.ts';
import { type Market, startMarket } from './market.ts';

const pages = ['/', '/shop', '/tr/shop', '/financing', '/api/products?limit=20'];
const visitorsOfEach = 2;
const readingMs = 500;
/** A request that was sent so long before the signal has reached the market. */
const surelyBegunMs = 100;

/** Every market has its own PostgreSQL, so a round takes some seconds. */
export const stop: Drill = {
  name: 'stop',
  group: 'service',
  promise:
    'a market that is told to stop answers whole what was begun, closes what comes later, ends with code 0 and leaves no process running',
  rounds: { small: 1, whole: 10 },
  async run({ rounds }) {
    const broken: string[] = [];
    let [slowest, answered] = [0, 0];
    for (let round = 1; round <= rounds; round += 1) {
      const market = await startMarket();
      const readers = readPages(market);
      await readers.begun;
      await wait(readingMs);
      const since = performance.now();
      readers.told(since);
      market.signal(round % 2 ? 'SIGINT' : 'SIGTERM');
      const code = await market.ended;
      slowest = Math.max(slowest, performance.now() - since);
      if (code !== 0) broken.push(`Round ${round}: the market ended with code ${code}.`);
      if (postmasterOf(market.dataDir)) broken.push(`Round ${round}: PostgreSQL was left running.`);
      const read = await readers.over();
      answered += read.answered;
      broken.push(...read.wrong.map((what) => `Round ${round}: ${what}`));
    }
    const seconds = `${(slowest / 1000).toFixed(1)} s`;
    return { figures: { rounds, 'slowest stop': seconds, 'requests answered': answered }, broken };
  },
};

/** Visitors who go on asking on kept-alive connections while the market stops, as a proxy does. */
function readPages({ url }: Market) {
  const wrong: string[] = [];
  let answered = 0;
  let [isOver, toldAt] = [false, Number.POSITIVE_INFINITY];
  const read = async (path: string, begin: () => void): Promise<void> => {
    const { ask, close } = askFrom(url, '127.0.0.1');
    while (!isOver) {
      const sentAt = performance.now();
      try {
        const { status, text } = await ask(path);
        answered += 1;
        begin();
        if (status !== 200) wrong.push(`${path} was answered ${status}: ${text.slice(0, 200)}`);
      } catch (error) {
        const { message } = error as Error;
        if (message === 'aborted') wrong.push(`The answer to ${path} was cut.`);
        else if (sentAt < toldAt - surelyBegunMs)
          wrong.push(`${path} was begun and not answered: ${message}.`);
        await wait(10);
      }
    }
    close();
  };
  const visitors = pages.flatMap((path) => Array.from({ length: visitorsOfEach }, () => path));
  const begins = visitors.map(() => Promise.withResolvers<void>());
  const all = visitors.map((path, number) => read(path, begins[number]?.resolve ?? (() => undefined)));
  return {
    /** The first pages are slow, so each visitor has had one before the market is told to stop. */
    begun: Promise.all(begins.map(({ promise }) => promise)),
    told: (at: number) => {
      toldAt = at;
    },
    over: async () => {
      isOver = true;
      await Promise.all(all);
      return { answered, wrong: wrong.slice(0, 5) };
    },
  };
}
