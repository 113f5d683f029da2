import { expect, it, jest } from '@jest/globals';
import { keepUp } from './keep-up.ts';

/** A page on hash `a` that applies these updates in order; each is pending until `arrive` is called. */
function pageWith(updates: readonly string[]) {
  let hash = 'a';
  let arrive: () => void = () => {};
  const waiting = [...updates];
  const reload = jest.fn();
  const hear = keepUp({
    current: () => hash,
    update: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const next = waiting.shift();
      if (next) hash = next;
      return next !== undefined;
    },
    reload,
  });
  const arrived = async () => {
    arrive();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { hear, arrived, reload, current: () => hash };
}

it('takes an edit in place', async () => {
  const page = pageWith(['b']);
  void page.hear('b');
  await page.arrived();
  expect(page.current()).toBe('b');
  expect(page.reload).not.toHaveBeenCalled();
});

it('takes an edit that it heard of while another was under way', async () => {
  const page = pageWith(['b', 'c']);
  void page.hear('b');
  void page.hear('c');
  await page.arrived();
  expect(page.current()).toBe('b');
  await page.arrived();
  expect(page.current()).toBe('c');
  expect(page.reload).not.toHaveBeenCalled();
});

it('does nothing if the page runs the latest compilation', async () => {
  const page = pageWith(['b']);
  await page.hear('a');
  expect(page.current()).toBe('a');
});

it.each([
  ['that nothing takes', []],
  ['that changes nothing', ['a']],
])('loads the page anew, once, for an edit %s', async (_what, updates) => {
  const page = pageWith(updates);
  void page.hear('b');
  await page.arrived();
  void page.hear('c');
  await page.arrived();
  expect(page.reload).toHaveBeenCalledTimes(1);
});
