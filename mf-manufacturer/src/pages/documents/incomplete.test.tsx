import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OwnChecklistAnswer } from 'shared-kit/contract/documents';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import DocumentsPage from './documents-page.tsx';

const checklist: OwnChecklistAnswer = {
  points: [],
  mayUpload: true,
  scans: false,
  reVerificationDue: null,
  suspendsAt: null,
};
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/documents/trace': () => ({ body: { entries: [] } }) });
});
afterEach(() => network.restore());

const open = (path: string, change: Partial<OwnChecklistAnswer>) => {
  network.answer('/api/documents', () => ({ body: { ...checklist, ...change } }));
  const messages = { manufacturer: path.startsWith('/tr') ? tr : en, host: {} };
  const secure = { ...testSession.secure, companyId: '01a1fd35-2cf9-73b6-9957-a9913c714a01' };
  renderInShell(<DocumentsPage />, { path, session: { ...testSession, secure }, messages });
};
const due = { reVerificationDue: '2026-11-10T09:00:00Z', suspendsAt: '2026-11-24T09:00:00Z' };

it.each([
  ['/documents', en, '10 Nov 2026', '24 Nov 2026'],
  ['/tr/documents', tr, '10 Kas 2026', '24 Kas 2026'],
])(
  'at %s a company reads since when a document is missing, and until when',
  async (path, words, since, until) => {
    open(path, due);
    expect(
      await screen.findByText(fillIn(words['documents.incomplete.title'], { day: since })),
    ).toBeVisible();
    expect(screen.getByText(fillIn(words['documents.incomplete.sentence'], { day: until }))).toBeVisible();
  },
);

it('is not told so while it lacks nothing', async () => {
  open('/documents', {});
  expect(await screen.findByText(en['documents.waiting.none'])).toBeVisible();
  expect(screen.queryByText(containing(en['documents.incomplete.title']))).not.toBeInTheDocument();
});
