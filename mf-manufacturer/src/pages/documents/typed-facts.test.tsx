import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChecklistPoint, DocumentAnswer, OwnChecklistAnswer } from 'shared-kit/contract/documents';
import { type FakeNetwork, fakeNetwork, problemAnswer } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { answerChecklist, file, id, open, owner, paper, point, row } from './testing/open-documents.tsx';

let network: FakeNetwork;
const has = (points: readonly ChecklistPoint[], change?: Partial<OwnChecklistAnswer>) =>
  answerChecklist(network, points, change);
beforeEach(() => {
  network = fakeNetwork({ '/api/documents/trace': () => ({ body: { entries: [] } }) });
});
afterEach(() => network.restore());

describe('what was typed', () => {
  const decided = { decidedAt: '2026-11-21T09:00:00Z', decidedBy: 'Burak Tan' };
  const rejected = point('trade-register', {
    state: 'rejected',
    document: { ...paper, ...decided, state: 'rejected', reason: 'Page 2 is cut off' },
  });
  const inReview = (change: Partial<DocumentAnswer> = {}) =>
    point('trade-register', { state: 'in_review', document: { ...paper, ...change } });

  it.each([
    ['/documents', en, 'Trade register extract', /^Number/, 'Save', 'The staff have decided meanwhile'],
    ['/tr/documents', tr, 'Ticaret sicil kaydı', /^Numara/, 'Kaydet', 'Bu arada pazaryeri ekibi karar verdi'],
  ])(
    'at %s survives a decision of the staff, and goes with the next copy',
    async (path, words, name, number, save, told) => {
      has([inReview()]);
      open(owner, path);
      const extract = await row(name);
      await userEvent.click(extract.getByText(words['documents.facts.title']));
      await userEvent.type(extract.getByRole('textbox', { name: number }), 'A 17');
      has([rejected]);
      network.answer(`/api/documents/files/${id}/facts`, () => problemAnswer(409, 'document.moved'));
      await userEvent.click(extract.getByRole('button', { name: save }));
      expect(await extract.findByText(told)).toBeVisible();
      expect(extract.getByText('Page 2 is cut off')).toBeVisible();
      expect(extract.getByRole('textbox', { name: number })).toHaveValue('A 17');
      expect(extract.getByRole('button', { name: save })).toBeDisabled();
      const next = '01a1fd35-2cf9-73b6-9957-a9913c714a02';
      has([inReview({ id: next })]);
      network.answer('/api/documents/trade-register/files', () => ({ body: {} }));
      await userEvent.upload(extract.getByTestId(`file of ${name}`), file());
      await waitFor(() => expect(extract.queryByText(told)).toBeNull());
      const sent: unknown[] = [];
      network.answer(`/api/documents/files/${next}/facts`, (_url, body) => {
        sent.push(body);
        has([inReview({ id: next, number: 'A 17' })]);
        return { body: {} };
      });
      await userEvent.click(extract.getByRole('button', { name: save }));
      await waitFor(() => expect(sent).toMatchObject([{ number: 'A 17', seen: { number: null } }]));
    },
  );

  it('is put away when its writer wants that', async () => {
    has([inReview()]);
    open();
    const extract = await row('Trade register extract');
    await userEvent.click(extract.getByText(en['documents.facts.title']));
    await userEvent.type(extract.getByRole('textbox', { name: /^Number/ }), 'A 17');
    has([rejected]);
    network.answer(`/api/documents/files/${id}/facts`, () => problemAnswer(409, 'document.moved'));
    await userEvent.click(extract.getByRole('button', { name: 'Save' }));
    await userEvent.click(await extract.findByRole('button', { name: 'Put it away' }));
    expect(extract.queryByRole('textbox', { name: /^Number/ })).toBeNull();
  });
});
