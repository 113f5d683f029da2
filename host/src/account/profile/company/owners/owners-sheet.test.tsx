import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeNetwork } from 'shared-kit/testing';
import { openProfile, plainMember, press, profileNetwork } from '../../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const form = async () => within(await screen.findByRole('form', { name: 'Save the declaration' }));
const person = { name: 'Nuray Demirtaş', birthMonth: 4, birthYear: 1971, nationality: 'TR', residence: 'CH' };
const declared = {
  ...{ id: 'o1', ground: 'shares', share: '60', words: null, declaredAt: '2026-11-20T10:00:00Z' },
  person: { ...person, isExposed: true },
};

it('declares an owner, after saying what is missing', async () => {
  let sent: unknown;
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') sent = JSON.parse(String(init.body));
    return answer(input, init);
  };
  openProfile('company');
  await screen.findByText(/Nobody is declared yet/);
  await press('Declare the owners');
  const fields = await form();
  await press('Save the declaration');
  expect(await fields.findByRole('alert')).toHaveTextContent('Enter the year with four digits.');
  await userEvent.type(fields.getByLabelText('First and last name'), person.name);
  await userEvent.selectOptions(fields.getByLabelText('Month of birth'), 'April');
  await userEvent.type(fields.getByLabelText('Year of birth'), '1971');
  await userEvent.selectOptions(fields.getByLabelText('Nationality'), 'Türkiye');
  await userEvent.selectOptions(fields.getByLabelText('Country of residence'), 'Switzerland');
  await userEvent.type(fields.getByLabelText(/^Share in per cent/), '20');
  await press('Save the declaration');
  expect(await fields.findByRole('alert')).toHaveTextContent('A share counts from 25 % on.');
  await userEvent.clear(fields.getByLabelText(/^Share in per cent/));
  await userEvent.type(fields.getByLabelText(/^Share in per cent/), '62.5');
  await userEvent.click(fields.getByRole('checkbox'));
  network.answer('/api/company/owners', () => ({ body: { owners: [declared] } }));
  await press('Save the declaration');
  expect(await screen.findByText(/politically exposed/)).toBeVisible();
  const owner = { ...person, isExposed: true, ground: 'shares', share: '62.5', words: null };
  expect(sent).toEqual({ owners: [owner], seen: [] });
});

it('shows at once that shares are too many, and shows Turkish words', async () => {
  network.answer('/api/company/owners', () => ({
    body: { owners: [declared, { ...declared, id: 'o2', person: { ...person, name: 'Kaya Er' } }] },
  }));
  openProfile('company', { prefix: '/tr' });
  expect((await screen.findAllByText('Doğrudan pay sahipliği: %60'))[0]).toBeVisible();
  await press('Bildirimi değiştir');
  await press('Bildirimi kaydet');
  await waitFor(() => expect(screen.getAllByText('Doğrudan paylar toplamı %100’ü aşıyor.')[0]).toBeVisible());
});

it('is not for plain members', async () => {
  openProfile('company', { session: plainMember });
  await screen.findByText('Çağlayan Dokuma A.Ş.');
  expect(screen.queryByText('Beneficial owners')).toBeNull();
});
