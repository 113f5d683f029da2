import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PriceListAnswer, PriceListChange } from 'shared-kit/contract';
import { hasUnsavedInput } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import PriceListPage from './price-list-page.tsx';
import { aPriceList, karaova, kit, listId, loom, nordhav, someCategories } from './testing/a-price-list.ts';

const path = `/manufacturer/price-lists/${listId}`;
const api = `/api${path}`;
let network: FakeNetwork;
let kept: PriceListAnswer;
/** What was written: a list, or undefined to remove it. */
let written: (PriceListChange | undefined)[];
/** Answers reads with the kept list, and writes as told. */
const takeWrites = (answer: () => ReturnType<typeof problemAnswer>) =>
  network.answer(api, (url, sent) => {
    if (url.searchParams.has('locale') && sent === undefined) return { body: kept };
    written.push(sent as PriceListChange);
    return answer();
  });
beforeEach(() => {
  kept = aPriceList();
  written = [];
  network = fakeNetwork({
    '/api/categories': () => ({ body: someCategories }),
    '/api/manufacturer/price-lists/companies': () => ({ body: { companies: [karaova, nordhav] } }),
    '/api/manufacturer/price-lists/products': ({ searchParams }) => {
      const words = (searchParams.get('q') ?? '').toLowerCase();
      return { body: { products: [kit, loom].filter(({ title }) => title.toLowerCase().includes(words)) } };
    },
  });
  takeWrites(() => ({ status: 200, body: { revision: 4 } }));
});
afterEach(() => {
  network.restore();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
});

const open = (words = en, prefix = '') =>
  renderInShell(<PriceListPage />, {
    path: prefix + path,
    pattern: '/manufacturer/price-lists/:id',
    messages: { manufacturer: words, host: { 'page.loading': 'Loading' } },
  });
const field = (name: string) => screen.getByRole('textbox', { name });
const pick = async (name: string, words: string, option: RegExp) => {
  await userEvent.type(screen.getByRole('combobox', { name }), words);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const group = (name: string) => within(screen.getByRole('group', { name }));

it('is saved as a whole, with its revision', async () => {
  open();
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await userEvent.type(field('Name'), ' Partners 2027 ');
  await userEvent.type(screen.getByLabelText('Valid through'), '2027-03-31');
  await pick('Add a company', 'usak', /Karaova/);
  await pick('Add a category', 'dye', /Dyeing machines/);
  expect(group('Dyeing machines').getByLabelText('Discount')).toHaveFocus();
  await userEvent.keyboard('2.5');
  await userEvent.click(
    group('Wear-part kit').getByRole('button', { name: 'Add a price for another place' }),
  );
  await userEvent.keyboard('1900');
  expect(hasUnsavedInput()).toBe(true);
  await save();
  expect(await screen.findByRole('heading', { level: 1, name: 'Partners 2027' })).toBeVisible();
  expect(written).toEqual([
    {
      ...{ revision: 3, name: 'Partners 2027', validFrom: '2026-01-01', validUntil: '2027-03-31' },
      companies: [nordhav.id, karaova.id],
      entries: [
        { kind: 'category', categoryId: 'weaving', percentOff: '8' },
        { kind: 'category', categoryId: 'dyeing', percentOff: '2.5' },
        {
          ...{ kind: 'product', productId: kit.id, variantId: null },
          prices: [
            { zone: 'global', amount: '2050.125', currency: 'USD' },
            { zone: 'europe', amount: '1900', currency: 'USD' },
          ],
        },
      ],
    },
  ]);
  expect(toasts.toasts().map(({ text }) => text)).toEqual(['Price list saved']);
  expect(hasUnsavedInput()).toBe(false);
  await save();
  await waitFor(() => expect(written.at(-1)?.revision).toBe(4));
});

describe('a product with variants', () => {
  it('is priced with all of them or one by one, beside the public price', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Name' });
    await pick('Add a product', 'loom', /Rapier loom/);
    expect(group('Rapier loom').getByText('Public price: from $78,500')).toBeVisible();
    await userEvent.selectOptions(group('Rapier loom').getByLabelText('Variant'), '220 cm');
    expect(group('Rapier loom').getByText('Public price: $81,000')).toBeVisible();
    await userEvent.type(group('Rapier loom').getByLabelText('Price'), '80000');
    await pick('Add a product', 'loom', /Rapier loom/);
    const [, second] = screen.getAllByRole('group', { name: 'Rapier loom' });
    if (!second) throw new Error('the product stands there once');
    expect(within(second).getByLabelText('Variant')).toHaveDisplayValue('All variants');
    expect(within(second).queryByRole('option', { name: '220 cm' })).not.toBeInTheDocument();
    await userEvent.type(within(second).getByLabelText('Price'), '75000');
    await save();
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written[0]?.entries.slice(2)).toMatchObject([
      { productId: loom.id, variantId: 'v-220', prices: [{ amount: '80000' }] },
      { productId: loom.id, variantId: null, prices: [{ amount: '75000' }] },
    ]);
  });

  it('can’t be there twice without variants', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.type(screen.getByRole('combobox', { name: 'Add a product' }), 'wear');
    expect(await screen.findByText('You have no other product with these words.')).toBeVisible();
  });
});

it('offers only companies that sent a request and aren’t on the list, by keyboard too', async () => {
  open();
  await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByText('Only companies that sent you a request can be on a list.')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Add a company' }));
  const found = within(await screen.findByRole('listbox', { name: 'Add a company' }));
  expect(found.getAllByRole('option').map((it) => it.textContent)).toEqual(['Karaova Uşak, Türkiye']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const chosen = within(screen.getByRole('list', { name: 'Companies' }));
  expect(chosen.getByText('Karaova')).toBeVisible();
  await userEvent.click(chosen.getByRole('button', { name: 'Remove Nordhav' }));
  expect(chosen.queryByText('Nordhav')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Add a company' })).toHaveFocus();
});

describe('what is wrong', () => {
  it('is named before anything is sent', async () => {
    open();
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.type(screen.getByLabelText('Valid through'), '2025-12-31');
    await userEvent.clear(group('Weaving machines').getByLabelText('Discount'));
    await userEvent.type(group('Weaving machines').getByLabelText('Discount'), '100');
    await userEvent.clear(group('Wear-part kit').getByLabelText('Price'));
    await save();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual([
      'Enter a name for the list.',
      'It would end before it begins.',
      'Weaving machines: Enter a percentage above 0 and below 100.',
      'Wear-part kit: Enter a price above 0.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /Weaving machines/ }));
    expect(group('Weaving machines').getByLabelText('Discount')).toHaveFocus();
    expect(written).toEqual([]);
  });

  it('of the server’s findings stands at its field until that is changed', async () => {
    const errors = [
      { name: 'companies.0', reason: 'unknown' },
      { name: 'entries.0.percentOff', reason: 'invalid' },
      { name: 'entries.1.productId', reason: 'unknown' },
    ];
    takeWrites(() => {
      const { status = 400, body } = problemAnswer(400, 'request.body-invalid');
      return { status, body: { ...(body as object), errors } };
    });
    open();
    await screen.findByRole('textbox', { name: 'Name' });
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map((it) => it.textContent)).toEqual([
      'Nordhav: This isn’t available any more. Remove it from the list.',
      'Weaving machines: The market doesn’t accept this. Check what you typed.',
      'Wear-part kit: This isn’t available any more. Remove it from the list.',
    ]);
    const discount = group('Weaving machines').getByLabelText('Discount');
    expect(discount).toHaveAccessibleDescription(en['price-lists.unfit.other']);
    await userEvent.type(discount, '.5');
    expect(discount).toHaveAccessibleDescription('');
    expect(summary.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(summary.getByRole('link', { name: /Nordhav/ }));
    expect(screen.getByRole('button', { name: 'Remove Nordhav' })).toHaveFocus();
  });

  it('of the connection is told, and the input stays', async () => {
    takeWrites(() => problemAnswer(403, 'company.not-allowed'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2027');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your company can’t change prices for now');
    expect(field('Name')).toHaveValue('Nordic partners 2027');
  });
});

describe('a colleague’s newer version', () => {
  const moved = async () => {
    takeWrites(() => problemAnswer(409, 'price-list.moved'));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2027');
    kept = aPriceList({ revision: 7, name: 'Theirs', changedBy: 'Fatma Şahin' });
    await save();
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Fatma Şahin saved it on');
    expect(field('Name')).toHaveValue('Nordic partners 2027');
    return within(note);
  };

  it('may be loaded in place of what I typed', async () => {
    const note = await moved();
    await userEvent.click(note.getByRole('button', { name: 'Load theirs' }));
    expect(field('Name')).toHaveValue('Theirs');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(hasUnsavedInput()).toBe(false);
  });

  it('may be replaced by mine', async () => {
    const note = await moved();
    takeWrites(() => ({ status: 200, body: { revision: 8 } }));
    await userEvent.click(note.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(written.at(-1)).toMatchObject({ revision: 7, name: 'Nordic partners 2027' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('is removed once its maker has read what that means', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Nordic partners”?' }));
  expect(dialog.getByText(/1 company gets your public prices again at once/)).toBeVisible();
  expect(written).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove list' }));
  await waitFor(() => expect(address()).toBe('/manufacturer/price-lists'));
  expect(written).toEqual([undefined]);
});

it('is read only for other members', async () => {
  kept = aPriceList({ mayChange: false });
  open();
  expect(await screen.findByText(en['price-lists.owners'])).toBeVisible();
  expect(field('Name')).toBeDisabled();
  expect(group('Wear-part kit').getByLabelText('Price')).toHaveValue('2050.125');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Add/ })).not.toBeInTheDocument();
});

it.each([
  [404, 'price-list.not-found'],
  [400, 'request.parameter-invalid'],
])('leads back from a list that isn’t there (%s)', async (status, code) => {
  network.answer(api, () => problemAnswer(status, code));
  open();
  expect(await screen.findByText('There is no such price list. It may have been removed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All price lists' })).toBeVisible();
});

it('is there in Turkish', async () => {
  open(tr as typeof en, '/tr');
  expect(await screen.findByRole('textbox', { name: 'Ad' })).toHaveValue('Nordic partners');
  expect(screen.getByRole('button', { name: 'Listeyi kaldır' })).toBeVisible();
  expect(group('Wear-part kit').getByText('Genel fiyat: $2,320')).toBeVisible();
});
