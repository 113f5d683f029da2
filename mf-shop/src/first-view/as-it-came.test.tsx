import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { MayDiffer } from 'shared-kit/shell/host';
import { AsItCame } from './as-it-came.tsx';

/** Takes over a page that came with this HTML. */
function takeOver(html: string, { isTakenOver = false } = {}) {
  let loads = 0;
  const Loaded = lazy(async () => {
    loads += 1;
    return { default: () => <p>loaded</p> };
  });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div>${html}</div>`;
  const page = (
    <MayDiffer value={false}>
      <AsItCame isTakenOver={isTakenOver}>
        <Loaded />
      </AsItCame>
    </MayDiffer>
  );
  render(page, { container, hydrate: true });
  return () => loads;
}
const idle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('keeps the HTML and loads no code', async () => {
  const loads = takeOver('<p>as it came</p>');
  await idle();
  expect(screen.getByText('as it came')).toBeVisible();
  expect(loads()).toBe(0);
});

it('takes over when the browser is idle, and shows the HTML until then', async () => {
  takeOver('<p>as it came</p>', { isTakenOver: true });
  expect(screen.getByText('as it came')).toBeVisible();
  expect(await screen.findByText('loaded')).toBeVisible();
  expect(screen.queryByText('as it came')).toBeNull();
});

it('loads the code where nothing came', async () => {
  takeOver('');
  expect(await screen.findByText('loaded')).toBeVisible();
});

it('loads the code on a page that did not come as HTML', async () => {
  const Loaded = lazy(async () => ({ default: () => <p>loaded</p> }));
  render(
    <AsItCame fallback="loading">
      <Loaded />
    </AsItCame>,
  );
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('loaded')).toBeVisible();
});
