import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffClaim } from 'shared-kit/contract/claims';
import { fillIn } from 'shared-kit/contract/languages';
import {
  confirmMove,
  type FakeNetwork,
  fakeNetwork,
  press,
  problemAnswer,
  renderInShell,
} from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ClaimsPage from './claims-page.tsx';

const id = '018f4d2e-0000-7000-8000-000000000001';
const claim: StaffClaim = {
  id,
  state: 'agreed',
  name: 'Deniz Aksoy',
  email: 'deniz@mill.example',
  words: 'I buy for them',
  company: { id, name: 'Çağlayan Dokuma A.Ş.', country: 'TR', taxNumber: '4540536920' },
  openedAt: '2026-11-20T09:00:00Z',
  answerDue: '2026-11-27T09:00:00Z',
  mayGrant: true,
  answeredBy: 'Ada Kaya',
  reason: null,
  decidedAt: null,
  version: 'agreed',
  needsTwo: true,
  proposal: null,
};
const host = { 'answer.failed': 'Failed', 'error.reference': 'Reference', 'page.loading': 'Loading' };

let network: FakeNetwork;
let shown: StaffClaim[];
let sent: unknown[];
beforeEach(() => {
  [shown, sent] = [[claim], []];
  network = fakeNetwork({
    '/api/admin/claims': () => ({ body: { claims: shown, next: null } }),
    [`/api/admin/claims/${id}`]: (_url, body) => {
      sent.push(body);
      shown = [];
      return { body: { outcome: 'decided' } };
    },
  });
});
afterEach(() => network.restore());

const open = (path = '/admin/claims') =>
  renderInShell(<ClaimsPage />, { path, messages: { admin: path.startsWith('/tr') ? tr : en, host } });
const sheet = async () => within(await screen.findByRole('region', { name: 'Çağlayan Dokuma A.Ş.' }));

it.each([
  ['/admin/claims', en],
  ['/tr/admin/claims', tr],
] as const)('%s says who claims what, and what the owner said', async (path, words) => {
  open(path);
  const here = await sheet();
  expect(here.getByText(words['claims.state.agreed'])).toBeVisible();
  expect(here.getByText('Deniz Aksoy, deniz@mill.example')).toBeVisible();
  expect(here.getByText('I buy for them')).toBeVisible();
  expect(here.getByRole('link')).toHaveAttribute(
    'href',
    `${path.replace('/admin/claims', '')}/admin/verify/${id}`,
  );
});

const proposal = {
  by: 'Ece Yıldırım',
  at: '2026-11-21T09:00:00Z',
  reason: 'Known to us from the fair',
  isMine: false,
};
const proposed: StaffClaim = { ...claim, version: 'agreed by Ece', proposal };
const grants = [en['claims.grant'], en['claims.propose'], en['claims.confirm']];
const granting = () => grants.filter((name) => screen.queryByRole('button', { name }));

it('proposes to make somebody an owner, and says that another has to confirm it', async () => {
  network.answer(`/api/admin/claims/${id}`, (_url, body) => {
    sent.push(body);
    shown = [{ ...proposed, proposal: { ...proposal, isMine: true } }];
    return { body: { outcome: 'proposed' } };
  });
  open();
  await sheet();
  await userEvent.type(screen.getByLabelText(en['claims.reason']), proposal.reason);
  expect(granting()).toEqual([en['claims.grant']]);
  await userEvent.selectOptions(screen.getByLabelText(en['claims.role']), 'owner');
  expect(granting()).toEqual([en['claims.propose']]);
  expect(screen.getByText(en['claims.takes-two'])).toBeVisible();
  await press(en['claims.propose']);
  await confirmMove(en['claims.propose']);
  expect(await screen.findByText(en['verify.proposal.mine'])).toBeVisible();
  expect(sent).toMatchObject([{ decision: 'grant', role: 'owner', seen: { version: 'agreed' } }]);
  expect(toasts.toasts().at(-1)?.text).toBe(
    fillIn(en['claims.done.propose'], { name: 'Deniz Aksoy', company: 'Çağlayan Dokuma A.Ş.' }),
  );
  // Who proposed it may let them in as less, but not confirm it.
  expect(granting()).toEqual([]);
  expect(screen.getByRole('button', { name: en['verify.proposal.withdraw'] })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(en['claims.role']), 'member');
  expect(granting()).toEqual([en['claims.grant']]);
});

it.each([
  ['/admin/claims', en],
  ['/tr/admin/claims', tr],
] as const)('%s shows what another proposed, and confirms it for what was read', async (path, words) => {
  shown = [proposed];
  open(path);
  const here = await sheet();
  expect(here.getByText(words['claims.proposal'])).toBeVisible();
  expect(here.getByText(/^Ece Yıldırım, .*2026/)).toBeVisible();
  expect(here.getAllByText(proposal.reason)).toHaveLength(2);
  await press(words['claims.confirm']);
  expect(within(screen.getByRole('dialog')).getByText('Ece Yıldırım')).toBeVisible();
  await confirmMove(words['claims.confirm']);
  await screen.findByText(words['claims.none']);
  expect(sent).toEqual([
    {
      decision: 'grant',
      role: 'owner',
      reason: proposal.reason,
      seen: { version: 'agreed by Ece', sum: null },
    },
  ]);
});

it('lets another of the staff not agree, and says when the proposal is gone', async () => {
  shown = [proposed];
  const dropped: string[] = [];
  const url = `/api/admin/claims/${id}/proposal`;
  network.answer(url, () => problemAnswer(409, 'claim.moved'));
  open();
  await sheet();
  await press(en['verify.proposal.refuse']);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['claims.moved']);
  network.answer(url, (address) => {
    dropped.push(address.pathname);
    shown = [claim];
    return { body: {} };
  });
  await press(en['verify.proposal.refuse']);
  await waitFor(() => expect(screen.queryByText(en['claims.proposal'])).not.toBeInTheDocument());
  expect(dropped).toHaveLength(1);
  expect(screen.getByLabelText(en['claims.reason'])).toHaveValue('');
});

it('lets one alone make an owner where the operator wants no second person', async () => {
  shown = [{ ...claim, needsTwo: false }];
  open();
  await sheet();
  await userEvent.selectOptions(screen.getByLabelText(en['claims.role']), 'owner');
  expect(granting()).toEqual([en['claims.grant']]);
});

it('lets somebody in with a role, and only with a reason', async () => {
  open();
  await sheet();
  await press(en['claims.grant']);
  const reason = screen.getByLabelText(en['claims.reason']);
  expect(reason).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(reason, 'Known to us from the fair');
  await userEvent.selectOptions(screen.getByLabelText(en['claims.role']), 'approver');
  await press(en['claims.grant']);
  await confirmMove(en['claims.grant']);
  expect(await screen.findByText(en['claims.none'])).toBeVisible();
  expect(sent).toMatchObject([{ decision: 'grant', role: 'approver', reason: 'Known to us from the fair' }]);
  expect(toasts.toasts().at(-1)?.text).toBe(
    fillIn(en['claims.done.grant'], { name: 'Deniz Aksoy', company: 'Çağlayan Dokuma A.Ş.' }),
  );
  await waitFor(() => expect(screen.getByText(en['claims.none']).parentElement).toHaveFocus());
});

it('can only be refused while the owners have time to answer', async () => {
  shown = [{ ...claim, state: 'open', mayGrant: false, answeredBy: null }];
  open();
  await sheet();
  expect(screen.queryByRole('button', { name: en['claims.grant'] })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(en['claims.reason']), 'Nobody there knows them');
  await press(en['claims.refuse']);
  await confirmMove(en['claims.refuse']);
  await waitFor(() =>
    expect(sent).toMatchObject([{ decision: 'refuse', reason: 'Nobody there knows them' }]),
  );
});

it.each([
  ['claim.moved', en['claims.moved']],
  ['claim.own-proposal', en['verify.proposal.mine']],
  ['member.other-company', en['claims.other-company']],
  ['internal', en['claims.failed']],
] as const)('says why it did not work: %s', async (code, words) => {
  network.answer(`/api/admin/claims/${id}`, () => problemAnswer(409, code));
  open();
  await sheet();
  await userEvent.type(screen.getByLabelText(en['claims.reason']), 'Known to us from the fair');
  await press(en['claims.grant']);
  await confirmMove(en['claims.grant']);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('shows those that were decided', async () => {
  shown = [
    { ...claim, state: 'granted', reason: 'Known to us', decidedAt: '2026-11-22T09:00:00Z', proposal },
  ];
  const { address } = open();
  await sheet();
  await userEvent.click(screen.getByRole('radio', { name: en['claims.list.decided'] }));
  expect(address()).toBe('/admin/claims?list=decided');
  expect(screen.getByText(`${en['claims.reason']}: Known to us`)).toBeVisible();
  expect(screen.getByText(fillIn(en['claims.proposed'], { name: 'Ece Yıldırım' }))).toBeVisible();
  expect(screen.queryByLabelText(en['claims.reason'])).not.toBeInTheDocument();
});
