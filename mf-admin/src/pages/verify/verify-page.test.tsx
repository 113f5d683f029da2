import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CompanyFile,
  companyKinds,
  decisionsIn,
  type QueuedCompany,
  type VerificationQueueAnswer,
  verificationStates,
} from 'shared-kit/contract';
import { passOnLiveNews } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import VerifyPage from './verify-page.tsx';

const queueUrl = '/api/admin/verification';
const ids = ['01a1fd35-2cf9-73b6-9957-a9913c714a01', '01a1fd35-2cf9-73b6-9957-a9913c714a02'] as const;
const [first, second] = ids;
const fileUrl = `${queueUrl}/${first}`;
const queued: QueuedCompany = {
  id: first,
  legalName: 'Yeşildere Dokuma A.Ş.',
  brandName: 'Yeşildere',
  kind: 'machinery-manufacturer',
  country: 'TR',
  city: 'Denizli',
  verification: 'submitted',
  since: new Date(Date.now() - 52 * 3_600_000).toISOString(),
};
const counts: VerificationQueueAnswer['counts'] = {
  draft: 1,
  submitted: 4,
  in_review: 2,
  changes_requested: 0,
  approved: 21,
  rejected: 0,
  suspended: 0,
};
const file: CompanyFile = {
  id: first,
  version: 'seen-1',
  legalName: 'Yeşildere Dokuma A.Ş.',
  brandName: 'Yeşildere',
  kind: 'machinery-manufacturer',
  legalForm: 'company',
  country: 'TR',
  taxNumber: '4540536920',
  taxOffice: 'Çekirge',
  mersisNumber: null,
  verification: 'submitted',
  registeredAt: '2026-11-17T06:00:00Z',
  submittedAt: '2026-11-18T06:00:00Z',
  registeredAddress: null,
  people: [{ name: 'Nuray Demirtaş', email: 'nuray@yesildere.example', role: 'owner', isProved: true }],
  checks: { tax: [{ field: 'taxNumber', outcome: 'right' }], sameTaxNumber: [], sameName: [] },
  log: [],
};

let network: FakeNetwork;
let sent: { key: string | null; body: unknown }[] = [];
beforeEach(() => {
  network = fakeNetwork({});
  sent = [];
  // What is posted is looked at on its way to the network.
  const fake = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') {
      sent.push({
        key: new Headers(init.headers).get('idempotency-key'),
        body: JSON.parse(String(init.body)),
      });
    }
    return fake(input, init);
  };
  lists({});
  shows({});
});
afterEach(() => network.restore());

const lists = (change: Partial<VerificationQueueAnswer>) => {
  const other = { ...queued, id: second, legalName: 'Halden Loom Services AS', country: 'NO' };
  network.answer(queueUrl, () => ({ body: { companies: [queued, other], next: null, counts, ...change } }));
};
const shows = (change: Partial<CompanyFile>) =>
  network.answer(fileUrl, () => ({ body: { ...file, ...change } }));
const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
const page = (path = '/admin/verify') =>
  renderInShell(<VerifyPage />, {
    path,
    pattern: '/admin/verify/:id?',
    messages: { admin: path.startsWith('/tr') ? tr : en, host },
  });
const asked = () =>
  Object.fromEntries(
    new URL(network.asked.findLast((it) => /verification(\?|$)/.test(it)) ?? '', 'http://x').searchParams,
  );
const opened = async (path = `/admin/verify/${first}`) => {
  const shown = page(path);
  await screen.findByRole('heading', { level: 1, name: file.legalName });
  return shown;
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const note = () => screen.getByRole('textbox', { name: /^Note to the company/ });

describe('the queue', () => {
  it.each([
    ['/admin/verify', 'Machinery manufacturer, Türkiye', '2 d 4 h'],
    ['/tr/admin/verify', 'Makine üreticisi, Türkiye', '2 g 4 sa'],
  ])('at %s says who waits how long', async (path, about, age) => {
    page(path);
    const item = await screen.findByRole('link', { name: /Yeşildere/ });
    expect(item).toHaveTextContent(about);
    expect(item).toHaveTextContent(age);
  });

  it('is chosen by state, kind and search, in the address', async () => {
    const { address } = page('/admin/verify?cursor=late');
    await screen.findByRole('link', { name: /Yeşildere/ });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'approved');
    expect(address()).toBe('/admin/verify?state=approved');
    await userEvent.click(screen.getByRole('radio', { name: 'Banks' }));
    await userEvent.type(screen.getByRole('searchbox'), ' çığır {Enter}');
    expect(address()).toBe('/admin/verify?state=approved&group=banks&q=%C3%A7%C4%B1%C4%9F%C4%B1r');
    expect(asked()).toEqual({ state: 'approved', group: 'banks', q: 'çığır' });
  });

  it('counts each state', async () => {
    page();
    await screen.findByRole('option', { name: 'Waiting for a decision (6)' });
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(expect.arrayContaining(['Every state (28)', 'Submitted (4)', 'Approved (21)']));
  });

  it('keeps its choice in the address of a company', async () => {
    page('/admin/verify?group=makers');
    expect(await screen.findByRole('link', { name: /Halden/ })).toHaveAttribute(
      'href',
      `/admin/verify/${second}?group=makers`,
    );
  });

  it('is walked through with J and K, not while somebody types', async () => {
    const { address } = page();
    await screen.findByRole('link', { name: /Yeşildere/ });
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/admin/verify/${first}`));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'jk');
    expect(address()).toBe(`/admin/verify/${first}`);
  });

  it('says when nobody waits, and what failed', async () => {
    lists({ companies: [] });
    const empty = page();
    expect(await screen.findByRole('heading', { name: 'Nobody here' })).toBeVisible();
    empty.unmount();
    network.answer(queueUrl, () => problemAnswer(500, 'internal', 'req-7f3a'));
    page();
    expect(await screen.findByText(/req-7f3a/, {}, { timeout: 8000 })).toBeVisible();
  }, 15_000);

  it.each(companyKinds)('has words for a %s in both languages', async (kind) => {
    lists({ companies: [{ ...queued, kind }] });
    for (const [path, words] of [
      ['/admin/verify', en],
      ['/tr/admin/verify', tr],
    ] as const) {
      const shown = page(path);
      expect(await screen.findByRole('link', { name: /Yeşildere/ })).toHaveTextContent(
        words[`companies.kind.${kind}`],
      );
      shown.unmount();
    }
  });

  it('follows the market', async () => {
    page();
    await screen.findByRole('link', { name: /Yeşildere/ });
    lists({ companies: [] });
    act(() => passOnLiveNews({ topic: 'company', id: second }));
    expect(await screen.findByRole('heading', { name: 'Nobody here' })).toBeVisible();
  });
});

describe('a company', () => {
  it('is shown with its checks, and with what cannot be checked', async () => {
    const twin = { id: second, legalName: 'YESILDERE DOKUMA AS', verification: 'rejected' } as const;
    shows({
      checks: { tax: [{ field: 'taxNumber', outcome: 'check-digit' }], sameTaxNumber: [], sameName: [twin] },
    });
    await opened();
    expect(screen.getByText('Tax number: check digits do not agree')).toBeVisible();
    expect(screen.getByText('No other company has this tax number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'YESILDERE DOKUMA AS' })).toHaveAttribute(
      'href',
      `/admin/verify/${second}`,
    );
    expect(screen.getByText('No registered address')).toBeVisible();
    expect(screen.getByText(/Sanctions lists: not searched/)).toBeVisible();
    expect(screen.getByText(/cannot hand in documents here yet/)).toBeVisible();
  });

  it.each(verificationStates)('in state %s offers what may be decided then', async (verification) => {
    shows({ verification });
    await opened();
    const panel = within(screen.getByRole('region', { name: 'Decision' }));
    const words = decisionsIn(verification).map((decision) => en[`verify.decision.do.${decision}`]);
    expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(words);
  });

  it('has its log, the newest first', async () => {
    const entry = { at: '2026-11-19T08:00:00Z', by: 'Burak Tan', reason: null };
    shows({
      log: [
        { ...entry, id: 'a', from: 'submitted', to: 'in_review' },
        { ...entry, id: 'b', from: 'in_review', to: 'changes_requested', reason: 'Street number' },
      ],
    });
    await opened();
    const steps = screen.getAllByText(/→/).map(({ textContent }) => textContent);
    expect(steps).toEqual(['In review → Changes requested', 'Submitted → In review']);
    expect(screen.getByText('Street number')).toBeVisible();
  });

  it.each([['nonsense'], [second]])('that is not there (%s) is said to be so', async (id) => {
    network.answer(`${queueUrl}/${second}`, () => problemAnswer(404, 'company.not-found'));
    page(`/admin/verify/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This company is not there' })).toBeVisible();
  });
});

describe('a decision', () => {
  it('is sent for what was seen, once, with a key, and said to be done', async () => {
    await opened();
    shows({ verification: 'approved', version: 'seen-2' });
    await press('Approve');
    expect(await screen.findByText('Yeşildere is approved and has been told.')).toBeVisible();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{32}$/),
        body: { decision: 'approve', version: 'seen-1', reason: null },
      },
    ]);
    expect(button('Suspend')).toBeVisible();
  });

  it('that needs a reason is not sent without one', async () => {
    await opened();
    await press('Ask for a correction');
    expect(note()).toHaveFocus();
    expect(note()).toHaveAccessibleDescription(/Tell the company why/);
    expect(sent).toEqual([]);
    await userEvent.type(note(), 'Street number 14');
    await press('Ask for a correction');
    expect(sent[0]?.body).toEqual({
      decision: 'request-changes',
      version: 'seen-1',
      reason: 'Street number 14',
    });
  });

  it('that is final is asked about once more', async () => {
    await opened();
    await userEvent.type(note(), 'No such company');
    await press('Reject');
    expect(screen.getByRole('alert')).toHaveTextContent('Rejecting is final');
    expect(sent).toEqual([]);
    await press('Go back');
    await press('Reject');
    await press('Reject for good');
    expect(sent).toHaveLength(1);
  });

  it('that came too late says so, shows how it stands and keeps the note', async () => {
    await opened();
    await userEvent.type(note(), 'Street number 14');
    shows({ verification: 'in_review', version: 'seen-2' });
    network.answer(fileUrl, () => problemAnswer(409, 'verification.moved'));
    await press('Ask for a correction');
    expect(await screen.findByText('It is not as you saw it any more')).toBeVisible();
    expect(note()).toHaveValue('Street number 14');
  });

  it('whose answer was lost is sent again under the same key', async () => {
    await opened();
    network.answer(fileUrl, () => problemAnswer(503, 'server.not-ready', 'req-1'));
    await press('Approve');
    expect(await screen.findByText('Reference req-1')).toBeVisible();
    await press('Approve');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toEqual(sent[1]);
  });

  it('is warned of when the company changes while it is open', async () => {
    await opened();
    shows({ version: 'seen-2', legalName: 'Yeşildere Tekstil A.Ş.' });
    act(() => passOnLiveNews({ topic: 'company', id: first }));
    expect(await screen.findByText('This company changed while you had it open.')).toBeVisible();
    await press('I have seen it');
    expect(screen.queryByText('This company changed while you had it open.')).not.toBeInTheDocument();
  });
});
