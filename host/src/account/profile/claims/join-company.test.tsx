import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import {
  containing,
  type FakeNetwork,
  fakeNetwork,
  problemAnswer,
  renderInShell,
  testSession,
} from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { NoCompany } from '../no-company.tsx';

const claim = {
  id: 'c1',
  country: 'TR',
  taxNumber: '4540536920',
  askedAt: '2026-11-20T09:00:00Z',
  reason: null,
};

let network: FakeNetwork;
let sent: unknown[];
let mine: object | null;
beforeEach(() => {
  [sent, mine] = [[], null];
  network = fakeNetwork({ '/api/profile/claim': () => ({ body: { claim: mine } }) });
});
afterEach(() => network.restore());

const loner = { ...testSession, secure: { ...testSession.secure, companyId: null, companyName: null } };
const show = (path = '/profile', session = loner) =>
  renderInShell(<NoCompany />, { path, session, messages: { host: path.startsWith('/tr') ? tr : en } });

/** The same address answers what is claimed, and takes a claim. */
function takeClaims(answer: () => ReturnType<typeof problemAnswer> = () => ({ body: {} })) {
  network.answer('/api/profile/claim', (_url, body) => {
    if (body === undefined || body === null) return { body: { claim: mine } };
    sent.push(body);
    const answered = answer();
    if (!answered.status) mine = { ...claim, state: 'unconfirmed' };
    return answered;
  });
}

const number = () => screen.findByLabelText(en['profile.claim.number']);
async function ask(taxNumber: string, country = 'TR') {
  const field = await number();
  await userEvent.selectOptions(screen.getByLabelText(en['profile.company.country']), country);
  await userEvent.clear(field);
  await userEvent.type(field, taxNumber);
  await userEvent.click(screen.getByRole('button', { name: en['profile.join.send'] }));
}

it.each([
  ['/profile', en],
  ['/tr/profile', tr],
] as const)('%s lets somebody without a company ask to join one', async (path, words) => {
  show(path);
  expect(await screen.findByRole('heading', { name: words['profile.join.title'] })).toBeVisible();
});

it('sends the number with words, then says how the claim stands', async () => {
  takeClaims();
  show();
  await userEvent.type(
    await screen.findByLabelText(containing(en['register.claim.words'])),
    'I buy for them',
  );
  await ask('454 053 6920');
  const waiting = await screen.findByRole('region', { name: en['profile.claim.title'] });
  expect(waiting).toHaveTextContent(en['profile.claim.waiting']);
  expect(waiting).toHaveFocus();
  expect(screen.queryByRole('heading', { name: en['profile.join.title'] })).not.toBeInTheDocument();
  expect(sent).toEqual([{ country: 'TR', taxNumber: '454 053 6920', words: 'I buy for them' }]);
});

it.each([
  ['', 'TR', en['profile.join.fault.missing']],
  ['4540536921', 'TR', en['profile.join.fault.check-digit']],
  ['12', 'CH', fillIn(en['profile.join.fault.format'], { country: 'Switzerland' })],
  ['4540536920', '', en['profile.join.fault.country']],
])('sends no %j of %j', async (taxNumber, country, words) => {
  takeClaims();
  show();
  await screen.findByRole('heading', { name: en['profile.join.title'] });
  await ask(taxNumber || ' ', country);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(sent).toEqual([]);
});

it.each([
  [404, 'claim.number-free', en['profile.failure.number-free']],
  [409, 'claim.pending', en['profile.failure.claim-pending']],
  [409, 'member.other-company', en['profile.failure.other-company']],
  [429, 'request.too-many', en['mailed-link.too-many']],
] as const)('says why it was refused: %s %s', async (status, code, words) => {
  takeClaims(() => problemAnswer(status, code));
  show();
  await ask('4540536920');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await number()).toHaveValue('4540536920');
});

it.each([
  ['open', 0],
  ['refused', 1],
  ['withdrawn', 1],
])('beside a claim that is %s: %i', async (state, count) => {
  mine = { ...claim, state };
  show();
  await screen.findByRole('region', { name: en['profile.claim.title'] });
  expect(screen.queryAllByRole('heading', { name: en['profile.join.title'] })).toHaveLength(count);
});

it('is not for staff, who decide', async () => {
  show('/profile', { ...loner, user: { ...loner.user, isAdmin: true } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('heading', { name: en['profile.join.title'] })).not.toBeInTheDocument();
});
