import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { openProfile, profileNetwork } from '../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

describe('notifications', () => {
  const reminders = () => screen.findByRole('switch', { name: en['profile.notifications.kind.reminders'] });

  it('are switched at once', async () => {
    openProfile('notifications');
    expect(await reminders()).not.toBeChecked();
    await userEvent.click(await reminders());
    expect(await screen.findByText(en['profile.saved'])).toBeVisible();
    expect(await reminders()).toBeChecked();
  });

  it('go back where the server fails', async () => {
    openProfile('notifications');
    await reminders();
    network.answer('/api/profile/notifications', () => problemAnswer(500, 'internal'));
    await userEvent.click(await reminders());
    expect(await screen.findByRole('alert')).toHaveTextContent(en['login.failure.unreachable']);
    expect(await reminders()).not.toBeChecked();
  });
});
