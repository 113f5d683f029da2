import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { marketActor, releaseActions, type StaffAreaReleases } from 'shared-kit/contract/releases';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ReleasesPage from './releases-page.tsx';
import { bank, event, shop } from './testing.ts';

const url = '/api/admin/releases';

let network: FakeNetwork;
let sent: { path: string; body: unknown }[] = [];
beforeEach(() => {
  network = fakeNetwork({});
  sent = [];
  const fake = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') sent.push({ path: String(input), body: JSON.parse(String(init.body)) });
    return fake(input, init);
  };
  lists(shop, bank);
  for (const path of ['shop/live', 'shop/canary/abort'])
    network.answer(`${url}/${path}`, () => ({ body: shop }));
});
afterEach(() => network.restore());

const lists = (...areas: StaffAreaReleases[]) => network.answer(url, () => ({ body: { areas } }));
const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
const opened = async (path = '/admin/releases') => {
  const admin = path.startsWith('/tr') ? tr : en;
  const shown = renderInShell(<ReleasesPage />, { path, messages: { admin, host } });
  await screen.findByRole('region', { name: 'mf-shop' });
  return shown;
};
const area = (name = 'mf-shop') => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const reason = 'Prices without tax';
const backTo = fillIn(en['releases.back-to'], { version: '1.0' });
const endCanary = en['releases.canary.abort'];

describe('the list', () => {
  it('says of every area what is live, since when, by whom and how large', async () => {
    await opened();
    expect(area().getAllByText('2.0').length).toBeGreaterThan(0);
    expect(area().getAllByText(/^20 Nov 2026/).length).toBeGreaterThan(0);
    expect(area().getByText('shop team', { selector: 'dd span' })).toBeVisible();
    expect(area().getAllByText('610 kB').length).toBeGreaterThan(0);
    expect(area().getByText('1,234', { selector: 'dd' })).toBeVisible();
    expect(area().getByText(fillIn(en['releases.state.canary'], { percent: 10 }))).toBeVisible();
    expect(area('mf-bank').getByText(en['releases.state.nothing'])).toBeVisible();
  });

  it('names what came with the market itself', async () => {
    lists({ ...shop, live: { version: '2.0', since: event.at, by: null } });
    await opened();
    expect(area().getByText(en['releases.by-checkout'])).toBeVisible();
  });

  it.each([
    ['/admin/releases', en],
    ['/tr/admin/releases', tr],
  ] as const)('at %s names the market where it went back by itself', async (path, words) => {
    const back = {
      ...event,
      action: 'rollback',
      version: '1.0',
      previous: '2.0',
      actor: marketActor,
    } as const;
    lists({ ...shop, live: { version: '1.0', since: event.at, by: marketActor }, events: [back] });
    await opened(path);
    expect(area().getByText(words['releases.by-market'], { selector: 'dd span' })).toBeVisible();
    expect(
      area().getByText(containing(words['releases.by-market']), { selector: 'li span' }),
    ).toBeInTheDocument();
  });

  it('tells the history with reasons, and offers what is kept', async () => {
    await opened();
    expect(area().getByText('Weekly release')).toBeInTheDocument();
    const kept = area().getByRole('table', {
      name: fillIn(en['releases.kept.label'], { area: 'mf-shop' }),
      hidden: true,
    });
    const rows = within(kept).getAllByRole('row', { hidden: true }).slice(1);
    const choices = rows.map(
      (row) => within(row).queryByRole('button', { hidden: true })?.textContent ?? null,
    );
    const failures = rows.map((row) => within(row).getAllByRole('cell', { hidden: true })[1]?.textContent);
    expect(failures).toEqual(['0', '0', '1,234', '0', '0', '0']);
    const { 'releases.kept.release': give, 'releases.kept.rollback': back } = en;
    expect(choices).toEqual([give, null, null, back, null, null]);
    expect(rows.at(-2)).toHaveTextContent(en['releases.kept.unshowable']);
    expect(rows.at(-1)).toHaveTextContent(en['releases.kept.removed']);
  });

  it.each([
    ['/admin/releases', en],
    ['/tr/admin/releases', tr],
  ] as const)('at %s has words for everything that can be done', async (path, words) => {
    lists({ ...shop, events: releaseActions.map((action) => ({ ...event, action, version: action })) });
    await opened(path);
    for (const action of releaseActions) {
      expect(area().getByText(words[`releases.history.${action}`])).toBeInTheDocument();
    }
  });

  it('says what failed', async () => {
    network.answer(url, () => problemAnswer(403, 'access.forbidden', 'req-7f3a'));
    renderInShell(<ReleasesPage />, { path: '/admin/releases', messages: { admin: en, host } });
    expect(await screen.findByText(/req-7f3a/)).toBeVisible();
  });
});

describe('a decision', () => {
  it.each([
    ['rollback', backTo, 'shop/live', { version: '1.0', expected: '2.0', offered: 'rollback', reason }],
    [
      'promote',
      en['releases.canary.promote'],
      'shop/live',
      { version: '3.0', expected: '2.0', offered: 'promote', reason },
    ],
    ['abort', endCanary, 'shop/canary/abort', { canary: '3.0', expected: '2.0', reason }],
  ] as const)('to %s is asked about, and sent with what was seen', async (action, button, path, body) => {
    await opened();
    const [first] = area().getAllByRole('button', { name: button });
    await userEvent.click(first as HTMLElement);
    const asked = await dialog();
    await userEvent.type(
      asked.getByRole('textbox', { name: containing(en['releases.reason']) }),
      ` ${reason} `,
    );
    await userEvent.click(asked.getByRole('button', { name: en[`releases.confirm.${action}`] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ path: `${url}/${path}`, body }]);
  });

  it('that takes its button away leads on in the same area', async () => {
    await opened();
    const button = area().getByRole('button', { name: endCanary });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const asked = await dialog();
    lists({ ...shop, canary: null });
    await userEvent.type(asked.getByRole('textbox', { name: containing(en['releases.reason']) }), reason);
    await userEvent.click(asked.getByRole('button', { name: en['releases.confirm.abort'] }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'mf-shop' })).toHaveFocus());
  });

  it('needs a reason', async () => {
    await opened();
    await userEvent.click(area().getByRole('button', { name: endCanary }));
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: en['releases.confirm.abort'] }));
    expect(asked.getByText(en['releases.reason-missing'])).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: en['releases.cancel'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['release.pointer-moved', 409, en['releases.refused.moved.title']],
    ['release.canary-impossible', 409, en['releases.refused.moved.title']],
    ['release.untried', 409, en['releases.refused.held.title']],
    ['release.refused', 409, en['releases.refused.held.title']],
    ['release.not-found', 404, en['releases.refused.gone.title']],
    ['release.contract-unsupported', 422, en['releases.refused.too-old.title']],
    ['internal', 500, en['releases.refused.failed.title']],
  ] as const)('refused with %s is told, and what holds now is shown behind', async (code, status, title) => {
    await opened();
    await userEvent.click(area().getByRole('button', { name: endCanary }));
    network.answer(`${url}/shop/canary/abort`, () => problemAnswer(status, code, 'req-9'));
    lists({ ...shop, live: { version: '5.0', since: event.at, by: 'night shift' }, canary: null });
    const asked = await dialog();
    await userEvent.type(asked.getByRole('textbox', { name: containing(en['releases.reason']) }), reason);
    await userEvent.click(asked.getByRole('button', { name: en['releases.confirm.abort'] }));
    expect(await asked.findByRole('alert')).toHaveTextContent(title);
    expect(await screen.findByText('night shift')).toBeInTheDocument();
    const mayTryAgain = asked.queryByRole('button', { name: en['releases.confirm.abort'] }) !== null;
    expect(mayTryAgain).toBe(code === 'internal');
  });
});
