import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { areaContract } from 'shared-kit/contract/areas';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, fakeNetwork, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { wholeRegistry } from '../../testing/test-areas.tsx';
import { noteFailure } from '../recent-failures.ts';
import StatusPage from './status-page.tsx';

/** The shop's resource entries; jsdom has no such list. */
const fetched = [
  { name: 'http://localhost/r/shop/1/remoteEntry.js', startTime: 10, responseEnd: 30 },
  { name: 'http://localhost/r/shop/1/list.js', startTime: 25, responseEnd: 52 },
  { name: 'http://localhost/r/shop/2/list.js', startTime: 25, responseEnd: 99 },
];
let network: FakeNetwork;
beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => fetched });
});
afterEach(() => {
  network.restore();
  sessionStorage.clear();
});

const shop = wholeRegistry.areas.find(({ id }) => id === 'shop');

it('lists each area of this tab, and which has a newer release', async () => {
  const areas = wholeRegistry.areas.map((area) => (area === shop ? { ...area, version: '2' } : area));
  network = fakeNetwork({ '/registry.json': () => ({ body: { ...wholeRegistry, areas } }) });
  renderInShell(<StatusPage />, { path: '/__federation', registry: wholeRegistry, messages: { host: en } });
  const table = screen.getByRole('table', { name: en['federation.areas'] });
  await within(table).findByText(fillIn(en['federation.newer'], { version: 2 }));
  expect(rowsOf(table)).toHaveLength(wholeRegistry.areas.length);
  const accepted = fillIn(en['federation.contract-accepted'], { number: areaContract });
  const row = within(table).getByRole('row', { name: /^shop/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((it) => it.textContent?.trim()),
  ).toEqual(expect.arrayContaining([accepted, '2', fillIn(en['federation.milliseconds'], { count: 42 })]));
  expect(
    within(table).getByRole('button', { name: fillIn(en['federation.load-named'], { area: 'bank' }) }),
  ).toBeVisible();
  expect(screen.getByText(en['federation.no-errors'])).toBeVisible();
});

it('lists failures, newest first', async () => {
  network = fakeNetwork({ '/registry.json': () => ({ body: wholeRegistry }) });
  noteFailure({ area: 'bank', code: 'area.stalled', message: 'late' }, 1);
  noteFailure({ area: 'shop', code: 'area.threw', message: 'x is undefined' }, 2);
  renderInShell(<StatusPage />, { path: '/__federation', registry: wholeRegistry, messages: { host: en } });
  await waitFor(() => expect(network.asked).toHaveLength(1));
  const rows = within(await screen.findByRole('table', { name: en['federation.errors'] })).getAllByRole(
    'row',
  );
  expect(rows[1]).toHaveTextContent('area.threw');
  expect(rows[2]).toHaveTextContent('area.stalled');
});
