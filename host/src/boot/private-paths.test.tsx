import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultLocale } from 'shared-kit/contract/languages';

/** What journeys read although libraries don't promise it: see e2e/private-paths.json. */
type Marked = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } } };
const markOf = (element: Element, name: string): unknown => {
  const key = Object.keys(element).find((it) => it.startsWith(name));
  return key && (element as unknown as Record<string, unknown>)[key];
};

it('React marks its root, and tells on it whether the HTML has been taken over', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<h1>Looms</h1>';
  const page = await act(async () => hydrateRoot(root, <h1>Looms</h1>));
  const mark = markOf(root, '__reactContainer') as Marked;
  expect(mark.stateNode.current.memoizedState).toMatchObject({ isDehydrated: false });
  act(() => page.unmount());
});

it('React marks the elements that it made', () => {
  const root = document.createElement('div');
  const page = createRoot(root);
  act(() => page.render(<h1>Looms</h1>));
  expect(markOf(root.firstElementChild ?? root, '__reactFiber')).toBeDefined();
  act(() => page.unmount());
});

it('Zod leaves two globals, and the trial of a release knows their names', () => {
  expect(defaultLocale).toBe('en');
  const left = Object.keys(globalThis).filter((it) => it.startsWith('__zod'));
  expect(left.toSorted()).toEqual(['__zod_globalConfig', '__zod_globalRegistry']);
});
