import { setTimeout as wait } from 'node:timers/promises';
import { askFrom } from './ask-from.ts';

/** Response times in milliseconds, and a sentence for each wrong answer. */
export type Watched = Readonly<{
  visitors: readonly number[];
  health: readonly number[];
  wrong: readonly string[];
}>;

const pages = ['/', '/shop', '/tr/shop', '/financing', '/shop?category=weaving'];
const questions = ['/api/products?limit=20', '/api/categories', '/api/products?q=loom'];
const visitorCount = 6;
const pauseMs = 100;
const mostTold = 10;

/** Several visitors, each with an address, keep reading, and a monitor requests health, until `over` resolves. */
export async function watched(url: string, over: Promise<unknown>): Promise<Watched> {
  const seen = { visitors: [] as number[], health: [] as number[], wrong: [] as string[] };
  let isOver = false;
  const goOn = async (address: string, paths: readonly string[], times: number[]) => {
    const { ask, close } = askFrom(url, address);
    for (let at = 0; !isOver; at += 1) {
      const path = paths[at % paths.length] as string;
      try {
        const { status, text, tookMs } = await ask(path);
        times.push(tookMs);
        if (status !== 200 || !isWhole(path, text)) seen.wrong.push(`${path} was answered ${status}.`);
      } catch (error) {
        seen.wrong.push(`${path}: ${(error as Error).message}.`);
      }
      await wait(pauseMs);
    }
    close();
  };
  const all = Array.from({ length: visitorCount }, (_, number) =>
    goOn(`127.0.0.${number + 3}`, turned([...pages, ...questions], number), seen.visitors),
  );
  all.push(goOn('127.0.0.100', ['/api/health'], seen.health));
  try {
    await over;
  } finally {
    isOver = true;
    await Promise.all(all);
  }
  return { ...seen, wrong: seen.wrong.slice(0, mostTold) };
}

const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

function isWhole(path: string, text: string): boolean {
  if (!path.startsWith('/api/')) return text.trimEnd().endsWith('</html>');
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
