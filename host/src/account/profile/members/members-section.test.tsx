import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { type FakeNetwork, press, problemAnswer, testSession } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { member, openProfile, plainMember, profileNetwork } from '../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const fine = () => ({ body: {} });

describe('members', () => {
  it('get another role by a press, not by the list alone', async () => {
    network.answer('/api/company/members/can/role', fine);
    openProfile('members');
    const role = fillIn(en['profile.members.role-of'], { name: 'can Kaya' });
    await userEvent.selectOptions(await screen.findByLabelText(role), 'approver');
    expect(network.asked).not.toContain('/api/company/members/can/role');
    await press(fillIn(en['profile.members.give-role'], { name: 'can Kaya' }));
    await waitFor(() => expect(network.asked).toContain('/api/company/members/can/role'));
  });

  it("the last owner is told why they can't leave", async () => {
    network.answer('/api/company/members/ada', () => problemAnswer(409, 'member.last-owner'));
    openProfile('members');
    await screen.findByText('can Kaya');
    await press(en['profile.members.leave']);
    const dialog = await screen.findByRole('dialog', { name: en['profile.members.leave-title'] });
    await userEvent.click(within(dialog).getByRole('button', { name: en['profile.members.leave'] }));
    expect(await screen.findByRole('alert')).toHaveTextContent(en['profile.failure.last-owner']);
  });

  it("who aren't owners see only their own buttons", async () => {
    const members = [member('ada', 'owner'), member('can', 'member', true)];
    network.answer('/api/company/members', () => ({ body: { members, invitations: [] } }));
    openProfile('members', { session: plainMember });
    await screen.findByText('ada Kaya');
    expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual([en['profile.members.leave']]);
    expect(screen.queryByLabelText(en['profile.invite.email'])).toBeNull();
  });

  it('are invited; an existing member is reported', async () => {
    network.answer('/api/company/invitations', fine);
    openProfile('members');
    const form = within(await screen.findByRole('form', { name: en['profile.invite.submit'] }));
    await userEvent.type(form.getByLabelText(en['profile.invite.email']), 'x@mill.example{Enter}');
    expect(await form.findByRole('status')).toHaveTextContent('on its way to x@mill.example');
    network.answer('/api/company/invitations', () => problemAnswer(409, 'member.exists'));
    await userEvent.clear(form.getByLabelText(en['profile.invite.email']));
    await userEvent.type(form.getByLabelText(en['profile.invite.email']), 'can@mill.example{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(en['profile.failure.member']);
  });

  it('without a company there are none, but a way to one', async () => {
    openProfile('members', { session: testSession });
    expect(await screen.findByRole('heading', { name: en['profile.no-company.title'] })).toBeVisible();
    expect(screen.getByRole('link', { name: en['profile.no-company.register'] })).toHaveAttribute(
      'href',
      '/register',
    );
  });
});
