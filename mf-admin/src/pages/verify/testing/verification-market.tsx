import { screen } from '@testing-library/react';
import { type CompanyCheck, checkFindings } from 'shared-kit/contract/checks';
import type { ChecklistPoint } from 'shared-kit/contract/documents';
import type { CompanyFile, QueuedCompany, VerificationQueueAnswer } from 'shared-kit/contract/verification';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import VerifyPage from '../verify-page.tsx';

export const queueUrl = '/api/admin/verification';
const ids = ['01a1fd35-2cf9-73b6-9957-a9913c714a01', '01a1fd35-2cf9-73b6-9957-a9913c714a02'] as const;
export const [first, second] = ids;
export const fileUrl = `${queueUrl}/${first}`;
export const sanctionsUrl = `/api/admin/companies/${first}/sanctions`;
export const bankAccountUrl = `/api/admin/companies/${first}/bank-account`;
export const agreementUrl = `/api/admin/companies/${first}/agreement`;
export const queued: QueuedCompany = {
  id: first,
  legalName: 'Yeşildere Dokuma A.Ş.',
  brandName: 'Yeşildere',
  kind: 'machinery-manufacturer',
  country: 'TR',
  city: 'Denizli',
  verification: 'submitted',
  since: new Date(Date.now() - 52 * 3_600_000).toISOString(),
  assignee: null,
  isProposed: false,
};
const counts: VerificationQueueAnswer['counts'] = {
  draft: 1,
  submitted: 4,
  in_review: 2,
  changes_requested: 0,
  approved: 21,
  rejected: 0,
  suspended: 0,
  closed: 0,
};
/** A check's result. */
export const check = (
  name: CompanyCheck['check'],
  finding: CompanyCheck['finding'],
  more: Partial<CompanyCheck> = {},
): CompanyCheck => ({
  check: name,
  finding,
  outcome: checkFindings[finding],
  compared: [],
  companies: [],
  ...more,
});

export const file: CompanyFile = {
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
  checks: [check('tax-number', 'digits-agree', { compared: ['4540536920'] })],
  owners: [],
  website: null,
  lei: null,
  risk: 'normal',
  suspensions: [],
  isHeld: false,
  needsTwo: [],
  proposal: null,
  assignee: null,
  notes: [],
  documents: [],
  log: [],
};

export const point: ChecklistPoint = {
  requirement: 'trade-register',
  code: 'trade-register',
  words: null,
  obligatory: true,
  recentMonths: 6,
  lapses: false,
  openedBy: 'owners',
  state: 'in_review',
  isCovered: false,
  document: {
    id: second,
    state: 'in_review',
    uploadedAt: '2026-11-18T06:00:00Z',
    countsUntil: null,
    faults: [],
    number: '12',
    issuedOn: '2026-11-01',
    validUntil: null,
    issuer: null,
    verificationCode: null,
    reason: null,
    decidedAt: null,
    decidedBy: null,
    file: {
      name: 'sicil.pdf',
      mediaType: 'application/pdf',
      bytes: 4200,
      sha256: 'f0',
      isReadable: true,
      isScanned: false,
    },
  },
  accepted: null,
};

type Sent = Readonly<{ key: string | null; body: unknown }>;

/** A network with two companies in the queue, of which the first can be opened. `sent` collects posted requests. */
export function verificationMarket() {
  const network: FakeNetwork = fakeNetwork({});
  const sent: Sent[] = [];
  const fake = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') {
      const key = new Headers(init.headers).get('idempotency-key');
      sent.push({ key, body: JSON.parse(String(init.body)) });
    }
    return fake(input, init);
  };
  const lists = (change: Partial<VerificationQueueAnswer>) => {
    const other = { ...queued, id: second, legalName: 'Halden Loom Services AS', country: 'NO' };
    network.answer(queueUrl, () => ({
      body: { companies: [queued, other], next: null, counts, incomplete: 3, ...change },
    }));
  };
  const shows = (change: Partial<CompanyFile>) =>
    network.answer(fileUrl, () => ({ body: { ...file, ...change } }));
  /** The query of the latest request for the queue. */
  const askedFor = () => {
    const latest = network.asked.findLast((it) => /verification(\?|$)/.test(it)) ?? '';
    return Object.fromEntries(new URL(latest, 'http://x').searchParams);
  };
  lists({});
  shows({});
  network.answer(`${fileUrl}/decision`, () => ({ body: { outcome: 'decided' } }));
  // What the agreement and the screening show has tests of their own.
  network.answer(sanctionsUrl, () => ({ body: { screenings: [], hits: [] } }));
  network.answer(bankAccountUrl, () => ({ body: { inForce: null, pending: null } }));
  network.answer(agreementUrl, () => ({
    body: { agreement: null, signers: { signatories: [], members: [], documents: [] } },
  }));
  return { network, sent, lists, shows, askedFor };
}
export type VerificationMarket = ReturnType<typeof verificationMarket>;

/** Messages of the shell. */
const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
export const openQueue = (path = '/admin/verify') =>
  renderInShell(<VerifyPage />, {
    path,
    pattern: '/admin/verify/:id?',
    messages: { admin: path.startsWith('/tr') ? tr : en, host },
  });
export async function openFile() {
  const shown = openQueue(`/admin/verify/${first}`);
  await screen.findByRole('heading', { level: 1, name: file.legalName });
  return shown;
}
export const button = (name: string) => screen.getByRole('button', { name });
export const note = () => screen.getByRole('textbox', { name: containing(en['verify.decision.reason']) });
