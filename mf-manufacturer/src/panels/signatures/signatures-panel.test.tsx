import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AgreementAnswer, SignatoryAnswer } from 'shared-kit/contract/signing';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };
import SignaturesPanel from './signatures-panel.tsx';

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
const version = '2026-11-23';
const agreement: AgreementAnswer = {
  kind: 'maker',
  companyName: 'Gediz Makina A.Ş.',
  state: null,
  consentVersion: '2026-11',
  text: { title: 'Agreement', version, locale: 'en', sha256: 'a'.repeat(64), sections: [] },
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
const inForce: NonNullable<AgreementAnswer['inForce']> = {
  at: '2026-11-23T11:00:00Z',
  version,
  sha256: 'f'.repeat(64),
  bytes: 40_000,
  hasTimeStamp: false,
  isTest: true,
  holdsUntil: null,
  signedOn: null,
  signatures: [],
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());
function open(change: Partial<AgreementAnswer> | null, path = '/manufacturer') {
  network.answer('/api/agreement', () => ({ body: { agreement: change && { ...agreement, ...change } } }));
  renderInShell(<SignaturesPanel level={2} />, {
    path,
    messages: { host: { 'page.loading': 'Loading' } },
  });
}

it.each<[string, Partial<AgreementAnswer>]>([
  ['nobody has signed yet', {}],
  [
    'a colleague has signed',
    { state: 'open', signatories: [{ ...me, isMe: false, signedAt: inForce.at }, me] },
  ],
  ['an older version is in force', { inForce: { ...inForce, version: '2025-01-01' } }],
])('leads to what the reader signs where %s', async (_what, change) => {
  open(change);
  const link = await screen.findByRole('link', { name: en['signatures.sign'] });
  expect(link).toHaveAttribute('href', '/signed-manufacturer');
  expect(screen.getByRole('heading', { level: 2, name: en['signatures.title'] })).toBeVisible();
  expect(screen.getByText(en['signatures.agreement'])).toBeVisible();
});

it.each<[string, Partial<AgreementAnswer> | null]>([
  ['the company signs no agreement', null],
  ['it is in force', { inForce }],
  ['the reader has signed', { state: 'open', signatories: [{ ...me, signedAt: inForce.at }] }],
  ['others sign', { signatories: [{ ...me, isMe: false }] }],
  ['too few are confirmed', { canBind: false }],
  ['the company may not sign', { isAllowed: false }],
  ['the market signs next', { state: 'awaiting_market' }],
  ['it is being sealed', { state: 'sealing' }],
])('says in Turkish that nothing waits where %s', async (_what, change) => {
  open(change, '/tr/manufacturer');
  expect(await screen.findByText(tr['signatures.none'])).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
