import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { AgreementAnswer, SignatoryAnswer } from 'shared-kit/contract/signing';
import {
  confirmMove,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import SignedProviderPage from './signed-provider-page.tsx';

const me: SignatoryAnswer = {
  id: 'a',
  userId: 'u',
  name: 'Müjde Kara',
  role: 'Müdür',
  signs: 'alone',
  group: null,
  withGroup: null,
  limit: null,
  until: null,
  isMe: true,
  signedAt: null,
};
const agreement: AgreementAnswer = {
  kind: 'provider',
  companyName: 'Ege Gözetim Ltd. Şti.',
  state: null,
  consentVersion: '2026-11',
  text: {
    title: 'Provider agreement',
    version: '2026-11-23',
    locale: 'en',
    sha256: 'a'.repeat(64),
    sections: [{ heading: '1. Subject', paragraphs: ['The provider offers services.'] }],
  },
  signatories: [me],
  canBind: true,
  isAllowed: true,
  signatures: [],
  waitsFor: null,
  declined: null,
  inForce: null,
  elsewhere: null,
  copies: [],
  mayDownload: true,
};
const signature = { name: 'Müjde Kara', role: 'Müdür', byMarket: false, at: '2026-11-23T10:00:00Z' };
const copy = { id: 'd', name: 'signed.pdf', sha256: 'c'.repeat(64), signedOn: '2026-11-20' };
const inForce: NonNullable<AgreementAnswer['inForce']> = {
  at: '2026-11-23T11:00:00Z',
  version: '2026-11-23',
  sha256: 'f'.repeat(64),
  bytes: 40_000,
  hasTimeStamp: false,
  isTest: true,
  holdsUntil: null,
  signedOn: null,
  signatures: [signature, { ...signature, name: 'Burak Tan', role: 'Tezgah', byMarket: true }],
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    '/api/documents': () => ({
      body: { points: [], mayUpload: true, scans: false, reVerificationDue: null },
    }),
  });
});
afterEach(() => network.restore());
const has = (change: Partial<AgreementAnswer> = {}) =>
  network.answer('/api/agreement', () => ({ body: { agreement: { ...agreement, ...change } } }));
const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Reference',
  'error.retry': 'Retry',
  'page.loading': 'Loading',
};
const owner = {
  user: { ...testSession.user, companyRole: 'owner' },
  secure: { ...testSession.secure, companyId: 'c' },
} as const;
const open = (path = '/signed-provider', session: Parameters<typeof renderInShell>[1]['session'] = owner) =>
  renderInShell(<SignedProviderPage />, {
    path,
    session,
    messages: { manufacturer: path.startsWith('/tr') ? tr : en, host },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows a stranger nothing of a company, and leads back after signing in', () => {
  open('/tr/signed-provider?from=mail#sign', null);
  expect(screen.getByRole('link', { name: tr['documents.signed-out.sign-in'] })).toHaveAttribute(
    'href',
    '/tr/login?redirect=%2Ftr%2Fsigned-provider%3Ffrom%3Dmail%23sign',
  );
  expect(network.asked).toEqual([]);
});

it('says so where a company needs no agreement', async () => {
  network.answer('/api/agreement', () => ({ body: { agreement: null } }));
  open();
  expect(await screen.findByText(en['agreement.not-needed.title'])).toBeVisible();
});

describe('before it is signed', () => {
  it.each<[string, Partial<AgreementAnswer>, string]>([
    ['nobody is confirmed', { signatories: [], canBind: false }, en['agreement.no-signatories.title']],
    ['others may sign', { signatories: [{ ...me, isMe: false }] }, en['agreement.waits.signatories.title']],
    [
      'others must sign too',
      { state: 'open', signatories: [{ ...me, signedAt: signature.at }] },
      en['agreement.waits.others.title'],
    ],
    ['the market must sign', { state: 'awaiting_market' }, en['agreement.waits.market.title']],
    ['the seal is being made', { state: 'sealing' }, en['agreement.waits.seal.title']],
    ['the market refused', { declined: 'Another name' }, 'Another name'],
    ['a copy is confirmed', { elsewhere: copy, state: 'open' }, en['agreement.elsewhere.title']],
    ['the company may not sign', { isAllowed: false }, en['agreement.not-allowed']],
  ])('says what comes next: %s', async (_what, change, said) => {
    has(change);
    open();
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('lets the signatory sign, and explains a wrong code', async () => {
    has();
    const sent = { email: 'mujde@ege.example', until: '2026-11-23T10:10:00Z' };
    network.answer('/api/agreement/code', () => ({ body: sent }));
    network.answer('/api/agreement/signature', () => problemAnswer(422, 'signing.code-wrong'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'Müjde Kara');
    await userEvent.click(screen.getByRole('checkbox', { name: /Ege Gözetim/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Mail me a code' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await confirmMove('Sign');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not the code in the newest mail.');
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Müjde Kara');
  });
});

it.each([
  ['/signed-provider', en, en['agreement.elsewhere.copy']],
  ['/tr/signed-provider', tr, tr['agreement.elsewhere.copy']],
])('names at %s a copy that was signed elsewhere', async (path, words, copyLabel) => {
  has({ copies: [copy] });
  const bodies: unknown[] = [];
  network.answer('/api/agreement/elsewhere', (_url, body) => {
    bodies.push(body);
    has({ copies: [copy], elsewhere: copy, state: 'open' });
    return { body: {} };
  });
  open(path);
  await userEvent.click(await screen.findByText(words['agreement.elsewhere.ask']));
  expect(screen.getByRole('combobox', { name: copyLabel })).toHaveDisplayValue('signed.pdf');
  const day = screen.getByLabelText(words['agreement.elsewhere.signed-on']);
  const use = screen.getByRole('button', { name: words['agreement.elsewhere.name'] });
  await userEvent.click(use);
  expect(day).toHaveAccessibleDescription(words['agreement.elsewhere.missing']);
  await userEvent.type(day, '2126-11-20');
  await userEvent.click(use);
  expect(day).toBeInvalid();
  expect(bodies).toEqual([]);
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-20');
  await userEvent.click(use);
  expect(await screen.findByText(new RegExp('c'.repeat(64)))).toBeVisible();
  expect(bodies).toEqual([
    { documentId: 'd', signedOn: '2026-11-20', locale: path.startsWith('/tr') ? 'tr' : 'en' },
  ]);
  expect(screen.getByRole('button', { name: words['agreement.elsewhere.withdraw'] })).toBeVisible();
});

it('asks for the copy where none was handed in', async () => {
  has();
  open();
  await userEvent.click(await screen.findByText(en['agreement.elsewhere.ask']));
  expect(screen.getByText(en['agreement.elsewhere.hand-in'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['agreement.documents'] })).toHaveAttribute(
    'href',
    '/documents#framework-agreement',
  );
});

it.each([
  ['2027-01-31', fillIn(en['agreement.renewal.until'], { day: '31 Jan 2027' })],
  [null, en['agreement.renewal.open']],
])('says of an older version in force until %s that a new one waits', async (holdsUntil, said) => {
  has({ inForce: { ...inForce, version: '2025-01-01', holdsUntil } });
  open();
  expect(await screen.findByText(en['agreement.renewal.title'])).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
});

it.each([
  ['/signed-provider', en],
  ['/tr/signed-provider', tr],
])('confirms at %s what is in force', async (path, words) => {
  has({ inForce });
  open(path);
  expect(await heading(words['agreement.title.in-force'])).toBeVisible();
  const countersigned = fillIn(words['agreement.countersigned-by'], { name: 'Burak Tan' });
  expect(screen.getByText(countersigned)).toBeVisible();
  expect(screen.getByText(words['agreement.test'])).toBeVisible();
  expect(screen.getByText(new RegExp('f'.repeat(64)))).toBeVisible();
  expect(screen.getByRole('link', { name: words['agreement.download'] })).toHaveAttribute(
    'href',
    '/api/agreement/sealed',
  );
});
