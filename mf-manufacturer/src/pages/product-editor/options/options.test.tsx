import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { ProductChoices, ProductDraft } from 'shared-kit/contract/products';
import { type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import EditorPage from '../editor-page.tsx';
import { aDraft, anEditorAnswer } from '../testing/editor-answer.ts';

const { id } = anEditorAnswer();
const path = `/manufacturer/products/${id}`;
const words = (text: string) => ({ en: text, tr: '' });
const value = (text: string) => ({ id: text, label: words(text) });
const usd = (price: number) => ({ regions: { global: { price, currency: 'USD' as const } }, countries: {} });
const variant = (values: string[], price: number) => ({
  id: values.join('-'),
  values,
  sku: null,
  priceMap: usd(price),
});
const choices: ProductChoices = {
  options: [
    { id: 'width', name: words('Width'), values: [value('190'), value('220')] },
    { id: 'shed', name: words('Shedding'), values: [value('Cam'), value('Dobby')] },
  ],
  variants: [
    variant(['190', 'Cam'], 90),
    variant(['190', 'Dobby'], 100),
    variant(['220', 'Cam'], 110),
    variant(['220', 'Dobby'], 120),
  ],
};

let network: FakeNetwork;
let saved: ProductDraft | null;
beforeEach(() => {
  saved = null;
  network = fakeNetwork({
    [`/api${path}/draft`]: (_url, sent) => {
      saved = (sent as { draft: ProductDraft }).draft;
      return { body: { revision: 1, savedAt: '2026-11-24T08:00:00Z', textTimes: {} } };
    },
    '/api/categories': () => ({ body: { categories: [] } }),
  });
});
afterEach(() => network.restore());

function open(of: ProductChoices | undefined, messages = en, prefix = '') {
  const draft = aDraft(of && { choices: of });
  network.answer(`/api${path}`, () => ({ body: anEditorAnswer({ draft, live: draft }) }));
  renderInShell(<EditorPage />, {
    path: prefix + path,
    pattern: '/manufacturer/products/:id',
    messages: { manufacturer: messages, host: { 'page.loading': 'Loading' } },
  });
  return screen.findByRole('heading', { name: messages['editor.options'] });
}
const button = (name: string) => screen.getByRole('button', { name });
const combination = (name: string) => screen.getByRole('checkbox', { name });
const offered = () => saved?.choices?.variants.map(({ id: it }) => it);
const savedSoon = (check: () => void) => waitFor(check, { timeout: 3000 });

it('begins with an option, whose combinations have the product’s price', async () => {
  await open(undefined);
  await userEvent.click(button(en['editor.option.add']));
  const name = fillIn(en['editor.option.number'], { number: 1 });
  const option = within(screen.getByRole('group', { name }));
  const value = (number: number) => fillIn(en['editor.option.value'], { number });
  fireEvent.change(option.getByRole('textbox', { name: `${value(1)} (English)` }), {
    target: { value: '190 cm' },
  });
  const add = fillIn(en['editor.option.add-value'], { name });
  await userEvent.click(option.getByRole('button', { name: add }));
  const names = screen.getAllByRole('checkbox').map((it) => it.closest('label')?.textContent);
  expect(names.slice(-2)).toEqual(['190 cm', value(2)]);
  expect(screen.getByText(fillIn(en['editor.point.options_other'], { count: 2 }))).toBeVisible();
  await savedSoon(() =>
    expect(saved?.choices?.variants.map(({ priceMap }) => priceMap)).toEqual([usd(159000), usd(159000)]),
  );
});

it.each([
  ['', en],
  ['/tr', tr],
] as const)('says how much is on offer (%s)', async (prefix, messages) => {
  await open(choices, messages as typeof en, prefix);
  const sentence = fillIn(messages['editor.variants'], { count: 4, all: 4 });
  expect(screen.getByRole('heading', { name: sentence })).toBeVisible();
});

it('with a price that can’t be read keeps nothing from being saved once it is off the offer', async () => {
  await open(choices);
  const row = combination('220, Cam').closest('li');
  if (!row) throw new Error('there is no such row');
  await userEvent.click(within(row).getByText('$110'));
  fireEvent.change(await within(row).findByRole('textbox', { name: en['editor.price.price'] }), {
    target: { value: 'much' },
  });
  expect(await screen.findByText(en['editor.save.wrong-entries'])).toBeVisible();
  await userEvent.click(combination('220, Cam'));
  await savedSoon(() => expect(offered()).toEqual(['190-Cam', '190-Dobby', '220-Dobby']));
});

describe('a combination', () => {
  it('that is taken off the offer comes back as it was', async () => {
    await open(choices);
    await userEvent.click(combination('190, Dobby'));
    expect(screen.getByText(en['editor.variant.not-offered'])).toBeVisible();
    await savedSoon(() => expect(offered()).toEqual(['190-Cam', '220-Cam', '220-Dobby']));
    await userEvent.click(combination('190, Dobby'));
    await savedSoon(() => expect(saved?.choices?.variants.at(-1)).toEqual(variant(['190', 'Dobby'], 100)));
  });

  it('has an article number and prices of its own', async () => {
    await open(choices);
    const row = combination('220, Cam').closest('li');
    if (!row) throw new Error('there is no such row');
    const terms = within(row);
    await userEvent.click(terms.getByText('$110'));
    fireEvent.change(await terms.findByRole('textbox', { name: en['editor.detail.sku'] }), {
      target: { value: 'RL-220-C' },
    });
    fireEvent.change(terms.getByRole('textbox', { name: en['editor.price.price'] }), {
      target: { value: '111.5' },
    });
    await userEvent.click(terms.getByRole('button', { name: en['editor.price.add'] }));
    const europe = within(terms.getAllByRole('group').at(-1) ?? row);
    await userEvent.selectOptions(europe.getByRole('combobox', { name: en['editor.price.place'] }), 'CH');
    await savedSoon(() =>
      expect(saved?.choices?.variants[2]).toMatchObject({
        sku: 'RL-220-C',
        priceMap: { regions: { global: { price: 111.5, currency: 'USD' } }, countries: { CH: null } },
      }),
    );
    expect(
      within(europe.getByRole('combobox', { name: en['editor.price.place'] })).queryByText(
        en['editor.zone.global'],
      ),
    ).toBeNull();
  });
});

it.each([
  [en['editor.rule.excludes'], ['190-Cam', '190-Dobby', '220-Dobby']],
  [en['editor.rule.requires'], ['190-Cam', '190-Dobby', '220-Cam']],
] as const)('a rule takes off what it forbids: %s', async (kind, left) => {
  await open(choices);
  const rule = within(screen.getByRole('group', { name: en['editor.rule.title'] }));
  const choose = (name: string, label: string) =>
    userEvent.selectOptions(rule.getByRole('combobox', { name }), label);
  await choose(en['editor.rule.first'], 'Width: 220');
  await choose(en['editor.rule.kind'], kind);
  expect(rule.queryByRole('option', { name: 'Shedding: Cam', selected: true })).toBeNull();
  await choose(en['editor.rule.second'], 'Shedding: Cam');
  expect(rule.getByText(fillIn(en['editor.rule.preview_one'], { count: 1 }))).toBeVisible();
  await userEvent.click(rule.getByRole('button', { name: en['editor.rule.apply'] }));
  expect(rule.getByText(fillIn(en['editor.rule.done_one'], { count: 1 }))).toBeVisible();
  await savedSoon(() => expect(offered()).toEqual(left));
});

it('says that nothing is on offer', async () => {
  await open({ ...choices, variants: [] });
  expect(screen.getByText(en['editor.variants-none'])).toBeVisible();
  expect(screen.getByRole('button', { name: fillIn(en['editor.fix_one'], { count: 1 }) })).toBeVisible();
});

it('shows what changed in words before it is published', async () => {
  await open(choices);
  await userEvent.click(combination('190, Cam'));
  await userEvent.click(button(en['editor.publish-changes']));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`190, Cam: ${en['editor.zone.global']} $90`).tagName).toBe('DEL');
  expect(dialog.queryByText(/190, Dobby/)).toBeNull();
});

it('lists the world’s price first, and a place stays where it is while it is chosen', async () => {
  const [first, ...others] = choices.variants;
  if (!first) throw new Error('there are no variants');
  const { priceMap } = variant([], 90);
  const europe = { price: 80, currency: 'USD' as const };
  const regions = { africa: europe, ...priceMap.regions, europe };
  await open({ ...choices, variants: [{ ...first, priceMap: { ...priceMap, regions } }, ...others] });
  const row = combination('190, Cam').closest('li');
  if (!row) throw new Error('there is no such row');
  await userEvent.click(within(row).getByText('$90'));
  // The first group is the combination itself.
  const places = () =>
    within(row)
      .getAllByRole('group')
      .map((it) => it.getAttribute('aria-label'))
      .slice(1);
  expect(places()).toEqual([en['editor.zone.global'], en['editor.zone.europe'], en['editor.zone.africa']]);
  const [, second] = within(row).getAllByRole('combobox', { name: en['editor.price.place'] });
  if (!second) throw new Error('there is no second place');
  await userEvent.selectOptions(second, 'CH');
  expect(places()).toEqual([en['editor.zone.global'], 'Switzerland', en['editor.zone.africa']]);
  expect(second).toHaveValue('CH');
});
