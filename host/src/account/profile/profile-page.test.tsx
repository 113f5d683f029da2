import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from 'shared-kit/shell';
import type { FakeNetwork } from 'shared-kit/testing';
import { openProfile, profileNetwork } from './testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

describe('the sections', () => {
  it.each([
    ['', 'Kişisel bilgiler', 'Ad ve dil'],
    ['nonsense', 'Kişisel bilgiler', 'Ad ve dil'],
    ['sessions', 'Oturumlar', 'Açık oturumlarınız'],
    ['company', 'Firma', 'Firma bilgileri'],
    ['members', 'Üyeler', 'Çağlayan: üyeler'],
    ['notifications', 'E-posta tercihleri', 'Olaylarla ilgili e-postalar'],
  ])('%j is %s', async (section, link, title) => {
    openProfile(section, { prefix: '/tr' });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(link);
  });

  it('keep what was typed while another one is shown, and back leads back', async () => {
    const { address, travel } = openProfile('person');
    await userEvent.type(await screen.findByLabelText('First and last name'), ' Öz');
    expect(hasUnsavedInput()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Sessions' }));
    expect(address()).toBe('/profile?section=sessions');
    await travel(-1);
    expect(screen.getByLabelText('First and last name')).toHaveValue('Deniz Aksoy Öz');
  });
});
