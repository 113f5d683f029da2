import { beforeEach, expect, it, jest } from '@jest/globals';

/** A new document runs the module anew. */
const freshKey = async () => {
  jest.resetModules();
  return (await import('./scroll-key.ts')).scrollKey;
};
beforeEach(() => window.history.pushState({ usr: null, idx: 0 }, '', '/quotes'));

it('keeps the first entry of a document under a name that a reload finds again', async () => {
  const scrollKey = await freshKey();
  const name = scrollKey({ key: 'default' });
  expect(name).not.toBe('default');
  expect(window.history.state).toMatchObject({ idx: 0, entry: name });
  window.history.pushState({ key: 'a1', idx: 1 }, '', '/shop');
  expect([scrollKey({ key: 'a1' }), scrollKey({ key: 'default' })]).toEqual(['a1', name]);

  window.history.replaceState({ idx: 0, entry: name }, '', '/quotes');
  expect((await freshKey())({ key: 'default' })).toBe(name);
});

it('takes an address that is typed for another entry', async () => {
  const before = (await freshKey())({ key: 'default' });
  window.history.pushState(null, '', '/profile');
  expect((await freshKey())({ key: 'default' })).not.toBe(before);
});
