import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { giveUpPendingFiles } from './pending-files.ts';
import { limitMs, withinLimit } from './time-limit.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** A pending file; the promise resolves when it is given up. */
function pending(tag: 'script' | 'link', address: string): Promise<string> {
  const element = document.createElement(tag);
  // Set as an attribute, so that nothing is fetched.
  element.setAttribute(tag === 'script' ? 'src' : 'href', address);
  if (tag === 'link') element.setAttribute('rel', 'stylesheet');
  document.head.append(element);
  return new Promise((_resolve, reject) =>
    element.addEventListener('error', () => reject(new Error(`${address} failed`))),
  );
}
const waiting = () =>
  [...document.head.children].map((it) => it.getAttribute('src') ?? it.getAttribute('href'));

it('a load in time gives its result, and nothing is given up', async () => {
  void pending('script', '/r/quotes/1/page.js');
  await expect(withinLimit('quotes', async () => 'page')).resolves.toBe('page');
  jest.advanceTimersByTime(limitMs);
  expect(waiting()).toEqual(['/r/quotes/1/page.js']);
});

it.each(['script', 'link'] as const)('a %s that never ends is a stalled area', async (tag) => {
  const load = withinLimit('quotes', () => pending(tag, '/r/quotes/1/file'));
  const told = expect(load).rejects.toMatchObject({ name: 'AreaFailure', code: 'area.stalled' });
  jest.advanceTimersByTime(limitMs - 1);
  expect(waiting()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await told;
  expect(waiting()).toEqual([]);
});

it('files of other areas go on', async () => {
  void pending('script', '/r/shop/1/page.js');
  const load = withinLimit('quotes', () => pending('script', '/r/quotes/1/page.js'));
  const told = expect(load).rejects.toThrow('area.stalled');
  jest.advanceTimersByTime(limitMs);
  await told;
  expect(waiting()).toEqual(['/r/shop/1/page.js']);
});

it('a file that is given up fails at once; the host continues', async () => {
  const load = pending('script', '/r/shop/1/page.js');
  void pending('script', '/h/1.js');
  giveUpPendingFiles();
  await expect(load).rejects.toThrow('/r/shop/1/page.js failed');
  expect(waiting()).toEqual(['/h/1.js']);
});
