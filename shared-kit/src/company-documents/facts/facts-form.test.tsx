import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type DocumentAnswer, documents } from 'shared-kit/contract/documents';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import { FactsForm } from './facts-form.tsx';

const address = '/api/documents/files/7/facts';
const paper: DocumentAnswer = {
  id: '7',
  state: 'in_review',
  file: null,
  uploadedAt: '2026-11-20T09:00:00Z',
  faults: [],
  number: 'A 7',
  issuedOn: null,
  validUntil: null,
  issuer: null,
  verificationCode: null,
  reason: null,
  decidedAt: null,
  decidedBy: null,
  countsUntil: null,
};
let network: FakeNetwork;
let stored: DocumentAnswer;
const bodies: unknown[] = [];
beforeEach(() => {
  network = fakeNetwork({});
  stored = paper;
  bodies.length = 0;
});
afterEach(() => network.restore());

function Shown() {
  const [document, setDocument] = useState(stored);
  const refetch = async () => setDocument(stored);
  return <FactsForm document={document} to={documents.describe} refetch={refetch} />;
}

/** Somebody else stores these facts before the first save arrives. */
const isOvertakenBy = (facts: Partial<DocumentAnswer>) =>
  network.answer(address, (_url, body) => {
    bodies.push(body);
    if (bodies.length > 1) return { body: {} };
    stored = { ...paper, ...facts };
    return problemAnswer(409, 'document.facts-changed');
  });

it.each([
  ['/documents', en],
  ['/tr/documents', tr],
])('at %s keeps what was typed beside what was stored meanwhile', async (path, words) => {
  isOvertakenBy({ number: 'A 17', issuer: 'Anadolu' });
  renderInShell(<Shown />, { path, messages: {} });
  const number = screen.getByRole('textbox', { name: containing(words['facts.number']) });
  await userEvent.clear(number);
  await userEvent.type(number, 'A 8');
  await userEvent.click(screen.getByRole('button', { name: words['facts.save'] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words['facts.changed.title']);
  expect(number).toHaveValue('A 8');
  expect(number).toHaveAccessibleDescription(fillIn(words['facts.stored'], { value: 'A 17' }));
  expect(screen.getByDisplayValue('Anadolu')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words['facts.changed.mine'] }));
  await userEvent.click(screen.getByRole('button', { name: words['facts.save'] }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies).toMatchObject([
    { number: 'A 8', issuer: null, seen: { number: 'A 7', issuer: null } },
    { number: 'A 8', issuer: 'Anadolu', seen: { number: 'A 17', issuer: 'Anadolu' } },
  ]);
});

it('takes what was stored meanwhile', async () => {
  isOvertakenBy({ number: 'A 17' });
  renderInShell(<Shown />, { path: '/documents', messages: {} });
  await userEvent.type(screen.getByRole('textbox', { name: containing(en['facts.number']) }), '1');
  await userEvent.click(screen.getByRole('button', { name: en['facts.save'] }));
  await userEvent.click(await screen.findByRole('button', { name: en['facts.changed.theirs'] }));
  expect(screen.getByRole('textbox', { name: containing(en['facts.number']) })).toHaveValue('A 17');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
