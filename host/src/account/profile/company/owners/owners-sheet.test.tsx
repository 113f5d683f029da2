import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, press } from 'shared-kit/testing';
import en from '../../../../messages/en.json' with { type: 'json' };
import tr from '../../../../messages/tr.json' with { type: 'json' };
import { openProfile, plainMember, profileNetwork } from '../../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const form = async () => within(await screen.findByRole('form', { name: en['profile.owners.save'] }));
const person = { name: 'Nuray Demirtaş', birthMonth: 4, birthYear: 1971, nationality: 'TR', residence: 'CH' };
const declared = {
  id: 'o1',
  ground: 'shares',
  share: '60',
  words: null,
  declaredAt: '2026-11-20T10:00:00Z',
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
  await screen.findByText(en['profile.owners.none']);
  await press(en['profile.owners.declare']);
  const fields = await form();
  await press(en['profile.owners.save']);
  expect(await fields.findByRole('alert')).toHaveTextContent(en['profile.owners.fault.year-wrong']);
  await userEvent.type(fields.getByLabelText(en['profile.owners.name']), person.name);
  await userEvent.selectOptions(fields.getByLabelText(en['profile.owners.birthMonth']), 'April');
  await userEvent.type(fields.getByLabelText(en['profile.owners.birthYear']), '1971');
  await userEvent.selectOptions(fields.getByLabelText(en['profile.owners.nationality']), 'Türkiye');
  await userEvent.selectOptions(fields.getByLabelText(en['profile.owners.residence']), 'Switzerland');
  await userEvent.type(fields.getByLabelText(containing(en['profile.owners.share'])), '20');
  await press(en['profile.owners.save']);
  expect(await fields.findByRole('alert')).toHaveTextContent(en['profile.owners.fault.share-too-small']);
  await userEvent.clear(fields.getByLabelText(containing(en['profile.owners.share'])));
  await userEvent.type(fields.getByLabelText(containing(en['profile.owners.share'])), '62.5');
  await userEvent.click(fields.getByRole('checkbox'));
  network.answer('/api/company/owners', () => ({ body: { owners: [declared] } }));
  await press(en['profile.owners.save']);
  expect(await screen.findByText(containing(en['profile.owners.is-exposed']))).toBeVisible();
  const owner = { ...person, isExposed: true, ground: 'shares', share: '62.5', words: null };
  expect(sent).toEqual({ owners: [owner], seen: [] });
});

it('shows at once that shares are too many, and shows Turkish words', async () => {
  network.answer('/api/company/owners', () => ({
    body: { owners: [declared, { ...declared, id: 'o2', person: { ...person, name: 'Kaya Er' } }] },
  }));
  openProfile('company', { prefix: '/tr' });
  const share = fillIn(tr['profile.owners.percent'], { share: 60 });
  const ground = `${tr['profile.owners.ground.shares']}: ${share}`;
  expect((await screen.findAllByText(ground))[0]).toBeVisible();
  await press(tr['profile.owners.change']);
  await press(tr['profile.owners.save']);
  await waitFor(() =>
    expect(screen.getAllByText(tr['profile.owners.fault.shares-above-100'])[0]).toBeVisible(),
  );
});

it('is not for plain members', async () => {
  openProfile('company', { session: plainMember });
  await screen.findByText('Çağlayan Dokuma A.Ş.');
  expect(screen.queryByText(en['profile.owners.title'])).toBeNull();
});
