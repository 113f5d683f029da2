import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyTemplate, type OfferTemplate, type OfferTemplateInput } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import OfferTemplatesPage from './offer-templates-page.tsx';

const endpoint = '/api/manufacturer/offer-templates';
let network: FakeNetwork;
let kept: OfferTemplate[];
let mayChange: boolean;
const { randomUUID } = crypto;
beforeEach(() => {
  kept = [];
  mayChange = true;
  network = fakeNetwork({ [endpoint]: () => ({ body: { templates: kept, mayChange } }) });
});
afterEach(() => {
  crypto.randomUUID = randomUUID;
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const template = (change: Partial<OfferTemplate> = {}): OfferTemplate => ({
  ...{ id: 'template-1', revision: 3, name: null, terms: emptyTemplate },
  ...{ savedAt: '2026-11-20T10:00:00Z', savedBy: 'Emre Kaplan' },
  ...change,
});
const open = (locale: 'en' | 'tr' = 'en') =>
  renderInShell(<OfferTemplatesPage />, {
    path: locale === 'tr' ? '/tr/manufacturer/offer-templates' : '/manufacturer/offer-templates',
    messages: { manufacturer: locale === 'tr' ? tr : en, host: { 'page.loading': 'Loading' } },
  });
const form = async (name: string) => within(await screen.findByRole('form', { name }));

/** Collects what is written to any template, and answers. */
function takeWrites(answer: () => ReturnType<typeof problemAnswer> = () => ({ body: { revision: 1 } })) {
  const written: [string, OfferTemplateInput][] = [];
  crypto.randomUUID = () => 'new-0-0-0-id' as ReturnType<typeof crypto.randomUUID>;
  for (const id of ['template-1', 'new-0-0-0-id'])
    network.answer(`${endpoint}/${id}`, (_url, sent) => {
      written.push([id, sent as OfferTemplateInput]);
      return answer();
    });
  return written;
}

describe('the company’s defaults', () => {
  it('are empty at first, and say what they are for', async () => {
    open();
    expect(await screen.findByText(/There are no defaults yet/)).toBeVisible();
    expect((await form('Company defaults')).getByLabelText('Named place')).toBeDisabled();
    expect(screen.getByText(/No templates yet/)).toBeVisible();
  });

  it('are saved with terms and with words in both languages', async () => {
    const written = takeWrites();
    open();
    const fields = await form('Company defaults');
    await userEvent.selectOptions(fields.getByLabelText('Incoterm'), 'FCA');
    await userEvent.type(fields.getByLabelText('Named place'), 'Bursa');
    await userEvent.type(fields.getByLabelText('Validity'), '21');
    await userEvent.click(fields.getByRole('button', { name: 'Add milestone' }));
    await userEvent.type(fields.getByLabelText('Share'), '100');
    await userEvent.type(fields.getByLabelText('For the buyer, English'), 'Without installation ');
    await userEvent.type(fields.getByLabelText('Note on payment, Turkish'), 'Havale ile');
    const issuer = fields.getByLabelText('Issuer of the advance-payment guarantee');
    await userEvent.type(issuer, ' Poyraz Bankası');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]).toEqual([
      'new-0-0-0-id',
      {
        revision: 0,
        name: null,
        terms: {
          incoterm: { rule: 'FCA', place: 'Bursa' },
          milestones: [{ event: 'order', percent: '100', days: null, note: '' }],
          paymentNote: { en: '', tr: 'Havale ile' },
          validityDays: 21,
          note: { en: 'Without installation', tr: '' },
          guaranteeIssuer: 'Poyraz Bankası',
        },
      },
    ]);
    expect(toasts.toasts().map(({ text }) => text)).toEqual(['Saved']);
  });

  it('name what is wrong, lead to it and save nothing', async () => {
    const written = takeWrites();
    open();
    const fields = await form('Company defaults');
    await userEvent.selectOptions(fields.getByLabelText('Incoterm'), 'FCA');
    await userEvent.type(fields.getByLabelText('Validity'), '400');
    await userEvent.click(fields.getByRole('button', { name: 'Add milestone' }));
    await userEvent.type(fields.getByLabelText('Share'), '30{Enter}');
    const faults = fields.getByRole('alert');
    expect(faults).toHaveFocus();
    expect(
      within(faults)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual([
      'Enter 1 to 365 days.',
      'Named place: is missing',
      'Payment and validity: the shares don’t add up to 100%',
    ]);
    await userEvent.click(within(faults).getByRole('link', { name: 'Named place: is missing' }));
    expect(fields.getByLabelText('Named place')).toHaveFocus();
    expect(written).toEqual([]);
  });

  it('are shown, and are a colleague’s until theirs are loaded', async () => {
    kept = [template({ terms: { ...emptyTemplate, validityDays: 14 } })];
    const written = takeWrites(() => problemAnswer(409, 'offer-template.moved'));
    open();
    const fields = await form('Company defaults');
    expect(fields.getByText(/Saved by Emre Kaplan/)).toBeVisible();
    await userEvent.clear(fields.getByLabelText('Validity'));
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    expect(await fields.findByRole('alert')).toHaveTextContent('A colleague changed this meanwhile');
    expect(written).toMatchObject([['template-1', { revision: 3, terms: { validityDays: null } }]]);
    kept = [template({ revision: 4, terms: { ...emptyTemplate, validityDays: 45 } })];
    await userEvent.click(fields.getByRole('button', { name: 'Load theirs' }));
    await waitFor(async () =>
      expect((await form('Company defaults')).getByLabelText('Validity')).toHaveValue('45'),
    );
  });

  it('are read only for other members', async () => {
    mayChange = false;
    kept = [template()];
    open();
    expect(await screen.findByText(/Owners and approvers of your company change/)).toBeVisible();
    const fields = await form('Company defaults');
    expect(fields.getByLabelText('Validity')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Save|Remove|Add template/ })).not.toBeInTheDocument();
  });
});

describe('a template', () => {
  it('is added under a name', async () => {
    const written = takeWrites();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add template' }));
    const fields = await form('New template');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    expect(fields.getByRole('link', { name: 'Name: is missing' })).toBeVisible();
    await userEvent.type(fields.getByLabelText('Name'), 'Export');
    kept = [template({ id: 'new-0-0-0-id', name: 'Export' })];
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New template' })).not.toBeInTheDocument());
    expect(written).toMatchObject([['new-0-0-0-id', { revision: 0, name: 'Export' }]]);
    expect(screen.getByText('Export')).toBeVisible();
  });

  it('keeps its input when its name is taken', async () => {
    takeWrites(() => problemAnswer(409, 'offer-template.name-taken'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add template' }));
    const fields = await form('New template');
    await userEvent.type(fields.getByLabelText('Name'), 'Export');
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    expect(await fields.findByRole('alert')).toHaveTextContent('There is a template of this name already');
    expect(fields.getByLabelText('Name')).toHaveValue('Export');
  });

  it('is removed', async () => {
    kept = [template({ name: 'Export' })];
    const written = takeWrites(() => {
      kept = [];
      return { body: {} };
    });
    open();
    await userEvent.click(await screen.findByText('Export'));
    await userEvent.click((await form('Export')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/No templates yet/)).toBeVisible();
    expect(written).toEqual([['template-1', undefined]]);
  });
});

it('is there in Turkish', async () => {
  open('tr');
  expect(await screen.findByRole('heading', { name: 'Teklif şablonları' })).toBeVisible();
  expect((await form('Firma varsayılanları')).getByLabelText('Alıcıya, Türkçe')).toBeVisible();
});
