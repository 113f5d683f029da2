import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput } from 'shared-kit/shell';
import { problemAnswer } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { aPriceList, karaova, kit, loom, nordhav } from './testing/a-price-list.ts';
import { api, field, group, listPage, open, pick, save } from './testing/list-page.tsx';

const { market } = listPage();

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
  expect(market.written).toEqual([
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
  await waitFor(() => expect(market.written.at(-1)?.revision).toBe(4));
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
    await waitFor(() => expect(market.written).toHaveLength(1));
    expect(market.written[0]?.entries.slice(2)).toMatchObject([
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

it('is removed once its maker has read what that means', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Nordic partners”?' }));
  expect(dialog.getByText(/1 company gets your public prices again at once/)).toBeVisible();
  expect(market.written).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove list' }));
  await waitFor(() => expect(address()).toBe('/manufacturer/price-lists'));
  expect(market.written).toEqual([undefined]);
});

it('is read only for other members', async () => {
  market.kept = aPriceList({ mayChange: false });
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
  market.network.answer(api, () => problemAnswer(status, code));
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
