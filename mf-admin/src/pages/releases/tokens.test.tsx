import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ReleasesPage from './releases-page.tsx';
import { bank, shop } from './testing.ts';

const url = '/api/admin/releases';
const revocation = `${url}/shop/tokens/a/revocation`;

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
  network.answer(url, () => ({ body: { areas: [shop, bank] } }));
  network.answer(revocation, () => ({ body: shop }));
});
afterEach(() => network.restore());

const opened = async (path = '/admin/releases') => {
  const admin = path.startsWith('/tr') ? tr : en;
  renderInShell(<ReleasesPage />, { path, messages: { admin, host: { 'page.loading': 'Loading' } } });
  await screen.findByRole('region', { name: 'mf-shop' });
};
const area = (name = 'mf-shop') => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const reason = 'It stood in a log';

describe('the tokens of an area', () => {
  it.each([
    ['/admin/releases', en],
    ['/tr/admin/releases', tr],
  ] as const)('at %s tells what came last, what was refused and who may release', async (path, words) => {
    await opened(path);
    expect(area().getByText('4.0', { selector: 'dd code' })).toBeVisible();
    await userEvent.click(area().getByText(fillIn(words['releases.uploads.title'], { count: 1 })));
    expect(area().getByText('It declares /fair.')).toBeVisible();
    await userEvent.click(area().getByText(fillIn(words['releases.tokens.title'], { count: 2 })));
    const [used, unused, revoked] = area()
      .getAllByRole('row', { name: /night robot|CI/ })
      .map((row) => row.textContent);
    expect(used).toMatch(/^night robot.*22 \S+ 2026/);
    expect(unused).toContain(words['releases.tokens.unused']);
    expect(revoked).toContain(words['releases.tokens.revoked']);
    const revoke = (name: string) =>
      area().queryByRole('button', { name: fillIn(words['releases.tokens.revoke-name'], { name }) });
    const offered = ['night robot', 'CI', 'old CI'].filter((name) => revoke(name) !== null);
    expect(offered).toEqual(['night robot', 'CI']);
    const none = fillIn(words['releases.tokens.none'], { area: 'mf-bank' });
    await userEvent.click(area('mf-bank').getByText(fillIn(words['releases.tokens.title'], { count: 0 })));
    expect(area('mf-bank').getByText(none)).toBeVisible();
  });

  it('to revoke a token is asked about, and told if somebody else did', async () => {
    await opened();
    await userEvent.click(area().getByText(fillIn(en['releases.tokens.title'], { count: 2 })));
    const button = fillIn(en['releases.tokens.revoke-name'], { name: 'night robot' });
    const revoke = async () => {
      await userEvent.click(area().getByRole('button', { name: button }));
      const asked = await dialog();
      await userEvent.type(asked.getByRole('textbox', { name: containing(en['releases.reason']) }), reason);
      await userEvent.click(asked.getByRole('button', { name: en['releases.confirm.revoke'] }));
      return asked;
    };
    await revoke();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ path: revocation, body: { reason } }]);
    network.answer(revocation, () => problemAnswer(404, 'release.token-not-found'));
    const asked = await revoke();
    expect(await asked.findByRole('alert')).toHaveTextContent(en['releases.refused.revoked.title']);
    expect(asked.queryByRole('button', { name: en['releases.confirm.revoke'] })).toBeNull();
  });
});
