import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { chooseKind, field, heading, kind, open, password, write } from './testing/registering.tsx';

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({});
});
afterEach(() => network.restore());

describe('coming and going', () => {
  it('keeps what was typed, and never the password', async () => {
    const { unmount } = open();
    await chooseKind(en['register.kind.none']);
    await write({ [en['register.name']]: 'Deniz Aksoy', [en['login.email']]: 'deniz@mill.example' });
    await userEvent.type(password(), 'a good long password');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a good long password');
    expect(hasUnsavedInput()).toBe(true);
    unmount();
    open('/register?step=terms');
    expect(heading(en['register.heading.person'])).toBeVisible();
    expect(field(en['login.email'])).toHaveValue('deniz@mill.example');
    expect(password()).toHaveValue('');
  });

  it('survives whatever is kept there', () => {
    sessionStorage.setItem(
      'registration',
      '{"kind":"king","legalForm":1,"name":["x"],"email":"d@mill.example"}',
    );
    open('/register?step=person');
    expect(heading(en['register.heading.kind'])).toBeVisible();
  });

  it.each(['company', 'address', 'person', 'terms', 'elsewhere'])(
    'begins at the beginning for %s',
    (step) => {
      const { address } = open(`/register?redirect=%2Fcart&step=${step}`);
      expect(address()).toBe('/register?redirect=%2Fcart');
      expect(heading(en['register.heading.kind'])).toBeVisible();
    },
  );

  it('moves between steps with the way back', async () => {
    const { travel } = open();
    await chooseKind(en['register.kind.retailer']);
    expect(heading(en['register.heading.company'])).toBeVisible();
    await travel(-1);
    expect(heading(en['register.heading.kind'])).toBeVisible();
    expect(kind(en['register.kind.retailer'])).toBeChecked();
  });

  it('signing in instead keeps the way', () => {
    open('/register?redirect=%2Fcart');
    expect(screen.getByRole('link', { name: en['account.sign-in'] })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcart',
    );
  });

  it('starts over after a wrong address', async () => {
    sessionStorage.setItem('registration', '{"sentTo":"d@mil.example"}');
    open();
    await userEvent.click(screen.getByRole('button', { name: en['register.start-over'] }));
    expect(heading(en['register.heading.kind'])).toBeVisible();
  });
});
