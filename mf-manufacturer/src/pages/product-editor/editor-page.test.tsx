import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figureFields } from 'shared-kit/contract/figures';
import { fillIn } from 'shared-kit/contract/languages';
import { unprintableWords } from 'shared-kit/contract/printed-text';
import type { ProductDraft } from 'shared-kit/contract/products';
import { openPoint } from 'shared-kit/figure-input';
import { queries } from 'shared-kit/query';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import EditorPage from './editor-page.tsx';
import { aDraft, anEditorAnswer } from './testing/editor-answer.ts';

const { id } = anEditorAnswer();
const path = `/manufacturer/products/${id}`;
const api = `/api${path}`;
let network: FakeNetwork;
/** The last bodies that were sent. */
let saving: { revision: number; draft: ProductDraft } | null = null;
let published: unknown;
const keepDraft = (revision: number) => (_url: URL, sent: unknown) => {
  saving = sent as typeof saving;
  return { body: { revision, savedAt: '2026-11-24T08:00:00Z', textTimes: {} } };
};
beforeEach(() => {
  saving = null;
  published = undefined;
  network = fakeNetwork({
    [api]: () => ({ body: anEditorAnswer() }),
    [`${api}/draft`]: keepDraft(1),
    [`${api}/publication`]: (_url, sent) => {
      published = sent;
      return { body: {} };
    },
    '/api/categories': () => ({ body: { categories: [] } }),
  });
});
afterEach(() => network.restore());

const page = (words = en, prefix = '') =>
  renderInShell(<EditorPage />, {
    path: prefix + path,
    pattern: '/manufacturer/products/:id',
    messages: { manufacturer: words, host: { 'page.loading': 'Loading' } },
  });
/** All at once, so that no pause within it is saved. */
const retype = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

describe('a measure', () => {
  it('may be typed in inches: centimetres are kept, and what was typed stays', async () => {
    page();
    retype(await screen.findByRole('textbox', { name: 'Reed width' }), '72 in');
    expect(await screen.findByText(containing(en['editor.kept-as'], { value: '182.88 cm' }))).toBeVisible();
    await waitFor(() =>
      expect(saving?.draft).toMatchObject({
        attributes: { reed_width_cm: 182.88 },
        typed: { reed_width_cm: '72 in' },
      }),
    );
  });

  it.each([
    ['72 kg', { fault: 'other-dimension' }],
    ['72 cubits', { fault: 'unknown-unit' }],
    ['1.250', { question: ['1.25', '1250'] }],
  ] as const)('%s is refused, and not saved', async (typed, reading) => {
    const fault = openPoint(reading, { ...figureFields.measure, unit: 'cm' }, 'en') ?? '';
    page();
    const field = await screen.findByRole('textbox', { name: 'Reed width' });
    retype(field, typed);
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(fault));
    expect(await screen.findByText(en['editor.save.wrong-entries'])).toBeVisible();
    expect(saving).toBeNull();
  });

  it('that nobody states is counted', async () => {
    page();
    expect(await screen.findByText(fillIn(en['editor.stated'], { stated: 1, all: 2 }))).toBeVisible();
    retype(screen.getByRole('textbox', { name: 'Reed width' }), '');
    expect(screen.getByText(fillIn(en['editor.stated'], { stated: 0, all: 2 }))).toBeVisible();
  });
});

it('shows the price that a buyer of some country gets, and its row', async () => {
  const row = { currency: 'USD', from: null, until: null, incoterm: null, leadTimeWeeks: null } as const;
  const priceRows = [
    { ...row, place: 'global', price: '159000' },
    { ...row, place: 'CH', price: '133600', currency: 'CHF' as const },
    { ...row, place: 'EG', price: '156800', until: '2020-01-01' },
  ];
  network.answer(api, () => ({ body: anEditorAnswer({ draft: aDraft({ priceRows }) }) }));
  page();
  const seen = await screen.findByRole('combobox', { name: en['editor.seen-in'] });
  const side = within(screen.getByRole('complementary'));
  expect(side.getByText('$159,000')).toBeVisible();
  await userEvent.selectOptions(seen, 'CH');
  expect(side.getByText('CHF 133,600')).toBeVisible();
  expect(side.getByText(containing(en['editor.row-used'], { place: 'Switzerland' }))).toBeVisible();
  await userEvent.selectOptions(seen, 'EG');
  expect(side.getByText(en['editor.on-request'])).toBeVisible();
});

it('keeps what is being typed when news ask for the product again', async () => {
  page();
  const model = await screen.findByRole('textbox', { name: en['editor.detail.model'] });
  retype(model, 'RL 191');
  await act(() => queries.refetchQueries());
  expect(screen.getByRole('textbox', { name: en['editor.detail.model'] })).toHaveValue('RL 191');
  await waitFor(() => expect(saving?.draft).toMatchObject({ model: 'RL 191' }));
});

it('names a letter that papers can’t show, and keeps what was typed', async () => {
  page();
  const model = await screen.findByRole('textbox', { name: en['editor.detail.model'] });
  const errors = [{ name: 'draft.model', reason: 'unprintable-letter', letter: '⌀' }];
  network.answer(`${api}/draft`, () => ({ status: 400, body: { code: 'request.body-invalid', errors } }));
  retype(model, 'Rod ⌀');
  const fault = { name: 'Rod ⌀', message: unprintableWords('⌀', 'en') };
  const words = fillIn(en['editor.save.refused'], fault);
  expect(await screen.findByText(words, {}, { timeout: 5000 })).toBeVisible();
  expect(model).toHaveValue('Rod ⌀');
  network.answer(`${api}/draft`, keepDraft(4));
  retype(model, 'Rod Ø');
  await waitFor(() => expect(saving?.draft).toMatchObject({ model: 'Rod Ø' }), { timeout: 5000 });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('shows a colleague’s newer text beside mine, and saves nothing before I choose', async () => {
  page();
  const label = fillIn(en['editor.text.title'], { language: 'English' });
  const name = await screen.findByRole('textbox', { name: label });
  const theirs = aDraft({ title: { ...aDraft().title, en: 'Theirs' }, model: 'RL 191' }); // language: the one that I type in
  network.answer(`${api}/draft`, () => problemAnswer(409, 'product.draft-moved'));
  network.answer(api, () => ({ body: anEditorAnswer({ draft: theirs, revision: 3 }) }));
  retype(name, 'Mine');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(fillIn(en['editor.conflict.mine'], { text: 'Mine' }));
  expect(note).toHaveTextContent(fillIn(en['editor.conflict.theirs'], { text: 'Theirs' }));
  expect(name).toHaveValue('Mine');
  expect(screen.getByRole('textbox', { name: en['editor.detail.model'] })).toHaveValue('RL 191');
  network.answer(`${api}/draft`, keepDraft(4));
  const keep = fillIn(en['editor.conflict.keep'], { name: `${en['editor.part.title']} (English)` });
  await userEvent.click(within(note).getByRole('button', { name: keep }));
  await waitFor(() =>
    expect(saving).toMatchObject({ revision: 3, draft: { title: { en: 'Mine' }, model: 'RL 191' } }),
  );
});

it.each([
  ['', en, en['editor.publish-changes']],
  ['/tr', tr, tr['editor.publish-changes']],
])('publishes as a whole, old beside new (%s)', async (prefix, words, button) => {
  network.answer(api, () => ({ body: anEditorAnswer({ revision: 2, draft: aDraft({ model: 'RL 200' }) }) }));
  page(words as typeof en, prefix);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('RL 190').tagName).toBe('DEL');
  expect(dialog.getByText('RL 200').tagName).toBe('INS');
  await userEvent.click(dialog.getByRole('button', { name: words['editor.publish.confirm'] }));
  await waitFor(() => expect(published).toEqual({ revision: 2, liveAt: '2026-11-01T08:00:00.000Z' }));
});

it('says what keeps a product from the shop', async () => {
  const row = { ...aDraft().priceRows[0], place: 'global' } as ProductDraft['priceRows'][number];
  network.answer(api, () => ({
    body: anEditorAnswer({
      status: 'draft',
      live: null,
      draft: aDraft({ priceRows: [row, row], originCountry: null }),
    }),
  }));
  page();
  const fix = fillIn(en['editor.fix_other'], { count: 2 });
  expect(await screen.findByRole('button', { name: fix })).toBeVisible();
  const overlap = fillIn(en['editor.point.price-overlap_one'], { count: 1 });
  expect(screen.getByText(overlap)).toBeVisible();
  expect(screen.getByText(en['editor.point.origin_one'])).toBeVisible();
});

it('says that there is no such product', async () => {
  network.answer(api, () => problemAnswer(404, 'product.not-found'));
  page();
  expect(await screen.findByRole('heading', { name: en['editor.missing'] })).toBeVisible();
});
