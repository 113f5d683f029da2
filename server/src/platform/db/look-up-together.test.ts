import { expect, it } from '@jest/globals';
import { lookUpTogether } from './look-up-together.ts';

/** A table whose statements the test answers by hand, with the rows they found at their start. */
function table(limit?: number) {
  const rows = new Map<string, string>();
  const statements: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const lookUp = lookUpTogether<string>((keys) => {
    const found = new Map(
      keys.flatMap((key) => (rows.has(key) ? [[key, rows.get(key) ?? ''] as const] : [])),
    );
    return new Promise((resolve, reject) => {
      statements.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) });
    });
  }, limit);
  return { rows, statements, lookUp };
}
const aMoment = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('looks up concurrent keys in one statement, each key once', async () => {
  const { rows, statements, lookUp } = table();
  rows.set('a', 'Ada').set('b', 'Bora');
  const asked = Promise.all(['a', 'b', 'a', 'nobody'].map(lookUp));
  await aMoment();
  expect(statements.map(({ keys }) => keys)).toEqual([['a', 'b', 'nobody']]);
  statements[0]?.end();
  expect(await asked).toEqual(['Ada', 'Bora', 'Ada', null]);
});

it('never answers with what was read before somebody asked', async () => {
  const { rows, statements, lookUp } = table();
  rows.set('a', 'Ada');
  const before = lookUp('a');
  await aMoment();
  rows.delete('a');
  const after = lookUp('a');
  await aMoment();
  for (const { end } of statements) end();
  expect([await before, await after]).toEqual(['Ada', null]);
});

it('lets others wait while two statements run, and goes on afterwards', async () => {
  const { rows, statements, lookUp } = table();
  rows.set('c', 'Cem').set('d', 'Deniz');
  const all: Promise<string | null>[] = [];
  for (const key of ['a', 'b', 'c', 'd']) {
    all.push(lookUp(key));
    await aMoment();
  }
  expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  statements[0]?.end();
  await aMoment();
  expect(statements.at(2)?.keys).toEqual(['c', 'd']);
  for (const { end } of statements) end();
  expect(await Promise.all(all)).toEqual([null, null, 'Cem', 'Deniz']);
});

it('tells everyone of a failure, and works again after it', async () => {
  const { rows, statements, lookUp } = table();
  const asked = Promise.allSettled([lookUp('a'), lookUp('b')]);
  await aMoment();
  statements[0]?.end(new Error('the connection broke'));
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  rows.set('a', 'Ada');
  const again = lookUp('a');
  await aMoment();
  statements[1]?.end();
  expect(await again).toBe('Ada');
});

it('gives up a statement that is never answered, so that others needn’t wait', async () => {
  const { rows, statements, lookUp } = table(500);
  for (const key of ['a', 'b']) await expect(lookUp(key)).rejects.toThrow('no database connection');
  rows.set('c', 'Cem');
  const asked = lookUp('c');
  await aMoment();
  statements[2]?.end();
  expect(await asked).toBe('Cem');
});
