import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { containing, type FakeNetwork, press, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { openProfile, person, profileNetwork } from '../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const fine = () => ({ body: {} });
const askedTimes = (path: string) => network.asked.filter((it) => it === path).length;

describe('a person', () => {
  it('is saved, and says so', async () => {
    openProfile('person');
    const name = await screen.findByLabelText(en['profile.person.name']);
    await userEvent.clear(name);
    await userEvent.type(name, 'Şule Öz{Enter}');
    expect(await screen.findByText(en['profile.saved'])).toBeVisible();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('without a name is not sent', async () => {
    openProfile('person');
    await userEvent.clear(await screen.findByLabelText(en['profile.person.name']));
    await press(en['profile.person.save']);
    expect(await screen.findByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: en['profile.person.name-missing'] }));
    expect(screen.getByLabelText(en['profile.person.name'])).toHaveFocus();
    expect(askedTimes('/api/profile')).toBe(1);
  });

  it('changes the password, and the fields are empty again', async () => {
    network.answer('/api/profile/password', fine);
    openProfile('person');
    const form = within(await screen.findByRole('form', { name: en['profile.password.save'] }));
    await userEvent.type(form.getByLabelText(en['profile.password.current']), 'the old password');
    await userEvent.type(form.getByLabelText(en['reset-password.password']), 'ten letter{Enter}');
    expect(await form.findByRole('status')).toHaveTextContent(en['profile.password.saved']);
    expect(form.getByLabelText(en['reset-password.password'])).toHaveValue('');
  });

  it.each([
    [401, 'auth.credentials-wrong', en['profile.failure.password']],
    [429, 'request.too-many', en['mailed-link.too-many']],
    [500, 'internal', en['login.failure.unreachable']],
  ])('keeps what was typed at %d', async (status, code, text) => {
    network.answer('/api/profile/password', () => problemAnswer(status, code));
    openProfile('person');
    const form = within(await screen.findByRole('form', { name: en['profile.password.save'] }));
    await userEvent.type(form.getByLabelText(en['profile.password.current']), 'the old password');
    await userEvent.type(form.getByLabelText(en['reset-password.password']), 'ten letter{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(text);
    expect(form.getByLabelText(en['reset-password.password'])).toHaveValue('ten letter');
  });

  it('is told which new address awaits its confirmation', async () => {
    network.answer('/api/profile', () => ({ body: { ...person, newEmail: 'new@mill.example' } }));
    openProfile('person');
    const awaited = containing(en['profile.email.awaited'], { email: 'new@mill.example' });
    expect(await screen.findByText(awaited)).toBeVisible();
  });

  it('without a password is led to set one', async () => {
    network.answer('/api/profile', () => ({ body: { ...person, hasPassword: false } }));
    openProfile('person');
    expect(await screen.findAllByRole('link', { name: en['profile.password.set'] })).toHaveLength(2);
    expect(screen.queryByLabelText(en['profile.password.current'])).toBeNull();
  });
});
