import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { type ReactNode, useLayoutEffect } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import type { RouteEntry } from 'shared-kit/contract/routes';
import { setColourMode, useModeOfPage } from './colour-mode.ts';

const worn = () => document.documentElement.dataset.theme ?? 'system';
/** The document's theme at each frame; a flash would show up here. */
let seen: string[] = [];

beforeEach(() => {
  seen = [];
});
afterEach(() => setColourMode('system'));

const page = (path: string, colourMode?: 'light' | 'dark'): RouteEntry => ({
  name: path,
  path,
  owner: 'host',
  layout: 'default',
  colourMode,
});
const table = [page('/plain'), page('/light', 'light'), page('/dark', 'dark')];

/** Stands for the shell: pages mount and unmount in it, each after a skeleton. */
function Market() {
  useModeOfPage(table);
  return table.map(({ path }) => (
    <Link key={path} to={path}>
      to {path.slice(1)}
    </Link>
  ));
}

const open = (path = '/plain', more?: ReactNode) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {more}
      <Market />
    </MemoryRouter>,
  );

/** An animation frame runs after everything React does synchronously. */
function WatchFrames() {
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(function look() {
      if (seen.at(-1) !== worn()) seen.push(worn());
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}

const to = (page: string) => userEvent.click(screen.getByRole('link', { name: `to ${page}` }));

it.each(['system', 'light', 'dark'] as const)(
  'a page wears the mode that it forces, and %s returns when it is left',
  async (preferred) => {
    setColourMode(preferred);
    open();
    await to('dark');
    expect(worn()).toBe('dark');
    await to('light');
    expect(worn()).toBe('light');
    await to('plain');
    expect(worn()).toBe(preferred);
    expect(Cookies.get('colour_mode')).toBe(preferred === 'system' ? undefined : preferred);
  },
);

it('keeps a choice that is made on such a page for afterwards', async () => {
  open();
  await to('dark');
  act(() => setColourMode('light'));
  expect(worn()).toBe('dark');
  expect(Cookies.get('colour_mode')).toBe('light');
  await to('plain');
  expect(worn()).toBe('light');
});

it('shows no frame in another mode between two pages that force one', async () => {
  open('/plain', <WatchFrames />);
  await to('dark');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  seen = [];
  await to('light');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(seen.filter((mode) => mode === 'system')).toEqual([]);
  expect(seen.at(-1)).toBe('light');
});

it.each([
  ['/dark', 'dark'],
  ['/tr/dark', 'dark'],
  ['/tr/light', 'light'],
  ['/plain', 'system'],
])('%s wears %s from its first frame', (path, mode) => {
  open(path);
  expect(worn()).toBe(mode);
});
