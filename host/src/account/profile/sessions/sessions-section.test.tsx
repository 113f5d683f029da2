import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeNetwork } from 'shared-kit/testing';
import { openProfile, press, profileNetwork } from '../testing/open-profile.tsx';

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
    await screen.findByText('This device');
    const [here, other] = screen
      .getAllByRole('listitem')
      .filter((it) => it.textContent?.includes('Last used'));
    expect(here).toHaveTextContent('Chrome on Windows');
    expect(here).toHaveTextContent('Türkiye · Last used');
    expect(here).toHaveTextContent('This device');
    expect(other).toHaveTextContent('Unknown device');
    await press('End the session: Unknown device');
    await waitFor(() => expect(network.asked).toContain('/api/profile/sessions/other'));
    await waitFor(() => expect(askedTimes('/api/profile/sessions')).toBe(2));
  });

  it('are ended together only after a question', async () => {
    openProfile('sessions');
    await screen.findByText('This device');
    await press('End all others');
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(askedTimes('/api/profile/sessions')).toBe(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(askedTimes('/api/profile/sessions')).toBeGreaterThan(1));
  });
});
