import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OwnCompany, splitLocale } from 'shared-kit/contract';
import { hasUnsavedInput } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ProfilePage from './profile-page.tsx';

const person = {
  name: 'Deniz Aksoy',
  email: 'deniz@example.com',
  locale: 'en',
  newEmail: null,
  hasPassword: true,
};
const member = (id: string, role: string, isYou = false) => ({
  id,
  name: `${id} Kaya`,
  email: `${id}@mill.example`,
  role,
  isYou,
});
const company: OwnCompany = {
  kind: 'textile-manufacturer',
  legalForm: 'company',
  legalName: 'Çağlayan Dokuma A.Ş.',
  brandName: 'Çağlayan',
  country: 'TR',
  city: 'Bursa',
  taxNumber: '4540536920',
  taxOffice: 'Çekirge',
  mersisNumber: null,
  verification: 'approved',
  approvalLimit: { amount: '250000.00', currency: 'EUR' },
  addresses: [
    {
      id: 'seat',
      kind: 'registered',
      label: null,
      line1: 'OSB 4. Cadde 12',
      line2: null,
      postalCode: '16140',
      city: 'Bursa',
      region: 'Nilüfer',
      country: 'TR',
      isDefaultDelivery: true,
    },
  ],
};
const invitation = {
  id: 'inv',
  email: 'new@mill.example',
  role: 'member',
  expiresAt: '2026-11-28T10:00:00Z',
  hasExpired: false,
};
const sessionsAnswer = {
  sessions: [
    {
      id: 'this',
      isThis: true,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
      country: 'TR',
      beganAt: '2026-11-20T10:00:00Z',
      lastUsedAt: '2026-11-20T10:00:00Z',
    },
    {
      id: 'other',
      isThis: false,
      userAgent: null,
      country: null,
      beganAt: '2026-11-20T10:00:00Z',
      lastUsedAt: '2026-11-20T10:00:00Z',
    },
  ],
};
const owner = {
  user: { ...testSession.user, companyRole: 'owner' as const },
  secure: { ...testSession.secure, companyId: 'c', companyName: 'Çağlayan' },
};
const plainMember = { ...owner, user: { ...owner.user, companyRole: 'member' as const } };

let network: FakeNetwork;
const fine = () => ({ body: {} });
beforeEach(() => {
  network = fakeNetwork({
    '/api/profile': () => ({ body: person }),
    '/api/profile/sessions': () => ({ body: sessionsAnswer }),
    '/api/profile/notifications': () => ({
      body: { quotes: true, financing: true, verification: true, reminders: false },
    }),
    '/api/company': () => ({ body: company }),
    '/api/company/members': () => ({
      body: { members: [member('ada', 'owner', true), member('can', 'member')], invitations: [invitation] },
    }),
    '/api/_auth/session': () => ({ body: owner }),
  });
});
afterEach(() => network.restore());

function open(
  section: string,
  { session = owner, prefix = '' }: { session?: typeof owner; prefix?: string } = {},
) {
  const path = `${prefix}/profile?section=${section}`;
  const host = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<ProfilePage />, { path, session, messages: { host } });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const askedTimes = (path: string) => network.asked.filter((it) => it === path).length;

describe('the sections', () => {
  it.each([
    ['', 'Kişisel bilgiler', 'Ad ve dil'],
    ['nonsense', 'Kişisel bilgiler', 'Ad ve dil'],
    ['sessions', 'Oturumlar', 'Açık oturumlarınız'],
    ['company', 'Firma', 'Firma bilgileri'],
    ['members', 'Üyeler', 'Çağlayan: üyeler'],
    ['notifications', 'Bildirimler', 'Olaylarla ilgili e-postalar'],
  ])('%j is %s', async (section, link, title) => {
    open(section, { prefix: '/tr' });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(link);
  });

  it('keep what was typed while another one is shown, and back leads back', async () => {
    const { address, travel } = open('person');
    await userEvent.type(await screen.findByLabelText('First and last name'), ' Öz');
    expect(hasUnsavedInput()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Sessions' }));
    expect(address()).toBe('/profile?section=sessions');
    await travel(-1);
    expect(screen.getByLabelText('First and last name')).toHaveValue('Deniz Aksoy Öz');
  });
});

describe('a person', () => {
  it('is saved, and says so', async () => {
    open('person');
    const name = await screen.findByLabelText('First and last name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Şule Öz{Enter}');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('without a name is not sent', async () => {
    open('person');
    await userEvent.clear(await screen.findByLabelText('First and last name'));
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Enter your name.' }));
    expect(screen.getByLabelText('First and last name')).toHaveFocus();
    expect(askedTimes('/api/profile')).toBe(1);
  });

  it('changes the password, and the fields are empty again', async () => {
    network.answer('/api/profile/password', fine);
    open('person');
    const form = within(await screen.findByRole('form', { name: 'Change the password' }));
    await userEvent.type(form.getByLabelText('Current password'), 'the old password');
    await userEvent.type(form.getByLabelText('New password'), 'ten letter{Enter}');
    expect(await form.findByRole('status')).toHaveTextContent(en['profile.password.saved']);
    expect(form.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    [401, 'auth.credentials-wrong', en['profile.failure.password']],
    [429, 'request.too-many', en['mailed-link.too-many']],
    [500, 'internal', en['login.failure.unreachable']],
  ])('keeps what was typed at %d', async (status, code, text) => {
    network.answer('/api/profile/password', () => problemAnswer(status, code));
    open('person');
    const form = within(await screen.findByRole('form', { name: 'Change the password' }));
    await userEvent.type(form.getByLabelText('Current password'), 'the old password');
    await userEvent.type(form.getByLabelText('New password'), 'ten letter{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByLabelText('New password')).toHaveValue('ten letter');
  });

  it('is told which new address awaits its confirmation', async () => {
    network.answer('/api/profile', () => ({ body: { ...person, newEmail: 'new@mill.example' } }));
    open('person');
    expect(await screen.findByText(/We mailed a link to new@mill\.example/)).toBeVisible();
  });

  it('without a password is led to set one', async () => {
    network.answer('/api/profile', () => ({ body: { ...person, hasPassword: false } }));
    open('person');
    expect(await screen.findAllByRole('link', { name: 'Set one by mail' })).toHaveLength(2);
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});

describe('sessions', () => {
  it('are named in plain words, this one marked, the others ended at a press', async () => {
    network.answer('/api/profile/sessions/other', fine);
    open('sessions');
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
    open('sessions');
    await screen.findByText('This device');
    await press('End all others');
    const dialog = await screen.findByRole('dialog', { name: 'End all other sessions?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(askedTimes('/api/profile/sessions')).toBe(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(askedTimes('/api/profile/sessions')).toBeGreaterThan(1));
  });
});

describe('members', () => {
  it('get another role by a press, not by the list alone', async () => {
    network.answer('/api/company/members/can/role', fine);
    open('members');
    await userEvent.selectOptions(await screen.findByLabelText('Role of can Kaya'), 'approver');
    expect(network.asked).not.toContain('/api/company/members/can/role');
    await press('Give this role to can Kaya');
    await waitFor(() => expect(network.asked).toContain('/api/company/members/can/role'));
  });

  it('the last owner is told why they stay', async () => {
    network.answer('/api/company/members/ada', () => problemAnswer(409, 'member.last-owner'));
    open('members');
    await screen.findByText('can Kaya');
    await press('Leave the company');
    const dialog = await screen.findByRole('dialog', { name: 'Leave the company?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave the company' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(en['profile.failure.last-owner']);
  });

  it('who are no owners see no buttons but their own', async () => {
    const members = [member('ada', 'owner'), member('can', 'member', true)];
    network.answer('/api/company/members', () => ({ body: { members, invitations: [] } }));
    open('members', { session: plainMember as unknown as typeof owner });
    await screen.findByText('ada Kaya');
    expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(['Leave the company']);
    expect(screen.queryByLabelText(en['profile.invite.email'])).toBeNull();
  });

  it('are invited, and who already is one is told so', async () => {
    network.answer('/api/company/invitations', fine);
    open('members');
    const form = within(await screen.findByRole('form', { name: 'Send the invitation' }));
    await userEvent.type(form.getByLabelText('Work email of the person'), 'x@mill.example{Enter}');
    expect(await form.findByRole('status')).toHaveTextContent('on its way to x@mill.example');
    network.answer('/api/company/invitations', () => problemAnswer(409, 'member.exists'));
    await userEvent.clear(form.getByLabelText('Work email of the person'));
    await userEvent.type(form.getByLabelText('Work email of the person'), 'can@mill.example{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(en['profile.failure.member']);
  });

  it('without a company there are none, but a way to one', async () => {
    open('members', { session: testSession as typeof owner });
    expect(await screen.findByRole('heading', { name: 'You belong to no company' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register your company' })).toHaveAttribute('href', '/register');
  });
});

describe('a company', () => {
  it('marks the tax number that the server refuses', async () => {
    open('company');
    const form = within(await screen.findByRole('form', { name: 'Save the company data' }));
    network.answer('/api/company', () => ({
      status: 400,
      body: { code: 'request.body-invalid', errors: [{ name: 'taxNumber', reason: 'check-digit' }] },
    }));
    await userEvent.type(form.getByLabelText('Tax number (VKN)'), '1{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent('Tax number (VKN): no such number can exist.');
    expect(form.getByLabelText('Tax number (VKN)')).toBeInvalid();
    expect(form.getByLabelText('Tax number (VKN)')).toHaveValue('45405369201');
  });

  it('is read, not changed, by its members', async () => {
    open('company', { session: plainMember as unknown as typeof owner });
    expect(await screen.findByText('Çağlayan Dokuma A.Ş.')).toBeVisible();
    expect(screen.getByText('€250,000')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gets an address, which must have its postal code', async () => {
    network.answer('/api/company/addresses', fine);
    open('company');
    await screen.findByText('OSB 4. Cadde 12');
    await press('Add an address');
    const form = within(screen.getByRole('form', { name: 'Save the address' }));
    await userEvent.type(form.getByLabelText('Street and number'), 'Depo 2');
    await userEvent.type(form.getByLabelText('City'), 'Bursa{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent('Enter the postal code.');
    await userEvent.type(form.getByLabelText('Postal code'), '16140{Enter}');
    await waitFor(() => expect(network.asked).toContain('/api/company/addresses'));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Save the address' })).toBeNull());
  });

  it.each(['much', '-5', '12.3456'])('has no approval limit of %j', async (typed) => {
    open('company');
    const form = within(await screen.findByRole('form', { name: 'Save the limit' }));
    await userEvent.clear(form.getByLabelText('Amount'));
    await userEvent.type(form.getByLabelText('Amount'), `${typed}{Enter}`);
    expect(await form.findByRole('alert')).toHaveTextContent(en['profile.limit.wrong']);
    expect(network.asked).not.toContain('/api/company/approval-limit');
  });
});

describe('notifications', () => {
  const reminders = () => screen.findByRole('switch', { name: 'Reminders' });

  it('are switched at once', async () => {
    open('notifications');
    expect(await reminders()).not.toBeChecked();
    await userEvent.click(await reminders());
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(await reminders()).toBeChecked();
  });

  it('go back where the server fails', async () => {
    open('notifications');
    await reminders();
    network.answer('/api/profile/notifications', () => problemAnswer(500, 'internal'));
    await userEvent.click(await reminders());
    expect(await screen.findByRole('alert')).toHaveTextContent(en['login.failure.unreachable']);
    expect(await reminders()).not.toBeChecked();
  });
});
