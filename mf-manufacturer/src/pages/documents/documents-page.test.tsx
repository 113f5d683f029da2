import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistPoint, DocumentAnswer, OwnChecklistAnswer } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import DocumentsPage from './documents-page.tsx';

const id = '01a1fd35-2cf9-73b6-9957-a9913c714a01';
const paper: DocumentAnswer = {
  id,
  state: 'in_review',
  file: {
    ...{ name: 'sicil.pdf', mediaType: 'application/pdf', bytes: 1_240_000, sha256: 'a' },
    ...{ isReadable: true, isScanned: false },
  },
  ...{ number: null, issuedOn: null, validUntil: null, issuer: null, verificationCode: null },
  ...{ uploadedAt: '2026-11-20T09:00:00Z', reason: null, decidedAt: null, decidedBy: null },
  ...{ countsUntil: null, faults: [] },
};
const point = (code: ChecklistPoint['code'], change: Partial<ChecklistPoint> = {}): ChecklistPoint => ({
  ...{ requirement: code ?? 'added', code, words: null, obligatory: true, recentMonths: null, lapses: false },
  ...{ openedBy: 'owners', state: 'requested', isCovered: false, document: null, accepted: null },
  ...change,
});

let network: FakeNetwork;
const has = (points: readonly ChecklistPoint[], change: Partial<OwnChecklistAnswer> = {}) =>
  network.answer('/api/documents', () => ({
    body: { points, mayUpload: true, scans: false, suspendsAt: null, ...change },
  }));
beforeEach(() => {
  network = fakeNetwork({ '/api/documents/trace': () => ({ body: { entries: [] } }) });
});
afterEach(() => network.restore());

const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
type Session = Parameters<typeof renderInShell>[1]['session'];
const of = (companyRole: 'owner' | 'member', companyId: string | null = id): Session => ({
  user: { ...testSession.user, companyRole },
  secure: { ...testSession.secure, companyId },
});
const owner = of('owner');
const open = (session: Session = owner, path = '/documents') =>
  renderInShell(<DocumentsPage />, {
    path,
    session,
    messages: { manufacturer: path.startsWith('/tr') ? tr : en, host },
  });
const row = async (name: string) => {
  const [item] = (await screen.findAllByRole('listitem')).filter((it) =>
    within(it).queryByText(name, { selector: 'strong' }),
  );
  if (!item) throw new Error(`no row ${name}`);
  return within(item);
};
const file = (name = 'police.pdf', bytes = 10) => {
  const made = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

describe('somebody who', () => {
  it('is signed out is led to signing in', () => {
    open(null);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=/documents',
    );
    expect(network.asked).toEqual([]);
  });

  it('has no company is told so', () => {
    open(of('owner', null));
    expect(screen.getByText("You don't belong to a company")).toBeVisible();
    expect(network.asked).toEqual([]);
  });
});

describe('the checklist', () => {
  it.each([
    ['/documents', 'Liability insurance', 'Asked for', /Needed · with a day/],
    ['/tr/documents', 'Sorumluluk sigortası', 'İstendi', /Gerekli/],
  ])('at %s says what is asked for', async (path, name, state, rule) => {
    has([point('insurance', { lapses: true })]);
    open(owner, path);
    const insurance = await row(name);
    expect(insurance.getByText(state)).toBeVisible();
    expect(insurance.getByText(rule)).toBeVisible();
  });

  it('has what was handed in, what the staff said, and until when it counts', async () => {
    const decided = { decidedAt: '2026-11-21T09:00:00Z', decidedBy: 'Burak Tan' };
    has([
      point('trade-register', {
        state: 'rejected',
        document: { ...paper, ...decided, state: 'rejected', reason: 'Page 2 is cut off' },
      }),
      point('tax-certificate', {
        state: 'accepted',
        document: { ...paper, ...decided, state: 'accepted', countsUntil: '2027-05-31' },
      }),
    ]);
    open();
    const rejected = await row('Trade register extract');
    expect(rejected.getByText('Page 2 is cut off')).toBeVisible();
    expect(rejected.getByText('Burak Tan, 21 Nov 2026')).toBeVisible();
    expect(rejected.getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      `/api/documents/files/${id}`,
    );
    expect((await row('Tax certificate')).getByText('until 31 May 2027')).toBeVisible();
    const waiting = within(screen.getByRole('complementary'));
    expect(waiting.getByRole('link', { name: 'Trade register extract' })).toHaveAttribute(
      'href',
      '#trade-register',
    );
    expect(waiting.queryByRole('link', { name: 'Tax certificate' })).not.toBeInTheDocument();
  });

  it('lets members read, not upload', async () => {
    has([point('insurance')], { mayUpload: false });
    open(of('member'));
    expect(await screen.findByText(/Owners of your company hand in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Upload/ })).not.toBeInTheDocument();
  });
});

describe('an upload', () => {
  const address = '/api/documents/insurance/files';
  const choose = async (chosen: File) =>
    userEvent.upload(await screen.findByTestId('file of Liability insurance'), chosen, {
      applyAccept: false,
    });
  beforeEach(() => has([point('insurance')]));

  it('shows how far it is, and then the document', async () => {
    const answer = Promise.withResolvers<void>();
    network.answer(address, async () => {
      await answer.promise;
      has([point('insurance', { state: 'in_review', document: paper })]);
      return { body: {} };
    });
    open();
    await choose(file());
    expect(await screen.findByRole('progressbar', { name: 'police.pdf' })).toHaveAttribute('value', '0.5');
    answer.resolve();
    expect(await screen.findByText('In review')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(network.last(address).searchParams.get('name')).toBe('police.pdf');
  });

  it.each([
    [422, 'document.password', /opens only with a password/],
    [415, 'document.type', /Only PDF, JPEG, PNG and WebP/],
    [503, 'storage.full', /storage is full/],
    [503, 'files.unreachable', /storage can’t be reached. Nothing was handed in/],
    [500, 'internal', /Reference: req-test/],
  ])(
    'that is refused with %i %s says why, and is tried again without choosing anew',
    async (status, code, words) => {
      network.answer(address, () => problemAnswer(status, code));
      open();
      await choose(file());
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      network.answer(address, () => {
        has([point('insurance', { state: 'in_review', document: paper })]);
        return { body: {} };
      });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('In review')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('that is too large is not sent', async () => {
    open();
    await choose(file('scan.pdf', 20_000_001));
    expect(await screen.findByRole('alert')).toHaveTextContent('larger than 20 MB');
    expect(network.asked).not.toContain(expect.stringContaining(address));
  });

  it('is cancelled', async () => {
    network.answer(address, () => new Promise(() => undefined));
    open();
    await choose(file());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload: Liability insurance' })).toBeVisible();
  });
});

it('takes what the document states, once per change', async () => {
  const url = `/api/documents/files/${id}/facts`;
  const faulty = { ...paper, faults: ['valid-until-missing'] } as const;
  has([
    point('insurance', {
      lapses: true,
      state: 'in_review',
      document: { ...faulty, faults: [...faulty.faults] },
    }),
  ]);
  let sent: unknown;
  network.answer(url, (_url, body) => {
    sent = body;
    has([point('insurance', { state: 'in_review', document: { ...paper, validUntil: '2027-12-31' } })]);
    return { body: {} };
  });
  open();
  expect(await screen.findByText('The day until which it is valid is missing.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Valid until'), '2027-12-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject({ validUntil: '2027-12-31', number: null }));
  await waitFor(() => expect(screen.queryByText(/is missing/)).not.toBeInTheDocument());
});

it('tells owners who opened what, and when', async () => {
  has([point('insurance', { state: 'in_review', document: paper })]);
  const entry = { id: 'e', at: '2026-11-21T09:00:00Z', requirement: 'insurance', documentId: id };
  network.answer('/api/documents/trace', () => ({
    body: {
      entries: [
        {
          ...entry,
          ...{ action: 'opened', fileName: 'police.pdf', reason: null, changes: [] },
          by: { name: 'Burak Tan', isStaff: true },
        },
        {
          ...{ ...entry, id: 'f' },
          ...{ action: 'corrected', fileName: 'police.pdf', reason: null },
          changes: [{ fact: 'validUntil', from: null, to: '2027-12-31' }],
          by: { name: 'Burak Tan', isStaff: true },
        },
      ],
    },
  }));
  open();
  await userEvent.click(await screen.findByText('Who did what'));
  expect(await screen.findByText('Liability insurance: opened')).toBeVisible();
  expect(screen.getAllByText(/police\.pdf · Burak Tan · 21 Nov 2026/)).toHaveLength(2);
  expect(screen.getByText('Valid until: empty → 2027-12-31')).toBeVisible();
});
