import { screen, within } from '@testing-library/react';
import type { ChecklistPoint, DocumentAnswer, OwnChecklistAnswer } from 'shared-kit/contract/documents';
import { type FakeNetwork, type InShell, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import DocumentsPage from '../documents-page.tsx';

/** Id of the company, and of each of its documents. */
export const id = '01a1fd35-2cf9-73b6-9957-a9913c714a01';
export const paper: DocumentAnswer = {
  id,
  state: 'in_review',
  file: {
    name: 'sicil.pdf',
    mediaType: 'application/pdf',
    bytes: 1_240_000,
    sha256: 'a',
    isReadable: true,
    isScanned: false,
  },
  number: null,
  issuedOn: null,
  validUntil: null,
  issuer: null,
  verificationCode: null,
  uploadedAt: '2026-11-20T09:00:00Z',
  reason: null,
  decidedAt: null,
  decidedBy: null,
  countsUntil: null,
  faults: [],
};
export const point = (
  code: ChecklistPoint['code'],
  change: Partial<ChecklistPoint> = {},
): ChecklistPoint => ({
  requirement: code ?? 'added',
  code,
  words: null,
  obligatory: true,
  recentMonths: null,
  lapses: false,
  openedBy: 'owners',
  state: 'requested',
  isCovered: false,
  document: null,
  accepted: null,
  ...change,
});

export const answerChecklist = (
  network: FakeNetwork,
  points: readonly ChecklistPoint[],
  change: Partial<OwnChecklistAnswer> = {},
) =>
  network.answer('/api/documents', () => ({
    body: { points, mayUpload: true, scans: false, suspendsAt: null, ...change },
  }));

export const of = (companyRole: 'owner' | 'member', companyId: string | null = id): InShell['session'] => ({
  user: { ...testSession.user, companyRole },
  secure: { ...testSession.secure, companyId },
});
export const owner = of('owner');

/** Messages of the shell. */
const host = {
  'answer.failed': 'Failed',
  'answer.offline': 'Offline',
  'error.reference': 'Reference',
  'error.retry': 'Retry',
  'page.loading': 'Loading',
};
export const open = (session: InShell['session'] = owner, path = '/documents') =>
  renderInShell(<DocumentsPage />, {
    path,
    session,
    messages: { manufacturer: path.startsWith('/tr') ? tr : en, host },
  });

/** The checklist's row of this name. */
export const row = async (name: string) => {
  const [item] = (await screen.findAllByRole('listitem')).filter((it) =>
    within(it).queryByText(name, { selector: 'strong' }),
  );
  if (!item) throw new Error(`no row ${name}`);
  return within(item);
};
export const file = (name = 'police.pdf', bytes = 10) => {
  const made = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
