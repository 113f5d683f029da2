import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import type { SealCheckAnswer } from 'shared-kit/contract/signing';
import { uploadRefusalWords } from 'shared-kit/contract/uploads';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import CheckPage from './check-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());
const answers = (answer: Partial<SealCheckAnswer>) =>
  network.answer('/api/seals/check', () => ({
    body: { verdict: 'unsigned', sha256: 'a'.repeat(64), sealed: null, ...answer },
  }));
const check = (bytes = 10) => {
  renderInShell(<CheckPage />, { path: '/documents/check', messages: { manufacturer: en } });
  const file = new File(['%PDF'], 'deal.pdf', { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  fireEvent.change(screen.getByTestId(`file of ${en['check.title']}`), { target: { files: [file] } });
};

it('says who signed what the market sealed', async () => {
  const at = '2026-11-23T10:00:00Z';
  const signatures = [{ name: 'Müjde Kara', role: 'Müdür', byMarket: false, at }];
  const sealed = { title: 'Provider agreement', company: 'Ege', at, hasTimeStamp: false, isTest: true };
  answers({ verdict: 'sealed', sealed: { ...sealed, signatures } });
  check();
  expect(
    await screen.findByText(fillIn(en['check.verdict.sealed.title'], { name: 'deal.pdf' })),
  ).toBeVisible();
  expect(screen.getByText(/^Müjde Kara, Müdür, /)).toBeVisible();
  expect(screen.getByText(en['agreement.test'])).toBeVisible();
});

it.each(['changed', 'foreign', 'unsigned', 'unreadable'] as const)(
  'warns of a file that is %s',
  async (verdict) => {
    const title = fillIn(en[`check.verdict.${verdict}.title`], { name: 'deal.pdf' });
    answers({ verdict });
    check();
    expect(await screen.findByText(title)).toBeVisible();
  },
);

it('sends nothing that is too large, and explains a refusal', async () => {
  check(26_000_000);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    fillIn(en['check.fault.too-large'], { size: '25 MB' }),
  );
  expect(network.asked).toEqual([]);
});

it.each([
  ['too many were checked', 429, 'request.too-many', 'check.fault.too-many'],
  ['too many are read at once', 503, 'server.busy', 'upload.fault.busy'],
] as const)('says when %s', async (_when, status, code, words) => {
  network.answer('/api/seals/check', () => problemAnswer(status, code));
  check();
  expect(await screen.findByRole('alert')).toHaveTextContent(en[words]);
});

it('says what is wrong with a file', async () => {
  network.answer('/api/seals/check', () => problemAnswer(422, 'upload.active-content'));
  check();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    uploadRefusalWords('upload.active-content', 'seal-check', 'en'),
  );
});
