import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ContractSigning, type Drawdown, financingContracts } from 'shared-kit/contract/financing';
import { ContractSignatures } from 'shared-kit/financing';
import type { SigningCalls } from 'shared-kit/page';
import { bind, call } from 'shared-kit/shell';
import { confirmMove, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };

const url = '/api/quotes/one/financing/contract';
const sha256 = 'ab'.repeat(32);
let network: FakeNetwork;
let refetched = 0;
beforeEach(() => {
  refetched = 0;
  network = fakeNetwork({});
});
afterEach(() => network.restore());

type Contract = NonNullable<Drawdown['contract']>;
const byBank = {
  company: 'Poyraz Bankası A.Ş.',
  name: 'Selin Özgür',
  role: 'Managing director',
  at: '2026-11-26T10:00:00Z',
};
const file = {
  id: 'f',
  name: 'contract.pdf',
  mediaType: 'application/pdf',
  bytes: 2000,
  sha256,
  url: '/f',
  isHeld: false,
};

const move = {
  title: 'Sign',
  facts: [],
  atStake: { version: 'rev 1', sum: null },
  final: 'For good',
  confirm: 'Sign now',
};

const params = { id: 'one' };
const calls: SigningCalls = {
  askCode: (body, key) => call(financingContracts.askBuyersCode, { params, body, key }),
  sign: (confirmed, body, keyOf) => bind(confirmed, financingContracts.signForBuyer, { params, body }, keyOf),
};

function show(
  side: 'bank' | 'buyer',
  signing: Partial<ContractSigning>,
  state: Contract['state'] = 'proposed',
) {
  const contract: Contract = {
    id: 'c',
    state,
    form: 'market',
    signedOn: null,
    confirmedAt: null,
    file,
    signing: {
      consentVersion: '2026-11',
      company: 'Karaova Mensucat A.Ş.',
      mayISign: false,
      haveISigned: false,
      isSignedByBank: false,
      signatures: [],
      sealed: null,
      ...signing,
    },
  };
  const onChanged = () => {
    refetched += 1;
    return Promise.resolve();
  };
  return renderInShell(<ContractSignatures {...{ contract, side, calls, move, onChanged }} />, {
    path: '/quote/one',
    messages: { bank: en },
  });
}

it.each<[string, 'bank' | 'buyer', Partial<ContractSigning>, RegExp]>([
  ['the buyer waits for the bank', 'buyer', {}, /The bank signs first/],
  ['the bank waits for the buyer', 'bank', { isSignedByBank: true }, /Your bank has signed/],
  ['nobody of the bank who reads may sign', 'bank', {}, /Signatories of your company sign here/],
  [
    'nobody of the buyer who reads may sign',
    'buyer',
    { isSignedByBank: true },
    /Signatories of your company/,
  ],
  ['one of two has signed', 'bank', { haveISigned: true, signatures: [byBank] }, /one more signature/],
])('says what is awaited: %s', async (_what, side, signing, words) => {
  show(side, signing);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mail me a code' })).toBeNull();
});

it('signs with name, consent and the mailed code for what was read', async () => {
  show('buyer', { isSignedByBank: true, mayISign: true, signatures: [byBank] });
  expect(await screen.findByText(/Selin Özgür, Managing director, for Poyraz Bankası A\.Ş\./)).toBeVisible();
  const sent: unknown[] = [];
  network.answer(`${url}/code`, (_url, body) => {
    sent.push(body);
    return { body: { email: 'deniz@karaova.example', until: '2026-11-26T10:10:00Z' } };
  });
  await userEvent.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Deniz Aksoy');
  await userEvent.click(screen.getByRole('checkbox', { name: /for Karaova Mensucat A\.Ş\./ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mail me a code' }));
  network.answer(`${url}/signature`, () => problemAnswer(403, 'signing.above-limit'));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code from the mail/ }), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await confirmMove('Sign now');
  expect(await screen.findByText(/above what you may sign for/)).toBeVisible();
  network.answer(`${url}/signature`, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  // The dialog still goes while the refusal is there.
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
  await confirmMove('Sign now');
  expect(sent).toEqual([
    { sha256, locale: 'en' },
    { name: 'Deniz Aksoy', sha256, consentVersion: '2026-11', code: '123456', seen: move.atStake },
  ]);
  expect(refetched).toBe(1);
});

it('has the sealed copy, or says that it is being made', async () => {
  const { unmount } = show('bank', { isSignedByBank: true, signatures: [byBank] }, 'confirmed');
  expect(await screen.findByText(/is being made/)).toBeVisible();
  unmount();
  const sealed = { ...file, name: 'signed.pdf', url: '/api/financing-files/sealed' };
  show('bank', { isSignedByBank: true, signatures: [byBank], sealed }, 'confirmed');
  const link = await screen.findByRole('link', { name: 'Sealed copy with all signatures' });
  expect(link).toHaveAttribute('href', '/api/financing-files/sealed');
});
