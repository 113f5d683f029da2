import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import {
  type HeldTrialState,
  releaseTrialStates,
  type StaffAreaReleases,
} from 'shared-kit/contract/releases';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ReleasesPage from './releases-page.tsx';
import type { KnownTrial } from './releases-query.ts';

const url = '/api/admin/releases';
const at = '2026-11-20T09:00:00Z';
const untried: KnownTrial = {
  state: 'untried',
  decidedAt: null,
  by: null,
  reason: null,
  faults: [],
  figures: null,
  askedAt: null,
  startedAt: null,
};
const faults = ['/shop as a visitor: no main heading', '/cart as a buyer: its script threw'];

const shopWith = (...trials: readonly KnownTrial[]): StaffAreaReleases => ({
  area: 'shop',
  live: null,
  canary: null,
  previous: null,
  events: [],
  refusedUploads: [],
  tokens: [],
  releases: trials.map((trial, number) => ({
    version: `${number + 1}.0`,
    contract: 1,
    bytes: 625_000,
    publishedAt: at,
    collected: false,
    offer: 'release',
    failures: 0,
    trial,
  })),
});

let network: FakeNetwork;
let sent: unknown[] = [];
beforeEach(() => {
  network = fakeNetwork({});
  sent = [];
  const fake = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return fake(input, init);
  };
});
afterEach(() => network.restore());

async function opened(shop: StaffAreaReleases, path = '/admin/releases') {
  network.answer(url, () => ({ body: { areas: [shop] } }));
  network.answer(`${url}/shop/live`, () => ({ body: shop }));
  const admin = path.startsWith('/tr') ? tr : en;
  const host = { 'page.loading': 'Loading' };
  renderInShell(<ReleasesPage />, { path, messages: { admin, host } });
  const area = await screen.findByRole('region', { name: 'mf-shop' });
  await userEvent.click(within(area).getByText(containing(admin['releases.kept.title'].split(' ')[0] ?? '')));
  return within(area);
}

describe('the trial of a release', () => {
  it.each([
    ['/admin/releases', en],
    ['/tr/admin/releases', tr],
  ] as const)('at %s has words for every state', async (path, words) => {
    const waiting = { ...untried, askedAt: at };
    const running = { ...waiting, startedAt: at };
    const known = releaseTrialStates.map((state) => ({ ...untried, state }));
    const area = await opened(shopWith(waiting, running, ...known), path);
    for (const name of ['waiting', 'running', ...releaseTrialStates] as const)
      expect(area.getByText(words[`releases.trial.${name}`])).toBeVisible();
  });

  it('shows its figures, and what it found when asked', async () => {
    const figures = { pages: 12, roles: 5, seconds: 41.6 };
    const area = await opened(shopWith({ ...untried, state: 'refused', decidedAt: at, figures, faults }));
    expect(
      area.getByText(fillIn(en['releases.trial.figures'], { pages: 12, roles: 5, seconds: 42 })),
    ).toBeVisible();
    for (const fault of faults) expect(area.getByText(fault)).not.toBeVisible();
    await userEvent.click(area.getByText(fillIn(en['releases.trial.faults'], { count: 2 })));
    for (const fault of faults) expect(area.getByText(fault)).toBeVisible();
  });

  it('shows how many buttons were pressed, and which were not when asked', async () => {
    const unpressed = ['/shop: Find (sends a form)', '/cart: Buy (sends a form)'];
    const figures = { pages: 12, roles: 5, seconds: 41.6, pressed: 7, unpressed };
    const area = await opened(shopWith({ ...untried, state: 'tried', decidedAt: at, figures }));
    expect(
      area.getByText(fillIn(en['releases.trial.pressed'], { count: 7 }), { exact: false }),
    ).toBeVisible();
    await userEvent.click(area.getByText(fillIn(en['releases.trial.unpressed'], { count: 2 })));
    for (const it of unpressed) expect(area.getByText(it)).toBeVisible();
  });

  it('says who allowed the release, and why', async () => {
    const allowed = { by: 'Burak Tan', reason: 'The fair opens.', decidedAt: at } as const;
    const area = await opened(shopWith({ ...untried, state: 'skipped', ...allowed, faults }));
    expect(area.getByText(/^Burak Tan/)).toBeVisible();
    expect(area.getByText('The fair opens.')).toBeVisible();
  });

  it.each<[HeldTrialState, readonly string[]]>([
    ['untried', []],
    ['refused', faults],
  ])('%s has the release given only by somebody who says so', async (state, found) => {
    const area = await opened(shopWith({ ...untried, state, faults: [...found] }));
    await userEvent.click(
      area.getByRole('button', { name: en['releases.kept.release-version'].replace('{{version}}', '1.0') }),
    );
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.getByText(en[`releases.held.${state}.title`])).toBeVisible();
    for (const fault of found) expect(asked.getByText(fault)).toBeVisible();
    const box = asked.getByRole('checkbox', { name: en[`releases.held.${state}.despite`] });
    const give = asked.getByRole('button', { name: en['releases.confirm.release'] });
    await userEvent.type(asked.getByRole('textbox', { name: containing(en['releases.reason']) }), 'Fair');
    await userEvent.click(give);
    expect(box).toHaveAccessibleDescription(en['releases.held.missing']);
    expect(box).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.click(box);
    await userEvent.click(give);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { version: '1.0', expected: null, offered: 'release', reason: 'Fair', despite: state },
    ]);
  });

  it('asks nothing more of a release that passed', async () => {
    const area = await opened(shopWith({ ...untried, state: 'tried' }));
    await userEvent.click(
      area.getByRole('button', { name: en['releases.kept.release-version'].replace('{{version}}', '1.0') }),
    );
    const asked = within(await screen.findByRole('dialog'));
    expect(asked.queryByRole('checkbox')).toBeNull();
    await userEvent.type(asked.getByRole('textbox', { name: containing(en['releases.reason']) }), 'Fair');
    await userEvent.click(asked.getByRole('button', { name: en['releases.confirm.release'] }));
    await waitFor(() =>
      expect(sent).toEqual([{ version: '1.0', expected: null, offered: 'release', reason: 'Fair' }]),
    );
  });
});
