import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { problemAnswer } from 'shared-kit/testing';
import { toasts } from 'shared-kit/ui';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { aPriceList, karaova, kit, loom, nordhav } from './testing/a-price-list.ts';
import { api, field, group, listPage, open, pick, save } from './testing/list-page.tsx';

const { market } = listPage();

it('is saved as a whole, with its revision', async () => {
  open();
  await userEvent.clear(await screen.findByRole('textbox', { name: en['price-lists.name'] }));
  await userEvent.type(field(en['price-lists.name']), ' Partners 2027 ');
  await userEvent.type(screen.getByLabelText(en['price-lists.valid-until']), '2027-03-31');
  await pick(en['price-lists.add-company'], 'usak', /Karaova/);
  await pick(en['price-lists.add-category'], 'dye', /Dyeing machines/);
  expect(group('Dyeing machines').getByLabelText(en['price-lists.percent'])).toHaveFocus();
  await userEvent.keyboard('2.5');
  await userEvent.click(group('Wear-part kit').getByRole('button', { name: en['price-lists.add-price'] }));
  await userEvent.keyboard('1900');
  expect(hasUnsavedInput()).toBe(true);
  await save();
  expect(await screen.findByRole('heading', { level: 1, name: 'Partners 2027' })).toBeVisible();
  expect(market.written).toEqual([
    {
      revision: 3,
      name: 'Partners 2027',
      validFrom: '2026-01-01',
      validUntil: '2027-03-31',
      companies: [nordhav.id, karaova.id],
      entries: [
        { kind: 'category', categoryId: 'weaving', percentOff: '8' },
        { kind: 'category', categoryId: 'dyeing', percentOff: '2.5' },
        {
          kind: 'product',
          productId: kit.id,
          variantId: null,
          prices: [
            { zone: 'global', amount: '2050.125', currency: 'USD' },
            { zone: 'europe', amount: '1900', currency: 'USD' },
          ],
        },
      ],
    },
  ]);
  expect(toasts.toasts().map(({ text }) => text)).toEqual([en['price-lists.saved']]);
  expect(hasUnsavedInput()).toBe(false);
  await save();
  await waitFor(() => expect(market.written.at(-1)?.revision).toBe(4));
});

describe('a product with variants', () => {
  it('is priced with all of them or one by one, beside the public price', async () => {
    open();
    await screen.findByRole('textbox', { name: en['price-lists.name'] });
    await pick(en['price-lists.add-product'], 'loom', /Rapier loom/);
    expect(
      group('Rapier loom').getByText(fillIn(en['price-lists.public-from'], { price: '$78,500' })),
    ).toBeVisible();
    await userEvent.selectOptions(group('Rapier loom').getByLabelText(en['price-lists.variant']), '220 cm');
    expect(
      group('Rapier loom').getByText(fillIn(en['price-lists.public'], { price: '$81,000' })),
    ).toBeVisible();
    await userEvent.type(group('Rapier loom').getByLabelText(en['editor.price.price']), '80000');
    await pick(en['price-lists.add-product'], 'loom', /Rapier loom/);
    const [, second] = screen.getAllByRole('group', { name: 'Rapier loom' });
    if (!second) throw new Error('the product stands there once');
    expect(within(second).getByLabelText(en['price-lists.variant'])).toHaveDisplayValue(
      en['price-lists.all-variants'],
    );
    expect(within(second).queryByRole('option', { name: '220 cm' })).not.toBeInTheDocument();
    await userEvent.type(within(second).getByLabelText(en['editor.price.price']), '75000');
    await save();
    await waitFor(() => expect(market.written).toHaveLength(1));
    expect(market.written[0]?.entries.slice(2)).toMatchObject([
      { productId: loom.id, variantId: 'v-220', prices: [{ amount: '80000' }] },
      { productId: loom.id, variantId: null, prices: [{ amount: '75000' }] },
    ]);
  });

  it('can’t be there twice without variants', async () => {
    open();
    await screen.findByRole('textbox', { name: en['price-lists.name'] });
    await userEvent.type(screen.getByRole('combobox', { name: en['price-lists.add-product'] }), 'wear');
    expect(await screen.findByText(en['price-lists.product-none'])).toBeVisible();
  });
});

it('offers only companies that sent a request and aren’t on the list, by keyboard too', async () => {
  open();
  await screen.findByRole('textbox', { name: en['price-lists.name'] });
  expect(screen.getByText(en['price-lists.companies-hint'])).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: en['price-lists.add-company'] }));
  const found = within(await screen.findByRole('listbox', { name: en['price-lists.add-company'] }));
  expect(found.getAllByRole('option').map((it) => it.textContent)).toEqual(['Karaova Uşak, Türkiye']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const chosen = within(screen.getByRole('list', { name: en['price-lists.companies'] }));
  expect(chosen.getByText('Karaova')).toBeVisible();
  const remove = fillIn(en['price-lists.remove-row'], { name: 'Nordhav' });
  await userEvent.click(chosen.getByRole('button', { name: remove }));
  expect(chosen.queryByText('Nordhav')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: en['price-lists.add-company'] })).toHaveFocus();
});

it('is removed once its maker has read what that means', async () => {
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: en['price-lists.remove'] }));
  const title = fillIn(en['price-lists.remove.title'], { name: 'Nordic partners' });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(fillIn(en['price-lists.remove.text_one'], { count: 1 }))).toBeVisible();
  expect(market.written).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: en['price-lists.remove'] }));
  await waitFor(() => expect(address()).toBe('/manufacturer/price-lists'));
  expect(market.written).toEqual([undefined]);
});

it('is read only for other members', async () => {
  market.kept = aPriceList({ mayChange: false });
  open();
  expect(await screen.findByText(en['price-lists.owners'])).toBeVisible();
  expect(field(en['price-lists.name'])).toBeDisabled();
  expect(group('Wear-part kit').getByLabelText(en['editor.price.price'])).toHaveValue('2050.125');
  for (const button of screen.queryAllByRole('button')) expect(button).toBeDisabled();
  for (const kind of ['company', 'category', 'product'] as const)
    expect(screen.queryByRole('combobox', { name: en[`price-lists.add-${kind}`] })).not.toBeInTheDocument();
});

it.each([
  [404, 'price-list.not-found'],
  [400, 'request.parameter-invalid'],
])('leads back from a list that isn’t there (%s)', async (status, code) => {
  market.network.answer(api, () => problemAnswer(status, code));
  open();
  expect(await screen.findByText(en['price-lists.missing'])).toBeVisible();
  expect(screen.getByRole('link', { name: en['price-lists.all'] })).toBeVisible();
});

it('is there in Turkish', async () => {
  open(tr as typeof en, '/tr');
  expect(await screen.findByRole('textbox', { name: tr['price-lists.name'] })).toHaveValue('Nordic partners');
  expect(screen.getByRole('button', { name: tr['price-lists.remove'] })).toBeVisible();
  expect(
    group('Wear-part kit').getByText(fillIn(tr['price-lists.public'], { price: '$2,320' })),
  ).toBeVisible();
});
