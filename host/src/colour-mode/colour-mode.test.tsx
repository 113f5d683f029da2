import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { useLayoutEffect, useState } from 'react';
import { useForcedColourMode } from 'shared-kit/shell';
import { setColourMode, useModeOfPage } from './colour-mode.ts';

const worn = () => document.documentElement.dataset.theme ?? 'system';
/** What the document wears whenever something has been drawn: a flash would stand among it. */
let seen: string[] = [];

beforeEach(() => {
  seen = [];
});
afterEach(() => setColourMode('system'));

function Forcing({ mode }: { mode: 'light' | 'dark' }) {
  useForcedColourMode(mode);
  return <p>{mode}</p>;
}

/** Stands for the shell: pages come and go in it. */
function Market() {
  const [page, setPage] = useState<'plain' | 'light' | 'dark'>('plain');
  useModeOfPage();
  return (
    <>
      {(['plain', 'light', 'dark'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setPage(name)}>
          to {name}
        </button>
      ))}
      {page === 'plain' ? <p>plain</p> : <Forcing key={page} mode={page} />}
    </>
  );
}

/** Frames are drawn after all that React does at once. */
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

const to = (page: string) => userEvent.click(screen.getByRole('button', { name: `to ${page}` }));

it.each(['system', 'light', 'dark'] as const)(
  'a page wears the mode that it forces, and %s returns when it is left',
  async (preferred) => {
    setColourMode(preferred);
    render(<Market />);
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
  render(<Market />);
  await to('dark');
  act(() => setColourMode('light'));
  expect(worn()).toBe('dark');
  expect(Cookies.get('colour_mode')).toBe('light');
  await to('plain');
  expect(worn()).toBe('light');
});

it('shows no frame in another mode between two pages that force one', async () => {
  render(
    <>
      <WatchFrames />
      <Market />
    </>,
  );
  await to('dark');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  seen = [];
  await to('light');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(seen.filter((mode) => mode === 'system')).toEqual([]);
  expect(seen.at(-1)).toBe('light');
});
