import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { emptyTemplate, type OfferTemplate, type OfferTemplateInput } from 'shared-kit/contract/quotes';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
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
  id: 'template-1',
  revision: 3,
  name: null,
  terms: emptyTemplate,
  savedAt: '2026-11-20T10:00:00Z',
  savedBy: 'Emre Kaplan',
  ...change,
});
const open = (locale: 'en' | 'tr' = 'en') =>
  renderInShell(<OfferTemplatesPage />, {
    path: locale === 'tr' ? '/tr/manufacturer/offer-templates' : '/manufacturer/offer-templates',
    messages: { manufacturer: locale === 'tr' ? tr : en, host: { 'page.loading': 'Loading' } },
  });
const placeMissing = `${en['offer.terms.incotermPlace']}: ${en['offer.fault.required']}`;
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
    expect(await screen.findByText(en['templates.defaults-empty'])).toBeVisible();
    expect(
      (await form(en['templates.defaults'])).getByLabelText(en['offer.terms.incotermPlace']),
    ).toBeDisabled();
    expect(screen.getByText(en['templates.none'])).toBeVisible();
  });

  it('are saved with terms and with words in both languages', async () => {
    const written = takeWrites();
    open();
    const fields = await form(en['templates.defaults']);
    await userEvent.selectOptions(fields.getByLabelText(en['offer.terms.incoterm']), 'FCA');
    await userEvent.type(fields.getByLabelText(en['offer.terms.incotermPlace']), 'Bursa');
    await userEvent.type(fields.getByLabelText(en['templates.validity']), '21');
    await userEvent.click(fields.getByRole('button', { name: en['offer.payment.add'] }));
    await userEvent.type(fields.getByLabelText(en['offer.payment.percent']), '100');
    await userEvent.type(
      fields.getByLabelText(fillIn(en['templates.note'], { language: 'English' })),
      'Without installation ',
    );
    await userEvent.type(
      fields.getByLabelText(fillIn(en['templates.payment-note'], { language: 'Turkish' })),
      'Havale ile',
    );
    const issuer = fields.getByLabelText(en['templates.guarantee-issuer']);
    await userEvent.type(issuer, ' Poyraz Bankası');
    await userEvent.click(fields.getByRole('button', { name: en['templates.save'] }));
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
    expect(toasts.toasts().map(({ text }) => text)).toEqual([en['templates.saved']]);
  });

  it('name what is wrong, lead to it and save nothing', async () => {
    const written = takeWrites();
    open();
    const fields = await form(en['templates.defaults']);
    await userEvent.selectOptions(fields.getByLabelText(en['offer.terms.incoterm']), 'FCA');
    await userEvent.type(fields.getByLabelText(en['templates.validity']), '400');
    await userEvent.click(fields.getByRole('button', { name: en['offer.payment.add'] }));
    await userEvent.type(fields.getByLabelText(en['offer.payment.percent']), '30{Enter}');
    const faults = fields.getByRole('alert');
    expect(faults).toHaveFocus();
    expect(
      within(faults)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual([
      fillIn(en['offer.wrong.days'], { most: 365 }),
      placeMissing,
      `${en['offer.payment.title']}: ${en['offer.fault.sum-not-hundred']}`,
    ]);
    await userEvent.click(within(faults).getByRole('link', { name: placeMissing }));
    expect(fields.getByLabelText(en['offer.terms.incotermPlace'])).toHaveFocus();
    expect(written).toEqual([]);
  });

  it('are shown, and are a colleague’s until theirs are loaded', async () => {
    kept = [template({ terms: { ...emptyTemplate, validityDays: 14 } })];
    const written = takeWrites(() => problemAnswer(409, 'offer-template.moved'));
    open();
    const fields = await form(en['templates.defaults']);
    expect(fields.getByText(containing(en['templates.saved-by'], { by: 'Emre Kaplan' }))).toBeVisible();
    await userEvent.clear(fields.getByLabelText(en['templates.validity']));
    await userEvent.click(fields.getByRole('button', { name: en['templates.save'] }));
    expect(await fields.findByRole('alert')).toHaveTextContent(en['templates.refusal.offer-template.moved']);
    expect(written).toMatchObject([['template-1', { revision: 3, terms: { validityDays: null } }]]);
    kept = [template({ revision: 4, terms: { ...emptyTemplate, validityDays: 45 } })];
    await userEvent.click(fields.getByRole('button', { name: en['templates.reload'] }));
    await waitFor(async () =>
      expect((await form(en['templates.defaults'])).getByLabelText(en['templates.validity'])).toHaveValue(
        '45',
      ),
    );
  });

  it('are read only for other members', async () => {
    mayChange = false;
    kept = [template()];
    open();
    expect(await screen.findByText(en['templates.owners'])).toBeVisible();
    const fields = await form(en['templates.defaults']);
    expect(fields.getByLabelText(en['templates.validity'])).toBeDisabled();
    for (const key of ['templates.save', 'templates.remove', 'templates.add'] as const)
      expect(screen.queryByRole('button', { name: containing(en[key]) })).not.toBeInTheDocument();
  });
});

describe('a template', () => {
  it('is added under a name', async () => {
    const written = takeWrites();
    open();
    await userEvent.click(await screen.findByRole('button', { name: en['templates.add'] }));
    const fields = await form(en['templates.new']);
    await userEvent.click(fields.getByRole('button', { name: en['templates.save'] }));
    expect(fields.getByRole('link', { name: en['templates.name-missing'] })).toBeVisible();
    await userEvent.type(fields.getByLabelText(en['templates.name']), 'Export');
    kept = [template({ id: 'new-0-0-0-id', name: 'Export' })];
    await userEvent.click(fields.getByRole('button', { name: en['templates.save'] }));
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: en['templates.new'] })).not.toBeInTheDocument(),
    );
    expect(written).toMatchObject([['new-0-0-0-id', { revision: 0, name: 'Export' }]]);
    expect(screen.getByText('Export')).toBeVisible();
  });

  it('keeps its input when its name is taken', async () => {
    takeWrites(() => problemAnswer(409, 'offer-template.name-taken'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: en['templates.add'] }));
    const fields = await form(en['templates.new']);
    await userEvent.type(fields.getByLabelText(en['templates.name']), 'Export');
    await userEvent.click(fields.getByRole('button', { name: en['templates.save'] }));
    expect(await fields.findByRole('alert')).toHaveTextContent(
      en['templates.refusal.offer-template.name-taken'],
    );
    expect(fields.getByLabelText(en['templates.name'])).toHaveValue('Export');
  });

  it('is removed', async () => {
    kept = [template({ name: 'Export' })];
    const written = takeWrites(() => {
      kept = [];
      return { body: {} };
    });
    open();
    await userEvent.click(await screen.findByText('Export'));
    await userEvent.click((await form('Export')).getByRole('button', { name: en['templates.remove'] }));
    expect(await screen.findByText(en['templates.none'])).toBeVisible();
    expect(written).toEqual([['template-1', undefined]]);
  });
});

it('is there in Turkish', async () => {
  open('tr');
  expect(await screen.findByRole('heading', { name: tr['templates.title'] })).toBeVisible();
  expect(
    (await form(tr['templates.defaults'])).getByLabelText(
      fillIn(tr['templates.note'], { language: 'Türkçe' }),
    ),
  ).toBeVisible();
});
