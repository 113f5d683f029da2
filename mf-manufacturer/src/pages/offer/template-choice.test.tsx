import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn, type Locale } from 'shared-kit/contract/languages';
import { emptyTemplate, type OfferInput, type OfferTemplate } from 'shared-kit/contract/quotes';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import { TemplateChoice } from './template-choice.tsx';
import { offerInput } from './testing/offer-draft.ts';

const endpoint = '/api/manufacturer/offer-templates';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

const template = (id: string, change: Partial<OfferTemplate>): OfferTemplate => ({
  id,
  revision: 1,
  name: null,
  terms: emptyTemplate,
  savedAt: '2026-11-20T10:00:00Z',
  savedBy: 'Emre Kaplan',
  ...change,
});
const exported = template('export', {
  name: 'Export',
  terms: {
    ...emptyTemplate,
    incoterm: { rule: 'FCA', place: 'Bursa' },
    note: { en: 'Without installation', tr: 'Montaj hariç' },
  },
});
const open = (templates: OfferTemplate[], language: Locale = 'en', change: Partial<OfferInput> = {}) => {
  network.answer(endpoint, () => ({ body: { templates, mayChange: false } }));
  const enter = jest.fn();
  const offer = offerInput({ paymentNote: 'By transfer', note: 'Old', ...change });
  renderInShell(<TemplateChoice offer={offer} language={language} enter={enter} />, {
    path: '/',
    messages: { manufacturer: en },
  });
  return enter;
};

it.each([
  ['en', 'Without installation'],
  ['tr', 'Montaj hariç'],
] as const)('fills the terms that the template says, in the offer’s language: %s', async (language, note) => {
  const enter = open([template('defaults', {}), exported], language);
  await userEvent.selectOptions(await screen.findByLabelText(en['offer.template.label']), 'Export');
  await userEvent.click(screen.getByRole('button', { name: en['offer.template.fill'] }));
  expect(enter.mock.calls).toEqual([
    [
      {
        incotermRule: 'FCA',
        incotermPlace: 'Bursa',
        milestones: [],
        validUntil: '',
        // What the template doesn't say stays.
        paymentNote: 'By transfer',
        note,
        guarantee: null,
      },
    ],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(
    fillIn(en['offer.template.filled'], { name: 'Export' }),
  );
});

it.each([
  ['', { issuer: 'Poyraz Bankası', amount: '', until: '' }, null],
  [
    ', and leaves what the offer says beside it',
    { issuer: 'Poyraz Bankası', amount: '5000', until: '2027-03-31' },
    { issuer: 'Ege Bank', amount: '5000.00', until: '2027-03-31' },
  ],
])('names the issuer of a guarantee%s', async (_what, guarantee, advanceGuarantee) => {
  const terms = { ...emptyTemplate, guaranteeIssuer: 'Poyraz Bankası' };
  const enter = open([template('defaults', { terms })], 'en', { advanceGuarantee });
  await userEvent.click(await screen.findByRole('button', { name: en['offer.template.fill'] }));
  expect(enter.mock.calls).toEqual([[expect.objectContaining({ guarantee })]]);
});

it('begins with the company’s defaults', async () => {
  open([template('defaults', {}), exported]);
  expect(await screen.findByLabelText(en['offer.template.label'])).toHaveDisplayValue(
    en['templates.defaults'],
  );
});

it('isn’t there as long as the company keeps none', async () => {
  open([]);
  await waitFor(() => expect(network.asked).toContain(endpoint));
  expect(screen.queryByRole('button', { name: en['offer.template.fill'] })).not.toBeInTheDocument();
});
