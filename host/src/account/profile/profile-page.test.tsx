import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import type { FakeNetwork } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { openProfile, profileNetwork } from './testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

describe('the sections', () => {
  it.each([
    ['', tr['profile.section.person'], tr['profile.person.title']],
    ['nonsense', tr['profile.section.person'], tr['profile.person.title']],
    ['sessions', tr['profile.section.sessions'], tr['profile.sessions.title']],
    ['company', tr['profile.section.company'], tr['profile.company.title']],
    ['members', tr['profile.section.members'], fillIn(tr['profile.members.title'], { company: 'Çağlayan' })],
    ['notifications', tr['profile.section.notifications'], tr['profile.notifications.title']],
  ])('%j is %s', async (section, link, title) => {
    openProfile(section, { prefix: '/tr' });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(link);
  });

  it('keep what was typed while another one is shown, and back leads back', async () => {
    const { address, travel } = openProfile('person');
    await userEvent.type(await screen.findByLabelText(en['profile.person.name']), ' Öz');
    expect(hasUnsavedInput()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: en['profile.section.sessions'] }));
    expect(address()).toBe('/profile?section=sessions');
    await travel(-1);
    expect(screen.getByLabelText(en['profile.person.name'])).toHaveValue('Deniz Aksoy Öz');
  });
});
