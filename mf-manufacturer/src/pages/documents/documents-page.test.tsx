import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistPoint, OwnChecklistAnswer } from 'shared-kit/contract/documents';
import { fillIn } from 'shared-kit/contract/languages';
import { uploadRefusalWords } from 'shared-kit/contract/uploads';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { answerChecklist, file, id, of, open, owner, paper, point, row } from './testing/open-documents.tsx';

let network: FakeNetwork;
const has = (points: readonly ChecklistPoint[], change?: Partial<OwnChecklistAnswer>) =>
  answerChecklist(network, points, change);
beforeEach(() => {
  network = fakeNetwork({ '/api/documents/trace': () => ({ body: { entries: [] } }) });
});
afterEach(() => network.restore());

describe('somebody who', () => {
  it('is signed out is led to signing in', () => {
    open(null);
    expect(screen.getByRole('link', { name: en['documents.signed-out.sign-in'] })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fdocuments',
    );
    expect(network.asked).toEqual([]);
  });

  it('has no company is told so', () => {
    open(of('owner', null));
    expect(screen.getByText(en['documents.no-company.title'])).toBeVisible();
    expect(network.asked).toEqual([]);
  });
});

describe('the checklist', () => {
  it.each([
    ['/documents', 'Liability insurance', en],
    ['/tr/documents', 'Sorumluluk sigortası', tr],
  ])('at %s says what is asked for', async (path, name, words) => {
    has([point('insurance', { lapses: true })]);
    open(owner, path);
    const insurance = await row(name);
    expect(insurance.getByText(words['documents.state.requested'])).toBeVisible();
    const rule = `${words['documents.obligatory']} · ${words['documents.lapses']}`;
    expect(insurance.getByText(containing(rule))).toBeVisible();
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
    expect(rejected.getByRole('link', { name: containing(en['documents.save']) })).toHaveAttribute(
      'href',
      `/api/documents/files/${id}`,
    );
    expect(
      (await row('Tax certificate')).getByText(fillIn(en['documents.until'], { day: '31 May 2027' })),
    ).toBeVisible();
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
    expect(await screen.findByText(en['documents.only-owners'])).toBeVisible();
    expect(
      screen.queryByRole('button', { name: containing(en['documents.upload']) }),
    ).not.toBeInTheDocument();
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
    expect(await screen.findByText(en['documents.state.in_review'])).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(network.last(address).searchParams.get('name')).toBe('police.pdf');
  });

  it.each([
    [422, 'upload.password', uploadRefusalWords('upload.password', 'document', 'en')],
    [415, 'upload.type', uploadRefusalWords('upload.type', 'document', 'en')],
    [503, 'storage.full', en['documents.fault.disk']],
    [503, 'files.unreachable', en['documents.fault.store']],
    [500, 'internal', fillIn(en['documents.fault.other'], { reference: 'req-test' })],
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
      await userEvent.click(screen.getByRole('button', { name: en['documents.again'] }));
      expect(await screen.findByText(en['documents.state.in_review'])).toBeVisible();
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
    await userEvent.click(await screen.findByRole('button', { name: en['documents.cancel'] }));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: `${en['documents.upload']}: Liability insurance` }),
    ).toBeVisible();
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
  await userEvent.type(screen.getByLabelText(/^Valid until/), '2027-12-31');
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
          action: 'opened',
          fileName: 'police.pdf',
          reason: null,
          changes: [],
          by: { name: 'Burak Tan', isStaff: true },
        },
        {
          ...entry,
          id: 'f',
          action: 'corrected',
          fileName: 'police.pdf',
          reason: null,
          changes: [{ fact: 'validUntil', from: null, to: '2027-12-31' }],
          by: { name: 'Burak Tan', isStaff: true },
        },
      ],
    },
  }));
  open();
  await userEvent.click(await screen.findByText(en['documents.trace.title']));
  const opened = fillIn(en['documents.trace.opened'], { document: 'Liability insurance' });
  expect(await screen.findByText(opened)).toBeVisible();
  expect(screen.getAllByText(/police\.pdf · Burak Tan · 21 Nov 2026/)).toHaveLength(2);
  const { 'documents.facts.validUntil': fact, 'documents.trace.empty': from } = en;
  const change = fillIn(en['documents.trace.change'], { fact, from, to: '2027-12-31' });
  expect(screen.getByText(change)).toBeVisible();
});
