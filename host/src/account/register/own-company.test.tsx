import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termsVersion } from 'shared-kit/contract/companies';
import { fillIn, splitLocale } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import RegisterPage from './register-page.tsx';

const draft = {
  kind: 'textile-manufacturer',
  legalForm: 'company',
  legalName: 'Weberei Muster AG',
  brandName: 'Muster',
  country: 'CH',
  taxNumber: 'CHE-100.155.212',
  line1: 'Webergasse 1',
  postalCode: '9000',
  city: 'St. Gallen',
};
let network: FakeNetwork;
let sent: [string, unknown][];
beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('registration', JSON.stringify(draft));
  sent = [];
  const taking = (path: string, answer: Readonly<{ body: unknown }>) => (_url: unknown, body: unknown) => {
    sent.push([path, body]);
    return answer;
  };
  network = fakeNetwork({
    '/api/registration/company': taking('company', { body: {} }),
    '/api/profile/claim': taking('claim', { body: {} }),
    '/api/_auth/session': () => ({ body: testSession }),
  });
});
afterEach(() => network.restore());

const open = (path = '/register', session: Session = testSession) =>
  renderInShell(<RegisterPage />, {
    path,
    session,
    messages: { host: splitLocale(path).locale === 'tr' ? tr : en },
  });

it('asks somebody who is signed in for their company alone, and leads to it', async () => {
  const { address } = open();
  expect(screen.queryByRole('radio', { name: containing(en['register.kind.none']) })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: en['account.sign-in'] })).not.toBeInTheDocument();
  expect(screen.getByText(en['register.lead-own'])).toBeVisible();
  for (let step = 0; step < 3; step += 1) await press(en['register.go-on']);
  expect(screen.queryByRole('region', { name: en['register.step.person'] })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: en['register.accept'] }));
  await press(en['register.send']);
  await waitFor(() => expect(address()).toBe('/profile?section=company'));
  const { line1, postalCode, city, ...facts } = draft;
  expect(sent).toEqual([
    [
      'company',
      {
        termsVersion,
        company: {
          ...facts,
          taxOffice: null,
          mersisNumber: null,
          address: { line1, postalCode, city, line2: null, region: null },
        },
      },
    ],
  ]);
  expect(network.asked).toContain('/api/_auth/session');
  expect(sessionStorage.getItem('registration')).not.toContain('Muster');
});

it('lets them ask to join the company that has the number', async () => {
  network.answer('/api/registration/company', () => problemAnswer(409, 'company.number-taken'));
  const { address } = open('/register?step=terms');
  await userEvent.click(screen.getByRole('checkbox', { name: en['register.accept'] }));
  await press(en['register.send']);
  await userEvent.type(
    await screen.findByRole('textbox', { name: containing(en['register.claim.words']) }),
    'I buy for them',
  );
  await press(en['profile.join.send']);
  await waitFor(() => expect(address()).toBe('/profile?section=company'));
  expect(sent).toEqual([['claim', { country: 'CH', taxNumber: 'CHE-100.155.212', words: 'I buy for them' }]]);
});

it('goes back to where they came from, and takes what another tab did for done', async () => {
  network.answer('/api/registration/company', () => problemAnswer(409, 'member.other-company'));
  const { address } = open('/register?redirect=%2Fcart&step=terms');
  await userEvent.click(screen.getByRole('checkbox', { name: en['register.accept'] }));
  await press(en['register.send']);
  await waitFor(() => expect(address()).toBe('/cart'));
});

const member: Session = {
  ...testSession,
  secure: { ...testSession.secure, companyId: 'company-1', companyName: 'Altınmekik' },
};
const staff: Session = { ...testSession, user: { ...testSession.user, isAdmin: true } };
it.each([
  ['a member', '/register', member, fillIn(en['register.member.title'], { company: 'Altınmekik' })],
  ['a member', '/tr/register', member, fillIn(tr['register.member.title'], { company: 'Altınmekik' })],
  ['one of the staff', '/register', staff, en['register.member.staff']],
])('tells %s at %s that they can register no other company', (_who, path, session, title) => {
  open(path, session);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  for (const words of [en, tr])
    expect(screen.queryByRole('button', { name: words['register.go-on'] })).not.toBeInTheDocument();
});
