import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, press } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { openProfile, profileNetwork } from '../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const fine = () => ({ body: {} });
const askedTimes = (path: string) => network.asked.filter((it) => it === path).length;

describe('sessions', () => {
  it('are named in plain words, this one marked, the others ended at a press', async () => {
    network.answer('/api/profile/sessions/other', fine);
    openProfile('sessions');
    await screen.findByText(en['profile.sessions.this']);
    const lastUsed = en['profile.sessions.last-used'];
    const used = containing(lastUsed);
    const [here, other] = screen.getAllByRole('listitem').filter((it) => used.test(it.textContent ?? ''));
    expect(here).toHaveTextContent(
      fillIn(en['profile.sessions.device'], { browser: 'Chrome', system: 'Windows' }),
    );
    expect(here).toHaveTextContent(
      containing(fillIn(en['profile.sessions.place'], { country: 'Türkiye', used: lastUsed })),
    );
    expect(here).toHaveTextContent(en['profile.sessions.this']);
    expect(other).toHaveTextContent(en['profile.sessions.unknown-device']);
    await press(fillIn(en['profile.sessions.end-one'], { device: en['profile.sessions.unknown-device'] }));
    await waitFor(() => expect(network.asked).toContain('/api/profile/sessions/other'));
    await waitFor(() => expect(askedTimes('/api/profile/sessions')).toBe(2));
  });

  it('are ended together only after a question', async () => {
    openProfile('sessions');
    await screen.findByText(en['profile.sessions.this']);
    await press(en['profile.sessions.end-others']);
    const dialog = await screen.findByRole('dialog', { name: en['profile.sessions.end-others-title'] });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: en['profile.cancel'] })).toHaveFocus(),
    );
    expect(askedTimes('/api/profile/sessions')).toBe(1);
    await userEvent.click(within(dialog).getByRole('button', { name: en['profile.sessions.end-others'] }));
    await waitFor(() => expect(askedTimes('/api/profile/sessions')).toBeGreaterThan(1));
  });
});
